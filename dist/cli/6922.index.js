"use strict";
exports.id = 6922;
exports.ids = [6922];
exports.modules = {

/***/ 16922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDiff: function() { return /* binding */ runDiff; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/git.js
var git = __webpack_require__(17367);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/contract/handlers.js
var handlers = __webpack_require__(93947);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 2 modules
var config_contract = __webpack_require__(41832);
// EXTERNAL MODULE: ./build/src/config/diff/changes.js
var diff_changes = __webpack_require__(53664);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/config/contract/exit-routes.js
var exit_routes = __webpack_require__(17489);
// EXTERNAL MODULE: ./build/src/config/graph.js
var graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
;// CONCATENATED MODULE: ./build/src/config/diff/hides.js










function findHidden(base, head) {
    if (head === null)
        return [];
    const before = new Map();
    for (const entry of base === null ? [] : (0,config_contract/* createContract */.NF)(base).may_pass)
        (0,maps/* addTo */.DN)(before, toHiddenKey(entry, base), entry);
    const entries = [...(0,config_contract/* createContract */.NF)(head).may_pass, ...(base === null ? [] : findLostChecks(base, head))];
    const hidden = entries.flatMap((entry) => {
        const known = before.get(toHiddenKey(entry, head)) ?? [];
        const kinds = entry.kinds.filter((kind) => !known.some((old) => passes(old, kind, entry)));
        if (kinds.length === 0)
            return [];
        const { node, word, exit_codes: codes } = entry;
        const failures = `${kinds.map(formatKind).join(', ')}${codes === undefined ? '' : ` (exit code ${codes})`}`;
        const message = `${node === null ? '' : `${node}: `}${failures} may now fail while the run succeeds, by ${word}.`;
        const [kind = null, ...more] = kinds;
        return [(0,diff_changes/* makeChange */.nU)('hides', entry, message, { node, kind: more.length === 0 ? kind : null, after: word })];
    });
    const told = new Set(hidden.map(({ node }) => node));
    const lost = base === null ? [] : pairFiles(base, head).flatMap(([old, now]) => findLostRedEnds(old, now));
    return [...hidden, ...lost.filter(({ node }) => !told.has(node))];
}
function formatKind(kind) {
    return kind === config_contract/* ANY_KIND */.Oy ? 'any kind' : kind;
}
function toHiddenKey({ file, node, word, by }, root) {
    const from = external_node_path_default().posix.dirname(root?.displayFile ?? '');
    const shown = file === root?.displayFile ? '' : external_node_path_default().posix.relative(from, file);
    const setting = by === 'policy' ? word.replace(/, missing context.*/, '') : word;
    return [shown, node ?? setting].join('\n');
}
function passes(old, kind, entry) {
    const isAboutTests = [old.by, entry.by].some((by) => by === 'reports' || by === 'quarantine');
    if (isAboutTests && old.word !== entry.word)
        return false;
    if (toleratesMore(entry, old))
        return false;
    if (kind === 'internal.script_error' && old.exit_codes !== undefined) {
        const codes = (0,exit_routes/* parseCodeRanges */.Jh)(old.exit_codes);
        for (const code of (0,exit_routes/* parseCodeRanges */.Jh)(entry.exit_codes ?? '1..255, signals'))
            if (!codes.has(code))
                return false;
    }
    return old.kinds.some((known) => (known === config_contract/* ANY_KIND */.Oy ? kind === known || !(0,core_kinds/* isReservedKind */.HO)(kind) : (0,handlers/* covers */.hU)(known, kind)));
}
function toleratesMore(entry, old) {
    const [now, earlier] = [toBound(entry), toBound(old)];
    if (now === null || earlier === null)
        return false;
    if (now.unit === 'all' || earlier.unit === 'all')
        return now.unit === 'all' && earlier.unit !== 'all';
    return now.unit !== earlier.unit || now.most > earlier.most;
}
function toBound({ by, word }) {
    if (by === 'continue_on_error')
        return { unit: 'all', most: 0 };
    const [, unit = '', most] = /\b(\w+): ([\d.]+)/.exec(word) ?? [];
    return by === 'tolerate' ? { unit, most: Number(most) } : null;
}
function pairFiles(base, head) {
    const pairs = [[base, head]];
    const seen = new Set([head]);
    for (const [old, now] of pairs)
        for (const [name, child] of now.children) {
            const earlier = old.children.get(name);
            if (earlier === undefined || seen.has(child))
                continue;
            seen.add(child);
            pairs.push([earlier, child]);
        }
    return pairs;
}
function findLostChecks(base, head) {
    return pairFiles(base, head).flatMap(([old, now]) => {
        const entry = (at, by, word, kind) => {
            const position = now.at(at === null ? ['workflow'] : at.path);
            return { ...position, node: at?.label ?? null, by, word, kinds: [kind] };
        };
        const before = new Map((0,model/* collectSites */.b4)(old).map((site) => [site.label, site.step]));
        const policies = now.settings.policies ?? [];
        const applies = (name, node) => policies.some((policy) => policy.name === name && (policy.nodes?.includes(node) ?? true));
        return [
            ...(old.settings.policies ?? []).flatMap(({ name, mode, nodes = [...now.steps.keys()] }) => {
                const free = mode === 'warn' ? [] : nodes.filter((node) => !applies(name, node));
                if (free.length === 0)
                    return [];
                const where = policies.some((policy) => policy.name === name) ? ` on ${free.join(', ')}` : '';
                return [entry(null, 'policy', `no policy ${name}${where}`, 'internal.policy_denied')];
            }),
            ...(0,model/* collectSites */.b4)(now).flatMap((site) => {
                const earlier = before.get(site.label);
                if (earlier === undefined || !(0,config_contract/* passingIn */.t3)(now).leadsGreen(site))
                    return [];
                const reports = listReports(site);
                const isLess = reports.length < listReports({ ...site, step: earlier }).length;
                const lost = isLess ? entry(site, 'reports', 'fewer reports', 'external.build.test') : null;
                const field = findLostField(earlier, site.step);
                const kind = 'internal.schema_violation';
                const loose = field === null ? null : entry(site, 'route', `an output schema without ${field}`, kind);
                const isUnlimited = (0,model/* getTimeout */.uN)(earlier) !== null && (0,model/* getTimeout */.uN)(site.step) === null;
                const slow = isUnlimited ? entry(site, 'route', 'no timeout', 'internal.timeout') : null;
                return [lost, loose, slow].filter((one) => one !== null);
            }),
        ];
    });
}
function listReports({ step }) {
    return step.type === 'script' ? [step.reports ?? []].flat() : [];
}
function findLostField(before, after) {
    const schema = (step) => ('output' in step ? (step.output ?? {}) : {});
    const now = schema(after);
    const [lost] = Object.entries(schema(before)).find(([name, field]) => now[name] === undefined || (field.required !== false && now[name]?.required === false)) ?? [null];
    return lost;
}
function findLostRedEnds(base, head) {
    const before = (0,graph/* listReachableSteps */.RN)((0,graph/* staticGraph */.xw)(base));
    const reachable = (0,graph/* listReachableSteps */.RN)((0,graph/* staticGraph */.xw)(head));
    const old = new Map((0,model/* collectSites */.b4)(base).map((site) => [site.label, site]));
    return (0,model/* collectSites */.b4)(head).flatMap((site) => {
        const { name, type } = site.step;
        if ((0,step_types/* isGovernedType */.vC)(type) && before.has(name) && head.steps.has(name) && !reachable.has(name)) {
            const message = `${name}: nothing leads to it any more, so that what failed the run there may end in success.`;
            return [(0,diff_changes/* makeChange */.nU)('hides', head.at(site.path), message, { node: name })];
        }
        const earlier = old.get(site.label);
        if (earlier === undefined || site.group !== null || !reachable.has(site.label))
            return [];
        const ways = findWays(head, site);
        if (!ways.some(({ isGreen }) => isGreen))
            return [];
        const isStillRed = ({ label, greenBefore }) => ways.some((way) => !way.isGreen && way.label === label && way.greenBefore.every((one) => greenBefore.includes(one)));
        const lost = findWays(base, earlier).find((way) => !way.isGreen && !isStillRed(way));
        if (lost === undefined)
            return [];
        const way = `${lost.to === null ? 'no route' : `to: ${lost.to}`}${lost.label === '' ? '' : `, when: ${lost.label}`}`;
        const message = `${site.label}: what failed the run by ${way} may now end in success.`;
        return [(0,diff_changes/* makeChange */.nU)('hides', head.at(site.path), message, { node: site.label, before: way })];
    });
}
function findWays(workflow, site) {
    const passing = (0,config_contract/* passingIn */.t3)(workflow);
    const greenBefore = [];
    return (0,exit_routes/* routesAfterSuccess */.E0)(workflow, site).map(({ label, to }) => {
        const isGreen = to !== null && passing.green.has(to);
        const way = { label, to, isGreen, greenBefore: [...greenBefore] };
        if (isGreen)
            greenBefore.push(label);
        return way;
    });
}

// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
;// CONCATENATED MODULE: ./build/src/config/diff/settings.js





function diffSettings(base, head) {
    const [wasStrict, isStrict] = [(0,error_mode/* isStrictFile */.eZ)(base), (0,error_mode/* isStrictFile */.eZ)(head)];
    const type = isStrict ? 'file-became-strict' : 'file-became-lenient';
    const old = new Map((0,model/* collectSites */.b4)(base).map((site) => [site.label, site.step]));
    return [
        ...listChanged(null, head.at(['workflow']), [
            [type, 'strict_exit', String(wasStrict), String(isStrict)],
            ['finally-changed', 'finally', listText((0,model/* listFinallySteps */.hf)(base)), listText((0,model/* listFinallySteps */.hf)(head))],
        ]),
        ...listChanged(null, head.at(['workflow', 'resilience']), listResilienceSettings(base.settings, head.settings)),
        ...listChanged(null, head.at(['workflow', 'policies']), listPolicySettings(base, head)),
        ...(0,model/* collectSites */.b4)(head).flatMap(({ label, path, step }) => {
            const earlier = old.get(label);
            return earlier === undefined ? [] : listChanged(label, head.at(path), stepSettings(earlier, step, head));
        }),
    ];
}
function listChanged(node, position, settings) {
    return settings
        .filter(([, , before, after]) => before !== after)
        .map(([type, label, before, after]) => {
        const message = `${node ?? 'workflow'}: ${label} was ${before} and is now ${after}.`;
        return (0,diff_changes/* makeChange */.nU)(type, position, message, { node, before, after });
    });
}
function stepSettings(before, after, head) {
    return [
        ...listResilienceSettings(before, after, head.settings),
        ['retry-budget-changed', 'the number of transport attempts', formatAttempts(before), formatAttempts(after)],
        ['classify-changed', 'classify', formatRules(before), formatRules(after)],
        ...((0,model/* isGroup */.IZ)(before) && (0,model/* isGroup */.IZ)(after)
            ? [['failure-mode-changed', 'the failure mode', formatMode(before), formatMode(after)]]
            : []),
    ];
}
function listResilienceSettings(before, after, around = null) {
    const resolveSettings = (owner) => (0,resilience/* mergeResilience */.OZ)(around?.resilience, 'resilience' in owner ? owner.resilience : undefined);
    const [old, now] = [resolveSettings(before), resolveSettings(after)];
    return [
        ['retry-budget-changed', 'the retry policy', ...formatDifference(old.retry, now.retry)],
        ['retry-budget-changed', 'the circuit breaker', ...formatDifference(old.breaker, now.breaker)],
    ];
}
const FILE_NAMES = {
    maxRetries: 'max_retries',
    initialSeconds: 'initial_delay',
    multiplier: 'backoff_multiplier',
    maxSeconds: 'max_delay',
    failureThreshold: 'failure_threshold',
    recoveryTimeoutSeconds: 'recovery_timeout',
    successThreshold: 'success_threshold',
};
function formatDifference(before, after) {
    if (before === null || after === null)
        return [printFields(before), printFields(after)];
    const texts = (fields) => new Map(Object.entries(fields).map(([name, value]) => [name, (0,json/* printJson */.Q2)(value)]));
    const [old, now] = [texts(before), texts(after)];
    const differing = (fields) => printFields(Object.fromEntries(Object.entries(fields).filter(([name]) => old.get(name) !== now.get(name))));
    return [differing(before), differing(after)];
}
function listPolicySettings(base, head) {
    const texts = ({ settings }) => new Map((settings.policies ?? []).map((policy) => [policy.name, formatPolicy(policy)]));
    const [old, now] = [texts(base), texts(head)];
    const names = [...new Set([...old.keys(), ...now.keys()])];
    return names.map((name) => ['policy-changed', `the policy ${name}`, old.get(name) ?? 'none', now.get(name) ?? 'none']);
}
function formatPolicy({ name: _name, description: _description, ...policy }) {
    return printFields({ mode: 'enforce', ...resilience/* POLICY_DEFAULTS */.md[policy.type], ...policy });
}
function formatRules(step) {
    const rules = step.type === 'script' ? (step.classify ?? []) : [];
    return rules.length === 0 ? 'none' : rules.map(printFields).join(', ');
}
function printFields(fields) {
    const named = Object.entries(fields ?? {}).map(([name, value]) => [FILE_NAMES[name] ?? name, value]);
    const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
    return fields === null ? 'none' : (0,json/* printJson */.Q2)(Object.fromEntries(sorted.filter(([, value]) => value !== null)));
}
function listText(names) {
    return names.length === 0 ? 'nothing' : names.join(', ');
}
function formatAttempts(step) {
    return step.type === 'agent' ? String(step.retry?.max_attempts ?? 3) : 'none';
}
function formatMode(group) {
    const tolerate = group.tolerate === undefined ? '' : `, tolerating ${(0,json/* printJson */.Q2)(group.tolerate)}`;
    return `${group.failure_mode ?? 'fail_fast'}${tolerate}`;
}

;// CONCATENATED MODULE: ./build/src/config/diff/index.js









function diffContracts(base, head) {
    const changes = [...findHidden(base, head), ...diffFiles(base, head, new Set())];
    const counts = {};
    for (const change of changes)
        counts[change.class] = (counts[change.class] ?? 0) + 1;
    const order = new Map(diff_changes/* changeClasses */.xP.map((name, index) => [name, index]));
    const sorted = [...changes].sort((a, b) => (order.get(a.class) ?? 0) - (order.get(b.class) ?? 0));
    return { base: base?.displayFile ?? null, head: head?.displayFile ?? null, changes: sorted, counts };
}
function diffFiles(base, head, seen) {
    const key = `${base?.file ?? ''}\n${head?.file ?? ''}`;
    if (seen.has(key))
        return [];
    seen.add(key);
    const before = base === null ? null : (0,config_contract/* createContract */.NF)(base);
    const after = head === null ? null : (0,config_contract/* createContract */.NF)(head);
    const children = new Set([...(base?.children.keys() ?? []), ...(head?.children.keys() ?? [])]);
    return [
        ...(base === null && head !== null ? [(0,diff_changes/* makeChange */.nU)('file-added', head.at([]), `${head.displayFile} is new.`)] : []),
        ...(base !== null && head === null
            ? [(0,diff_changes/* makeChange */.nU)('file-removed', base.at([]), `${base.displayFile} is gone.`)]
            : []),
        ...newEscapes(head, after, before).map(({ kind, node, nodes, at }) => {
            const message = `${formatKind(kind)} can now escape ${head?.displayFile}, from ${nodes}.`;
            return (0,diff_changes/* makeChange */.nU)('escaping-kind-added', at, message, { kind, node, after: nodes });
        }),
        ...newEscapes(base, before, after).map(({ kind, node, nodes, at }) => {
            const message = `${formatKind(kind)} can no longer escape ${base?.displayFile}.`;
            return (0,diff_changes/* makeChange */.nU)('escaping-kind-removed', at, message, { kind, node, before: nodes });
        }),
        ...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? [], []),
        ...diffNodes(before, after),
        ...(base !== null && head !== null ? diffSettings(base, head) : []),
        ...[...children].flatMap((path) => diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen)),
    ];
}
function newEscapes(workflow, contract, other) {
    if (workflow === null || contract === null)
        return [];
    const known = new Set(other?.escapes.map(({ kind }) => kind));
    return contract.escapes
        .filter(({ kind }) => !known.has(kind) && !escapesUnnamed(kind, other))
        .map(({ kind, nodes }) => {
        const at = contract.nodes.find(({ node }) => node === nodes[0]) ?? workflow.at([]);
        return { kind, node: nodes[0] ?? null, nodes: nodes.join(', '), at };
    });
}
function escapesUnnamed(kind, contract) {
    if (contract === null || kind === config_contract/* ANY_KIND */.Oy || (0,core_kinds/* isReservedKind */.HO)(kind))
        return false;
    return contract.nodes.some(({ group, raises }) => group === null &&
        raises.some((raised) => raised.kind === config_contract/* ANY_KIND */.Oy && raised.escapes) &&
        !raises.some((raised) => raised.kind === kind));
}
function diffNodes(before, after) {
    const old = new Map(before?.nodes.map((node) => [node.node, node]));
    const now = new Map(after?.nodes.map((node) => [node.node, node]));
    const compared = [...now].flatMap(([name, node]) => {
        const earlier = old.get(name);
        if (earlier !== undefined)
            return diffNode(earlier, node, after?.errorRoutes ?? []);
        return (0,diff_changes/* makeChange */.nU)('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type });
    });
    const gone = [...old]
        .filter(([name]) => !now.has(name))
        .map(([name, node]) => (0,diff_changes/* makeChange */.nU)('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }));
    return [...compared, ...gone];
}
function diffNode(old, now, shared) {
    const { node } = now;
    const changes = [...diffHandlers(node, old.handlers, now.handlers, shared)];
    const addChange = (type, message, before, after) => {
        changes.push((0,diff_changes/* makeChange */.nU)(type, now, `${node} ${message}.`, { node, before, after }));
    };
    if (old.type !== now.type)
        addChange('node-type-changed', `was of the type ${old.type} and is now of the type ${now.type}`, old.type, now.type);
    const effect = `uses error routing: what the engine finds there is ${now.typed ? '' : 'no longer '}a kind that routes can handle`;
    if (old.typed && !now.typed)
        addChange('left-error-routing', `no longer ${effect}`, 'typed', 'untyped');
    if (!old.typed && now.typed)
        addChange('entered-error-routing', `now ${effect}`, 'untyped', 'typed');
    const before = old.raises.map(({ kind }) => kind);
    const after = now.raises.map(({ kind }) => kind);
    const gained = after.filter((kind) => !isAmong(kind, before)).map(formatKind);
    const lost = before.filter((kind) => !isAmong(kind, after)).map(formatKind);
    const parts = [
        ...(gained.length > 0 ? [`can now raise ${gained.join(', ')}`] : []),
        ...(lost.length > 0 ? [`can no longer raise ${lost.join(', ')}`] : []),
    ];
    if (parts.length > 0)
        addChange('raises-changed', parts.join(' and '), before.join(', '), after.join(', '));
    return changes;
}
function isAmong(kind, kinds) {
    return kinds.some((known) => known === kind || (!(0,core_kinds/* isReservedKind */.HO)(kind) && (0,handlers/* covers */.hU)(known, kind)));
}
function diffHandlers(owner, base, head, shared) {
    const label = owner ?? 'workflow.error_routes';
    const change = (type, at, before, after, text) => {
        const kinds = at.patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ');
        const message = `${label}: ${kinds}${at.when === null ? '' : ` when ${at.when}`} ${text}.`;
        return (0,diff_changes/* makeChange */.nU)(type, at, message, { node: owner, kind: at.patterns.join(', '), before, after });
    };
    const whole = pairHandlers(base, head);
    const split = (handler) => handler.patterns.map((pattern) => ({ ...handler, patterns: [pattern] }));
    const parts = pairHandlers(whole.removed.flatMap(split), whole.added.flatMap(split));
    const stillHandled = parts.removed.flatMap((gone) => {
        const now = [...head, ...shared].find((handler) => handlesAll(handler, gone));
        return now === undefined ? [] : [[gone, { ...now, patterns: gone.patterns }]];
    });
    const kept = new Set(stillHandled.map(([gone]) => gone));
    const removed = joinPatterns(parts.removed.filter((gone) => !kept.has(gone)));
    const isKnown = (fresh) => base.some((old) => handlesAll(old, fresh) && toExactKey({ ...old, patterns: fresh.patterns }) === toExactKey(fresh));
    const added = joinPatterns(parts.added.filter((fresh) => !isKnown(fresh)));
    return [
        ...[...whole.pairs, ...parts.pairs, ...stillHandled]
            .filter(([before, after]) => toExactKey(before) !== toExactKey(after))
            .map(([before, after]) => {
            const isBudgetOnly = before.retry !== null &&
                after.retry !== null &&
                toExactKey({ ...before, retry: after.retry }) === toExactKey(after);
            const type = isBudgetOnly ? 'retry-budget-changed' : 'handler-changed';
            const [was, is] = [describe(before), describe(after)];
            return change(type, after, was, is, `was handled by ${was} and is now handled by ${is}`);
        }),
        ...removed.map((gone) => change('handler-removed', gone, describe(gone), null, `is no longer handled by ${describe(gone)}`)),
        ...added.map((fresh) => change('handler-added', fresh, null, describe(fresh), `is now handled by ${describe(fresh)}`)),
        ...findReordered(owner, label, whole.pairs),
    ];
}
function joinPatterns(parts) {
    const joined = new Map();
    for (const part of parts) {
        const patterns = [...(joined.get(part.index)?.patterns ?? []), ...part.patterns];
        joined.set(part.index, { ...part, patterns });
    }
    return [...joined.values()];
}
function handlesAll(handler, { patterns, when }) {
    if (handler.when !== null && handler.when !== when)
        return false;
    return patterns.every((pattern) => handler.patterns.some((known) => (0,handlers/* covers */.hU)(known, pattern)));
}
function pairHandlers(base, head) {
    const pairs = [];
    const removed = new Set(base);
    const added = new Set(head);
    for (const key of [toExactKey, waitKey]) {
        const waiting = new Map();
        for (const handler of added)
            (0,maps/* addTo */.DN)(waiting, key(handler), handler);
        for (const before of removed) {
            const after = waiting.get(key(before))?.shift();
            if (after === undefined)
                continue;
            pairs.push([before, after]);
            removed.delete(before);
            added.delete(after);
        }
    }
    return { pairs, removed: [...removed], added: [...added] };
}
function waitKey({ patterns, when }) {
    return (0,json/* printJson */.Q2)([[...patterns].sort(), when]);
}
function toExactKey(handler) {
    const { action, target, retry, sideEffects } = handler;
    return (0,json/* printJson */.Q2)([waitKey(handler), action, target, retry, sideEffects]);
}
function findReordered(owner, label, pairs) {
    const order = (side) => [...pairs].sort((a, b) => a[side].index - b[side].index);
    const [base, head] = [order(0), order(1)];
    const moved = base.find((pair, index) => index > 0 && pair[1].index < (base[index - 1]?.[1].index ?? 0))?.[1];
    if (moved === undefined)
        return [];
    const texts = (sorted) => sorted.map(([{ patterns }]) => patterns.join(', ')).join(' | ');
    const message = `${label}: the order in which error routes are tried has changed.`;
    const kind = moved.patterns.join(', ');
    return [
        (0,diff_changes/* makeChange */.nU)('handler-reordered', moved, message, { node: owner, kind, before: texts(base), after: texts(head) }),
    ];
}
function describe({ action, target, retry, sideEffects }) {
    if (retry === null)
        return [`${action}${target === null ? '' : ` ${target}`}`, ...sideEffects].join(' with ');
    const { maxRetries, backoff, initialSeconds, maxSeconds, maxElapsedSeconds, from } = retry;
    const elapsed = maxElapsedSeconds === null ? '' : `, within ${maxElapsedSeconds} s`;
    const entry = from === null ? '' : `, re-entering at ${from}`;
    const budget = `max ${maxRetries}, ${backoff}, from ${initialSeconds} s to ${maxSeconds} s${elapsed}${entry}`;
    return [`retry (${budget})`, ...sideEffects].join(' with ');
}

// EXTERNAL MODULE: ./build/src/config/load/index.js + 2 modules
var load = __webpack_require__(45488);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/config/rules/index.js + 7 modules
var config_rules = __webpack_require__(56319);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(48294);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js
var inspect_file = __webpack_require__(5546);
;// CONCATENATED MODULE: ./build/src/cli/diff.js












const NO_FILE = '/dev/null';
async function runDiff(args, context) {
    const [baseName = '', headName = ''] = args.operands;
    const failOn = args.all('--fail-on').flatMap((text) => text.split(/[\s,]+/).filter(Boolean));
    const unknown = failOn.find((name) => !(0,diff_changes/* isChangeClass */.B3)(name));
    if (unknown !== undefined) {
        const hint = `${(0,messages/* formatNearHint */.DB)(unknown, diff_changes/* changeClasses */.xP)}; classes are ${diff_changes/* changeClasses */.xP.join(', ')}`;
        return context.badUsage(`--fail-on: there is no class ${JSON.stringify(unknown)}${hint}`);
    }
    const base = diff_load(baseName, context);
    const head = diff_load(headName, context);
    if (!base.ok)
        return context.refuse(base.error);
    if (!head.ok)
        return context.refuse(head.error);
    if (base.value === null && head.value === null)
        return context.refuse(`neither ${baseName} nor ${headName} exists`);
    const sides = [head.value, base.value].filter((side) => side !== null);
    const isBroken = (side) => side.workflow === null || (side === head.value && listLoadErrors(side).length > 0);
    const broken = sides.find(isBroken);
    if (broken !== undefined) {
        context.printFindings(listLoadErrors(broken), broken.sources);
        return command/* EXIT_INVALID */.jL;
    }
    const diff = diffContracts(base.value?.workflow ?? null, head.value?.workflow ?? null);
    return print(diff, failOn, args.value('--format') ?? 'text', context);
}
function diff_load(name, context) {
    if (name === NO_FILE)
        return (0,result.ok)(null);
    const file = external_node_path_default().resolve(context.cwd, name);
    if ((0,files/* findEntryAt */.Bh)(file) !== 'absent')
        return (0,result.ok)((0,load/* loadWorkflow */.G)(file, {
            workspace: (0,workspace/* findWorkspace */.pl)(file, context.env),
            shownFrom: (0,workspace/* toShownFolder */.$z)(file, context.env, context.cwd),
            env: context.env,
        }));
    const colon = name.indexOf(':');
    if (colon < 2)
        return (0,result/* err */._q)(`there is no file ${name}`);
    const tree = (0,git/* openGitTree */.xh)(name.slice(0, colon), context.cwd, (0,providers/* pickDefined */.Lx)(context.env));
    return tree.ok ? loadFrom(tree.value, name.slice(colon + 1), context) : (0,result/* err */._q)(`${name}: ${tree.error}`);
}
function loadFrom(tree, name, context) {
    const file = tree.locate(name);
    const there = tree.reader.read(file);
    if (!there.ok && there.error.code === 'file-not-found') {
        context.terminal.stderr(`conductor diff: ${name} is not in that commit; it counts as a file that is not there\n`);
        return (0,result.ok)(null);
    }
    return (0,result.ok)((0,load/* loadWorkflow */.G)(file, { workspace: tree.root, env: context.env, reader: tree.reader }));
}
function listLoadErrors(loaded) {
    const rules = loaded.workflow === null ? [] : (0,config_rules/* validateWorkflow */._)(loaded.workflow).findings;
    return [...loaded.findings, ...rules].filter(({ severity, code }) => severity === 'error' && code !== 'missing-variable');
}
function print(diff, failOn, format, context) {
    const met = diff.changes.filter((change) => failOn.includes(change.class));
    const classes = [...new Set(met.map((change) => change.class))];
    if (format === 'json')
        (0,inspect_file.printDocument)({ ...diff, failed_on: classes }, context);
    else
        context.terminal.stdout((0,diff_changes/* renderDiff */["in"])(diff, format === 'markdown' ? 'markdown' : 'text'));
    if (met.length === 0)
        return 0;
    context.terminal.stderr(`conductor diff: ${met.length} of ${diff.changes.length} changes are in --fail-on: ${classes.join(', ')}\n`);
    return command/* EXIT_FAILED */.hj;
}


/***/ })

};
;
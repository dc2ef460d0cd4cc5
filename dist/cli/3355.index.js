"use strict";
exports.id = 3355;
exports.ids = [3355,5872,3491];
exports.modules = {

/***/ 89766:
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
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var config_contract = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/diff/changes.js
var diff_changes = __webpack_require__(53664);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/config/contract/exit-routes.js
var exit_routes = __webpack_require__(17489);
// EXTERNAL MODULE: ./build/src/config/graph.js
var graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/expressions/conditions.js
var conditions = __webpack_require__(21662);
// EXTERNAL MODULE: ./build/src/text/glob.js
var text_glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
// EXTERNAL MODULE: ./build/src/config/rules/details.js
var details = __webpack_require__(90063);
// EXTERNAL MODULE: ./build/src/config/rules/facts.js
var facts = __webpack_require__(99002);
;// CONCATENATED MODULE: ./build/src/config/diff/schemas.js





function diffPayloads(base, head) {
    const { kinds } = base.settings;
    if (kinds === undefined)
        return [];
    const reads = (0,details/* listDetailReads */.HT)((0,facts/* collectFacts */.M7)(base, new Set(), false));
    const escaping = new Set((0,config_contract/* createContract */.NF)(base).escapes.map(({ kind }) => kind));
    return Object.entries(kinds).flatMap(([kind, { details }]) => {
        const now = (0,json/* getOwnEntry */.xL)(head.settings.kinds ?? {}, kind);
        const at = now === undefined ? head.at(['workflow']) : head.keyAt(['workflow', 'kinds', kind]);
        return listChanges(details ?? {}, now?.details ?? {}, '').flatMap(({ field, before, after }) => {
            const isRead = reads.has(`${kind} ${field}`);
            if (!isRead && !escaping.has(kind))
                return [];
            const wordFor = (kinds) => {
                const why = isRead ? 'a handler reads it' : `${kinds} escapes ${base.displayFile}`;
                return `${field} of ${kinds} was ${before} and is ${after}; ${why}.`;
            };
            return (0,diff_changes/* makeChange */.nU)('payload-changed', at, wordFor(kind), { kind, before, after, wordFor });
        });
    });
}
function listChanges(base, head, path) {
    return Object.entries(base).flatMap(([name, old]) => {
        const field = `${path}${name}`;
        const now = (0,json/* getOwnEntry */.xL)(head, name);
        const [before, after] = [describeField(old), now === undefined ? 'gone' : describeField(now)];
        const isWeaker = now !== undefined && old.required !== false && now.required === false;
        const isNullable = now !== undefined && old.nullable !== true && now.nullable === true;
        const own = now === undefined || now.type !== old.type || isWeaker || isNullable ? [{ field, before, after }] : [];
        const inner = now === undefined ? [] : listChanges(old.properties ?? {}, now.properties ?? {}, `${field}.`);
        return [...own, ...inner];
    });
}
function describeField({ type, required, nullable }) {
    return `${required === false ? 'optional ' : ''}${type}${nullable === true ? ' or null' : ''}`;
}
function findLooserField(before, after, prefix = '') {
    for (const [name, field] of Object.entries(before)) {
        const now = Object.hasOwn(after, name) ? after[name] : undefined;
        const found = now === undefined ? `without ${prefix}${name}` : describeLooser(field, now, `${prefix}${name}`);
        if (found !== null)
            return found;
    }
    return null;
}
function describeLooser(before, after, path) {
    const constraint = findLooserConstraint(before, after);
    if (constraint !== null) {
        const [was, is] = [before[constraint], after[constraint]].map((value) => value === undefined ? null : (0,json/* printJson */.Q2)(value));
        return is === null
            ? `with ${path} without ${constraint}`
            : `with ${constraint} ${is} of ${path}${was === null ? '' : `, not ${was}`}`;
    }
    const { items, properties } = before;
    const inner = items === undefined
        ? null
        : after.items === undefined
            ? `without items of ${path}`
            : describeLooser(items, after.items, `${path}[]`);
    return inner ?? findLooserField(properties ?? {}, after.properties ?? {}, `${path}.`);
}
function findLooserConstraint(before, after) {
    if (before.type !== after.type && !(before.type === 'number' && after.type === 'integer'))
        return 'type';
    if (before.required !== false && after.required === false)
        return 'required';
    if (before.nullable !== true && after.nullable === true)
        return 'nullable';
    const { enum: values, pattern } = before;
    if (values !== undefined && (after.enum === undefined || after.enum.some((value) => !values.includes(value))))
        return 'enum';
    if (pattern !== undefined && after.pattern !== pattern)
        return 'pattern';
    for (const name of ['minimum', 'minLength'])
        if (isLess(after[name], before[name]))
            return name;
    for (const name of ['maximum', 'maxLength'])
        if (isLess(negate(after[name]), negate(before[name])))
            return name;
    return null;
}
function isLess(bound, before) {
    return before !== undefined && (bound === undefined || bound < before);
}
function negate(bound) {
    return bound === undefined ? undefined : -bound;
}

;// CONCATENATED MODULE: ./build/src/config/diff/lost-checks.js









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
        const toEntry = (node, at, [by, word, kind]) => {
            return { ...now.at(at), node, by, word, kinds: [kind] };
        };
        const before = new Map((0,model/* collectSites */.b4)(old).map((site) => [site.label, site]));
        const sites = (0,model/* collectSites */.b4)(now);
        return [
            ...[...findLostPolicies(old, now), ...findLooserPayloads(old, now)].map((lost) => toEntry(null, ['workflow'], lost)),
            ...sites.flatMap((site) => {
                const earlier = before.get(site.label);
                if (earlier === undefined || !(0,config_contract/* getPassing */.e9)(now).leadsGreen(site))
                    return [];
                return findLostAtStep(earlier.step, site.step, [old, now]).map((lost) => toEntry(site.label, site.path, lost));
            }),
            ...findRemovedNodes(old, now, sites).map(([label, lost]) => toEntry(label, ['workflow'], lost)),
        ];
    });
}
function findLostPolicies({ settings: old }, { settings: now, steps }) {
    const policies = now.policies ?? [];
    const applies = (name, node) => policies.some((policy) => policy.name === name && (policy.nodes?.includes(node) ?? true));
    return (old.policies ?? []).flatMap((policy) => {
        const { name, mode, nodes = [...steps.keys()] } = policy;
        if (mode === 'warn')
            return [];
        const free = nodes.filter((node) => !applies(name, node));
        const current = policies.find((one) => one.name === name);
        const where = current === undefined ? '' : ` on ${free.join(', ')}`;
        if (free.length > 0)
            return [['policy', `no policy ${name}${where}`, 'internal.policy_denied']];
        if (current === undefined)
            return [];
        if (cannotDeny(current) && !cannotDeny(policy))
            return [['policy', `policy ${name}, which cannot deny any more`, 'internal.policy_denied']];
        const [was, is] = [policy, current].map(getNeededRate);
        if (was === undefined || is === undefined || is >= was)
            return [];
        return [['policy', `policy ${name}, min_success_rate ${is}, not ${was}`, 'internal.policy_denied']];
    });
}
function getNeededRate(policy) {
    return policy.type === 'phase_gate'
        ? (policy.min_success_rate ?? resilience/* POLICY_DEFAULTS */.md.phase_gate.min_success_rate)
        : undefined;
}
function cannotDeny(policy) {
    return policy.type === 'expression' && (0,conditions/* alwaysHolds */.g)(policy.allow_if);
}
function findLooserPayloads({ settings: old }, { settings: now }) {
    return Object.entries(old.kinds ?? {}).flatMap(([kind, { details }]) => {
        if (details === undefined)
            return [];
        const field = findLooserField(details, now.kinds?.[kind]?.details ?? {});
        return field === null ? [] : [['route', `details of ${kind} ${field}`, 'internal.schema_violation']];
    });
}
function findLostAtStep(before, after, [old, now]) {
    const lost = [];
    if (before.type !== after.type && (0,step_types/* isGovernedType */.vC)(before.type))
        return [['route', `type: ${after.type} instead of ${before.type}`, getFirstKind(before)]];
    if (before.type === 'workflow' && after.type === 'workflow' && before.workflow !== after.workflow) {
        const [child, current] = [old.children.get(before.workflow), now.children.get(after.workflow)];
        if (child === undefined || current === undefined || printFile(child) !== printFile(current))
            lost.push(['route', `workflow: ${after.workflow} instead of ${before.workflow}`, 'subworkflow.failed']);
    }
    const glob = listReports(before).find((one) => !isFoundBy(one, listReports(after)));
    if (glob !== undefined)
        lost.push(['reports', `no reports of ${glob}`, 'external.build.test']);
    const [schema, current] = [before, after].map((step) => ('output' in step ? step.output : undefined));
    const field = schema === undefined ? null : findLooserField(schema, current ?? {});
    if (field !== null)
        lost.push(['route', `an output schema ${field}`, 'internal.schema_violation']);
    else if (schema !== undefined && current === undefined)
        lost.push(['route', 'no output schema', 'internal.schema_violation']);
    const more = listTestCodes(after).filter((code) => !listTestCodes(before).includes(code));
    if (more.length > 0)
        lost.push(['quarantine', `test_exit_codes with ${more.join(', ')}`, 'external.build.test']);
    for (const { when, kind } of before.type === 'script' ? (before.fail_when ?? []) : []) {
        const rules = after.type === 'script' ? (after.fail_when ?? []) : [];
        if (!rules.some((rule) => rule.when === when && rule.kind === kind))
            lost.push(['route', `no fail_when: ${when}`, kind]);
    }
    if ((0,model/* getTimeout */.uN)(before) !== null && (0,model/* getTimeout */.uN)(after) === null)
        lost.push(['route', 'no timeout', 'internal.timeout']);
    return lost;
}
function printFile({ settings, steps, output, children }) {
    return (0,json/* printJson */.Q2)([settings, [...steps.values()], output, [...children.keys()]]);
}
function listTestCodes(step) {
    return step.type === 'script' && step.quarantine !== undefined ? (step.test_exit_codes ?? []) : [];
}
function listReports(step) {
    return step.type === 'script' ? [step.reports ?? []].flat().flatMap(text_glob/* splitGlobs */.Kh) : [];
}
function isFoundBy(glob, globs) {
    const paths = [glob.replaceAll('**/', ''), glob.replaceAll('**', '*/*')];
    return globs.some((one) => one === glob || paths.every((path) => (0,text_glob/* compileGlob */.SO)(one).test(path)));
}
function findRemovedNodes(base, head, sites) {
    const reachable = (0,graph/* listReachableSteps */.RN)((0,graph/* getGraph */.XT)(base));
    const labels = new Set(sites.map(({ label }) => label));
    const works = new Set(sites.map(({ step }) => printWork(step)));
    if (!(0,config_contract/* getPassing */.e9)(head).canSucceed)
        return [];
    return (0,model/* collectSites */.b4)(base).flatMap(({ label, step, group }) => {
        const ran = reachable.has(label) || reachable.has(group?.name ?? '');
        if (!ran || !(0,step_types/* isGovernedType */.vC)(step.type) || labels.has(label) || works.has(printWork(step)))
            return [];
        return [[label, ['route', `no node ${label}`, getFirstKind(step)]]];
    });
}
function getFirstKind({ type }) {
    return step_types/* STEP_TYPES */.FU[type].kinds[0] ?? config_contract/* ANY_KIND */.Oy;
}
function printWork({ name: _name, description: _description, ...step }) {
    return (0,json/* printJson */.Q2)({ ...step, routes: [] });
}

;// CONCATENATED MODULE: ./build/src/config/diff/hides.js











function findHidden(base, head, entriesOf) {
    if (head === null)
        return [];
    const before = new Map();
    for (const entry of base === null ? [] : entriesOf.base((0,config_contract/* createContract */.NF)(base)))
        (0,maps/* addTo */.DN)(before, toHiddenKey(entry, base), entry);
    const entries = [...entriesOf.head((0,config_contract/* createContract */.NF)(head)), ...(base === null ? [] : findLostChecks(base, head))];
    const hidden = entries.flatMap((entry) => {
        const oldEntries = before.get(toHiddenKey(entry, head)) ?? [];
        const kinds = entry.kinds.filter((kind) => !oldEntries.some((old) => passes(old, kind, entry)));
        if (kinds.length === 0)
            return [];
        const { node, word, exit_codes: codes } = entry;
        const failures = `${kinds.map(formatKind).join(', ')}${codes === undefined ? '' : ` (exit code ${codes})`}`;
        const message = `${node === null ? '' : `${node}: `}${failures} may now fail while the run succeeds, by ${word}.`;
        const [kind = null, ...more] = kinds;
        return [(0,diff_changes/* makeChange */.nU)('hides', entry, message, { node, kind: more.length === 0 ? kind : null, after: word })];
    });
    const told = new Set(hidden.map(({ node }) => node));
    const lost = base === null
        ? []
        : pairFiles(base, head).flatMap(([old, now]) => [...findLostRedEnds(old, now), ...findLostRedRoutes(old, now)]);
    return [...hidden, ...lost.filter(({ node }) => !told.has(node))];
}
function formatKind(kind) {
    return kind === config_contract/* ANY_KIND */.Oy ? 'any kind' : kind;
}
function toHiddenKey({ file, node, word, setting = word }, root) {
    const from = external_node_path_default().posix.dirname(root?.displayFile ?? '');
    const shown = file === root?.displayFile ? '' : external_node_path_default().posix.relative(from, file);
    return [shown, node ?? setting].join('\n');
}
function passes(old, kind, entry) {
    const isAboutTests = [old.by, entry.by].some((by) => by === 'reports' || by === 'quarantine');
    if (isAboutTests && old.word !== entry.word)
        return false;
    if (toleratesMore(entry, old))
        return false;
    if (old.when !== undefined && old.when !== entry.when)
        return false;
    if (old.exit_codes !== undefined) {
        const codes = (0,exit_routes/* parseCodeRanges */.Jh)(old.exit_codes);
        for (const code of (0,exit_routes/* parseCodeRanges */.Jh)(entry.exit_codes ?? '1..255, signals'))
            if (!codes.has(code))
                return false;
    }
    return old.kinds.some((known) => (known === config_contract/* ANY_KIND */.Oy ? kind === known || !(0,core_kinds/* isReservedKind */.HO)(kind) : (0,handlers/* covers */.hU)(known, kind)));
}
function toleratesMore(entry, old) {
    const [now, earlier] = [entry.tolerates, old.tolerates];
    if (now === undefined || earlier === undefined)
        return false;
    if (now.unit === 'all' || earlier.unit === 'all')
        return now.unit === 'all' && earlier.unit !== 'all';
    return now.unit !== earlier.unit || now.most > earlier.most;
}
function findLostRedEnds(base, head) {
    const before = (0,graph/* listReachableSteps */.RN)((0,graph/* getGraph */.XT)(base));
    const reachable = (0,graph/* listReachableSteps */.RN)((0,graph/* getGraph */.XT)(head));
    const old = new Map((0,model/* collectSites */.b4)(base).map((site) => [site.label, site]));
    return (0,model/* collectSites */.b4)(head).flatMap((site) => {
        const { name, type } = site.step;
        if ((0,step_types/* isGovernedType */.vC)(type) && before.has(name) && !reachable.has(name)) {
            const message = `${name}: nothing leads to it any more, so that what failed the run there may end in success.`;
            return [(0,diff_changes/* makeChange */.nU)('hides', head.at(site.path), message, { node: name })];
        }
        const earlier = old.get(site.label);
        if (earlier === undefined || !reachable.has(site.label))
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
    const passing = (0,config_contract/* getPassing */.e9)(workflow);
    const greenBefore = [];
    return (0,exit_routes/* listSuccessWays */.ay)(workflow, site).map(({ label, to }) => {
        const isGreen = to !== null && passing.green.has(to);
        const way = { label, to, isGreen, greenBefore: [...greenBefore] };
        if (isGreen)
            greenBefore.push(label);
        return way;
    });
}
function findLostRedRoutes(base, head) {
    const before = new Map((0,config_contract/* createContract */.NF)(base).nodes.map((node) => [node.node, node]));
    return (0,config_contract/* createContract */.NF)(head).nodes.flatMap((node) => {
        const { raises: old = [] } = before.get(node.node) ?? {};
        for (const { kind, handledBy } of old) {
            const now = node.raises.find((raised) => raised.kind === kind)?.handledBy ?? [];
            const kept = listRedConditions(now, head);
            const lost = listRedConditions(handledBy, base)?.find((when) => kept !== null && !kept.includes(when));
            if (lost === undefined)
                continue;
            const message = `${node.node}: ${formatKind(kind)} that failed the run when ${lost} may now end in success.`;
            return [(0,diff_changes/* makeChange */.nU)('hides', node, message, { node: node.node, kind, before: lost })];
        }
        return [];
    });
}
function listRedConditions(handlers, workflow) {
    const { green } = (0,config_contract/* getPassing */.e9)(workflow);
    const isGreen = ({ action, target }) => action === 'recover' || (action === 'to' && target !== null && green.has(target));
    const first = handlers.findIndex(isGreen);
    if (first === -1)
        return null;
    return handlers.slice(0, first).flatMap(({ action, when }) => (action === 'retry' || when === null ? [] : [when]));
}

// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
;// CONCATENATED MODULE: ./build/src/config/diff/settings.js





function diffSettings(base, head) {
    const [wasStrict, isStrict] = [(0,error_mode/* isStrictFile */.eZ)(base), (0,error_mode/* isStrictFile */.eZ)(head)];
    const type = isStrict ? 'file-became-strict' : 'file-became-lenient';
    const old = new Map((0,model/* collectSites */.b4)(base).map((site) => [site.label, site.step]));
    return [
        ...listChanged(null, head.at(['workflow']), [
            [type, 'strict_exit', String(wasStrict), String(isStrict)],
            ['finally-changed', 'finally', formatNameList((0,model/* listFinallySteps */.hf)(base)), formatNameList((0,model/* listFinallySteps */.hf)(head))],
        ]),
        ...listChanged(null, head.at(['workflow', 'resilience']), listResilienceSettings(base.settings, head.settings)),
        ...listChanged(null, head.at(['workflow', 'policies']), listPolicySettings(base, head)),
        ...(0,model/* collectSites */.b4)(head).flatMap(({ label, path, step }) => {
            const earlier = old.get(label);
            return earlier === undefined ? [] : listChanged(label, head.at(path), listStepSettings(earlier, step, head));
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
function listStepSettings(before, after, head) {
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
    const rules = step.type === 'script' ? [...(step.classify ?? []), ...(step.fail_when ?? [])] : [];
    return rules.length === 0 ? 'none' : rules.map(printFields).join(', ');
}
function printFields(fields) {
    const named = Object.entries(fields ?? {}).map(([name, value]) => [FILE_NAMES[name] ?? name, value]);
    const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
    return fields === null ? 'none' : (0,json/* printJson */.Q2)(Object.fromEntries(sorted.filter(([, value]) => value !== null)));
}
function formatNameList(names) {
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












function diffContracts(base, head, entriesOf = LIST_ENTRIES, endings = { changes: [], notes: [] }) {
    const isSimulated = ({ node, kind, position }) => endings.changes.some((one) => one.class === 'hides' && one.node === node && one.kind === kind && one.position.file === position.file);
    const hidden = findHidden(base, head, entriesOf).filter((change) => change.kind === null || !isSimulated(change));
    const changes = [...hidden, ...endings.changes, ...diffFiles(base, head, new Set())];
    const counts = {};
    for (const change of changes)
        counts[change.class] = (counts[change.class] ?? 0) + 1;
    const order = new Map(diff_changes/* changeClasses */.xP.map((name, index) => [name, index]));
    const sorted = [...changes].sort((a, b) => (order.get(a.class) ?? 0) - (order.get(b.class) ?? 0));
    const files = { base: base?.displayFile ?? null, head: head?.displayFile ?? null };
    return { ...files, changes: sorted, counts, not_compared: listNotCompared(base, head), notes: endings.notes };
}
const LIST_ENTRIES = { base: (contract) => contract.may_pass, head: (contract) => contract.may_pass };
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
        ...listNewEscapes(head, after, before).map(({ kind, node, nodes, at }) => {
            const wordFor = (kinds) => `${kinds} can now escape ${head?.displayFile}, from ${nodes}.`;
            return (0,diff_changes/* makeChange */.nU)('escaping-kind-added', at, wordFor(formatKind(kind)), { kind, node, after: nodes, wordFor });
        }),
        ...listNewEscapes(base, before, after).map(({ kind, node, nodes, at }) => {
            const wordFor = (kinds) => `${kinds} can no longer escape ${base?.displayFile}.`;
            return (0,diff_changes/* makeChange */.nU)('escaping-kind-removed', at, wordFor(formatKind(kind)), { kind, node, before: nodes, wordFor });
        }),
        ...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? [], {
            shared: [],
            raised: before?.nodes.flatMap(({ raises }) => raises) ?? [],
        }),
        ...diffNodes(before, after),
        ...(base !== null && head !== null ? [...diffSettings(base, head), ...diffPayloads(base, head)] : []),
        ...[...children].flatMap((path) => diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen)),
    ];
}
function listNewEscapes(workflow, contract, other) {
    if (workflow === null || contract === null)
        return [];
    const otherKinds = new Set(other?.escapes.map(({ kind }) => kind));
    return contract.escapes
        .filter(({ kind }) => !otherKinds.has(kind) && !escapesUnnamed(kind, other))
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
    const changes = [...diffHandlers(node, old.handlers, now.handlers, { shared, raised: old.raises })];
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
function diffHandlers(owner, base, head, around) {
    const { shared, raised } = around;
    const label = owner ?? 'workflow.error_routes';
    const change = (type, at, before, after, text) => {
        const shown = at.patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ');
        const wordFor = (kinds) => `${label}: ${kinds}${at.when === null ? '' : ` when ${at.when}`} ${text}.`;
        return (0,diff_changes/* makeChange */.nU)(type, at, wordFor(shown), { node: owner, kind: at.patterns.join(', '), before, after, wordFor });
    };
    const whole = pairHandlers(base, head);
    const split = (handler) => handler.patterns.map((pattern) => ({ ...handler, patterns: [pattern] }));
    const parts = pairHandlers(whole.removed.flatMap(split), whole.added.flatMap(split));
    const lost = parts.removed.flatMap((gone) => splitByKind(gone, raised));
    const stillHandled = lost.flatMap((gone) => {
        const now = [...head, ...shared].find((handler) => handlesAll(handler, gone));
        return now === undefined ? [] : [[gone, { ...now, patterns: gone.patterns }]];
    });
    const kept = new Set(stillHandled.map(([gone]) => gone));
    const removed = joinPatterns(lost.filter((gone) => !kept.has(gone)));
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
            const [was, is] = [describeHandler(before), describeHandler(after)];
            return change(type, after, was, is, `was handled by ${was} and is now handled by ${is}`);
        }),
        ...removed.map((gone) => change('handler-removed', gone, describeHandler(gone), null, `is no longer handled by ${describeHandler(gone)}`)),
        ...added.map((fresh) => change('handler-added', fresh, null, describeHandler(fresh), `is now handled by ${describeHandler(fresh)}`)),
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
function splitByKind(handler, raised) {
    const [pattern = ''] = handler.patterns;
    const kinds = new Set(raised.map(({ kind }) => kind).filter((kind) => kind !== pattern && (0,handlers/* covers */.hU)(pattern, kind)));
    if (kinds.size === 0 || raised.some(({ kind }) => kind === config_contract/* ANY_KIND */.Oy))
        return [handler];
    return [...kinds].map((kind) => ({ ...handler, patterns: [kind] }));
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
    for (const key of [toExactKey, toMatchKey]) {
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
function toMatchKey({ patterns, when }) {
    return (0,json/* printJson */.Q2)([[...patterns].sort(), when]);
}
function toExactKey(handler) {
    const { action, target, retry, sideEffects } = handler;
    return (0,json/* printJson */.Q2)([toMatchKey(handler), action, target, retry, sideEffects]);
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
function describeHandler({ action, target, retry, sideEffects }) {
    if (retry === null)
        return [`${action}${target === null ? '' : ` ${target}`}`, ...sideEffects].join(' with ');
    const { maxRetries, backoff, initialSeconds, maxSeconds, maxElapsedSeconds, from } = retry;
    const elapsed = maxElapsedSeconds === null ? '' : `, within ${maxElapsedSeconds} s`;
    const entry = from === null ? '' : `, re-entering at ${from}`;
    const budget = `max ${maxRetries}, ${backoff}, from ${initialSeconds} s to ${maxSeconds} s${elapsed}${entry}`;
    return [`retry (${budget})`, ...sideEffects].join(' with ');
}
const TEXTS = [
    ...['run', 'command', 'args', 'env', 'stdin', 'working_dir', 'prompt', 'system_prompt', 'model', 'provider'],
    ...['value', 'values', 'input_mapping', 'source'],
];
function listNotCompared(base, head) {
    if (base === null || head === null)
        return [];
    return pairFiles(base, head).flatMap(([old, now]) => {
        const before = new Map((0,model/* collectSites */.b4)(old).map(({ label, step }) => [label, step]));
        return (0,model/* collectSites */.b4)(now).flatMap(({ label, step }) => {
            const earlier = before.get(label);
            if (earlier === undefined || earlier.type !== step.type)
                return [];
            const changed = TEXTS.filter((field) => printField(earlier, field) !== printField(step, field));
            return changed.map((field) => ({ node: label, field }));
        });
    });
}
function printField(step, field) {
    return (0,json/* printJson */.Q2)(new Map(Object.entries(step)).get(field) ?? null);
}

// EXTERNAL MODULE: ./build/src/config/load/index.js + 2 modules
var load = __webpack_require__(45488);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/config/quarantine.js
var quarantine = __webpack_require__(72813);
// EXTERNAL MODULE: ./build/src/config/rules/index.js + 7 modules
var config_rules = __webpack_require__(56319);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/simulate/text.js
var simulate_text = __webpack_require__(5606);
;// CONCATENATED MODULE: ./build/src/simulate/compare.js






const MAX_NOTES = 20;
const MAX_SHOWN_ENDINGS = 3;
function compareMatrices(base, head) {
    const old = new Map(listByKind(base).map(({ key, row }) => [key, row]));
    const success = compareAnswers(base.success, head.success);
    const whole = { row: { file: head.file, line: 1, node: null, after: [] }, kinds: [], times: '' };
    const folded = new Map(success === null ? [] : [['', { ...whole, ...success }]]);
    for (const { key, kind, row } of listByKind(head)) {
        for (const change of compareRows(old.get(key), row, kind)) {
            const group = (0,core_kinds/* isEngineKind */.Dj)(kind) ? '' : kind;
            const texts = [change.before, change.after].map((text) => text.replaceAll(kind, '*'));
            const same = JSON.stringify([row.file, row.node, group, change.times, change.type, ...texts]);
            const known = folded.get(same);
            if (known === undefined)
                folded.set(same, change);
            else
                known.kinds.push(kind);
        }
    }
    const unclear = [...folded.values()].filter(({ type }) => type === null).map(describe);
    const notes = [
        ...unclear.slice(0, MAX_NOTES),
        ...(unclear.length > MAX_NOTES ? [`and ${(0,messages/* formatCount */.B4)(unclear.length - MAX_NOTES, 'other failure')}`] : []),
        ...[base, head].flatMap(({ file, left_out: left }) => left === null ? [] : [`${file}: ${(0,messages/* formatCount */.B4)(left.rows, 'failure')} not simulated, the time was up`]),
    ];
    return { changes: [...folded.values()].flatMap(toChange), notes };
}
function listByKind({ file, rows }) {
    const folder = external_node_path_default().posix.dirname(file);
    return rows.flatMap((row) => {
        const place = row.file === file ? '' : external_node_path_default().posix.relative(folder, row.file);
        return [...new Set(row.kinds)].map((kind) => ({ key: JSON.stringify([place, row.node, kind]), kind, row }));
    });
}
function compareRows(old, row, kind) {
    const once = compareAnswers(old?.once ?? null, row.once);
    const always = compareAnswers(old?.always ?? null, row.always);
    const about = { row, kinds: [kind] };
    if (once !== null && JSON.stringify(once) === JSON.stringify(always))
        return [{ ...about, ...once, times: 'once or always' }];
    return [
        ...(once === null ? [] : [{ ...about, ...once, kinds: [kind], times: 'once' }]),
        ...(always === null ? [] : [{ ...about, ...always, kinds: [kind], times: 'always' }]),
    ];
}
function compareAnswers(old, now) {
    if (old === null || now === null || old.not_reached || now.not_reached)
        return null;
    const [was, is] = [collectEnds(old), collectEnds(now)];
    if ([...was].sort().join('\n') === [...is].sort().join('\n'))
        return null;
    const isUnclear = [old, now].some(({ endings, left_out: left }) => left || endings.some(({ outcome }) => outcome === 'unknown'));
    const change = rankGreen(now) - rankGreen(old);
    const type = change > 0 ? 'hides' : change < 0 ? 'breaks' : 'ending-changed';
    return {
        type: isUnclear ? null : type,
        before: describeEnds(old),
        after: describeEnds(now),
        isCertain: was.size === 1 && is.size === 1,
    };
}
function collectEnds({ endings }) {
    return new Set(endings.map(describeEnd));
}
function describeEnd({ outcome, exit_code: code, terminated_by: node }) {
    return JSON.stringify([outcome, code, node]);
}
function rankGreen({ endings }) {
    const green = endings.filter(({ outcome }) => outcome === 'success').length;
    return green === 0 ? 0 : green === endings.length ? 2 : 1;
}
function describeEnds({ endings }) {
    const different = [...new Map(endings.map((ending) => [describeEnd(ending), ending])).values()];
    const shown = different.slice(0, MAX_SHOWN_ENDINGS).map((ending) => {
        const [way = []] = different.length === 1 ? [] : ending.choices;
        const when = way.length === 0 ? '' : `, if ${(0,simulate_text/* formatChoices */.gc)(way)}`;
        return `${(0,simulate_text/* formatEndingLine */.f2)(ending)} (${(0,terminal_text/* toOneLine */.GX)(ending.path.join(' > '), 200)})${when}`;
    });
    const more = different.length - shown.length;
    return [...shown, ...(more > 0 ? [(0,messages/* formatCount */.B4)(more, 'other ending')] : [])].join(', or ');
}
function describe({ type, row, kinds, times, before, after, isCertain }) {
    const names = kinds.map((kind) => (kind === '*' ? 'any other kind' : kind)).join(', ');
    const earlier = row.after.map(({ node, kind }) => `, after ${node} meets ${kind}`).join('');
    const doubt = type === null ? '; which ending it is cannot be told' : isCertain ? '' : '; it depends on assumed values';
    const what = row.node === null ? 'without a failure' : `${row.node} meets ${names} ${times}${earlier}`;
    return `${what}: was ${before}; is ${after}${doubt}.`;
}
function toChange(compared) {
    const { type, row, kinds, before, after } = compared;
    if (type === null)
        return [];
    const [kind = null, ...more] = kinds;
    const position = { file: row.file, line: row.line, column: 1 };
    const wordFor = (shown) => describe({ ...compared, kinds: [shown] });
    const about = { node: row.node, kind: more.length === 0 ? kind : null, before, after, wordFor };
    return [(0,diff_changes/* makeChange */.nU)(type, position, describe(compared), about)];
}

// EXTERNAL MODULE: ./build/src/simulate/index.js + 5 modules
var simulate = __webpack_require__(43449);
// EXTERNAL MODULE: ./build/src/simulate/model.js
var simulate_model = __webpack_require__(176);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
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
    const base = loadSide(baseName, context);
    const head = loadSide(headName, context);
    if (!base.ok)
        return context.refuse(base.error);
    if (!head.ok)
        return context.refuse(head.error);
    if (base.value === null && head.value === null)
        return context.refuse(`neither ${baseName} nor ${headName} exists`);
    const sides = [head.value?.loaded ?? null, base.value?.loaded ?? null].filter((side) => side !== null);
    const isBroken = (side) => side.workflow === null || (side === head.value?.loaded && listLoadErrors(side).length > 0);
    const broken = sides.find(isBroken);
    if (broken !== undefined) {
        context.printFindings(listLoadErrors(broken), broken.sources);
        return command/* EXIT_INVALID */.jL;
    }
    const entries = {
        base: (contract) => listMayPass(contract, base.value),
        head: (contract) => listMayPass(contract, head.value),
    };
    const endings = await compareEndings(base.value, head.value, context);
    const diff = diffContracts(prepareSide(base.value), prepareSide(head.value), entries, endings);
    return printDiff(diff, failOn, args.value('--format') ?? 'text', context);
}
async function compareEndings(base, head, context) {
    if (base === null || head === null)
        return { changes: [], notes: [] };
    const [before, after] = [await simulateSide(base, context), await simulateSide(head, context)];
    if (before.ok && after.ok)
        return compareMatrices(before.value, after.value);
    return { changes: [], notes: [before, after].flatMap((side) => (side.ok ? [] : [side.error])) };
}
async function simulateSide({ file, tree, loaded }, context) {
    const around = { ...(0,run_request.createCommandSurroundings)(context), cancel: new AbortController().signal };
    const opened = await (0,simulate/* openSimulation */.kM)(file, around, tree ?? undefined);
    const matrix = opened.ok
        ? await (0,simulate/* simulateMatrix */.Em)(opened.value, simulate_model/* NO_ASSUMPTIONS */.p, { ...simulate_model/* NO_FILTERS */.o, tests: false })
        : opened;
    if (matrix.ok)
        return matrix;
    const [first] = [...matrix.error.findings.filter(({ severity }) => severity === 'error'), ...matrix.error.remedies];
    return (0,result/* err */._q)(`${loaded.workflow?.displayFile ?? file} cannot be simulated: ${first?.message ?? 'it has errors'}`);
}
function prepareSide(side) {
    const workflow = side?.loaded.workflow ?? null;
    return side === null || workflow === null ? null : (0,quarantine/* withDefaultQuarantine */.c4)(workflow, side.source);
}
function listMayPass(contract, side) {
    return side === null ? contract.may_pass : (0,quarantine/* withQuarantineEntries */.tn)(contract, side.source).may_pass;
}
function loadSide(name, context) {
    if (name === NO_FILE)
        return (0,result.ok)(null);
    const file = external_node_path_default().resolve(context.cwd, name);
    if ((0,entries/* findEntryAt */.B)(file) !== 'absent') {
        const shownFrom = (0,workspace/* findShownFolder */.Hg)(file, context.env, context.cwd);
        const loaded = (0,load/* loadWorkflow */.G2)(file, { workspace: (0,workspace/* findWorkspace */.pl)(file, context.env), shownFrom, env: context.env });
        return (0,result.ok)({ file, loaded, source: { root: shownFrom }, tree: null });
    }
    const colon = name.indexOf(':');
    if (colon < 2)
        return (0,result/* err */._q)(`there is no file ${name}`);
    const tree = (0,git/* openGitTree */.xh)(name.slice(0, colon), context.cwd, (0,providers/* pickDefined */.Lx)(context.env));
    return tree.ok ? loadFromCommit(tree.value, name.slice(colon + 1), context) : (0,result/* err */._q)(`${name}: ${tree.error}`);
}
function loadFromCommit(tree, name, context) {
    const file = tree.locate(name);
    const there = tree.reader.read(file);
    if (!there.ok && there.error.code === 'file-not-found') {
        context.terminal.stderr(`conductor diff: ${name} is not in that commit; it counts as a file that is not there\n`);
        return (0,result.ok)(null);
    }
    const { root, reader } = tree;
    const loaded = (0,load/* loadWorkflow */.G2)(file, { workspace: root, env: context.env, reader });
    const simulated = { workspace: root, shownFrom: root, files: reader };
    return (0,result.ok)({ file, loaded, source: { root, files: reader }, tree: simulated });
}
function listLoadErrors(loaded) {
    const rules = loaded.workflow === null ? [] : (0,config_rules/* validateWorkflow */._)(loaded.workflow).findings;
    return [...loaded.findings, ...rules].filter(({ severity, code }) => severity === 'error' && code !== 'missing-variable');
}
function printDiff(diff, failOn, format, context) {
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


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: function() { return /* binding */ findSettingsProblems; },
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Wx: function() { return /* binding */ findSettingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   vB: function() { return /* binding */ createInvalidRun; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67737);
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29120);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(createInvalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = findSettingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunId */ .nq)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return createInvalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_13__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function findSettingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG));
    return [
        ...findUsageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...findUsageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .listMissingGateTexts */ .es)(gates, answers) : []),
        ...findUsageFindings('injection', (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections)),
        ...findUsageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)(request)),
        ...(0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .findQuarantineProblems */ .mt)(workflow, request),
        ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(workflow, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, true, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function findSettingsWarnings(workflow, request) {
    const resolve = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findReplacedProviders */ .M$)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingKeys */ .kc)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, false, resolve),
    ];
}
function findShardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .toAdvice */ .S_)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(group, groups)) }];
}
function findUsageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function createInvalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked?.contract && workflow ? redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(checked.contract, workflow))) : null;
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null || workflow === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(contract, workflow)) }),
    });
}


/***/ })

};
;
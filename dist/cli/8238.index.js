export const id = 8238;
export const ids = [8238,5684,3303];
export const modules = {

/***/ 8238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDiff: () => (/* binding */ runDiff)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/adapters/process/locate.js
var locate = __webpack_require__(6001);
;// CONCATENATED MODULE: ./build/adapters/git.js




const MAX_BYTES = 64 * 1024 * 1024;
function openGitTree(ref, cwd, env) {
    if (ref.startsWith('-'))
        return (0,result/* err */._)(`${JSON.stringify(ref)} is not a ref`);
    const program = new locate/* CommandLocator */.gl().locate('git', cwd, env);
    if (!program.ok)
        return (0,result/* err */._)('git is needed to read a ref, and it was not found');
    const git = (args, input = '') => call(program.value, args, cwd, env, input);
    const top = git(['rev-parse', '--show-toplevel']);
    if (top.code !== 0)
        return (0,result/* err */._)(`${cwd} is not inside a git repository`);
    const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]);
    if (commit.code !== 0)
        return (0,result/* err */._)(`there is no ref ${JSON.stringify(ref)} in this repository`);
    const tree = commit.stdout.toString('utf8').trim();
    const root = external_node_path_.resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''));
    const read = (file) => {
        const name = external_node_path_.relative(root, file).split(external_node_path_.sep).join('/');
        if (name.includes('\n'))
            return (0,result/* err */._)({ code: 'file-not-found' });
        return blobOf(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`));
    };
    return (0,result.ok)({
        root,
        reader: { read, realpath: (file) => external_node_path_.resolve(file) },
        locate: (name) => (/^\.\.?[\\/]/.test(name) ? external_node_path_.resolve(cwd, name) : external_node_path_.resolve(root, name)),
    });
}
function call(program, args, cwd, env, input) {
    const { status, stdout, stderr, error } = (0,external_node_child_process_.spawnSync)(program, args, {
        cwd,
        env,
        input,
        maxBuffer: MAX_BYTES,
        windowsHide: true,
    });
    if (error !== undefined)
        return { code: 1, stdout: Buffer.alloc(0), stderr: error.message };
    return { code: status ?? 1, stdout, stderr: stderr.toString('utf8') };
}
function blobOf({ code, stdout, stderr }) {
    if (code !== 0)
        return (0,result/* err */._)({ code: 'file-unreadable', message: stderr.trim().split('\n')[0] ?? 'git failed' });
    const lineEnd = stdout.indexOf(0x0a);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(0, lineEnd).toString('utf8')) ?? [];
    if (type === undefined)
        return (0,result/* err */._)({ code: 'file-not-found' });
    if (type !== 'blob')
        return (0,result/* err */._)({ code: 'not-a-file' });
    return (0,result.ok)(stdout.subarray(lineEnd + 1, lineEnd + 1 + Number(size)));
}

// EXTERNAL MODULE: ./build/core/kinds.js
var core_kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/config/contract/index.js + 2 modules
var config_contract = __webpack_require__(9106);
// EXTERNAL MODULE: ./build/config/contract/patterns.js
var patterns = __webpack_require__(2427);
// EXTERNAL MODULE: ./build/config/diff/changes.js
var diff_changes = __webpack_require__(3762);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
;// CONCATENATED MODULE: ./build/config/diff/handlers.js

function diffHandlers(owner, base, head) {
    const { pairs, removed, added } = match(base, head);
    const changes = [];
    for (const [before, after] of pairs) {
        const changed = compare(owner, before, after);
        if (changed !== null)
            changes.push(changed);
    }
    for (const handler of removed)
        changes.push(change('handler-removed', owner, handler, describe(handler), null, `${where(owner)}: ${waits(handler)} is no longer handled by ${describe(handler)}.`));
    for (const handler of added)
        changes.push(change('handler-added', owner, handler, null, describe(handler), `${where(owner)}: ${waits(handler)} is now handled by ${describe(handler)}.`));
    return [...changes, ...reordered(owner, pairs)];
}
function match(base, head) {
    const pairs = [];
    let removed = [...base];
    let added = [...head];
    for (const key of [exactKey, actionKey, waitKey]) {
        const waiting = new Map();
        for (const handler of added)
            waiting.set(key(handler), [...(waiting.get(key(handler)) ?? []), handler]);
        const left = [];
        for (const handler of removed) {
            const partner = waiting.get(key(handler))?.shift();
            if (partner === undefined)
                left.push(handler);
            else
                pairs.push([handler, partner]);
        }
        const paired = new Set(pairs.map(([, after]) => after));
        removed = left;
        added = added.filter((handler) => !paired.has(handler));
    }
    return { pairs, removed, added };
}
function waitKey(handler) {
    return (0,json/* jsonText */.s$)([[...handler.patterns].sort(), handler.when]);
}
function actionKey(handler) {
    return (0,json/* jsonText */.s$)([waitKey(handler), handler.action]);
}
function exactKey(handler) {
    return (0,json/* jsonText */.s$)([actionKey(handler), handler.target, handler.retry, handler.sideEffects]);
}
function compare(owner, before, after) {
    if (exactKey(before) === exactKey(after))
        return null;
    const isBudget = before.action === 'retry' &&
        after.action === 'retry' &&
        before.target === after.target &&
        before.sideEffects.join() === after.sideEffects.join();
    const type = isBudget ? 'retry-budget-changed' : 'handler-changed';
    const message = `${where(owner)}: ${waits(after)} was handled by ${describe(before)} and is now handled by ${describe(after)}.`;
    return change(type, owner, after, describe(before), describe(after), message);
}
function reordered(owner, pairs) {
    const byBase = [...pairs].sort(([a], [b]) => a.index - b.index);
    const moved = byBase.find(([, after], position) => position > 0 && after.index < (byBase[position - 1]?.[1].index ?? 0));
    if (moved === undefined)
        return [];
    const order = (side) => [...pairs]
        .map((pair) => pair[side])
        .sort((a, b) => a.index - b.index)
        .map((handler) => handler.patterns.join(', '))
        .join(' | ');
    return [
        change('handler-reordered', owner, moved[1], order(0), order(1), `${where(owner)}: the order in which error routes are tried has changed.`),
    ];
}
function change(type, node, handler, before, after, message) {
    const { file, line, column } = handler;
    return {
        class: type,
        position: { file, line, column },
        node,
        kind: handler.patterns.join(', '),
        before,
        after,
        message,
    };
}
function where(owner) {
    return owner === null ? 'workflow.error_routes' : owner;
}
function waits(handler) {
    const kinds = handler.patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ');
    return handler.when === null ? kinds : `${kinds} when ${handler.when}`;
}
function describe(handler) {
    return [actionText(handler), ...handler.sideEffects].join(' with ');
}
function actionText(handler) {
    if (handler.retry !== null)
        return `retry (${budgetText(handler.retry)})`;
    return handler.target === null ? handler.action : `${handler.action} ${handler.target}`;
}
function budgetText(budget) {
    const parts = [`max ${budget.max}`, budget.backoff, `from ${budget.initialSeconds} s to ${budget.maxSeconds} s`];
    if (budget.maxElapsedSeconds !== null)
        parts.push(`within ${budget.maxElapsedSeconds} s`);
    if (budget.from !== null)
        parts.push(`re-entering at ${budget.from}`);
    return parts.join(', ');
}

// EXTERNAL MODULE: ./build/config/error-mode.js
var error_mode = __webpack_require__(1449);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/config/sites.js
var sites = __webpack_require__(2247);
;// CONCATENATED MODULE: ./build/config/diff/settings.js






function diffSettings(base, head) {
    const changes = strictChange(base, head);
    changes.push(...changed(null, head.at(['workflow', 'resilience']), resilienceSettings(base.settings, head.settings)));
    changes.push(...changed(null, head.at(['workflow', 'policies']), policySettings(base, head)));
    const last = { before: listText((0,model/* finallySteps */.x3)(base)), after: listText((0,model/* finallySteps */.x3)(head)) };
    changes.push(...changed(null, head.at(['workflow']), [{ class: 'finally-changed', what: 'finally', ...last }]));
    const old = new Map((0,sites/* sitesOf */.Yc)(base).map((site) => [site.label, site.step]));
    for (const { label, path, step } of (0,sites/* sitesOf */.Yc)(head)) {
        const earlier = old.get(label);
        if (earlier !== undefined)
            changes.push(...changed(label, head.at(path), stepSettings(earlier, step, head)));
    }
    return changes;
}
function strictChange(base, head) {
    const strict = (0,error_mode/* isStrictFile */.eZ)(head);
    if ((0,error_mode/* isStrictFile */.eZ)(base) === strict)
        return [];
    const [before, after] = strict ? ['false', 'true'] : ['true', 'false'];
    const old = new Map((0,sites/* sitesOf */.Yc)(base).map(({ label, step }) => [label, (0,error_mode/* isStrict */.io)(base, step)]));
    const scripts = (0,sites/* sitesOf */.Yc)(head)
        .filter(({ label, step, group }) => step.type === 'script' && group === null && old.get(label) === !(0,error_mode/* isStrict */.io)(head, step))
        .map(({ label }) => label);
    const effect = strict
        ? `a failing exit is now an error of ${scripts.join(', ')}`
        : `a failing exit is no longer an error of ${scripts.join(', ')}`;
    const message = `strict_exit of ${head.displayFile} was ${before} and is now ${after}${scripts.length === 0 ? '' : `: ${effect}`}.`;
    const type = strict ? 'file-became-strict' : 'file-became-lenient';
    return [(0,diff_changes/* made */.mI)(type, head.at(['workflow']), message, { before, after })];
}
function changed(node, position, settings) {
    return settings
        .filter(({ before, after }) => before !== after)
        .map(({ class: type, what, before, after }) => (0,diff_changes/* made */.mI)(type, position, `${node ?? 'workflow'}: ${what} was ${before} and is now ${after}.`, {
        node,
        before,
        after,
    }));
}
function stepSettings(before, after, head) {
    const settings = [
        ...resilienceSettings(before, after, head.settings),
        {
            class: 'retry-budget-changed',
            what: 'the number of transport attempts',
            before: attemptsText(before),
            after: attemptsText(after),
        },
        { class: 'classify-changed', what: 'classify', before: rulesText(before), after: rulesText(after) },
    ];
    if ((0,model/* isGroup */.IZ)(before) && (0,model/* isGroup */.IZ)(after))
        settings.push({
            class: 'failure-mode-changed',
            what: 'the failure mode',
            before: modeText(before),
            after: modeText(after),
        });
    return settings;
}
function resilienceSettings(before, after, around = null) {
    const of = (owner) => (0,resilience/* resilienceOf */.z1)(around?.resilience, 'resilience' in owner ? owner.resilience : undefined);
    const [old, now] = [of(before), of(after)];
    return [
        {
            class: 'retry-budget-changed',
            what: 'the retry policy',
            before: retryText(old.retry),
            after: retryText(now.retry),
        },
        {
            class: 'retry-budget-changed',
            what: 'the circuit breaker',
            before: breakerText(old.breaker),
            after: breakerText(now.breaker),
        },
    ];
}
function retryText(policy) {
    if (policy === null)
        return 'none';
    const { maxRetries, initialSeconds: first, multiplier, maxSeconds: cap, jitter, retryable } = policy;
    const wait = `after ${first} s, times ${multiplier}, at most ${cap} s, jitter ${jitter}`;
    return `${maxRetries} retries ${wait}, for ${retryable === null ? 'what is transient' : listText(retryable)}`;
}
function breakerText(policy) {
    if (policy === null)
        return 'none';
    const { failureThreshold, recoveryTimeoutSeconds, successThreshold, key, scope } = policy;
    const shared = key === null ? '' : `, key ${key}`;
    return `open after ${failureThreshold} failures for ${recoveryTimeoutSeconds} s, closed after ${successThreshold} successes, scope ${scope}${shared}`;
}
function policySettings(base, head) {
    const texts = ({ settings }) => new Map((settings.policies ?? []).map((policy) => [policy.name, policyText(policy)]));
    const [old, now] = [texts(base), texts(head)];
    return [...new Set([...old.keys(), ...now.keys()])].map((name) => ({
        class: 'policy-changed',
        what: `the policy ${name}`,
        before: old.get(name) ?? 'none',
        after: now.get(name) ?? 'none',
    }));
}
function policyText({ name: _name, description: _description, ...policy }) {
    return sortedText({ mode: 'enforce', ...resilience/* POLICY_DEFAULTS */.md[policy.type], ...policy });
}
function rulesText(step) {
    const rules = step.type === 'script' ? (step.classify ?? []) : [];
    return rules.length === 0 ? 'none' : rules.map(sortedText).join(', ');
}
function sortedText(fields) {
    const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
    return (0,json/* jsonText */.s$)(Object.fromEntries(sorted));
}
function listText(names) {
    return names.length === 0 ? 'nothing' : names.join(', ');
}
function attemptsText(step) {
    return step.type === 'agent' ? String(step.retry?.max_attempts ?? 3) : 'none';
}
function modeText(group) {
    const tolerate = group.tolerate === undefined ? '' : `, tolerating ${(0,json/* jsonText */.s$)(group.tolerate)}`;
    return `${group.failure_mode ?? 'fail_fast'}${tolerate}`;
}

;// CONCATENATED MODULE: ./build/config/diff/index.js







function diffContracts(base, head) {
    const changes = diffFiles(base, head, new Set());
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
    const changes = [...fileChanges(base, head)];
    const before = base === null ? null : (0,config_contract/* contractOf */.Qu)(base);
    const after = head === null ? null : (0,config_contract/* contractOf */.Qu)(head);
    changes.push(...diffEscapes(base, before, head, after));
    changes.push(...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? []));
    changes.push(...diffNodes(before, after));
    if (base !== null && head !== null)
        changes.push(...diffSettings(base, head));
    for (const path of new Set([...(base?.children.keys() ?? []), ...(head?.children.keys() ?? [])])) {
        changes.push(...diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen));
    }
    return changes;
}
function fileChanges(base, head) {
    if (base === null && head !== null)
        return [(0,diff_changes/* made */.mI)('file-added', head.at([]), `${head.displayFile} is new.`)];
    if (head === null && base !== null)
        return [(0,diff_changes/* made */.mI)('file-removed', base.at([]), `${base.displayFile} is gone.`)];
    return [];
}
function diffEscapes(base, before, head, after) {
    const changes = [];
    const old = new Map(before?.escapes.map((one) => [one.kind, one]));
    const now = new Map(after?.escapes.map((one) => [one.kind, one]));
    for (const { kind, nodes } of now.values()) {
        if (old.has(kind) || head === null || escapesUnnamed(kind, before))
            continue;
        const place = positionOf(after, nodes) ?? head.at([]);
        changes.push((0,diff_changes/* made */.mI)('escaping-kind-added', place, `${kindText(kind)} can now escape ${head.displayFile}, from ${nodes.join(', ')}.`, { kind, node: nodes[0] ?? null, after: nodes.join(', ') }));
    }
    for (const { kind, nodes } of old.values()) {
        if (now.has(kind) || base === null || escapesUnnamed(kind, after))
            continue;
        const place = positionOf(before, nodes) ?? base.at([]);
        changes.push((0,diff_changes/* made */.mI)('escaping-kind-removed', place, `${kindText(kind)} can no longer escape ${base.displayFile}.`, {
            kind,
            node: nodes[0] ?? null,
            before: nodes.join(', '),
        }));
    }
    return changes;
}
function escapesUnnamed(kind, contract) {
    if (contract === null || kind === config_contract/* ANY_KIND */.Oy || (0,core_kinds/* isReservedKind */.HO)(kind))
        return false;
    return contract.nodes.some(({ group, raises }) => group === null &&
        raises.some((one) => one.kind === config_contract/* ANY_KIND */.Oy && one.escapes) &&
        !raises.some((one) => one.kind === kind));
}
function positionOf(contract, nodes) {
    return contract?.nodes.find((node) => node.node === nodes[0]) ?? null;
}
function kindText(kind) {
    return kind === config_contract/* ANY_KIND */.Oy ? 'any kind' : kind;
}
function diffNodes(before, after) {
    const changes = [];
    const old = new Map(before?.nodes.map((node) => [node.node, node]));
    const now = new Map(after?.nodes.map((node) => [node.node, node]));
    for (const [name, node] of now) {
        const earlier = old.get(name);
        if (earlier === undefined)
            changes.push((0,diff_changes/* made */.mI)('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type }));
        else
            changes.push(...diffNode(earlier, node));
    }
    for (const [name, node] of old) {
        if (!now.has(name))
            changes.push((0,diff_changes/* made */.mI)('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }));
    }
    return changes;
}
function diffNode(before, after) {
    const node = after.node;
    const changes = [...diffHandlers(node, before.handlers, after.handlers)];
    if (before.type !== after.type) {
        changes.push((0,diff_changes/* made */.mI)('node-type-changed', after, `${node} was of the type ${before.type} and is now of the type ${after.type}.`, {
            node,
            before: before.type,
            after: after.type,
        }));
    }
    if (before.typed && !after.typed)
        changes.push((0,diff_changes/* made */.mI)('left-error-routing', after, `${node} no longer uses error routing: what the engine finds there is no longer a kind that routes can handle.`, { node, before: 'typed', after: 'untyped' }));
    if (!before.typed && after.typed)
        changes.push((0,diff_changes/* made */.mI)('entered-error-routing', after, `${node} now uses error routing: what the engine finds there is a kind that routes can handle.`, { node, before: 'untyped', after: 'typed' }));
    const old = kindsOf(before);
    const now = kindsOf(after);
    const gained = now.filter((kind) => !isAmong(kind, old));
    const lost = old.filter((kind) => !isAmong(kind, now));
    if (gained.length + lost.length > 0) {
        const parts = [
            gained.length > 0 ? `can now raise ${gained.map(kindText).join(', ')}` : '',
            lost.length > 0 ? `can no longer raise ${lost.map(kindText).join(', ')}` : '',
        ];
        changes.push((0,diff_changes/* made */.mI)('raises-changed', after, `${node} ${parts.filter((part) => part !== '').join(' and ')}.`, {
            node,
            before: old.join(', '),
            after: now.join(', '),
        }));
    }
    return changes;
}
function isAmong(kind, kinds) {
    return kinds.some((one) => one === kind || (!(0,core_kinds/* isReservedKind */.HO)(kind) && (0,patterns/* coverage */.vk)(one, kind) === 'full'));
}
function kindsOf(node) {
    return node.raises.map(({ kind }) => kind);
}

// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/config/rules/index.js + 14 modules
var config_rules = __webpack_require__(4063);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/run/adapters.js + 10 modules
var adapters = __webpack_require__(1853);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(5684);
;// CONCATENATED MODULE: ./build/cli/diff.js













const EXIT_FOUND = 1;
const NO_FILE = '/dev/null';
async function runDiff(args, context) {
    const [baseName, headName, ...more] = args.operands;
    if (baseName === undefined || headName === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'diff', 'give two versions: conductor diff BASE HEAD, each a file or REF:path');
    const failOn = (args.values.get('--fail-on') ?? [])
        .flatMap((text) => text.split(/[\s,]+/))
        .filter((text) => text !== '');
    const unknown = failOn.find((name) => !(0,diff_changes/* isChangeClass */.B3)(name));
    if (unknown !== undefined)
        return (0,command/* badUsage */.VT)(context, 'diff', unknownClass(unknown));
    const base = diff_load(baseName, context);
    const head = diff_load(headName, context);
    for (const side of [base, head])
        if (!side.ok)
            return (0,command/* refuse */.TR)(context, 'diff', side.error);
    if (!base.ok || !head.ok)
        return command/* EXIT_INVALID */.jL;
    if (base.value === null && head.value === null)
        return (0,command/* refuse */.TR)(context, 'diff', `neither ${baseName} nor ${headName} exists`);
    const broken = errorsOf(head.value);
    if (head.value !== null && broken.length > 0)
        return tellFindings(broken, head.value, context);
    const sides = { base: workflowOf(base.value), head: workflowOf(head.value) };
    for (const side of [base.value, head.value])
        if (side !== null && side.workflow === null)
            return tellFindings(errorsOf(side), side, context);
    return print(diffContracts(sides.base, sides.head), failOn, (0,cli_arguments/* oneValue */.o)(args, '--format') ?? 'text', context);
}
function unknownClass(name) {
    return `--fail-on: there is no class ${JSON.stringify(name)}${(0,messages/* nearHint */.ap)(name, diff_changes/* changeClasses */.xP)}; classes are ${diff_changes/* changeClasses */.xP.join(', ')}`;
}
function tellFindings(findings, loaded, context) {
    const text = (0,finding_text/* renderFindings */.vO)(findings, loaded.sources, context.terminal.color);
    context.terminal.stderr(`${(0,command/* environmentRedactor */.uv)(context).text(text)}\n`);
    return command/* EXIT_INVALID */.jL;
}
function diff_load(name, context) {
    if (name === NO_FILE)
        return (0,result.ok)(null);
    const file = external_node_path_.resolve(context.cwd, name);
    if ((0,files/* entryAt */._f)(file) !== 'absent')
        return (0,result.ok)((0,load/* loadWorkflow */.G2)(file, { workspace: (0,load/* findWorkspace */.pl)(file, context.env), env: context.env }));
    const colon = name.indexOf(':');
    if (colon < 2)
        return (0,result/* err */._)(`there is no file ${name}`);
    const tree = openGitTree(name.slice(0, colon), context.cwd, (0,adapters/* definedOnly */.Uv)(context.env));
    return tree.ok ? loadFrom(tree.value, name.slice(colon + 1), context) : (0,result/* err */._)(`${name}: ${tree.error}`);
}
function loadFrom(tree, name, context) {
    const file = tree.locate(name);
    const there = tree.reader.read(file);
    if (!there.ok && there.error.code === 'file-not-found') {
        context.terminal.stderr(`conductor diff: ${name} is not in that commit; it counts as a file that is not there\n`);
        return (0,result.ok)(null);
    }
    return (0,result.ok)((0,load/* loadWorkflow */.G2)(file, { workspace: tree.root, env: context.env, reader: tree.reader }));
}
function workflowOf(loaded) {
    return loaded?.workflow ?? null;
}
function errorsOf(loaded) {
    if (loaded === null)
        return [];
    const rules = loaded.workflow === null ? [] : (0,config_rules/* validateWorkflow */._B)(loaded.workflow).findings;
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
    return EXIT_FOUND;
}


/***/ }),

/***/ 5684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkDocument: () => (/* binding */ checkDocument),
  checkNamed: () => (/* binding */ checkNamed),
  findingsText: () => (/* binding */ findingsText),
  printDocument: () => (/* binding */ printDocument),
  runContract: () => (/* binding */ runContract),
  runGraph: () => (/* binding */ runGraph),
  runValidate: () => (/* binding */ runValidate),
  soundWorkflow: () => (/* binding */ soundWorkflow)
});

// EXTERNAL MODULE: ./build/adapters/patterns.js
var patterns = __webpack_require__(3846);
// EXTERNAL MODULE: ./build/config/contract/index.js + 2 modules
var config_contract = __webpack_require__(9106);
// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/reporters/graph.js


const MAX_CHARS = 50_000;
const MAX_EDGES = 500;
const END = '$end';
const START = '$start';
const CLASSES = {
    completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
    failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
    recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
    running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
    waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
    skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
};
function mermaid(graph, state = new Map(), limits = {}) {
    const maxChars = limits.maxChars ?? MAX_CHARS;
    const maxEdges = limits.maxEdges ?? MAX_EDGES;
    for (const drawn of [withFinally(graph), withFinally(withoutShared(graph))]) {
        if (drawn.edges.length >= maxEdges)
            continue;
        const whole = draw(drawn, state);
        if (whole.length <= maxChars)
            return whole;
    }
    const path = limits.pathTaken ?? graph.nodes.map((node) => node.name).filter((name) => state.has(name));
    for (let steps = Math.min(path.length, maxEdges - 1); steps > 0; steps = Math.floor(steps / 2)) {
        const partly = draw(pathGraph(graph, path, steps, limits.routeTaken ?? (() => null)), state);
        if (partly.length <= maxChars)
            return partly;
    }
    return `flowchart TD\n  n0["${label((0,terminal_text/* cut */.Jj)(graph.name, 100))}: too large to draw"]\n`;
}
function withFinally(graph) {
    const steps = graph.finallySteps ?? [];
    const chain = steps.map((to, index) => {
        return { from: steps[index - 1] ?? END, to, label: index === 0 ? 'finally' : '', kind: 'success' };
    });
    return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] };
}
function withoutShared(graph) {
    return { ...graph, edges: graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true) };
}
function draw(graph, state) {
    const ids = new Map();
    const idOf = (name) => {
        const known = ids.get(name);
        if (known !== undefined)
            return known;
        const id = `n${ids.size}`;
        ids.set(name, id);
        return id;
    };
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const inside = new Set(graph.nodes.flatMap((node) => node.members));
    const lines = ['flowchart TD', `  ${idOf(START)}((" "))`];
    for (const node of graph.nodes)
        if (!inside.has(node.name))
            lines.push(...nodeLines(node, byName, idOf));
    if (showsEnd(graph))
        lines.push(`  ${idOf(END)}(("end"))`);
    lines.push(`  ${idOf(START)} --> ${idOf(graph.entry)}`);
    for (const edge of graph.edges)
        lines.push(edgeLine(edge, idOf));
    return `${[...lines, ...classLines(state, ids)].join('\n')}\n`;
}
function showsEnd({ edges }) {
    return edges.some(({ from, to }) => from === END || to === END);
}
function nodeLines(node, byName, idOf) {
    const id = idOf(node.name);
    if (node.members.length === 0)
        return [`  ${id}${shape(node)}`];
    const members = node.members.map((name) => {
        const member = byName.get(name);
        return `    ${idOf(name)}${member === undefined ? `["${label(name)}"]` : shape(member)}`;
    });
    return [`  subgraph ${id}["${label(node.name)} (${label(node.type)})"]`, ...members, '  end'];
}
const MERMAID_BORDERS = {
    box: ['[', ']'],
    round: ['(', ')'],
    hexagon: ['{{', '}}'],
    oval: ['([', '])'],
    frame: ['[[', ']]'],
};
function shape(node) {
    const [open, close] = MERMAID_BORDERS[shapeOf(node)];
    return `${open}"${label(node.name)}"${close}`;
}
function shapeOf({ type }) {
    return (0,step_types/* stepType */.Nn)(type)?.shape ?? 'box';
}
function edgeLine(edge, idOf) {
    const arrow = edge.kind === 'error' ? '-.->' : '-->';
    const text = edge.label === '' ? '' : `|"${label(edge.label)}"|`;
    return `  ${idOf(edge.from)} ${arrow}${text} ${idOf(edge.to)}`;
}
function classLines(state, ids) {
    const lines = [];
    for (const [name, style] of Object.entries(CLASSES)) {
        const members = [...ids].filter(([node]) => state.get(node) === name).map(([, id]) => id);
        if (members.length > 0)
            lines.push(`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`);
    }
    return lines;
}
function pathGraph(graph, path, steps, routeTaken) {
    const half = Math.ceil(steps / 2);
    const gap = `… ${path.length - steps} more steps …`;
    const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))];
    const names = new Set(shown);
    const edges = new Map();
    for (const [index, to] of shown.entries()) {
        const from = shown[index - 1];
        if (from === undefined)
            continue;
        const ways = graph.edges.filter((edge) => edge.from === from && edge.to === to);
        const route = routeTaken(from, to);
        const known = ways.find((edge) => edge.route === route) ?? ways[0];
        edges.set(`${from}\n${to}`, known ?? { from, to, label: '', kind: 'success' });
    }
    const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }));
    const position = { file: graph.file, line: 1 };
    const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : [];
    return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] };
}
function label(text) {
    const line = (0,terminal_text/* oneLine */.TN)(text, 120);
    return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
function dot(workflow) {
    const graph = withFinally(workflow);
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const inside = new Set(graph.nodes.flatMap((node) => node.members));
    const lines = [
        `digraph ${dotText(graph.name)} {`,
        '  compound=true',
        '  node [shape=box, style=rounded]',
        '  "$start" [shape=point]',
    ];
    for (const node of graph.nodes)
        if (!inside.has(node.name))
            lines.push(...dotNode(node, byName));
    if (showsEnd(graph))
        lines.push('  "$end" [label="end", shape=doublecircle]');
    lines.push(dotEdge({ from: START, to: graph.entry, label: '', kind: 'success' }, byName));
    for (const edge of graph.edges)
        lines.push(dotEdge(edge, byName));
    return `${[...lines, '}'].join('\n')}\n`;
}
const DOT_SHAPES = {
    box: null,
    round: null,
    hexagon: 'hexagon',
    oval: 'oval',
    frame: 'component',
};
function dotNode(node, byName) {
    const shaped = DOT_SHAPES[shapeOf(node)];
    const attributes = shaped === null ? '' : ` [shape=${shaped}]`;
    if (node.members.length === 0)
        return [`  ${dotText(node.name)}${attributes}`];
    return [
        `  subgraph ${dotText(`cluster_${node.name}`)} {`,
        `    label=${dotText(`${node.name} (${node.type})`)}`,
        ...node.members.map((name) => `    ${(dotNode({ ...(byName.get(name) ?? node), name, members: [] }, byName)[0] ?? '').trim()}`),
        '  }',
    ];
}
function dotEdge(edge, byName) {
    const from = byName.get(edge.from)?.members.at(-1);
    const to = byName.get(edge.to)?.members[0];
    const attributes = [
        ...(edge.label === '' ? [] : [`label=${dotText(edge.label)}`]),
        ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
        ...(from === undefined ? [] : [`ltail=${dotText(`cluster_${edge.from}`)}`]),
        ...(to === undefined ? [] : [`lhead=${dotText(`cluster_${edge.to}`)}`]),
    ];
    const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`;
    return `  ${dotText(from ?? edge.from)} -> ${dotText(to ?? edge.to)}${tail}`;
}
function dotText(text) {
    return `"${(0,terminal_text/* oneLine */.TN)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

// EXTERNAL MODULE: ./build/reporters/result.js + 2 modules
var result = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(6685);
// EXTERNAL MODULE: ./build/run/providers.js
var providers = __webpack_require__(3892);
// EXTERNAL MODULE: ./build/run/workflow-graph.js
var workflow_graph = __webpack_require__(1808);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var cli_files = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/cli/inspect-file.js













async function checkNamed(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    const shownFrom = (0,load/* shownFolder */.eD)(file, env, cwd);
    const checked = await (0,prepare/* checkFile */.vH)({ file, env, patterns: patterns/* loadPatterns */.o, shownFrom, strictAbilities });
    const lost = strictAbilities && checked.runnable !== null ? (0,providers/* toolsOfPrograms */.KI)(checked.runnable) : [];
    return lost.length === 0 ? checked : { ...checked, findings: [...checked.findings, ...lost], runnable: null };
}
function findingsText(checked, context) {
    if (checked.findings.length === 0)
        return '';
    const text = (0,finding_text/* renderFindings */.vO)(checked.findings, checked.loaded.sources, context.terminal.color);
    return `${(0,command/* environmentRedactor */.uv)(context).text(text)}\n`;
}
function checkDocument(checked, file) {
    const { workflow } = checked.loaded;
    return (0,result/* invalidResult */.nf)(checked.findings, workflow?.displayFile ?? checked.findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(checked.contract === null ? {} : { contract: (0,json/* jsonCopy */.Uq)(checked.contract) }),
    });
}
function printDocument(document, context) {
    const clean = (0,command/* environmentRedactor */.uv)(context).json((0,json/* jsonCopy */.Uq)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,json/* jsonText */.s$)(clean, 2)}\n`);
}
async function soundWorkflow(file, format, context) {
    const checked = await checkNamed(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument(checkDocument(checked, file), context);
    else
        context.terminal.stderr(findingsText(checked, context));
    return command/* EXIT_INVALID */.jL;
}
async function runValidate(args, context) {
    if (args.operands.length === 0)
        return (0,command/* badUsage */.VT)(context, 'validate', 'which file? conductor validate FILE...');
    const files = (0,cli_files/* namedFiles */.VI)(args.operands, context.cwd, cli_files/* WORKFLOW_FILES */.CU);
    if (!files.ok)
        return (0,command/* badUsage */.VT)(context, 'validate', files.error);
    const all = [];
    for (const file of files.value)
        all.push({ file, checked: await checkNamed(file, context, args.flags.has('--strict-abilities')) });
    if ((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json')
        printDocuments(all, context);
    else
        for (const one of all)
            tell(one, args.flags.has('--quiet'), context);
    return all.some(({ checked }) => checked.runnable === null) ? command/* EXIT_INVALID */.jL : 0;
}
function printDocuments(all, context) {
    const documents = all.map(({ file, checked }) => checkDocument(checked, file));
    printDocument(documents.length === 1 ? documents[0] : documents, context);
}
function tell({ file, checked }, quiet, context) {
    context.terminal.stderr(findingsText(checked, context));
    if (!quiet)
        context.terminal.stdout(`${file}: ${verdict(checked)}\n`);
}
function verdict({ findings, runnable }) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    const counts = [(0,finding_text/* countedOrNone */.sq)(errors, 'error'), (0,finding_text/* countedOrNone */.sq)(warnings, 'warning')]
        .filter((text) => text !== '')
        .join(', ');
    return `${runnable === null ? 'invalid' : 'valid'}${counts === '' ? '' : ` (${counts})`}`;
}
const WHOLE = { maxChars: Number.POSITIVE_INFINITY, maxEdges: Number.POSITIVE_INFINITY };
async function runGraph(args, context) {
    const [file, ...more] = args.operands;
    if (file === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'graph', 'give one file: conductor graph FILE');
    const workflow = await soundWorkflow(file, 'text', context);
    if (typeof workflow === 'number')
        return workflow;
    const graph = (0,workflow_graph/* workflowGraph */.cR)(workflow);
    context.terminal.stdout((0,cli_arguments/* oneValue */.o)(args, '--format') === 'dot' ? dot(graph) : mermaid(graph, new Map(), WHOLE));
    return 0;
}
async function runContract(args, context) {
    const [file, ...more] = args.operands;
    if (file === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'contract', 'give one file: conductor contract FILE');
    const format = (0,cli_arguments/* oneValue */.o)(args, '--format') ?? 'text';
    const workflow = await soundWorkflow(file, format, context);
    if (typeof workflow === 'number')
        return workflow;
    const contract = (0,config_contract/* contractOf */.Qu)(workflow);
    if (format === 'json')
        printDocument(contract, context);
    else
        context.terminal.stdout(`${(0,config_contract/* renderContract */.p7)(contract, context.terminal.stdoutColor).trimEnd()}\n`);
    return 0;
}


/***/ })

};

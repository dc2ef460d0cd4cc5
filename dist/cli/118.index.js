"use strict";
exports.id = 118;
exports.ids = [118];
exports.modules = {

/***/ 4070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ soundWorkflow),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   dq: () => (/* binding */ printDocument),
/* harmony export */   eY: () => (/* binding */ checkNamed),
/* harmony export */   sw: () => (/* binding */ checkDocument),
/* harmony export */   uv: () => (/* binding */ environmentRedactor)
/* harmony export */ });
/* harmony import */ var _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8505);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(607);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6089);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(330);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5752);
/* harmony import */ var _run_prepare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1906);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7727);








function checkNamed(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    return (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFile */ .vH)({ file, env, patterns: _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPatterns */ .o, shownFrom: (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownFolder */ .eD)(file, env, cwd), strictAbilities });
}
function environmentRedactor(context) {
    return new _redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Redactor */ .pO({ secrets: (0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfEnvironment */ .O0)(context.env) });
}
function findingsText(checked, context) {
    if (checked.findings.length === 0)
        return '';
    const text = (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFindings */ .v)(checked.findings, checked.loaded.sources, context.terminal.color);
    return `${environmentRedactor(context).text(text)}\n`;
}
function checkDocument(checked, file) {
    const { workflow } = checked.loaded;
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidResult */ .nf)(checked.findings, workflow?.displayFile ?? checked.findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(checked.contract === null ? {} : { contract: checked.contract }),
    });
}
function printDocument(document, context) {
    const clean = environmentRedactor(context).json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonCopy */ .Uq)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(clean, 2)}\n`);
}
async function soundWorkflow(file, format, context) {
    const checked = await checkNamed(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument(checkDocument(checked, file), context);
    else
        context.terminal.stderr(findingsText(checked, context));
    return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_INVALID */ .jL;
}


/***/ }),

/***/ 2118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffCommand: () => (/* binding */ diffCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/adapters/process/locate.js
var locate = __webpack_require__(1962);
;// CONCATENATED MODULE: ./build/adapters/git.js




const MAX_BYTES = 64 * 1024 * 1024;
function openGitTree(ref, cwd, env) {
    if (ref.startsWith('-'))
        return (0,result/* err */._)(`${JSON.stringify(ref)} is not a ref`);
    const program = new locate/* CommandLocator */.g().locate('git', cwd, env);
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
    const root = external_node_path_default().resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''));
    const read = (file) => {
        const name = external_node_path_default().relative(root, file).split((external_node_path_default()).sep).join('/');
        if (name.includes('\n'))
            return (0,result/* err */._)({ code: 'file-not-found' });
        return blobOf(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`));
    };
    return (0,result.ok)({
        root,
        reader: { read, realpath: (file) => external_node_path_default().resolve(file) },
        locate: (name) => (/^\.\.?[\\/]/.test(name) ? external_node_path_default().resolve(cwd, name) : external_node_path_default().resolve(root, name)),
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
var core_kinds = __webpack_require__(2140);
// EXTERNAL MODULE: ./build/config/contract/handlers.js
var handlers = __webpack_require__(7344);
// EXTERNAL MODULE: ./build/config/contract/index.js + 1 modules
var config_contract = __webpack_require__(89);
;// CONCATENATED MODULE: ./build/config/diff/classes.js
const changeClasses = [
    'escaping-kind-added',
    'escaping-kind-removed',
    'handler-added',
    'handler-removed',
    'handler-changed',
    'handler-reordered',
    'retry-budget-changed',
    'raises-changed',
    'left-typed-world',
    'entered-typed-world',
    'failure-mode-changed',
    'classify-changed',
    'policy-changed',
    'finally-changed',
    'node-added',
    'node-removed',
    'node-type-changed',
    'file-added',
    'file-removed',
];
function isChangeClass(name) {
    return changeClasses.some((known) => known === name);
}
function made(type, position, message, more = {}) {
    const { file, line, column } = position;
    return {
        class: type,
        position: { file, line, column },
        node: null,
        kind: null,
        before: null,
        after: null,
        ...more,
        message,
    };
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
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
        change('handler-reordered', owner, moved[1], order(0), order(1), `${where(owner)}: error routes are asked in another order.`),
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

// EXTERNAL MODULE: ./build/resilience/retry-policy.js
var retry_policy = __webpack_require__(8578);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(1347);
// EXTERNAL MODULE: ./build/config/sites.js
var sites = __webpack_require__(3982);
;// CONCATENATED MODULE: ./build/config/diff/settings.js





function diffSettings(base, head) {
    const changes = changed(null, head.at(['workflow', 'resilience']), resilienceSettings(base.settings, head.settings));
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
function changed(node, position, settings) {
    return settings
        .filter(({ before, after }) => before !== after)
        .map(({ class: type, what, before, after }) => made(type, position, `${node ?? 'workflow'}: ${what} was ${before} and is now ${after}.`, {
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
    const of = (owner) => (0,retry_policy/* resilienceOf */.z1)(around?.resilience, 'resilience' in owner ? owner.resilience : undefined);
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
    const { maxRetries, initialDelaySeconds: first, multiplier, maxDelaySeconds: cap, jitter, retryable } = policy;
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
const POLICY_DEFAULTS = {
    max_concurrent_tasks: { max: 5 },
    task_timeout: { max_seconds: 3600 },
    phase_gate: { min_success_rate: 0.8 },
    node_availability: {},
    expression: {},
    command: { args: [], timeout: 30 },
};
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
    return sortedText({ mode: 'enforce', ...POLICY_DEFAULTS[policy.type], ...policy });
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

;// CONCATENATED MODULE: ./build/config/diff/render.js
function renderDiff(diff, format) {
    return format === 'text' ? renderText(diff) : renderMarkdown(diff);
}
function renderText(diff) {
    if (diff.changes.length === 0)
        return 'No change in error behaviour.\n';
    return diff.changes.map((change) => `${place(change)}  ${change.class}  ${oneLine(change.message)}\n`).join('');
}
const SIGNS = { added: '+', removed: '-', changed: '~', world: '~', reordered: '~' };
function renderMarkdown(diff) {
    const title = '### Error behaviour\n\n';
    if (diff.changes.length === 0)
        return `${title}No change in error behaviour.\n`;
    const rows = diff.changes.map((change) => `| ${sign(change)} | \`${change.class}\` | ${cell(change.message)} | ${cell(place(change))} |\n`);
    return `${title}| | what | how | where |\n| --- | --- | --- | --- |\n${rows.join('')}`;
}
function sign(change) {
    return SIGNS[change.class.split('-').at(-1) ?? ''] ?? '~';
}
function place({ position }) {
    return `${position.file}:${position.line}`;
}
function oneLine(text) {
    return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
function cell(text) {
    const line = oneLine(text);
    const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    const padding = longest > 0 ? ' ' : '';
    return `${fence}${padding}${line.replaceAll('|', '\\|')}${padding}${fence}`;
}

;// CONCATENATED MODULE: ./build/config/diff/index.js








function diffContracts(base, head) {
    const changes = diffFiles(base, head, new Set());
    const counts = {};
    for (const change of changes)
        counts[change.class] = (counts[change.class] ?? 0) + 1;
    const order = new Map(changeClasses.map((name, index) => [name, index]));
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
        return [made('file-added', head.at([]), `${head.displayFile} is new.`)];
    if (head === null && base !== null)
        return [made('file-removed', base.at([]), `${base.displayFile} is gone.`)];
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
        changes.push(made('escaping-kind-added', place, `${kindText(kind)} can now escape ${head.displayFile}, from ${nodes.join(', ')}.`, { kind, node: nodes[0] ?? null, after: nodes.join(', ') }));
    }
    for (const { kind, nodes } of old.values()) {
        if (now.has(kind) || base === null || escapesUnnamed(kind, after))
            continue;
        const place = positionOf(before, nodes) ?? base.at([]);
        changes.push(made('escaping-kind-removed', place, `${kindText(kind)} can no longer escape ${base.displayFile}.`, {
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
            changes.push(made('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type }));
        else
            changes.push(...diffNode(earlier, node));
    }
    for (const [name, node] of old) {
        if (!now.has(name))
            changes.push(made('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }));
    }
    return changes;
}
function diffNode(before, after) {
    const node = after.node;
    const changes = [...diffHandlers(node, before.handlers, after.handlers)];
    if (before.type !== after.type) {
        changes.push(made('node-type-changed', after, `${node} was of the type ${before.type} and is now of the type ${after.type}.`, {
            node,
            before: before.type,
            after: after.type,
        }));
    }
    if (before.typed && !after.typed)
        changes.push(made('left-typed-world', after, `${node} no longer uses error routing: what the engine finds there is no routable kind any more.`, { node, before: 'typed', after: 'untyped' }));
    if (!before.typed && after.typed)
        changes.push(made('entered-typed-world', after, `${node} now uses error routing: what the engine finds there is a routable kind.`, { node, before: 'untyped', after: 'typed' }));
    const old = kindsOf(before);
    const now = kindsOf(after);
    const gained = now.filter((kind) => !isAmong(kind, old));
    const lost = old.filter((kind) => !isAmong(kind, now));
    if (gained.length + lost.length > 0) {
        const parts = [
            gained.length > 0 ? `can now raise ${gained.map(kindText).join(', ')}` : '',
            lost.length > 0 ? `can no longer raise ${lost.map(kindText).join(', ')}` : '',
        ];
        changes.push(made('raises-changed', after, `${node} ${parts.filter((part) => part !== '').join(' and ')}.`, {
            node,
            before: old.join(', '),
            after: now.join(', '),
        }));
    }
    return changes;
}
function isAmong(kind, kinds) {
    return kinds.some((one) => one === kind || (!(0,core_kinds/* isReservedKind */.HO)(kind) && (0,handlers/* coverage */.vk)(one, kind) === 'full'));
}
function kindsOf(node) {
    return node.raises.map(({ kind }) => kind);
}

// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/config/load/index.js + 9 modules
var load = __webpack_require__(607);
// EXTERNAL MODULE: ./build/config/rules/index.js + 18 modules
var config_rules = __webpack_require__(4245);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/shell/adapters.js + 22 modules
var adapters = __webpack_require__(3673);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/check.js
var check = __webpack_require__(4070);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(7997);
;// CONCATENATED MODULE: ./build/cli/diff.js













const diffCommand = {
    name: 'diff',
    summary: 'Show what a change does to error behaviour',
    usage: 'diff BASE HEAD [--format text|json|markdown] [--fail-on CLASS,...]',
    options: [
        { name: '--format', value: 'FORMAT', choices: ['text', 'json', 'markdown'], help: 'text, json or markdown' },
        {
            name: '--fail-on',
            value: 'CLASS,...',
            repeats: true,
            suggestions: changeClasses,
            help: `exit 1 on such a change: ${changeClasses.join(', ')}`,
        },
        command/* DEBUG */.Oi,
    ],
    examples: [
        'conductor diff old.yaml new.yaml',
        'conductor diff main:workflow.yaml workflow.yaml --fail-on escaping-kind-added,handler-removed',
        'conductor diff origin/main:ci/deploy.yaml HEAD:ci/deploy.yaml --format markdown',
    ],
    run: runDiff,
};
const EXIT_FOUND = 1;
const NO_FILE = '/dev/null';
async function runDiff(args, context) {
    const [baseName, headName, ...more] = args.operands;
    if (baseName === undefined || headName === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, diffCommand, 'give two versions: conductor diff BASE HEAD, each a file or REF:path');
    const failOn = (args.values.get('--fail-on') ?? [])
        .flatMap((text) => text.split(/[\s,]+/))
        .filter((text) => text !== '');
    const unknown = failOn.find((name) => !isChangeClass(name));
    if (unknown !== undefined)
        return (0,command/* badUsage */.VT)(context, diffCommand, unknownClass(unknown));
    const base = diff_load(baseName, context);
    const head = diff_load(headName, context);
    for (const side of [base, head])
        if (!side.ok)
            return refuse(side.error, context);
    if (!base.ok || !head.ok)
        return command/* EXIT_INVALID */.jL;
    if (base.value === null && head.value === null)
        return refuse(`neither ${baseName} nor ${headName} exists`, context);
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
    const near = (0,finding/* nearest */.pA)(name, changeClasses);
    const hint = near === null ? '' : ` (did you mean ${near}?)`;
    return `--fail-on: there is no class ${JSON.stringify(name)}${hint}; classes are ${changeClasses.join(', ')}`;
}
function refuse(message, context) {
    context.terminal.stderr(`conductor diff: ${message}\n`);
    return command/* EXIT_INVALID */.jL;
}
function tellFindings(findings, loaded, context) {
    const text = (0,finding_text/* renderFindings */.v)(findings, loaded.sources, context.terminal.color);
    context.terminal.stderr(`${(0,check/* environmentRedactor */.uv)(context).text(text)}\n`);
    return command/* EXIT_INVALID */.jL;
}
function diff_load(name, context) {
    if (name === NO_FILE)
        return (0,result.ok)(null);
    const file = external_node_path_default().resolve(context.cwd, name);
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
        (0,check/* printDocument */.dq)({ ...diff, failed_on: classes }, context);
    else
        context.terminal.stdout(renderDiff(diff, format === 'markdown' ? 'markdown' : 'text'));
    if (met.length === 0)
        return 0;
    context.terminal.stderr(`conductor diff: ${met.length} of ${diff.changes.length} changes are in --fail-on: ${classes.join(', ')}\n`);
    return EXIT_FOUND;
}


/***/ })

};
;
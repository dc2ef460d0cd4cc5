"use strict";
exports.id = 8717;
exports.ids = [8717];
exports.modules = {

/***/ 8717:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTest: function() { return /* binding */ runTest; },
  scenarioOfRun: function() { return /* binding */ scenarioOfRun; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(15251);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/scenario/stubs.js
var stubs = __webpack_require__(73608);
;// CONCATENATED MODULE: ./build/src/scenario/from-run.js








function scenarioFromRun({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,core_result/* err */._q)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,core_result/* err */._q)('it has not ended');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = countingRuns(account);
    const real = realNames(runs, account);
    const scenario = {
        name: createScenarioName(result, outcome),
        ...unlessEmpty('inputs', run.input),
        ...unlessEmpty('stub', createStubs(runs, timeSpent(result))),
        ...(real.length === 0 ? {} : { real }),
        expect: expectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
    return (0,core_result.ok)(`${head}${yamlText({ workflow, scenarios: [scenario] })}`);
}
function countingRuns({ visits }) {
    const all = [...runsIn(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order);
    return all.filter(({ visit, attempt }) => visits.again.every(({ at, first, last }) => attempt.order < first || attempt.order >= last || (0,place/* isInsideAttempt */.qB)(visit.scope, at)));
}
function* runsIn(visits, inGroup) {
    for (const visit of visits) {
        for (const attempt of visit.attempts)
            yield { visit, attempt, inGroup };
        yield* runsIn(visit.children, inGroup || visit.group !== null);
    }
}
function realNames(runs, { governance }) {
    const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'));
    const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []));
    return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])];
}
function createScenarioName(result, outcome) {
    const [error] = result?.errors ?? [];
    if (error !== undefined)
        return `${error.node_id ?? 'the run'} ends with ${error.kind}`;
    return `the run ended as ${outcome}`;
}
function createStubs(runs, spent) {
    const stubs = new Map();
    for (const { visit, attempt } of runs) {
        if (!(0,step_types/* touchesOutside */.$s)(visit.type) || attempt.state === 'open')
            continue;
        (0,lists/* addTo */.D)(stubs, visit.node, createStubEntry(visit, attempt, spent));
    }
    return Object.fromEntries([...stubs].map(([node, entries]) => [node, shortenEntries(entries)]));
}
function shortenEntries(entries) {
    const different = [...entries];
    while (different.length > 1 && (0,json/* jsonText */.s$)(different.at(-1)) === (0,json/* jsonText */.s$)(different.at(-2)))
        different.pop();
    return different.length === 1 ? (different[0] ?? {}) : different;
}
function timeSpent(result) {
    const [error] = result?.errors ?? [];
    return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null;
}
function createStubEntry({ node, type }, { output, failure }, spent) {
    const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return stubbed;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && spent?.node_id === node)
        return { error: { kind: spent.kind, message: spent.message, details: spent.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test((0,json/* asString */.oJ)(details['field']));
    if (kind === 'internal.template_error' && isOfRoute && output !== undefined)
        return stubbed;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind === 'internal.undeclared_kind')
        return { ...stubbed, error: originalError(details, message) };
    return { ...stubbed, error: { kind, message, ...unlessEmpty('details', details), ...typed } };
}
function originalError(details, message) {
    const { original_kind: kind, original_message: text, original_details: more } = details;
    return { kind: kind ?? '', message: text ?? message, ...unlessEmpty('details', more) };
}
function unlessEmpty(name, data) {
    return (0,json/* isJsonObject */.OW)(data) && Object.keys(data).length > 0 ? { [name]: data } : {};
}
function withoutRepetition(output) {
    if (!(0,json/* isJsonObject */.OW)(output))
        return output;
    const { stdout, stderr, exit_code: exitCode, ...fields } = output;
    return {
        ...fields,
        ...(stdout === undefined || stdout === (0,stubs/* printedFields */.q)(fields) ? {} : { stdout }),
        ...(stderr === '' || stderr === undefined ? {} : { stderr }),
        ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
    };
}
function expectation(runs, result, outcome) {
    const [error] = result?.errors ?? [];
    const counts = new Map();
    for (const { visit } of runs)
        counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1);
    const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'));
    const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]));
    const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered));
    return {
        outcome,
        path: entered.map(({ visit }) => visit.node),
        ...unlessEmpty('attempts', attempts),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' ? unlessEmpty('output', result?.output) : {}),
    };
}
function withoutMerge(tags) {
    return tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge');
}
function yamlText(value) {
    const toWritten = (_key, item) => (item instanceof core_float/* Float */.nt ? decimal(item) : item);
    const document = new dist/* Document */.yo(value, toWritten, {
        version: '1.1',
        customTags: withoutMerge,
        aliasDuplicateObjects: false,
    });
    (0,dist/* visit */.YR)(document, {
        Pair: (_, { key }) => {
            if ((0,dist/* isScalar */.jn)(key) && key.value === '<<')
                key.type = 'QUOTE_DOUBLE';
        },
    });
    return document.toString({ lineWidth: 0 });
}
function decimal(number) {
    const scalar = new dist/* Scalar */.X5(number.value);
    scalar.minFractionDigits = 1;
    return scalar;
}

// EXTERNAL MODULE: ./build/src/scenario/test-files.js + 4 modules
var test_files = __webpack_require__(81523);
// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js + 1 modules
var files = __webpack_require__(47179);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js
var inspect_file = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/test.js















async function runTest(args, context) {
    const recorded = args.value('--from-run');
    if (recorded !== null) {
        const [file, ...more] = args.operands;
        if (more.length === 0)
            return scenarioOfRun(recorded, file ?? null, context);
        return (0,command/* badUsage */.VT)(context, 'test', '--from-run writes one file: conductor test --from-run RUN_DIR [FILE]');
    }
    if (args.operands.length === 0)
        return (0,command/* badUsage */.VT)(context, 'test', 'which file? conductor test FILE|DIR...');
    const gone = args.operands.find((name) => !(0,glob/* hasMagic */.qt)(name) && (0,files/* entryAt */._f)(external_node_path_default().resolve(context.cwd, name)) === 'absent');
    if (gone !== undefined)
        return (0,command/* badUsage */.VT)(context, 'test', `there is no file or folder ${gone}`);
    const named = (0,files/* namedFiles */.VI)(args.operands, context.cwd, files/* TESTED */.gf);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, 'test', named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const report = await (0,test_files.testFiles)(named.value.files, { ...(0,run_request.surroundings)(context), cancel: interrupts.signal });
    interrupts.release();
    const invalid = report.findings.some(({ severity }) => severity === 'error');
    const code = invalid ? command/* EXIT_INVALID */.jL : (0,test_files.hasPassed)(report) ? 0 : command/* EXIT_FAILED */.hj;
    const format = args.value('--format') ?? 'text';
    tell(report, code, format, context);
    if (format !== 'json')
        (0,inspect_file.tellOthers)(named.value.others, args.has('--verbose'), context);
    const junit = args.value('--junit');
    if (junit !== null && !invalid)
        writeJunit(junit, report, context);
    return code;
}
function tell(report, code, format, context) {
    const { stdout, stdoutColor } = context.terminal;
    if (format === 'json') {
        (0,inspect_file.printDocument)((0,test_files.testJson)(report, code), context);
        return;
    }
    (0,command/* printFindings */.c2)(context, report.findings, report.sources);
    if (code !== command/* EXIT_INVALID */.jL)
        stdout((0,command/* environmentRedactor */.uv)(context).text((0,test_files.testText)(report, stdoutColor)));
}
function writeJunit(file, report, context) {
    const text = (0,command/* environmentRedactor */.uv)(context).text((0,test_files.testJunit)(report));
    const written = (0,files/* writeTextFile */.Tl)(external_node_path_default().resolve(context.cwd, file), text);
    if (!written.ok)
        context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`);
}
function scenarioOfRun(target, file, context) {
    const run = (0,inspect_run.readRun)(target, context, new run_account/* RunAccount */.b({ whole: true }));
    if (!run.ok)
        return (0,command/* refuse */.TR)(context, 'test', run.error);
    const folder = file === null ? context.cwd : external_node_path_default().dirname(external_node_path_default().resolve(context.cwd, file));
    const workflow = external_node_path_default().relative(folder, findRunWorkflow(run.value, context)).split((external_node_path_default()).sep).join('/');
    const text = scenarioFromRun(run.value, workflow);
    if (!text.ok)
        return (0,command/* refuse */.TR)(context, 'test', `${target} cannot become a scenario: ${text.error}`);
    const written = file === null ? (0,core_result.ok)(null) : (0,files/* writeNewFiles */.zn)(context.cwd, [{ path: file, text: text.value }], String);
    if (!written.ok)
        return (0,command/* refuse */.TR)(context, 'test', written.error);
    context.terminal.stdout(file === null ? text.value : `${file}\n`);
    return 0;
}
function findRunWorkflow({ folder, account, result }, { cwd, env }) {
    const recorded = account.run?.file ?? result?.workflow.file ?? '';
    const snapshot = folder === null ? null : (0,run_folder/* snapshotIn */.wI)((0,file_store/* createFileStore */.IF)(), folder);
    const started = snapshot === null ? [] : [external_node_path_default().resolve(snapshot.cwd, snapshot.file)];
    const here = external_node_path_default().resolve(cwd, recorded);
    const inWorkspace = external_node_path_default().resolve((0,workspace/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env), recorded);
    return [...started, inWorkspace].find((candidate) => (0,files/* entryAt */._f)(candidate) === 'file') ?? here;
}


/***/ })

};
;
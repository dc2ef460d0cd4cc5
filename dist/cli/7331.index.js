"use strict";
exports.id = 7331;
exports.ids = [7331];
exports.modules = {

/***/ 47331:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSimulate: function() { return /* binding */ runSimulate; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/core/gate-answers.js
var gate_answers = __webpack_require__(89903);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/engine/interception.js
var interception = __webpack_require__(62433);
// EXTERNAL MODULE: ./build/src/simulate/index.js + 5 modules
var simulate = __webpack_require__(43449);
// EXTERNAL MODULE: ./build/src/simulate/model.js
var model = __webpack_require__(176);
// EXTERNAL MODULE: ./build/src/markup/html.js
var html = __webpack_require__(43614);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/simulate/text.js
var simulate_text = __webpack_require__(5606);
;// CONCATENATED MODULE: ./build/src/simulate/page.js



function renderMatrixMarkdown(matrix) {
    const cell = (answer) => (0,simulate_text/* listAnswerLines */.Kj)(answer)
        .map((line) => (0,markdown/* formatTableCell */.Ot)(line, 300))
        .join('<br>');
    const rows = matrix.rows.map((row) => [
        (0,markdown/* toCodeSpan */.Ro)(row.node),
        row.kinds.map((kind) => (0,markdown/* toCodeSpan */.Ro)(kind)).join('<br>'),
        cell(row.once),
        cell(row.always),
        String(row.tests.length),
        (0,markdown/* formatTableCell */.Ot)(formatAfter(row), 300),
    ]);
    const table = (0,markdown/* renderMarkdownTable */.Ij)(['node', 'kind', 'once', 'always', 'tests:', 'reached'], rows);
    const left = matrix.left_out === null ? '' : `\n\n${matrix.left_out.rows} rows left out: ${matrix.left_out.reason}`;
    return `## What if: ${(0,markdown/* toCodeSpan */.Ro)(matrix.file)}\n\nWithout a failure: ${cell(matrix.success)}\n\n${table}${left}\n`;
}
function formatAfter({ after }) {
    return after.map(({ node, kind }) => `after ${node} meets ${kind}`).join(', ');
}
const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8884 }
pre { overflow: auto; padding: .6rem; background: #8882; white-space: pre-wrap }
code { font-family: ui-monospace, monospace }
.success { color: light-dark(#116329, #3fb950) } .red { color: light-dark(#b3202c, #ff7b72) } .open { color: light-dark(#7d4e00, #d29922) }
`;
function renderMatrixPage({ file, workflow, success, rows, left_out: left }) {
    const title = `What if: ${workflow}`;
    const columns = ['node', 'kind', 'once', 'always', 'tests'].map((name) => (0,html/* html */.qy) `<th scope="col">${name}</th>`);
    const body = (0,html/* html */.qy) `<h1>${title}</h1><p><code>${file}</code>. Values of nodes are assumed; conditions over them are tried both ways.</p>
<h2>Without a failure</h2>${renderAnswerCell(success)}
<h2>Every failure</h2><table><thead><tr>${columns}</tr></thead><tbody>
${rows.map(renderRow)}
</tbody></table>${left !== null && (0,html/* html */.qy) `<p>${left.rows} rows left out: ${left.reason}</p>`}`;
    return (0,html/* htmlDocument */.rN)(title, STYLE, body);
}
function renderRow(row) {
    const after = formatAfter(row);
    const tests = row.tests.length === 0 ? 'none' : row.tests.map(({ name }) => (0,html/* html */.qy) `<div>${name}</div>`);
    const cells = [
        (0,html/* html */.qy) `<code>${row.node}</code>${after !== '' && (0,html/* html */.qy) `<br><small>${after}</small>`}`,
        row.kinds.map((kind) => (0,html/* html */.qy) `<div><code>${kind}</code></div>`),
        renderAnswerCell(row.once),
        renderAnswerCell(row.always),
        tests,
    ];
    return (0,html/* html */.qy) `<tr>${cells.map((cell) => (0,html/* html */.qy) `<td>${cell}</td>`)}</tr>`;
}
function renderAnswerCell(answer) {
    const endings = answer === null || answer.not_reached ? [] : answer.endings.slice(0, simulate_text/* MAX_SHOWN_ENDINGS */.gj);
    const lines = (0,simulate_text/* listAnswerLines */.Kj)(answer).map((line, index) => (0,html/* html */.qy) `<div class="${findTone(endings[index])}">${line}</div>`);
    if (answer === null || answer.not_reached)
        return (0,html/* html */.qy) `${lines}`;
    const question = answer.failures.map(simulate_text/* formatFailure */.M3).join(' ') || 'the run';
    return (0,html/* html */.qy) `<details><summary>${lines}</summary><pre aria-label="${question}">${(0,simulate_text/* renderAnswer */.x1)(answer)}</pre></details>`;
}
function findTone(ending) {
    if (ending?.outcome === 'success')
        return 'success';
    return ending?.outcome === 'halted' || ending?.outcome === 'failed' ? 'red' : 'open';
}
function renderAnswerAs(answer, format) {
    const text = (0,simulate_text/* renderAnswer */.x1)(answer);
    if (format === 'markdown')
        return `\`\`\`text\n${text.replaceAll('```', "'''")}\`\`\`\n`;
    return (0,html/* htmlDocument */.rN)('What if', STYLE, (0,html/* html */.qy) `<pre>${text}</pre>`);
}

// EXTERNAL MODULE: ./build/src/simulate/save.js
var save = __webpack_require__(30432);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/simulate.js














async function runSimulate(args, context) {
    const [file = '', ...questions] = args.operands;
    const assumptions = readAssumptions(args);
    if (!assumptions.ok)
        return context.badUsage(assumptions.error);
    const failures = readFailures(questions, args.all('--inject-details'));
    if (!failures.ok)
        return context.badUsage(failures.error);
    const isFiltered = ['--node', '--kind', '--untested'].some((option) => args.has(option));
    if (failures.value.length > 0 && isFiltered)
        return context.badUsage('--node, --kind and --untested choose rows of the matrix, and NODE=KIND is one question');
    if (args.has('--save') && failures.value.length === 0)
        return context.badUsage('--save needs a question: conductor simulate FILE NODE=KIND --save NAME');
    if (args.has('--to') && !args.has('--save'))
        return context.badUsage('--to names the file of --save');
    const around = { ...(0,run_request.createCommandSurroundings)(context), cancel: new AbortController().signal };
    const opened = await (0,simulate/* openSimulation */.kM)(file, around);
    if (!opened.ok)
        return printRefusal(opened.error, context);
    return failures.value.length > 0
        ? answerQuestion(opened.value, failures.value, assumptions.value, args, context)
        : printMatrix(opened.value, assumptions.value, args, context);
}
async function answerQuestion(simulation, failures, assumptions, args, context) {
    const answer = await (0,simulate/* simulateQuestion */.P0)(simulation, failures, assumptions);
    if (!answer.ok)
        return printRefusal(answer.error, context);
    const name = args.value('--save');
    if (name !== null)
        return saveScenario(simulation, answer.value, assumptions, name, args, context);
    const { workflow } = simulation;
    const document = { schema_version: 1, file: workflow.displayFile, workflow: workflow.settings.name, ...answer.value };
    const format = args.value('--format') ?? 'text';
    if (format === 'json')
        (0,inspect_file.printDocument)(document, context);
    else {
        const text = format === 'markdown' || format === 'html' ? renderAnswerAs(answer.value, format) : (0,simulate_text/* renderAnswer */.x1)(answer.value);
        context.terminal.stdout(context.redactor().text(text));
    }
    return 0;
}
async function saveScenario(simulation, answer, assumptions, name, args, context) {
    const file = args.file('--to', context.cwd) ?? (0,save/* toScenarioFile */.$)(simulation.workflow.file);
    const saved = await (0,save/* createSavedScenario */.s)(simulation, answer, assumptions, name, file);
    if (!saved.ok)
        return context.refuse(`--save: ${saved.error}`);
    const written = (0,file_store/* writeTextFile */.Tl)(file, saved.value);
    if (!written.ok)
        return context.refuse(`--save: ${file} ${written.error}`);
    context.terminal.stdout(context.redactor().text(`${name}: saved in ${external_node_path_default().relative(context.cwd, file)}\n`));
    return 0;
}
async function printMatrix(simulation, assumptions, args, context) {
    const filters = { nodes: args.all('--node'), kinds: args.all('--kind'), untested: args.has('--untested') };
    const matrix = await (0,simulate/* simulateMatrix */.Em)(simulation, assumptions, filters);
    if (!matrix.ok)
        return printRefusal(matrix.error, context);
    const format = args.value('--format') ?? 'text';
    if (format === 'json')
        (0,inspect_file.printDocument)(matrix.value, context);
    else {
        const saveAs = filters.untested ? (args.operands[0] ?? null) : null;
        const render = { markdown: renderMatrixMarkdown, html: renderMatrixPage }[format];
        const text = render === undefined ? (0,simulate_text/* renderMatrixText */.bK)(matrix.value, saveAs) : render(matrix.value);
        context.terminal.stdout(context.redactor().text(text));
    }
    return 0;
}
function printRefusal({ findings, sources, remedies }, context) {
    context.printFindings(findings, sources);
    for (const { message, suggestion } of remedies)
        context.refuse(suggestion === null ? message : `${message}; ${suggestion}`);
    return command/* EXIT_INVALID */.jL;
}
function readAssumptions(args) {
    const inputs = (0,command/* parsePairs */.xg)(args.all('--input'), '-i', 'NAME=VALUE');
    if (!inputs.ok)
        return inputs;
    const outputs = (0,command/* parsePairs */.xg)(args.all('--output'), '--output', 'NODE.FIELD=VALUE');
    if (!outputs.ok)
        return outputs;
    const gates = (0,gate_answers/* parseGateArguments */.L)(args.all('--gate'));
    if (!gates.ok)
        return gates;
    const count = args.value('--item-count');
    const itemCount = count === null ? model/* NO_ASSUMPTIONS */.p.itemCount : Number(count);
    if (!/^\d{1,4}$/.test(count ?? '2') || itemCount > 1000)
        return (0,result/* err */._q)(`--item-count ${JSON.stringify(count)} is not a number from 0 to 1000`);
    const values = outputs.value.map(([name, text]) => [name, (0,json/* parseJsonOrText */.kd)(text)]);
    return (0,result.ok)({ inputs: Object.fromEntries(inputs.value), outputs: new Map(values), gates: gates.value, itemCount });
}
function readFailures(texts, details) {
    const parsed = (0,interception/* parseInjections */.yL)(texts);
    if (!parsed.ok)
        return parsed;
    const injections = (0,interception/* addInjectedDetails */.u3)(parsed.value, details);
    if (!injections.ok)
        return (0,result/* err */._q)(`--inject-details: ${injections.error}`);
    return (0,result.ok)(injections.value.map((injection) => ({ details: {}, ...injection })));
}


/***/ }),

/***/ 6309:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ createScenario; },
/* harmony export */   d: function() { return /* binding */ printYaml; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99448);
/* harmony import */ var _stubs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73608);








function createScenario({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('it has not ended');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = listCountingRuns(account);
    const real = listRealNames(runs, account);
    const scenario = {
        name: createScenarioName(result, outcome),
        ...omitEmpty('inputs', run.input),
        ...omitEmpty('stub', createStubs(runs, findTimeLimitError(result))),
        ...(real.length === 0 ? {} : { real }),
        expect: createExpectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(`${head}${printYaml({ workflow, scenarios: [scenario] })}`);
}
function listCountingRuns({ visits }) {
    const all = [...walkRuns(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order);
    return all.filter(({ visit, attempt }) => visits.again.every(({ at, first, last }) => attempt.order < first || attempt.order >= last || (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(visit.scope, at)));
}
function* walkRuns(visits, inGroup) {
    for (const visit of visits) {
        for (const attempt of visit.attempts)
            yield { visit, attempt, inGroup };
        yield* walkRuns(visit.children, inGroup || visit.group !== null);
    }
}
function listRealNames(runs, { governance }) {
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
function createStubs(runs, timeLimitError) {
    const stubs = new Map();
    for (const { visit, attempt } of runs) {
        if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_2__/* .touchesOutside */ .$s)(visit.type) || attempt.state === 'open')
            continue;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(stubs, visit.node, createStubEntry(visit, attempt, timeLimitError));
    }
    for (const entries of stubs.values())
        while (entries.length > 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-1)) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-2)))
            entries.pop();
    return Object.fromEntries([...stubs].map(([node, entries]) => [node, entries.length > 1 ? entries : (entries[0] ?? {})]));
}
function findTimeLimitError(result) {
    const [error] = result?.errors ?? [];
    return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null;
}
function createStubEntry({ node, type }, { output, failure }, timeLimitError) {
    const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return stubbed;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && timeLimitError?.node_id === node)
        return { error: { kind: timeLimitError.kind, message: timeLimitError.message, details: timeLimitError.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(details['field']));
    if (kind === 'internal.template_error' && isOfRoute && output !== undefined)
        return stubbed;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind !== 'internal.undeclared_kind')
        return { ...stubbed, error: { kind, message, ...omitEmpty('details', details), ...typed } };
    const { original_kind: original = '', original_message: text = message, original_details: more } = details;
    return { ...stubbed, error: { kind: original, message: text, ...omitEmpty('details', more) } };
}
function omitEmpty(name, data) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data) && Object.keys(data).length > 0 ? { [name]: data } : {};
}
function withoutRepetition(output) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output))
        return output;
    const { stdout, stderr, exit_code: exitCode, ...fields } = output;
    return {
        ...fields,
        ...(stdout === undefined || stdout === (0,_stubs_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFields */ .l)(fields) ? {} : { stdout }),
        ...(stderr === '' || stderr === undefined ? {} : { stderr }),
        ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
    };
}
function createExpectation(runs, result, outcome) {
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
        ...omitEmpty('attempts', attempts),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' ? omitEmpty('output', result?.output) : {}),
    };
}
function printYaml(value) {
    const toWritten = (_key, item) => {
        if (!(item instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .Float */ .nt))
            return item;
        return Object.assign(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(item.value), { minFractionDigits: 1 });
    };
    const customTags = (tags) => tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge');
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(value, toWritten, { version: '1.1', customTags, aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair: (_, { key }) => {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === '<<')
                key.type = 'QUOTE_DOUBLE';
        },
    });
    return document.toString({ lineWidth: 0 });
}


/***/ }),

/***/ 30432:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ toScenarioFile; },
/* harmony export */   s: function() { return /* binding */ createSavedScenario; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39466);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _scenario_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60257);
/* harmony import */ var _scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6309);
/* harmony import */ var _scenario_mismatches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82781);
/* harmony import */ var _scenario_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29268);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2939);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31160);
/* harmony import */ var _reads_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12180);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5606);
/* harmony import */ var _way_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13410);
















function toScenarioFile(workflow) {
    return workflow.replace(/(?:\.ya?ml)?$/, '.test.yaml');
}
async function createSavedScenario(simulation, answer, assumptions, name, file) {
    const refusal = findRefusal(answer);
    if (refusal !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(refusal);
    const [ending] = answer.endings;
    if (ending === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('there is no ending to save');
    const read = _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ.read(file);
    if (!read.ok && read.error.code !== 'file-not-found')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`${file} cannot be read`);
    const old = read.ok ? Buffer.from(read.value).toString('utf8') : null;
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file), simulation.workflow.file);
    const append = (scenario) => appendScenario(old, scenario, workflow);
    const way = await (0,_way_js__WEBPACK_IMPORTED_MODULE_14__/* .runWay */ .Z)(simulation, answer.failures, assumptions, []);
    const problems = [];
    for (const withStubs of [false, true]) {
        const scenario = createScenarioData(simulation, way, answer, assumptions, name, withStubs);
        const text = append(scenario);
        if (!text.ok)
            return text;
        const expected = await findExpectation(simulation, file, text.value, name, ending);
        const whole = expected.ok ? append({ ...scenario, expect: expected.value }) : expected;
        const problem = whole.ok ? await findProblem(simulation, file, whole.value, name) : whole.error;
        if (problem === null)
            return whole;
        problems.push(problem);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`the scenario would not hold: ${problems[0]}`);
}
function findRefusal({ endings, not_reached: isUnreached, left_out: isPartial, met_if: metIf }) {
    const [first] = endings;
    if (isUnreached || first === undefined)
        return 'no way reaches this failure';
    const unknown = endings.find((ending) => ending.unknown !== null)?.unknown;
    if (unknown)
        return `an ending is unknown: ${unknown.reason}; give ${unknown.help.join(', ')}`;
    const open = (metIf ?? endings.flatMap(({ choices }) => choices)).find((way) => way.length > 0) ?? [];
    const undecided = open.slice(0, 2).map(({ condition }) => `\`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__/* .toOneLine */ .GX)(condition, 80)}\``);
    const fix = `decide ${undecided.join(' and ')} with --output, -i or --inject-details`;
    if (endings.length > 1)
        return `the answer has ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(endings.length, 'ending')}; ${fix}`;
    if (metIf !== null)
        return `the failure is not met on every way; ${fix}`;
    return isPartial ? 'more ways exist than were tried' : null;
}
function createScenarioData(simulation, way, { failures }, assumptions, name, withStubs) {
    const { workflow } = simulation;
    const { ending } = way;
    const assumed = way.assumed();
    const sites = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl)(workflow).flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .collectSites */ .b4);
    const reads = (0,_reads_js__WEBPACK_IMPORTED_MODULE_12__/* .findFieldsRead */ .P)(workflow);
    const stub = {};
    for (const { step } of sites) {
        const failuresHere = failures.filter(({ node }) => node === step.name);
        const outputs = (assumed.outputs.get(step.name) ?? []).map((output) => {
            const { stdout, stderr, exit_code: code, ...fields } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(output) ? output : {};
            const printed = reads.outputs.get(step)?.has('stdout') === true && stdout !== undefined ? { stdout } : {};
            return { output: { ...printed, ...(code === 0 || code === undefined ? {} : { exit_code: code }), ...fields } };
        });
        const distinct = outputs.every((entry) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(entry) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(outputs[0]))
            ? outputs.slice(0, 1)
            : outputs;
        const { injected: _, ...details } = assumed.details.get(step.name) ?? {};
        const errors = failuresHere.map(({ kind, message = `injected ${kind}`, attempt }) => ({
            attempt,
            error: { kind, message, details },
        }));
        const entries = withStubs ? mergeEntries(distinct, errors) : distinct;
        if (entries.length > 0)
            stub[step.name] = entries.length === 1 ? (entries[0] ?? null) : entries;
    }
    const injected = withStubs ? failures.filter(({ node }) => !sites.some(({ step }) => step.name === node)) : failures;
    const inject = injected.map((failure) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatFailure */ .M3)(failure)}${failure.message === undefined ? '' : `:${failure.message}`}`);
    const gates = sites.flatMap(({ step }) => {
        const answer = assumptions.gates.get(step.name)?.value ?? (step.type === 'human_gate' ? step.options[0]?.value : undefined);
        const isAsked = ending.steps.some(({ node }) => node.endsWith(step.name));
        return answer === undefined || answer === null || !isAsked ? [] : [[step.name, answer]];
    });
    const readsGithub = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl)(workflow).some((file) => (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .listTemplates */ .eG)(file).some(({ parsed }) => parsed.references.some((reference) => reference.path[0] === 'github')));
    return {
        name,
        ...(Object.keys(assumed.inputs).length === 0 ? {} : { inputs: assumed.inputs }),
        ...(Object.keys(stub).length === 0 ? {} : { stub }),
        ...(inject.length === 0 ? {} : { inject }),
        ...(gates.length === 0 ? {} : { gates: Object.fromEntries(gates) }),
        ...(readsGithub ? { github: assumed.github } : {}),
        expect: { outcome: ending.outcome },
    };
}
function mergeEntries(outputs, errors) {
    const always = errors.find(({ attempt }) => attempt === null);
    if (always !== undefined)
        return [{ error: always.error }];
    const last = outputs.at(-1) ?? { output: {} };
    const entries = [];
    for (const { attempt, error } of errors)
        entries[(attempt ?? 1) - 1] = { error };
    if (entries.length === 0)
        return outputs;
    return [...Array.from(entries, (entry, index) => entry ?? outputs[index] ?? last), last];
}
function appendScenario(old, scenario, workflow) {
    const end = old?.includes('\r\n') === true ? '\r\n' : '\n';
    const toItem = (indent) => {
        const [first = '', ...lines] = (0,_scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__/* .printYaml */ .d)(scenario).trimEnd().split('\n');
        return [`${indent}- ${first}`, ...lines.map((line) => (line === '' ? line : `${indent}  ${line}`)), ''].join(end);
    };
    if (old === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`workflow: ${(0,_scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__/* .printYaml */ .d)(workflow.split((node_path__WEBPACK_IMPORTED_MODULE_0___default().sep)).join('/')).trim()}\nscenarios:\n${toItem('  ')}`);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(old);
    const list = document.get('scenarios');
    if (document.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list) || list.range == null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the file is no scenario file');
    const [start, valueEnd] = list.range;
    if (list.flow === true) {
        const at = old.lastIndexOf(']', valueEnd);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`${old.slice(0, at)}${list.items.length === 0 ? '' : ', '}${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(scenario)}${old.slice(at)}`);
    }
    const indent = /^[ \t]*/.exec(old.slice(old.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
    const rest = old.slice(valueEnd);
    const isLast = rest.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line));
    const line = old[valueEnd - 1] === '\n' ? valueEnd : old.indexOf('\n', valueEnd) + 1;
    const at = isLast || line === 0 ? old.length : line;
    const head = old.slice(0, at);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`${head}${head.endsWith('\n') ? '' : end}${toItem(indent)}${old.slice(at)}`);
}
async function findExpectation(simulation, file, text, name, { outcome, error, terminated_by: terminatedBy, steps }) {
    const tried = await tryScenario(simulation, file, text, name);
    if (!tried.ok)
        return tried;
    const { account, result, unfired } = tried.value.run;
    const kind = account.ending?.error?.envelope.kind ?? null;
    const isSameEnd = result.outcome === outcome &&
        kind === (error?.kind ?? null) &&
        (result.termination?.terminated_by ?? null) === terminatedBy;
    if (!isSameEnd)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`it ends ${result.outcome}${kind === null ? '' : ` with ${kind}`}`);
    if (unfired.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the failure does not happen');
    const attempts = new Map();
    for (const { node, attempt } of steps)
        if (attempt > 1 && !node.includes('/'))
            attempts.set(node, Math.max(attempt, attempts.get(node) ?? 0));
    const [reported] = result.errors;
    const node = reported?.node_id == null ? {} : { node: reported.node_id };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({
        outcome,
        path: [...account.walk.path],
        ...(attempts.size === 0 ? {} : { attempts: Object.fromEntries(attempts) }),
        ...(reported === undefined ? {} : { error: { kind: reported.kind, ...node } }),
    });
}
async function findProblem(simulation, file, text, name) {
    const tried = await tryScenario(simulation, file, text, name);
    if (!tried.ok)
        return tried.error;
    const { run, ready } = tried.value;
    const [mismatch] = (0,_scenario_mismatches_js__WEBPACK_IMPORTED_MODULE_8__/* .findMismatches */ .U)(run, ready.scenario.expect, new Set(simulation.workflow.steps.keys()));
    return mismatch?.message ?? null;
}
async function tryScenario(simulation, file, text, name) {
    const target = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveRealPath */ .Sc)(file);
    const files = { ..._source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ, read: (asked) => (asked === target ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(text) : _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ.read(asked)) };
    const { sound, findings } = await (0,_scenario_check_js__WEBPACK_IMPORTED_MODULE_6__/* .checkScenarioFile */ .x)(file, { ...simulation, files }, new Map());
    const problem = findings.find(({ severity }) => severity === 'error');
    if (problem !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(problem.message);
    const ready = sound?.ready.find(({ scenario }) => scenario.name === name);
    if (sound === null || ready === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the file cannot be read as scenarios');
    if (sound.workflow.file !== simulation.workflow.file)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`its scenarios are for ${sound.workflow.displayFile}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ ready, run: await (0,_scenario_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runScenario */ .Ge)(ready, { ...simulation, ...sound }) });
}


/***/ })

};
;
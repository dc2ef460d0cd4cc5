"use strict";
exports.id = 1939;
exports.ids = [1939,5872,3491];
exports.modules = {

/***/ 35710:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runKinds: function() { return /* binding */ runKinds; }
});

// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var contract = __webpack_require__(1331);
;// CONCATENATED MODULE: ./build/src/config/kind-reference.js



function createKindReference(workflows) {
    const entries = new Map();
    for (const { settings } of workflows)
        for (const [kind, entry] of Object.entries(settings.kinds ?? {}))
            if (!entries.has(kind))
                entries.set(kind, entry);
    const uses = collectUses(workflows);
    return [...entries]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, { description, details, suggestion, docs, owner, transient }]) => ({
        kind,
        description: description ?? null,
        details: details ?? null,
        suggestion: suggestion ?? null,
        docs: docs ?? null,
        owner: owner ?? null,
        transient: transient ?? null,
        ...(uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] }),
    }));
}
function collectUses(workflows) {
    const uses = new Map();
    const usesOf = (kind) => {
        const usesOfKind = uses.get(kind) ?? { raised_by: [], handled_by: [], escapes: [] };
        uses.set(kind, usesOfKind);
        return usesOfKind;
    };
    for (const workflow of workflows) {
        const { file, nodes, escapes } = (0,contract/* createContract */.NF)(workflow);
        for (const { node, raises } of nodes)
            for (const { kind, handledBy } of raises) {
                const use = usesOf(kind);
                use.raised_by.push({ file, node });
                for (const handler of handledBy)
                    use.handled_by.push(describeHandler(file, node, handler));
            }
        for (const { kind } of escapes)
            usesOf(kind).escapes.push(file);
    }
    return uses;
}
function describeHandler(file, node, { action, target }) {
    return { file, node, action, target };
}
function renderKindReference(kinds, format) {
    if (kinds.length === 0)
        return 'No catalogue: `workflow.kinds` describes kinds.\n';
    const blocks = kinds.map(format === 'text' ? renderText : renderMarkdown);
    return `${format === 'markdown' ? '# Errors\n\n' : ''}${blocks.join('\n')}`;
}
function renderText(entry) {
    const { kind, description, details, suggestion, docs, owner, transient } = entry;
    const rows = [
        ['meaning', description],
        ['details', details === null ? null : formatFields(details) || 'none'],
        ['hint', suggestion],
        ['docs', docs],
        ['owner', owner],
        ['transient', transient === null ? null : String(transient)],
        ['raised by', formatUses(entry.raised_by) || 'nothing'],
        ['handled by', entry.handled_by.map(formatHandled).join(', ') || null],
        ['escapes', entry.escapes.join(', ') || null],
    ];
    const lines = rows.flatMap(([label, text]) => (text === null ? [] : `  ${label.padEnd(11)}${(0,terminal_text/* toOneLine */.GX)(text, 500)}\n`));
    return `${kind}\n${lines.join('')}`;
}
function formatFields(fields) {
    return Object.entries(fields)
        .map(([name, field]) => `${name}${field.required === false ? '?' : ''}: ${formatType(field)}`)
        .join(', ');
}
function formatType(field) {
    const inner = field.items === undefined ? '' : ` of ${formatType(field.items)}`;
    const parts = field.properties === undefined ? '' : ` { ${formatFields(field.properties)} }`;
    return `${field.type}${inner}${parts}${field.nullable === true ? ' or null' : ''}`;
}
function formatUses(uses) {
    return uses.map(({ file, node }) => `${node} (${file})`).join(', ');
}
function formatHandled({ file, node, action, target }) {
    return `${node} (${file}): ${action}${target === null ? '' : ` ${target}`}`;
}
function renderMarkdown(entry) {
    const { kind, description, details, suggestion, docs, owner, transient } = entry;
    const target = (0,markdown/* linkTarget */.Cm)(docs ?? '');
    const rows = Object.entries(details ?? {}).map(([name, field]) => [
        (0,markdown/* toCodeSpan */.Ro)(name),
        escapeText(formatType(field)),
        field.required === false ? 'no' : 'yes',
        escapeText(field.description ?? ''),
    ]);
    const table = rows.length === 0 ? [] : [(0,markdown/* renderMarkdownTable */.Ij)(['detail', 'type', 'always there', 'meaning'], rows)];
    const facts = [
        ...(suggestion === null ? [] : [`- Do: ${escapeText(suggestion)}`]),
        ...(docs === null ? [] : [`- See ${target === null ? (0,markdown/* toCodeSpan */.Ro)(docs) : `<${target}>`}`]),
        ...(owner === null ? [] : [`- Owner: ${escapeText(owner)}`]),
        ...(transient === null ? [] : [`- ${transient ? 'Transient: another run may succeed' : 'Not transient'}`]),
        `- Raised by ${entry.raised_by.map(({ file, node }) => `${(0,markdown/* toCodeSpan */.Ro)(node)} in ${(0,markdown/* toCodeSpan */.Ro)(file)}`).join(', ') || 'nothing'}`,
        ...(entry.handled_by.length === 0
            ? []
            : [`- Handled by ${entry.handled_by.map((one) => (0,markdown/* toCodeSpan */.Ro)(formatHandled(one))).join(', ')}`]),
        ...(entry.escapes.length === 0 ? [] : [`- Escapes ${entry.escapes.map((file) => (0,markdown/* toCodeSpan */.Ro)(file)).join(', ')}`]),
    ];
    const text = description === null ? [] : [escapeText(description)];
    return `${[`## ${(0,markdown/* toCodeSpan */.Ro)(kind)}`, ...text, ...table, facts.join('\n')].join('\n\n')}\n`;
}
const MAX_CHARS = 2000;
function escapeText(text) {
    return (0,terminal_text/* toOneLine */.GX)(text, MAX_CHARS).replaceAll(/[\\`*_{}[\]<>|#]/g, '\\$&');
}

// EXTERNAL MODULE: ./build/src/config/load/file-sorts.js
var file_sorts = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
;// CONCATENATED MODULE: ./build/src/cli/kinds.js




async function runKinds(args, context) {
    const named = (0,file_sorts/* listNamedFiles */.VC)(args.operands, context.cwd, file_sorts/* VALIDATED */.Fu);
    if (!named.ok)
        return context.badUsage(named.error);
    const { files, scenarioFiles, quarantineFiles } = named.value;
    const format = args.value('--format') ?? 'text';
    const workflows = new Map();
    for (const file of files.filter((each) => !scenarioFiles.has(each) && !quarantineFiles.has(each))) {
        const workflow = await (0,inspect_file.loadSoundWorkflow)(file, format, context);
        if (typeof workflow === 'number')
            return workflow;
        for (const each of (0,model/* listWorkflows */.Dl)(workflow))
            workflows.set(each.file, each);
    }
    const kinds = createKindReference([...workflows.values()]);
    if (format === 'json')
        (0,inspect_file.printDocument)({ schema_version: 1, kinds }, context);
    else
        context.terminal.stdout(context.redactor().text(renderKindReference(kinds, format === 'markdown' ? 'markdown' : 'text')));
    return 0;
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
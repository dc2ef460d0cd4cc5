"use strict";
exports.id = 4342;
exports.ids = [4342];
exports.modules = {

/***/ 4342:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRun: function() { return /* binding */ dryRun; }
/* harmony export */ });
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1633);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39466);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99448);
/* harmony import */ var _engine_scopes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1156);
/* harmony import */ var _engine_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28768);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74183);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22108);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55872);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31160);














async function dryRun(request, format, context, refuse) {
    const prepared = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_11__/* .prepareRun */ .Z0)(request);
    if (!prepared.ok)
        return refuse(prepared.error);
    const { workflow, inputs } = prepared.value;
    const plan = createPlan(workflow, { inputs, github: request.adapters.github() });
    const secrets = [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .listSecretValues */ .D_)(workflow, inputs)];
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets });
    const shown = Object.entries(redactor.json({ ...inputs }) ?? {}).map(([name, value]) => `${name}=${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toOneLine */ .GX)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printTextOrJson */ ._s)(value), 200)}`);
    const text = format === 'json'
        ? `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .copyJson */ .aR)({ dry_run: true, inputs, ...plan })), 2)}\n`
        : redactor.text(formatPlan(plan, shown));
    context.terminal.stdout(text);
    context.terminal.stderr('Dry run: nothing was executed.\n');
    return 0;
}
function formatPlan(plan, inputs) {
    const lines = [
        `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toOneLine */ .GX)(plan.workflow)} (${plan.file})`,
        ...(inputs.length === 0 ? [] : [`inputs: ${inputs.join(', ')}`]),
        '',
        ...formatSteps(plan.steps, ''),
        ...(plan.finally.length === 0 ? [] : ['', 'At the end, whatever happened:', ...formatSteps(plan.finally, '')]),
        ...(plan.only_on_errors.length === 0 ? [] : ['', `Only after an error: ${plan.only_on_errors.join(', ')}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function formatSteps(steps, indent) {
    return steps.flatMap((step, index) => {
        const number = `${index + 1}. `;
        const inner = `${indent}${' '.repeat(number.length)}`;
        const next = step.next.map(({ to, when }) => `then ${to === '$end' ? 'the end' : to}${when === null ? '' : ` if ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toOneLine */ .GX)(when, 200)}`}`);
        return [
            `${indent}${number}${step.node} [${step.type}] ${step.file}:${step.line}`,
            ...step.texts.flatMap((text) => listTextLines(text).map((line) => `${inner}${line}`)),
            ...next.map((line) => `${inner}${line}`),
            ...formatSteps(step.inside, inner),
        ];
    });
}
function listTextLines({ label, text, known }) {
    const rows = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toPlainText */ .bo)(text).trimEnd().split('\n');
    const mark = known ? '' : ' (rendered when it runs)';
    if (rows.length === 1)
        return [`${label}${mark}: ${rows[0] ?? ''}`];
    return [`${label}${mark}:`, ...rows.map((row) => `  ${row}`)];
}
function createPlan(workflow, known, callers = []) {
    const planner = new Planner(workflow, known, callers);
    const steps = planner.walk(workflow.settings.entry_point);
    const last = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listFinallySteps */ .hf)(workflow).flatMap((name) => planner.planNamed(name));
    const members = [...workflow.steps.values()].flatMap((step) => (step.type === 'parallel' ? step.agents : []));
    const met = new Set([...steps, ...last].map(({ node }) => node).concat(members));
    const only_on_errors = [...workflow.steps.keys()].filter((name) => !met.has(name));
    return { workflow: workflow.settings.name, file: workflow.displayFile, steps, finally: last, only_on_errors };
}
class Planner {
    workflow;
    known;
    callers;
    #scope;
    constructor(workflow, known, callers) {
        this.workflow = workflow;
        this.known = known;
        this.callers = callers;
        const view = (0,_engine_scopes_js__WEBPACK_IMPORTED_MODULE_6__/* .createWorkflowView */ .fv)(workflow, known.inputs ?? {}, '');
        const github = known.github === null ? {} : { github: known.github };
        this.#scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_8__/* .createScope */ .Ds)({ conductor: { retry_attempt: 0 }, workflow: view, ...github });
    }
    walk(entry) {
        const steps = [];
        const seen = new Set();
        const open = [entry];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            if (seen.has(name))
                continue;
            seen.add(name);
            const planned = this.planNamed(name);
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_13__/* .appendAll */ .u2)(steps, planned);
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_13__/* .appendAll */ .u2)(open, planned.flatMap(({ next }) => next.map(({ to }) => to).filter((to) => to !== _config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .END */ .Kp)).reverse());
        }
        return steps;
    }
    planNamed(name) {
        const step = this.workflow.steps.get(name);
        return step === undefined ? [] : [this.#step(step, this.workflow.stepPaths.get(name) ?? [])];
    }
    #step(step, path) {
        const { file, line } = this.workflow.at(path);
        const { name: node, type } = step;
        return {
            node,
            type,
            file,
            line,
            texts: this.#texts(step),
            next: this.#next(node),
            inside: this.#inside(step, path),
        };
    }
    #inside(step, path) {
        const asMember = (member) => ({ ...member, next: [] });
        if (step.type === 'parallel')
            return step.agents.flatMap((name) => this.planNamed(name)).map(asMember);
        if (step.type === 'for_each')
            return [asMember(this.#step(step.agent, [...path, 'agent']))];
        if (step.type !== 'workflow')
            return [];
        const child = this.workflow.children.get(step.workflow);
        const callers = [...this.callers, this.workflow];
        if (child === undefined || callers.some(({ file }) => file === child.file))
            return [];
        return createPlan(child, { ...this.known, inputs: this.#childInputs(step, child) }, callers).steps;
    }
    #childInputs(step, child) {
        if (this.known.inputs === null)
            return null;
        const declared = child.settings.input ?? {};
        const values = {};
        const mapping = step.input_mapping;
        for (const name of Object.keys(declared)) {
            const source = mapping === undefined ? this.known.inputs[name] : mapping[name];
            if (source === undefined)
                continue;
            const text = typeof source === 'string' && mapping !== undefined ? this.#text(name, source) : null;
            const value = text === null ? source : text.text;
            if (text?.known === false || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(value))
                return null;
            values[name] = value;
        }
        const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(child, (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .createDataInputs */ .aG)(values));
        return inputs.ok ? inputs.value : null;
    }
    #texts(step) {
        const fields = new Map(Object.entries(step));
        return _core_step_types_js__WEBPACK_IMPORTED_MODULE_5__/* .STEP_TYPES */ .FU[step.type].templates.flatMap(({ path: [field = '', ...inner], form }) => {
            const value = fields.get(field);
            if (value === undefined || inner.length > 0 || field === 'args' || form === 'condition')
                return [];
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value))
                return Object.entries(value).map(([name, entry]) => this.#text(`${field} ${name}`, formatValue(entry), form));
            const args = field === 'command' ? fields.get('args') : [];
            const words = [value, ...(Array.isArray(args) ? args : [])].map((word) => this.#text(field, formatValue(word), form));
            return [{ label: field, text: words.map(({ text }) => text).join(' '), known: words.every(({ known }) => known) }];
        });
    }
    #text(label, source, form = 'template') {
        if (!this.#determined(source, form))
            return { label, text: source, known: false };
        const rendered = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_9__/* .renderText */ .S5)(source, this.#scope, label, form !== 'run');
        return rendered.ok ? { label, text: rendered.value, known: true } : { label, text: source, known: false };
    }
    #determined(source, form) {
        const { references, failure } = (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .parseText */ .r4)(source, form);
        if (failure !== null)
            return false;
        return references.every(({ path: [root, field] }) => {
            if (root === 'github')
                return this.known.github !== null;
            if (root !== 'workflow')
                return false;
            return field === 'input' ? this.known.inputs !== null : field !== 'run_id' && field !== undefined;
        });
    }
    #next(node) {
        const next = [];
        for (const { to, via, label } of (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .getGraph */ .XT)(this.workflow).edges.get(node) ?? []) {
            if (via === 'option')
                next.push({ to, when: `answer: ${label}` });
            if (via !== 'success' && via !== 'implicit-end')
                continue;
            const holds = label === '' || this.#holds(label);
            if (holds !== false)
                next.push({ to, when: holds === true ? null : label });
            if (holds === true)
                break;
        }
        return next;
    }
    #holds(when) {
        if (!this.#determined(when, (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .getConditionForm */ .ow)(when)))
            return null;
        const held = (0,_engine_view_js__WEBPACK_IMPORTED_MODULE_7__/* .conditionHolds */ .C)(when, { names: this.#scope, output: undefined, error: null });
        return held.ok ? held.value : null;
    }
}
function formatValue(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(value) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printTextOrJson */ ._s)(value) : '';
}


/***/ })

};
;
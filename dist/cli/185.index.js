export const id = 185;
export const ids = [185];
export const modules = {

/***/ 185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(6685);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/rules/templates.js
var templates = __webpack_require__(3368);
// EXTERNAL MODULE: ./build/core/gates.js
var gates = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/engine/view.js
var view = __webpack_require__(8822);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/nodes/rendering.js
var rendering = __webpack_require__(3734);
;// CONCATENATED MODULE: ./build/cli/plan.js











const DEEPEST = 10;
function planOf(workflow, known, callers = []) {
    const planner = new Planner(workflow, known, callers);
    const steps = planner.walk(workflow.settings.entry_point);
    const last = (0,model/* finallySteps */.x3)(workflow).flatMap((name) => planner.named(name));
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
        const view = (0,scopes/* workflowView */.Pl)(workflow, known.inputs ?? {}, '');
        this.#scope = (0,expressions/* scopeOf */.Od)({
            conductor: { retry_attempt: 0 },
            workflow: view,
            ...(known.github === null ? {} : { github: known.github }),
        });
    }
    walk(entry) {
        const steps = [];
        const seen = new Set();
        const open = [entry];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            if (seen.has(name))
                continue;
            seen.add(name);
            const planned = this.named(name);
            steps.push(...planned);
            open.push(...planned.flatMap(({ next }) => next.map(({ to }) => to).filter((to) => to !== model/* END */.Kp)).reverse());
        }
        return steps;
    }
    named(name) {
        const step = this.workflow.steps.get(name);
        return step === undefined ? [] : [this.#step(step, this.workflow.stepPaths.get(name) ?? [])];
    }
    #step(step, path) {
        const { file, line } = this.workflow.at(path);
        return {
            node: step.name,
            type: step.type,
            file,
            line,
            texts: this.#texts(step),
            next: this.#next(step),
            on_error: step.type === 'terminate' ? [] : (step.routes ?? []).flatMap(errorText),
            inside: this.#inside(step, path),
        };
    }
    #inside(step, path) {
        if (step.type === 'parallel')
            return step.agents.flatMap((name) => this.named(name)).map(asMember);
        if (step.type === 'for_each')
            return [asMember(this.#step(step.agent, [...path, 'agent']))];
        if (step.type !== 'workflow' || this.callers.length >= DEEPEST)
            return [];
        const child = this.workflow.children.get(step.workflow);
        const callers = [...this.callers, this.workflow];
        if (child === undefined || callers.some(({ file }) => file === child.file))
            return [];
        return planOf(child, { ...this.known, inputs: this.#childInputs(step, child) }, callers).steps;
    }
    #childInputs(step, child) {
        if (this.known.inputs === null)
            return null;
        const declared = child.settings.input ?? {};
        const given = {};
        for (const name of Object.keys(declared)) {
            const source = step.input_mapping === undefined ? this.known.inputs[name] : step.input_mapping[name];
            if (source === undefined)
                continue;
            const text = typeof source === 'string' && step.input_mapping !== undefined ? this.#text(name, source) : null;
            if (text !== null && !text.known)
                return null;
            const value = text === null ? source : text.text;
            if (!(0,json/* isJson */.Fh)(value))
                return null;
            given[name] = value;
        }
        const inputs = (0,config_inputs/* resolveInputs */.eL)(child, (0,config_inputs/* givenData */.Y)(given));
        return inputs.ok ? inputs.value : null;
    }
    #texts(step) {
        const fields = new Map(Object.entries(step));
        return step_types/* STEP_TYPES */.FU[step.type].plan.flatMap((planned) => this.#fieldTexts(planned, fields));
    }
    #fieldTexts(planned, fields) {
        const { field, followedBy, form, asWritten } = planned;
        const value = fields.get(field);
        if (value === undefined)
            return [];
        if ((0,json/* isRecord */.u4)(value))
            return Object.entries(value).map(([name, entry]) => this.#text(`${planned.label} ${name}`, String(entry ?? ''), form));
        const given = planned.labelFrom === undefined ? undefined : fields.get(planned.labelFrom);
        const label = typeof given === 'string' ? given : planned.label;
        if (asWritten === true)
            return [{ label, text: String(value), known: true }];
        const rest = followedBy === undefined ? [] : fields.get(followedBy);
        const words = [value, ...(Array.isArray(rest) ? rest : [])].map((word) => this.#text(label, String(word), form));
        return [{ label, text: words.map(({ text }) => text).join(' '), known: words.every(({ known }) => known) }];
    }
    #text(label, source, form = 'template') {
        if (!this.#determined(source, form))
            return { label, text: source, known: false };
        const rendered = (0,rendering/* renderText */.S5)(source, this.#scope, label, form !== 'run');
        return rendered.ok ? { label, text: rendered.value, known: true } : { label, text: source, known: false };
    }
    #determined(source, form) {
        const { references, failure } = (0,templates/* parseText */.r4)(source, form);
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
    #next(step) {
        if (step.type === 'terminate')
            return [];
        if (step.type === 'human_gate') {
            const options = this.#options(step).filter(({ route }) => route !== undefined);
            const chosen = options.map(({ route, label }) => ({
                to: route ?? model/* END */.Kp,
                when: options.length > 1 ? `answer: ${label}` : null,
            }));
            if (chosen.length > 0)
                return chosen;
        }
        return this.#success(step.routes ?? []);
    }
    #options(step) {
        const answer = this.known.answers.get(step.name)?.value ?? null;
        const index = answer !== null ? (0,gates/* optionIndex */.mU)(step, answer) : this.known.skipGates ? 0 : -1;
        const option = step.options[index];
        return option === undefined ? step.options : [option];
    }
    #success(routes) {
        const success = routes.filter((route) => route.on_error === undefined);
        if (success.length === 0)
            return [{ to: model/* END */.Kp, when: null }];
        const next = [];
        for (const { when, to, halt } of success) {
            const holds = when === undefined ? true : this.#holds(when);
            if (holds === false)
                continue;
            if (halt === undefined)
                next.push({ to: to ?? model/* END */.Kp, when: holds === true ? null : (when ?? null) });
            if (holds === true)
                break;
        }
        return next;
    }
    #holds(when) {
        if (!this.#determined(when, (0,templates/* conditionForm */.QD)(when)))
            return null;
        const held = (0,view/* conditionHolds */.C)(when, { names: this.#scope, output: undefined, error: null });
        return held.ok ? held.value : null;
    }
}
function asMember(step) {
    return { ...step, next: [] };
}
function errorText(route) {
    if (route.on_error === undefined)
        return [];
    const when = route.when === undefined ? '' : ` when ${route.when}`;
    return [`on ${(0,kinds/* patternsOf */.D4)(route.on_error).join(', ')}${when}: ${actionText(route)}`];
}
function actionText(route) {
    if (route.retry !== undefined) {
        const from = route.retry.from === undefined ? '' : ` from ${route.retry.from}`;
        return `retry up to ${route.retry.max ?? 3} times${from}`;
    }
    if (route.halt !== undefined)
        return 'halt';
    if (route.propagate !== undefined)
        return 'propagate';
    if (route.recover !== undefined)
        return 'recover';
    return route.to === undefined || route.to === model/* END */.Kp ? 'end' : `to ${route.to}`;
}

;// CONCATENATED MODULE: ./build/cli/dry-run.js







async function dryRun(request, format, context, refuse) {
    const { file, env, adapters } = request;
    const checked = await (0,prepare/* checkFile */.vH)({
        file,
        env,
        patterns: adapters.patterns,
        given: Object.keys(request.given),
        ...(0,run/* checkSettings */.EW)(request),
    });
    const workflow = checked.runnable;
    const inputs = workflow === null ? null : (0,config_inputs/* resolveInputs */.eL)(workflow, request.given);
    const problems = workflow === null || inputs === null ? [] : inputs.ok ? (0,run/* settingsProblems */.KK)(workflow, request) : inputs.error;
    if (workflow === null || inputs === null || !inputs.ok || problems.length > 0)
        return refuse((0,run/* invalidRun */.N8)(checked, [...problems, ...checked.findings], request));
    const plan = planOf(workflow, {
        inputs: inputs.value,
        answers: request.gates.answers,
        skipGates: request.gates.skip,
        github: adapters.github(),
    });
    print(plan, workflow, inputs.value, request, format, context);
    return 0;
}
function print(plan, workflow, inputs, request, format, context) {
    const redactor = new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* secretsOfEnvironment */.O0)(request.env), ...(0,prepare/* secretsOfRun */.cn)(workflow, inputs)] });
    if (format === 'json') {
        const data = redactor.json((0,json/* jsonCopy */.Uq)({ dry_run: true, inputs, ...plan }));
        context.terminal.stdout(`${(0,json/* jsonText */.s$)(data, 2)}\n`);
    }
    else {
        const shown = Object.entries(redactor.json({ ...inputs }) ?? {}).map(([name, value]) => `${name}=${(0,terminal_text/* oneLine */.TN)((0,json/* textOrJson */.v9)(value), 200)}`);
        context.terminal.stdout(redactor.text(planText(plan, shown)));
    }
    context.terminal.stderr('Dry run: nothing was executed.\n');
}
function planText(plan, inputs) {
    const lines = [
        `${(0,terminal_text/* oneLine */.TN)(plan.workflow)} (${plan.file})`,
        ...(inputs.length === 0 ? [] : [`inputs: ${inputs.join(', ')}`]),
        '',
        ...stepsText(plan.steps, ''),
        ...(plan.finally.length === 0 ? [] : ['', 'At the end, whatever happened:', ...stepsText(plan.finally, '')]),
        ...(plan.only_on_errors.length === 0 ? [] : ['', `Only after an error: ${plan.only_on_errors.join(', ')}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function stepsText(steps, indent) {
    return steps.flatMap((step, index) => {
        const number = `${index + 1}. `;
        const inner = `${indent}${' '.repeat(number.length)}`;
        const next = step.next.map(({ to, when }) => `then ${to === '$end' ? 'the end' : to}${when === null ? '' : ` if ${(0,terminal_text/* oneLine */.TN)(when, 200)}`}`);
        return [
            `${indent}${number}${step.node} [${step.type}] ${step.file}:${step.line}`,
            ...step.texts.flatMap((text) => textLines(text).map((line) => `${inner}${line}`)),
            ...[...next, ...step.on_error].map((line) => `${inner}${line}`),
            ...stepsText(step.inside, inner),
        ];
    });
}
function textLines({ label, text, known }) {
    const rows = (0,terminal_text/* plainText */.wh)(text).trimEnd().split('\n');
    const mark = known ? '' : ' (rendered when it runs)';
    if (rows.length === 1)
        return [`${label}${mark}: ${rows[0] ?? ''}`];
    return [`${label}${mark}:`, ...rows.map((row) => `  ${row}`)];
}


/***/ })

};

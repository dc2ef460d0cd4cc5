"use strict";
exports.id = 297;
exports.ids = [297];
exports.modules = {

/***/ 92297:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redrive: () => (/* binding */ redrive)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/account/run-account.js + 9 modules
var run_account = __webpack_require__(61625);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(52140);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(31007);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(59150);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(95845);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(58556);
;// CONCATENATED MODULE: ./build/durability/redriven-letter.js


class RedrivenLetter {
    #letter;
    #scope;
    #facts;
    #inside = new Map();
    #own = null;
    constructor(letter, scope, facts) {
        this.#letter = letter;
        this.#scope = scope;
        this.#facts = facts;
    }
    get own() {
        return this.#own;
    }
    get inside() {
        return [...this.#inside.values()];
    }
    giveUp(request) {
        const at = this.#inRun(request.at);
        if (at.scope === this.#letter.scope) {
            this.#own = request.error;
            return;
        }
        const made = (0,dead_letters/* letterOf */.UB)({ ...this.#facts, runId: this.#letter.run_id }, { ...request, at });
        this.#inside.set(made.id, { ...made, callers: [...this.#letter.callers, ...made.callers] });
    }
    completed(at) {
        if (at.scope === this.#scope)
            this.#own = null;
        else
            this.#inside.delete((0,place/* deadLetterId */.k)(this.#letter.run_id, this.#inRun(at)));
    }
    #inRun(at) {
        const { id, scope, node } = this.#letter;
        const visit = (0,place/* letterVisit */.kB)(id);
        if (at.scope === this.#scope)
            return { ...at, scope, visit };
        const here = { scope: this.#scope, node, visit: 1 };
        return { ...at, scope: (0,place/* movedScope */.E1)(at.scope, here, { scope, node, visit }) };
    }
}

// EXTERNAL MODULE: ./build/engine/index.js + 66 modules
var engine = __webpack_require__(26513);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(40330);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(66227);
// EXTERNAL MODULE: ./build/run/event-bus.js + 2 modules
var event_bus = __webpack_require__(92753);
// EXTERNAL MODULE: ./build/run/node-ports.js
var node_ports = __webpack_require__(65056);
// EXTERNAL MODULE: ./build/run/output-router.js + 1 modules
var output_router = __webpack_require__(64275);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(72645);
// EXTERNAL MODULE: ./build/config/load/index.js + 12 modules
var load = __webpack_require__(33973);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(56089);
// EXTERNAL MODULE: ./build/durability/protect.js
var protect = __webpack_require__(94712);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(41906);
// EXTERNAL MODULE: ./build/run/providers.js
var providers = __webpack_require__(99883);
;// CONCATENATED MODULE: ./build/run/redrive-letters.js









async function prepareLetters(letters, request) {
    const loaded = new Map();
    const workflowOf = (known) => {
        const { file, workspace } = whereIs(known, request);
        const key = `${file}\n${known.name}`;
        const loading = loaded.get(key) ?? redrive_letters_load(file, workspace, known, request);
        loaded.set(key, loading);
        return loading;
    };
    const places = new Map();
    const prepared = [];
    const problems = new Set();
    const used = new Set();
    for (const letter of letters) {
        const key = JSON.stringify([letter.callers, letter.workflow]);
        const finding = places.get(key) ?? filesOfLetter(letter, workflowOf, request);
        places.set(key, finding);
        const place = await finding;
        const one = place.ok ? redrive_letters_prepare(letter, place.value, request, used) : place;
        if (one.ok)
            prepared.push(one.value);
        else
            for (const problem of [one.error].flat())
                problems.add(problem);
    }
    for (const name of Object.keys(request.given)) {
        if (!used.has(name) && problems.size === 0 && letters.length > 0)
            problems.add(`no dead letter has an input ${name}`);
    }
    return problems.size > 0 ? (0,result/* err */._)([...problems]) : (0,result.ok)(prepared);
}
function whereIs({ file, path: known }, { adapters, cwd, env }) {
    if (known !== undefined && adapters.files.exists(known)) {
        const forward = known.replaceAll('\\', '/');
        return { file: known, workspace: forward.endsWith(`/${file}`) ? known.slice(0, -file.length - 1) || null : null };
    }
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env);
    const inWorkspace = external_node_path_default().resolve(workspace, file);
    if (adapters.files.exists(inWorkspace))
        return { file: inWorkspace, workspace };
    return { file: external_node_path_default().resolve(cwd, file), workspace: null };
}
async function redrive_letters_load(file, workspace, known, request) {
    if (!request.adapters.files.exists(file))
        return (0,result/* err */._)(`the workflow file ${known.file} is not there`);
    const checked = await (0,prepare/* checkFile */.vH)({
        file,
        env: request.env,
        patterns: request.adapters.patterns,
        ...(workspace === null ? {} : { workspace }),
    });
    const workflow = checked.runnable;
    if (workflow === null)
        return (0,result/* err */._)(`${known.file} cannot be run: ${firstError(checked)}`);
    if (workflow.settings.name !== known.name)
        return (0,result/* err */._)(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`);
    return (0,result.ok)(workflow);
}
async function filesOfLetter(letter, workflowOf, request) {
    const callers = [];
    const problems = [];
    for (const known of letter.callers) {
        const caller = await workflowOf(known);
        if (caller.ok)
            callers.push(caller.value);
        else
            problems.push(caller.error);
    }
    const own = await workflowOf(letter.workflow);
    if (!own.ok)
        return (0,result/* err */._)([...problems, own.error]);
    if (problems.length > 0)
        return (0,result/* err */._)(problems);
    const workflow = (0,prepare/* withInheritedModels */.bq)(own.value, callers);
    const [finding] = (0,providers/* checkProviders */.Dq)(workflow, resolver(request));
    return finding === undefined ? (0,result.ok)({ workflow, callers }) : (0,result/* err */._)([finding.message]);
}
function resolver({ adapters, provider }) {
    return (file, node) => adapters.resolveProvider(file, node, provider);
}
function firstError(checked) {
    const [first] = checked.findings.filter(({ severity }) => severity === 'error');
    return first === undefined ? 'it is not valid' : `${first.file}:${first.line}:${first.column} ${first.message}`;
}
function redrive_letters_prepare(letter, { workflow, callers }, request, used) {
    const group = letter.item === null ? null : groupOf(workflow, letter);
    const step = group === null ? workflow.steps.get(letter.node) : group.agent;
    if (step === undefined || (letter.item !== null && group === null))
        return (0,result/* err */._)(`${letter.workflow.file} has no node ${letter.node} any more`);
    const restored = restoreLetter(letter, request, used);
    if (!restored.ok)
        return restored;
    const { secrets, context, item } = restored.value;
    const declared = workflow.settings.input ?? {};
    const own = (name) => Object.hasOwn(declared, name);
    const given = Object.fromEntries(Object.entries(request.given).filter(([name]) => own(name)));
    for (const name of Object.keys(given))
        used.add(name);
    const recorded = Object.fromEntries(Object.entries(restored.value.inputs).filter(([name]) => own(name)));
    const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(recorded), ...given });
    if (!inputs.ok)
        return (0,result/* err */._)(inputs.error.map(({ message }) => message).join(' '));
    const hash = workflow.hashes.get(step.name) ?? workflow.hashes.get(group?.name ?? '') ?? '';
    const there = letter.cwd !== undefined && request.adapters.files.exists(letter.cwd);
    return (0,result.ok)({
        letter,
        workflow,
        callers,
        step,
        group,
        inputs: inputs.value,
        context,
        item,
        cwd: there ? (letter.cwd ?? request.cwd) : request.cwd,
        changed: letter.hash !== '' && letter.hash !== hash,
        secrets: [
            ...secrets,
            ...(0,prepare/* secretsOfRun */.cn)(workflow, inputs.value),
            ...(0,providers/* secretsOfProviders */.nq)([...callers, workflow], request.env, resolver(request)),
        ],
    });
}
function groupOf(workflow, letter) {
    const named = (0,place/* runAround */.tV)(letter.scope)?.node;
    for (const step of workflow.steps.values()) {
        if (step.type !== 'for_each' || step.agent.name !== letter.node)
            continue;
        if (named === undefined || named === step.name)
            return step;
    }
    return null;
}
function restoreLetter(letter, request, used) {
    const secrets = [];
    const lookup = (origin) => {
        const value = origin.startsWith('env:') ? request.env[origin.slice(4)] : givenText(request.given, origin, used);
        if (value !== undefined)
            secrets.push({ value, origin });
        return value;
    };
    const trouble = { missing: new Set(), lost: false };
    const inputs = (0,protect/* restore */.PF)(letter.inputs, lookup, trouble);
    const context = (0,protect/* restore */.PF)(letter.context, lookup, trouble);
    const item = (0,protect/* restore */.PF)(letter.item?.value ?? null, lookup, trouble);
    if (trouble.missing.size > 0)
        return (0,result/* err */._)(`secrets are not kept; give them again: ${namesOf(trouble.missing)}`);
    if (trouble.lost)
        return (0,result/* err */._)(`${letter.node} read a secret that a node had produced, which is not kept; run it again with \`conductor resume RUN_DIR --from NODE\``);
    return (0,result.ok)({ inputs: objectOf(inputs), context: objectOf(context), item, secrets });
}
function givenText(given, origin, used) {
    const name = origin.slice('input:'.length);
    const one = Object.hasOwn(given, name) ? given[name] : undefined;
    if (one === undefined)
        return undefined;
    used.add(name);
    if (one.from === 'text')
        return one.text;
    return one.written ?? (typeof one.value === 'string' ? one.value : (0,json/* jsonText */.s$)(one.value));
}
function namesOf(missing) {
    return [...missing]
        .map((origin) => origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${origin.slice('input:'.length)}=VALUE`)
        .join(', ');
}
function objectOf(value) {
    return (0,json/* isJsonObject */.OW)(value) ? value : {};
}

// EXTERNAL MODULE: ./build/run/scratch-folder.js
var scratch_folder = __webpack_require__(74384);
// EXTERNAL MODULE: ./build/run/token-budget.js
var token_budget = __webpack_require__(91036);
;// CONCATENATED MODULE: ./build/run/redrive.js

















async function redrive(request) {
    const { only } = request;
    if (only !== null && !(0,kinds/* isKind */.VF)(only) && !(0,kinds/* isKindPrefix */.nm)(only))
        return (0,result/* err */._)([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`]);
    const file = locate(request);
    if (!file.ok)
        return (0,result/* err */._)([file.error]);
    if (file.value === null)
        return (0,result.ok)(report(request, external_node_path_default().resolve(request.cwd, request.target, dead_letters/* DEAD_LETTER_FILE */.NZ), [], 0, 0));
    if (request.dryRun)
        return work(request, file.value);
    const locked = request.adapters.lock.acquire(external_node_path_default().dirname(file.value));
    if (locked.status === 'taken') {
        const by = locked.owner === null ? '' : ` by process ${locked.owner.pid} on ${locked.owner.host}`;
        return (0,result/* err */._)([`${request.target} is in use${by}; wait for it, or end it`]);
    }
    if (locked.status === 'failed')
        return (0,result/* err */._)([`${request.target} cannot be taken: ${locked.message}`]);
    return work(request, file.value).finally(locked.release);
}
function locate({ target, cwd, adapters: { files } }) {
    const given = external_node_path_default().resolve(cwd, target);
    const inside = external_node_path_default().join(given, dead_letters/* DEAD_LETTER_FILE */.NZ);
    if (files.exists(inside))
        return (0,result.ok)(inside);
    if (!files.exists(given))
        return (0,result/* err */._)(`${target} does not exist`);
    const isRun = ['events.jsonl', 'result.json', 'checkpoint.json'].some((name) => files.exists(external_node_path_default().join(given, name)));
    return (0,result.ok)(isRun ? null : given);
}
async function work(request, file) {
    const { files } = request.adapters;
    const read = readLetters(request, file);
    if (!read.ok)
        return (0,result/* err */._)([`${request.target} is no file of dead letters: ${read.error}`]);
    const wanted = (0,dead_letter/* pendingLetters */.Bg)(read.value.letters, request.only);
    const open = new Set((0,dead_letter/* pendingLetters */.Bg)(read.value.letters, null).map(({ id }) => id));
    const prepared = await prepareLetters(wanted, request);
    if (!prepared.ok)
        return prepared;
    for (const one of prepared.value) {
        if (one.changed)
            request.observer.note(`${one.step.name} changed since it was given up; it runs as it is now`);
    }
    if (request.dryRun)
        return (0,result.ok)(report(request, file, prepared.value.map(untouched), open.size, 0));
    if (prepared.value.length === 0)
        return (0,result.ok)(report(request, file, [], open.size, 0));
    let marks;
    try {
        marks = files.openAppend(file);
        marks.append((0,dead_letter/* lineBreakAfter */.Gy)(read.value.text));
    }
    catch (error) {
        return (0,result/* err */._)([`${request.target} cannot be written: ${(0,error_message/* errorMessage */.g)(error)}`]);
    }
    const done = await runAll(request, prepared.value, marks, open);
    marks.close();
    return (0,result.ok)(report(request, file, done, open.size, request.cancel.aborted ? cancelCode(request) : 0));
}
function cancelCode({ cancel }) {
    return (0,outcome/* exitCodeOf */.FO)('cancelled', (0,outcome/* cancelSignalOf */.OJ)(cancel));
}
function readLetters({ adapters: { files } }, file) {
    try {
        const text = files.readText(file);
        const letters = (0,dead_letter/* parseDeadLetters */.Vb)(text);
        return letters.ok ? (0,result.ok)({ text, letters: letters.value }) : letters;
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* fileProblem */.W)(error));
    }
}
function report(request, file, letters, remaining, cancelled) {
    const count = (status) => letters.filter((one) => one.status === status).length;
    const failed = count('failed');
    return {
        schema_version: 1,
        file,
        dry_run: request.dryRun,
        exit_code: cancelled === 0 ? (failed > 0 ? 3 : 0) : cancelled,
        settled: count('settled'),
        failed,
        remaining,
        letters,
    };
}
async function runAll(request, all, marks, open) {
    const { adapters, observer } = request;
    const redactor = new redaction/* Redactor */.pO({
        secrets: [...(0,redaction/* secretsOfEnvironment */.O0)(request.env), ...request.secrets, ...all.flatMap(({ secrets }) => secrets)],
    });
    const temp = (0,scratch_folder/* scratchFolder */.$)(request, `conductor-redrive-${process.pid}`, null);
    const known = new Map();
    const done = [];
    for (const one of all) {
        if (request.cancel.aborted) {
            done.push(untouched(one));
            continue;
        }
        const { end, again } = await runLetter(request, one, redactor, temp, known);
        const redriven = outcomeOf(one, end, again.own, redactor);
        done.push(redriven);
        if (redriven.status === 'pending')
            continue;
        const settled = redriven.status === 'settled';
        const inside = settled ? again.inside : [];
        if (settled)
            open.delete(one.letter.id);
        for (const { id } of inside)
            open.add(id);
        try {
            const mark = (0,dead_letter/* deadLetterMarkLine */.u)({
                id: one.letter.id,
                settled,
                timestamp: nowOf(request),
                outcome: redriven.error?.kind ?? 'success',
            });
            marks.append(`${inside.map(dead_letter/* deadLetterLine */.r3).join('')}${mark}`);
            marks.flush();
        }
        catch (error) {
            observer.note(`${one.letter.node} could not be marked in ${request.target}: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
    await adapters.processes.endLeftovers();
    adapters.removeFolder(temp);
    return done;
}
async function runLetter(request, one, redactor, temp, known) {
    const { letter, workflow } = one;
    const { adapters, observer } = request;
    const account = new run_account/* RunAccount */.b();
    const watching = observer.started({
        workflow,
        redactor,
        runId: letter.run_id,
        runDir: null,
        account,
        warnings: [],
        sources: new Map(),
    });
    const router = new output_router/* OutputRouter */.L(redactor, watching.sinks, observer.masked);
    const bus = new event_bus/* EventBus */.l(letter.run_id, adapters.clock, redactor, { append: () => { } }, [
        router,
        account,
        ...watching.consumers,
    ]);
    const place = JSON.stringify([workflow.file, letter.callers, letter.groups]);
    const governance = known.get(place) ?? governanceOf(request, one, bus);
    known.set(place, governance);
    const budget = new token_budget/* RunTokenBudget */.E((one.callers[0] ?? workflow).settings.limits?.max_tokens ?? null);
    const { ports, env } = (0,node_ports/* nodeWorld */.$)({
        request,
        workflows: [...one.callers, workflow],
        cwd: one.cwd,
        temp,
        redactor,
        budget,
    });
    const item = one.group === null || letter.item === null
        ? null
        : { group: one.group, index: letter.item.index, key: letter.item.key, value: one.item };
    const again = new RedrivenLetter(letter, (0,engine/* scopeAlone */.IC)(item), { redactor, cwd: one.cwd, timestamp: nowOf(request) });
    const end = await (0,engine/* runSingle */.qH)({
        workflow,
        callers: one.callers,
        inputs: one.inputs,
        step: one.step,
        item,
        context: one.context,
        cancel: request.cancel,
        services: {
            ports,
            settings: {
                runId: letter.run_id,
                cwd: one.cwd,
                env,
                helpersFolder: request.helpersFolder,
                gates: request.gates,
                github: adapters.github,
            },
            recall: engine/* NOTHING_RECALLED */.b4,
            governance,
            intercept: () => null,
            emit: (event, replayed) => {
                bus.emit(event, replayed);
                if (event.type === 'node_completed')
                    again.completed(event);
            },
            beforeEffect: () => { },
            output: router.write,
            random: request.random ?? Math.random,
            deadLetter: (given) => again.giveUp(given),
        },
    });
    await ports.agents.tools.close();
    return { end, again };
}
function nowOf({ adapters }) {
    return new Date(adapters.clock.now()).toISOString();
}
function governanceOf(request, { letter, workflow, callers }, bus) {
    return new engine/* RunGovernance */.QA({
        root: workflow,
        emit: bus.emit,
        breakers: new Map(),
        answers: [],
        random: request.random ?? Math.random,
        inherited: {
            policies: callers.flatMap((caller) => caller.settings.policies ?? []),
            groups: new Map(Object.entries(letter.groups)),
        },
    });
}
function untouched({ letter, changed }) {
    const { id, node, item, envelope } = letter;
    const place = item === null ? null : { index: item.index, key: item.key };
    return { id, node, item: place, kind: envelope.kind, status: 'pending', changed, output: null, error: null };
}
function outcomeOf(one, end, givenUp, redactor) {
    const base = untouched(one);
    const failed = ({ envelope: { kind, message } }) => {
        return { ...base, status: 'failed', error: { kind, message: redactor.text(message) } };
    };
    switch (end.status) {
        case 'succeeded':
            return givenUp === null ? { ...base, status: 'settled', output: redactor.json(end.output) } : failed(givenUp);
        case 'failed':
            return failed(end.error);
        case 'waiting':
            return {
                ...base,
                status: 'failed',
                error: { kind: 'suspended', message: `it waits at the gate ${end.gate}` },
            };
        case 'stopped':
            return base;
    }
}


/***/ })

};
;
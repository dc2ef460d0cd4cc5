export const id = 1614;
export const ids = [1614];
export const modules = {

/***/ 1614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRedrive: () => (/* binding */ runRedrive)
});

// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(922);
// EXTERNAL MODULE: ./build/durability/letter-lines.js
var letter_lines = __webpack_require__(9686);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/run/kept-options.js
var kept_options = __webpack_require__(8263);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/durability/protect.js
var protect = __webpack_require__(8973);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(6685);
// EXTERNAL MODULE: ./build/run/providers.js
var providers = __webpack_require__(3892);
;// CONCATENATED MODULE: ./build/run/prepare-letters.js










async function prepareLetters(letters, request) {
    const loaded = new Map();
    const workflowOf = (known, isRoot) => {
        const place = whereIs(known, request);
        const key = `${place.file}\n${known.name}\n${isRoot}`;
        const loading = loaded.get(key) ?? prepare_letters_load(place, known, isRoot, request);
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
        const one = place.ok ? prepare_letters_prepare(letter, place.value, request, used) : place;
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
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_.join(cwd, 'workflow.yaml'), env);
    const inWorkspace = external_node_path_.resolve(workspace, file);
    if (adapters.files.exists(inWorkspace))
        return { file: inWorkspace, workspace };
    return { file: external_node_path_.resolve(cwd, file), workspace: null };
}
async function prepare_letters_load({ file, workspace }, known, isRoot, request) {
    if (!request.adapters.files.exists(file))
        return (0,result/* err */._)(`the workflow file ${known.file} is not there`);
    const checked = await (0,prepare/* checkFile */.vH)({
        file,
        env: request.env,
        patterns: request.adapters.patterns,
        ...(workspace === null ? {} : { workspace }),
        ...(0,run/* checkSettings */.EW)(isRoot ? request : { strictExit: request.strictExit }),
    });
    const workflow = checked.runnable;
    if (workflow === null)
        return (0,result/* err */._)(`${known.file} cannot be run: ${firstError(checked)}`);
    if (workflow.settings.name !== known.name)
        return (0,result/* err */._)(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`);
    return (0,result.ok)(isRoot ? (0,prepare/* withMetadata */.Uz)(workflow, request.metadata) : workflow);
}
async function filesOfLetter(letter, workflowOf, request) {
    const callers = [];
    const problems = [];
    for (const [depth, known] of letter.callers.entries()) {
        const caller = await workflowOf(known, depth === 0);
        if (caller.ok)
            callers.push(caller.value);
        else
            problems.push(caller.error);
    }
    const own = await workflowOf(letter.workflow, letter.callers.length === 0);
    if (!own.ok)
        return (0,result/* err */._)([...problems, own.error]);
    if (problems.length > 0)
        return (0,result/* err */._)(problems);
    const workflow = (0,prepare/* withInheritedModels */.bq)(own.value, callers);
    const [finding] = (0,providers/* checkProviders */.Dq)(workflow, (0,providers/* resolverOf */.EM)(request));
    return finding === undefined ? (0,result.ok)({ workflow, callers }) : (0,result/* err */._)([finding.message]);
}
function firstError(checked) {
    const [first] = checked.findings.filter(({ severity }) => severity === 'error');
    return first === undefined ? 'it is not valid' : `${first.file}:${first.line}:${first.column} ${first.message}`;
}
function prepare_letters_prepare(letter, { workflow, callers }, request, used) {
    const group = letter.item === null ? null : groupOf(workflow, letter);
    const step = group === null ? workflow.steps.get(letter.node) : group.agent;
    if (step === undefined || (letter.item !== null && group === null))
        return (0,result/* err */._)(`${letter.workflow.file} has no node ${letter.node} any more`);
    const restored = restoreLetter(letter, request, used);
    if (!restored.ok)
        return restored;
    const { secrets, context, item, key } = restored.value;
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
        key,
        cwd: there ? (letter.cwd ?? request.cwd) : request.cwd,
        changed: letter.hash !== '' && letter.hash !== hash,
        secrets: [
            ...secrets,
            ...(0,prepare/* secretsOfRun */.cn)(workflow, inputs.value),
            ...(0,providers/* secretsOfProviders */.nq)([...callers, workflow], request.env, (0,providers/* resolverOf */.EM)(request)),
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
    const key = String((0,protect/* restore */.PF)(letter.item?.key ?? '', lookup, trouble));
    if (trouble.missing.size > 0)
        return (0,result/* err */._)(`secrets are not kept; give them again: ${namesOf(trouble.missing)}`);
    if (trouble.lost)
        return (0,result/* err */._)(`${letter.node} read a secret that a node had produced, which is not kept; run it again with \`conductor resume RUN_DIR --from NODE\``);
    return (0,result.ok)({ inputs: (0,json/* asObject */.eB)(inputs), context: (0,json/* asObject */.eB)(context), item, key, secrets });
}
function givenText(given, origin, used) {
    const name = (0,config_inputs/* inputOfOrigin */.op)(origin) ?? '';
    const one = Object.hasOwn(given, name) ? given[name] : undefined;
    if (one === undefined)
        return undefined;
    used.add(name);
    return (0,config_inputs/* secretAt */.QF)(origin, one.from === 'text' ? one.text : (one.written ?? one.value));
}
function namesOf(missing) {
    const names = [...missing].map((origin) => origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${(0,config_inputs/* inputOfOrigin */.op)(origin)}=VALUE`);
    return [...new Set(names)].join(', ');
}

// EXTERNAL MODULE: ./build/account/run-account.js + 12 modules
var run_account = __webpack_require__(8085);
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

// EXTERNAL MODULE: ./build/engine/index.js + 1 modules
var engine = __webpack_require__(753);
// EXTERNAL MODULE: ./build/engine/run-governance.js + 3 modules
var run_governance = __webpack_require__(5923);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(479);
// EXTERNAL MODULE: ./build/engine/flow.js + 3 modules
var flow = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/engine/member.js
var member = __webpack_require__(801);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/engine/state.js
var engine_state = __webpack_require__(306);
// EXTERNAL MODULE: ./build/engine/step.js + 17 modules
var step = __webpack_require__(4772);
;// CONCATENATED MODULE: ./build/engine/single.js










async function runSingle(request) {
    const control = new AbortController();
    let reason = null;
    const stop = (why) => {
        reason ??= why;
        control.abort();
    };
    const unlink = (0,abort/* whenAborted */.eG)(request.cancel, () => stop({ kind: 'cancel' }));
    const services = {
        ...request.services,
        stop,
        stopReason: () => reason,
        finallySignal: () => request.cancel,
        runStep: step/* runStep */.e,
        runFlow: flow/* runFlow */.c,
    };
    const end = await (0,member/* runAlone */.l)(hostOf(request, services, control.signal), request.step);
    unlink();
    switch (end.status) {
        case 'completed':
            return { status: 'succeeded', output: end.output };
        case 'failed':
            return { status: 'failed', error: end.error };
        case 'suspended':
            return { status: 'waiting', gate: end.gate.node };
        case 'stopped':
            return haltOf(reason) ?? { status: 'stopped' };
    }
}
function haltOf(reason) {
    return reason?.kind === 'halt' ? { status: 'failed', error: reason.error } : null;
}
function scopeAlone(item) {
    return item === null ? '' : (0,place/* scopeInside */.nY)({ scope: '', node: item.group.name, visit: 1, attempt: 1 }, item.index);
}
function hostOf(request, services, signal) {
    const { workflow, inputs, item } = request;
    const context = contextOf(workflow, request.context);
    const flow = new scopes/* FlowScope */.Rz(workflow, context, inputs, {
        runId: services.settings.runId,
        github: services.settings.github,
        policies: () => services.governance.policyView(),
        derived: (0,derived_secrets/* derivations */.h)(services.ports.secrets),
    });
    const own = item === null ? flow : (0,scopes/* withNames */.B1)(flow, { [item.group.as]: item.value, _index: item.index, _key: item.key });
    return {
        services,
        workflow,
        inputs,
        scope: scopeAlone(item),
        callers: request.callers,
        state: new engine_state/* FlowState */.e(),
        context,
        names: own,
        signal,
        item: item === null ? null : { group: item.group.name, index: item.index, key: item.key, value: item.value },
        inGroup: true,
    };
}
function contextOf(workflow, recorded) {
    const state = new engine_state/* FlowState */.e();
    for (const [name, view] of Object.entries(recorded)) {
        if (!(0,json/* isJsonObject */.OW)(view))
            continue;
        const step = workflow.steps.get(name);
        state.steps.set(name, stepOf(view, step !== undefined && (0,model/* isGroup */.IZ)(step)));
        state.history.push(name);
        state.last = name;
    }
    return state;
}
function stepOf(view, group) {
    const { error, ...rest } = view;
    const output = group ? rest : view['output'];
    return { output, error: errorOf(error), isGroup: group };
}
function errorOf(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return null;
    const { kind, message, details, attempts, retries_exhausted: exhausted, transient } = value;
    return {
        kind: typeof kind === 'string' ? kind : '',
        message: typeof message === 'string' ? message : '',
        details: (0,json/* isJsonObject */.OW)(details) ? details : {},
        attempts: typeof attempts === 'number' ? attempts : 1,
        retries_exhausted: exhausted === true,
        transient: transient === true,
    };
}

// EXTERNAL MODULE: ./build/run/event-bus.js + 1 modules
var event_bus = __webpack_require__(7341);
// EXTERNAL MODULE: ./build/run/node-ports.js
var node_ports = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/run/output-router.js + 1 modules
var output_router = __webpack_require__(7204);
// EXTERNAL MODULE: ./build/run/token-budget.js
var token_budget = __webpack_require__(1001);
;// CONCATENATED MODULE: ./build/run/redrive-letter.js









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
    const bus = new event_bus/* EventBus */.l(letter.run_id, adapters.clock, redactor, null, [router, account, ...watching.consumers]);
    const place = JSON.stringify([workflow.file, letter.callers, letter.groups]);
    const governance = known.get(place) ?? governanceOf(request, one, bus);
    known.set(place, governance);
    const budget = new token_budget/* RunTokenBudget */.E((one.callers[0] ?? workflow).settings.limits?.max_tokens ?? null);
    const { ports, settings } = (0,node_ports/* nodeWorld */.$)({
        runId: letter.run_id,
        request,
        workflows: [...one.callers, workflow],
        cwd: one.cwd,
        temp,
        redactor,
        budget,
    });
    const item = itemOf(one);
    const again = new RedrivenLetter(letter, scopeAlone(item), { redactor, cwd: one.cwd, timestamp: nowOf(request) });
    const end = await runSingle({
        workflow,
        callers: one.callers,
        inputs: one.inputs,
        step: one.step,
        item,
        context: one.context,
        cancel: request.cancel,
        services: {
            ports,
            settings,
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
function itemOf({ letter, group, key, item }) {
    return group === null || letter.item === null ? null : { group, index: letter.item.index, key, value: item };
}
function nowOf({ adapters }) {
    return new Date(adapters.clock.now()).toISOString();
}
function governanceOf(request, { letter, workflow, callers }, bus) {
    return new run_governance/* RunGovernance */.Q({
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

// EXTERNAL MODULE: ./build/run/scratch-folder.js
var scratch_folder = __webpack_require__(2477);
;// CONCATENATED MODULE: ./build/run/redrive.js














async function redrive(request) {
    const { only } = request;
    if (only !== null && !(0,kinds/* isKind */.VF)(only) && !(0,kinds/* isKindPrefix */.nm)(only))
        return (0,result/* err */._)([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`]);
    const file = locate(request);
    if (!file.ok)
        return (0,result/* err */._)([file.error]);
    if (file.value === null)
        return (0,result.ok)(report(request, external_node_path_.resolve(request.cwd, request.target, dead_letters/* DEAD_LETTER_FILE */.NZ), [], 0, 0));
    if (request.dryRun)
        return work(request, file.value);
    const locked = request.adapters.lock.acquire(external_node_path_.dirname(file.value));
    if (locked.status === 'taken') {
        const by = locked.owner === null ? '' : ` by process ${locked.owner.pid} on ${locked.owner.host}`;
        return (0,result/* err */._)([`${request.target} is in use${by}; wait for it, or end it`]);
    }
    if (locked.status === 'failed')
        return (0,result/* err */._)([`${request.target} cannot be taken: ${locked.message}`]);
    return work(request, file.value).finally(locked.release);
}
function locate({ target, cwd, adapters: { files } }) {
    const given = external_node_path_.resolve(cwd, target);
    const inside = external_node_path_.join(given, dead_letters/* DEAD_LETTER_FILE */.NZ);
    if (files.exists(inside))
        return (0,result.ok)(inside);
    if (!files.exists(given))
        return (0,result/* err */._)(`${target} does not exist`);
    const isRun = ['events.jsonl', 'result.json', 'checkpoint.json'].some((name) => files.exists(external_node_path_.join(given, name)));
    return (0,result.ok)(isRun ? null : given);
}
async function work(request, file) {
    const unmarked = (0,letter_lines/* whyUnmarked */._j)(request.adapters.files, file);
    if (unmarked !== null)
        return (0,result/* err */._)([unmarked]);
    const read = readLetters(request, file);
    if (!read.ok)
        return (0,result/* err */._)([`${request.target} is not a file of dead letters: ${read.error}`]);
    const wanted = (0,dead_letter/* pendingLetters */.Bg)(read.value.letters, request.only);
    const options = withOptionsOfRun(request, external_node_path_.dirname(file));
    if (!options.ok)
        return (0,result/* err */._)([`${options.error.message}; ${options.error.suggestion}`]);
    return runWanted(options.value, file, read.value, wanted);
}
async function runWanted(request, file, read, wanted) {
    const { files } = request.adapters;
    const open = new Set((0,dead_letter/* pendingLetters */.Bg)(read.letters, null).map(({ id }) => id));
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
    const marks = new letter_lines/* LetterLines */.KC(files, file, read.text);
    const closed = marks.add('');
    if (closed !== null)
        return (0,result/* err */._)([`${request.target} cannot be written: ${closed}`]);
    const done = await runAll(request, prepared.value, marks, open);
    const code = request.cancel.aborted ? cancelCode(request) : done.isMarked ? 0 : (0,outcome/* exitCodeOf */.FO)('failed', null);
    return (0,result.ok)(report(request, file, done.letters, open.size, code));
}
function withOptionsOfRun(request, folder) {
    const read = snapshotIn(request, external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5));
    if (!read.ok)
        return read;
    const snapshot = read.value;
    if (snapshot?.ok !== true)
        return (0,result.ok)(request);
    const options = (0,kept_options/* recalledOptions */.h)(snapshot.value.options, request);
    if (!options.ok)
        return options;
    const strictExit = request.strictExit ?? snapshot.value.strictExit;
    return (0,result.ok)({ ...request, ...options.value, strictExit, provider: request.provider ?? snapshot.value.provider });
}
function snapshotIn({ adapters: { files } }, file) {
    try {
        return (0,result.ok)(files.exists(file) ? (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file)) : null);
    }
    catch (error) {
        const message = `${durability_snapshot/* CHECKPOINT_FILE */.S5}, which has the options of the run, cannot be read: ${(0,error_message/* fileProblem */.W)(error)}`;
        return (0,result/* err */._)({ message, suggestion: 'try it again' });
    }
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
function report(request, file, letters, remaining, code) {
    const count = (status) => letters.filter((one) => one.status === status).length;
    const failed = count('failed');
    return {
        schema_version: 1,
        file,
        dry_run: request.dryRun,
        exit_code: code === 0 && failed > 0 ? (0,outcome/* exitCodeOf */.FO)('halted', null) : code,
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
    let problem = null;
    for (const one of all) {
        if (request.cancel.aborted || problem !== null) {
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
        const timestamp = nowOf(request);
        const outcome = redriven.error?.kind ?? 'success';
        const mark = (0,dead_letter/* deadLetterMarkLine */.u)({ id: one.letter.id, settled, timestamp, outcome });
        const lines = `${inside.map(dead_letter/* deadLetterLine */.r3).join('')}${mark}`;
        problem = settled ? marks.mark(lines) : marks.add(lines);
        if (problem !== null)
            problem = marks.add('');
    }
    await adapters.processes.endLeftovers();
    adapters.removeFolder(temp);
    if (problem !== null)
        observer.note(`what ran could not be marked in ${request.target}, so nothing more was run: ${problem}`);
    return { letters: done, isMarked: problem === null };
}
function untouched({ letter, changed }) {
    const { id, node, item, envelope } = letter;
    const place = item === null ? null : { index: item.index, key: typeof item.key === 'string' ? item.key : redaction/* MASK */.v5 };
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

// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/run-index.js
var run_index = __webpack_require__(7057);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/redrive.js








async function runRedrive(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined)
        return (0,command/* badUsage */.VT)(context, 'redrive', 'which run? conductor redrive RUN_DIR');
    if (more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'redrive', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const asked = (0,run_request/* runRequest */.BN)(args, context, null);
    if (!asked.ok)
        return (0,command/* badUsage */.VT)(context, 'redrive', asked.error);
    const named = (0,run_index/* namedRun */.d3)(target, context);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, 'redrive', named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const done = await redrive({
        ...asked.value,
        cancel: interrupts.signal,
        target: named.value,
        only: (0,cli_arguments/* oneValue */.o)(args, '--only'),
        dryRun: args.flags.has('--dry-run'),
    });
    interrupts.release();
    const asJson = (0,cli_arguments/* oneValue */.o)(args, '--format') === 'json';
    if (!done.ok) {
        for (const problem of done.error)
            (0,command/* refuse */.TR)(context, 'redrive', (0,terminal_text/* oneLine */.TN)(problem, 2000));
        const nothing = { schema_version: 1, exit_code: command/* EXIT_INVALID */.jL, errors: done.error, letters: [] };
        if (asJson)
            context.terminal.stdout(`${JSON.stringify(nothing, null, 2)}\n`);
        return command/* EXIT_INVALID */.jL;
    }
    context.terminal.stdout(asJson ? `${(0,json/* jsonText */.s$)(done.value, 2)}\n` : textOf(done.value));
    return done.value.exit_code;
}
const WORDS = { settled: 'settled', failed: 'failed again', pending: 'not run' };
function textOf(report) {
    if (report.letters.length === 0) {
        return report.remaining === 0
            ? 'There are no dead letters to run again.\n'
            : `No dead letter of that kind is open; ${report.remaining} of other kinds are.\n`;
    }
    const lines = report.letters.map((one) => lineOf(one, report.dry_run));
    const total = report.dry_run
        ? `${report.letters.length} would run, of ${report.remaining} open`
        : `${report.settled} settled, ${report.failed} failed again, ${report.remaining} still open`;
    return `${[...lines, total].join('\n')}\n`;
}
function lineOf(one, dry) {
    const item = one.item === null ? '' : ` [${one.item.key === '' ? one.item.index : one.item.key}]`;
    const change = one.changed ? ' (changed since)' : '';
    const word = dry ? 'would run' : WORDS[one.status];
    const error = one.error === null ? '' : `: ${one.error.kind}: ${one.error.message}`;
    return (0,terminal_text/* oneLine */.TN)(`${one.node}${item} (${one.kind})${change}: ${word}${error}`, 1000);
}


/***/ }),

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6435);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);








const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target);
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   KK: () => (/* binding */ settingsProblems),
/* harmony export */   N8: () => (/* binding */ invalidRun),
/* harmony export */   Td: () => (/* binding */ settingsWarnings),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6822);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1072);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(528);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5948);
/* harmony import */ var _redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5802);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5970);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(467);
/* harmony import */ var _interception_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5312);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3892);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7768);














function checkNamedFile(request) {
    const { file, env, adapters, given, workspace } = request;
    return (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({
        file,
        env,
        patterns: adapters.patterns,
        given: Object.keys(given),
        ...checkSettings(request),
        ...(workspace === undefined ? {} : { workspace }),
    });
}
async function run(request) {
    const checked = await (request.oneStep?.check() ?? checkNamedFile(request));
    if (checked.runnable === null)
        return invalidRun(checked, checked.findings, request);
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return invalidRun(checked, [...inputs.error, ...checked.findings], request);
    const problems = settingsProblems(workflow, request);
    if (problems.length > 0)
        return invalidRun(checked, [...problems, ...checked.findings], request);
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .newRunId */ .F$)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok)
        return invalidRun(checked, [...usageFindings(workflow, 'run-dir', plainly(folder.error)), ...checked.findings], request);
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_5__/* .execute */ .g)({
        request: { ...request, runId },
        workflow,
        inputs: inputs.value,
        warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkSettings({ strictAbilities, strictExit, instructions, }) {
    return {
        strictExit,
        ...(strictAbilities === undefined ? {} : { strictAbilities }),
        ...(instructions === undefined ? {} : { instructions }),
    };
}
function settingsProblems(workflow, request) {
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .gateShapes */ .aI));
    return [
        ...usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .checkGateAnswers */ .Hy)(gates, request.gates.answers))),
        ...(request.gates.human === null
            ? usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .missingGateTexts */ .Il)(gates, request.gates.answers)))
            : []),
        ...usageFindings(workflow, 'injection', (0,_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .checkInjections */ .R)(workflow, request.injections).map((problem) => ({
            ...problem,
            message: `--inject: ${problem.message}`,
        }))),
        ...usageFindings(workflow, 'run-dir', plainly((0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .runDirProblems */ .xE)(request))),
        ...usageFindings(workflow, 'shards', shardsProblems(workflow, request.shards)),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .checkProviders */ .Dq)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request)),
        ...(request.strictAbilities === true ? (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request), true) : []),
    ];
}
function settingsWarnings(workflow, request) {
    const resolve = (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request);
    return [...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .replacedProviders */ .zT)(workflow, resolve), ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, resolve, false)];
}
function shardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y)
        return plainly([`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y}`]);
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .nearest */ .pA)(group, groups)) }];
}
function plainly(messages) {
    return messages.map((message) => ({ message, suggestion: null }));
}
function usageFindings(workflow, code, problems) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    return problems.map((problem) => ({ ...at, code, severity: 'error', ...problem }));
}
function invalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfEnvironment */ .O0)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked === null || checked.contract === null ? null : redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .jsonCopy */ .Uq)(checked.contract));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidResult */ .nf)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}


/***/ })

};

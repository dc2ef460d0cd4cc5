"use strict";
exports.id = 4518;
exports.ids = [4518];
exports.modules = {

/***/ 64518:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRedrive: function() { return /* binding */ runRedrive; }
});

// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/run/notify.js
var notify = __webpack_require__(87491);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(15251);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/ports.js
var core_ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/durability/dead-letters.js
var dead_letters = __webpack_require__(48992);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/engine/governance.js + 2 modules
var governance = __webpack_require__(28636);
// EXTERNAL MODULE: ./build/src/engine/index.js
var engine = __webpack_require__(3417);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/engine/flow.js
var flow = __webpack_require__(26945);
// EXTERNAL MODULE: ./build/src/engine/members.js
var members = __webpack_require__(69278);
// EXTERNAL MODULE: ./build/src/engine/model.js
var engine_model = __webpack_require__(4468);
// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
// EXTERNAL MODULE: ./build/src/engine/state.js
var engine_state = __webpack_require__(21532);
// EXTERNAL MODULE: ./build/src/engine/step.js + 14 modules
var step = __webpack_require__(58237);
;// CONCATENATED MODULE: ./build/src/engine/single.js










async function runSingle(request) {
    const { signal, stop, stopReason } = (0,engine_model/* stopControl */.m)();
    const unlink = (0,abort/* whenAborted */.eG)(request.cancel, () => stop({ kind: 'cancel' }));
    const finallySignal = () => request.cancel;
    const services = { ...request.services, stop, stopReason, finallySignal, runStep: step/* runStep */.e, runFlow: flow/* runFlow */.c };
    const end = await (0,members/* runAlone */.l2)(createSingleHost(request, services, signal), request.step);
    unlink();
    if (end !== null && end.status !== 'stopped')
        return end;
    const reason = stopReason();
    return reason?.kind === 'halt' ? { status: 'raised', error: reason.error, records: [reason.error] } : null;
}
function scopeAlone(item) {
    return item === null ? '' : (0,place/* scopeInside */.nY)({ scope: '', node: item.group.name, visit: 1, attempt: 1 }, item.index);
}
function createSingleHost(request, services, signal) {
    const { workflow, inputs, callers, item } = request;
    const context = createContext(workflow, request.context);
    const names = new scopes/* FlowScope */.Rz(workflow, context, inputs, services);
    const around = { services, workflow, inputs, callers, context, names, signal, scope: '', handling: [] };
    const host = { ...around, state: new engine_state/* FlowState */.eT(), item: null, inGroup: true };
    if (item === null)
        return host;
    const { group, ...own } = item;
    return (0,members/* memberHost */.BY)(host, group, { ...own, member: group.agent, scope: scopeAlone(item) }, signal);
}
function createContext(workflow, recorded) {
    const state = new engine_state/* FlowState */.eT();
    for (const [name, view] of Object.entries(recorded)) {
        if (!(0,json/* isJsonObject */.OW)(view))
            continue;
        const { error: recordedError, ...outputs } = view;
        const step = workflow.steps.get(name);
        const error = (0,engine_state/* isErrorValue */.Kb)(recordedError) ? recordedError : null;
        const isGroupStep = step !== undefined && (0,model/* isGroup */.IZ)(step);
        state.steps.set(name, { output: isGroupStep ? outputs : outputs['output'], error, isGroup: isGroupStep });
        state.history.push(name);
        state.last = name;
    }
    return state;
}

// EXTERNAL MODULE: ./build/src/redaction/index.js + 6 modules
var redaction = __webpack_require__(33395);
// EXTERNAL MODULE: ./build/src/run/event-bus.js
var event_bus = __webpack_require__(20039);
// EXTERNAL MODULE: ./build/src/run/live-output.js
var live_output = __webpack_require__(72716);
// EXTERNAL MODULE: ./build/src/run/node-ports.js
var node_ports = __webpack_require__(58127);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/durability/protect.js
var protect = __webpack_require__(33131);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(64843);
// EXTERNAL MODULE: ./build/src/run/prepare-resume.js
var prepare_resume = __webpack_require__(24783);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(48294);
;// CONCATENATED MODULE: ./build/src/run/prepare-letters.js










async function prepareLetters(letters, folder, request) {
    const preparation = new Preparation(request, folder, letters[0]?.run_id ?? '');
    const prepared = [];
    const problems = new Set();
    for (const letter of letters) {
        const files = await preparation.loadFiles(letter);
        const ready = files.ok ? preparation.prepare(letter, files.value) : files;
        if (ready.ok)
            prepared.push(ready.value);
        else
            for (const problem of ready.error)
                problems.add(problem);
    }
    if (problems.size > 0)
        return (0,result/* err */._q)([...problems]);
    const unused = Object.keys(request.given).filter((name) => letters.length > 0 && !preparation.used.has(name));
    return unused.length > 0 ? (0,result/* err */._q)(unused.map((name) => `no dead letter has an input ${name}`)) : (0,result.ok)(prepared);
}
class Preparation {
    request;
    folder;
    used = new Set();
    #started;
    #roots;
    #filesOf = new Map();
    constructor(request, folder, runId) {
        this.request = request;
        this.folder = folder;
        this.#started = request.started?.(runId, folder) ?? null;
        const files = [request.named?.file, this.#started?.file].filter((file) => file !== undefined);
        this.#roots = [(0,prepare_resume/* currentWorkspace */.VB)(request), ...files.map((file) => (0,workspace/* findWorkspace */.pl)(file, request.env))];
    }
    async loadFiles({ callers, workflow }) {
        const key = JSON.stringify([callers, workflow]);
        const files = this.#filesOf.get(key) ?? (await this.#load([...callers, workflow]));
        this.#filesOf.set(key, files);
        return files;
    }
    async #load(references) {
        const callers = [];
        const problems = [];
        for (const [depth, known] of references.entries()) {
            const file = this.#find(known, depth === 0, callers[depth - 1]);
            const loaded = file.ok ? await loadLetterFile(file.value, known, depth === 0, this.request) : file;
            if (loaded.ok)
                callers.push(loaded.value);
            else
                problems.push(loaded.error);
        }
        const own = callers.pop();
        if (own === undefined || problems.length > 0)
            return (0,result/* err */._q)(problems);
        const workflow = (0,prepare/* withInherited */.f$)(own, callers);
        const [finding] = (0,providers/* checkProviders */.Dq)(workflow, (0,providers/* createResolver */.Tw)(this.request));
        return finding === undefined ? (0,result.ok)({ workflow, callers }) : (0,result/* err */._q)([finding.message]);
    }
    #find({ file, path: known = file }, isRoot, caller) {
        const { named, cwd, env } = this.request;
        if (isRoot && named !== undefined) {
            const isSame = file === (0,workspace/* displayPath */.Gt)((0,workspace/* findWorkspace */.pl)(named.file, env), (0,workspace/* resolveRealPath */.Sc)(named.file));
            return named.isOnly === true && !isSame
                ? (0,result/* err */._q)(`the letters are of ${file}, and the input workflow is ${named.fileAsGiven}`)
                : (0,result.ok)(named.file);
        }
        if (isRoot && this.request.started !== undefined) {
            if (this.#started === null)
                return (0,result/* err */._q)((0,prepare_resume/* unknownFolder */.dm)(this.folder, file));
            if ((0,workspace/* resolveRealPath */.Sc)(known) !== (0,workspace/* resolveRealPath */.Sc)(this.#started.file) &&
                (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(cwd, file)) !== (0,workspace/* resolveRealPath */.Sc)(this.#started.file))
                return (0,result/* err */._q)(`the letters are of ${file}, and the run was started with ${this.#started.file}; --workflow FILE names the file`);
        }
        const candidates = [known, ...this.#roots.map((root) => external_node_path_default().resolve(root, file)), external_node_path_default().resolve(cwd, file)];
        const own = (0,prepare_resume/* ownFile */.PV)(candidates, this.request, this.folder, this.#roots, file);
        if (!own.ok)
            return own;
        const called = [...(caller?.children.values() ?? [])].map((child) => (0,workspace/* resolveRealPath */.Sc)(child.file));
        if (own.value !== null && caller !== undefined && !called.includes((0,workspace/* resolveRealPath */.Sc)(own.value)))
            return (0,result/* err */._q)(`${caller.displayFile} does not call ${file}: its letter is not run`);
        return own.value === null ? (0,result/* err */._q)(`the workflow file ${file} is not there`) : (0,result.ok)(own.value);
    }
    prepare(letter, { workflow, callers }) {
        const { request } = this;
        const group = letter.item === null ? null : findGroup(workflow, letter);
        const step = group === null ? workflow.steps.get(letter.node) : group.agent;
        if (step === undefined || (letter.item !== null && group === null))
            return (0,result/* err */._q)([`${letter.workflow.file} has no node ${letter.node} any more`]);
        const variables = (0,providers/* referableVariables */.WP)(request, [...callers, workflow]);
        const restored = this.#restore(letter, (name) => variables(name, step.name));
        if (!restored.ok)
            return (0,result/* err */._q)([restored.error]);
        const { secrets, context, item, key } = restored.value;
        const declared = workflow.settings.input ?? {};
        const own = (values) => Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(declared, name)));
        const given = own(request.given);
        for (const name of Object.keys(given))
            this.used.add(name);
        const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(own(restored.value.inputs)), ...given });
        if (!inputs.ok)
            return (0,result/* err */._q)([inputs.error.map(({ message }) => message).join(' ')]);
        const hash = workflow.hashes.get(step.name) ?? workflow.hashes.get(group?.name ?? '') ?? '';
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
            cwd: this.#started?.cwd ?? request.cwd,
            changed: letter.hash !== '' && letter.hash !== hash,
            secrets: [
                ...secrets,
                ...(0,config_inputs/* secretInputValues */.fl)(workflow, inputs.value),
                ...(0,providers/* secretsOfProviders */.nq)([...callers, workflow], request.env, (0,providers/* createResolver */.Tw)(request)),
            ],
        });
    }
    #restore(letter, variable) {
        const secrets = [];
        const lookup = (origin) => {
            const value = origin.startsWith('env:') ? variable(origin.slice(4)) : this.#givenText(origin);
            if (value !== undefined)
                secrets.push({ value, origin });
            return value;
        };
        const trouble = { missing: new Set(), lost: false };
        const restored = {
            inputs: (0,json/* asObject */.eB)((0,protect/* restore */.PF)(letter.inputs, lookup, trouble)),
            context: (0,json/* asObject */.eB)((0,protect/* restore */.PF)(letter.context, lookup, trouble)),
            item: (0,protect/* restore */.PF)(letter.item?.value ?? null, lookup, trouble),
            key: String((0,protect/* restore */.PF)(letter.item?.key ?? '', lookup, trouble)),
        };
        if (trouble.missing.size > 0)
            return (0,result/* err */._q)(`secrets are not stored; give them again: ${formatNames(trouble.missing)}`);
        if (trouble.lost)
            return (0,result/* err */._q)(`${letter.node} read a secret that a node had produced, which is not stored; run it again with \`conductor resume RUN_DIR --from NODE\``);
        return (0,result.ok)({ ...restored, secrets });
    }
    #givenText(origin) {
        const given = this.request.given;
        const name = (0,config_inputs/* inputOfOrigin */.op)(origin) ?? '';
        const input = Object.hasOwn(given, name) ? given[name] : undefined;
        if (input === undefined)
            return undefined;
        this.used.add(name);
        return (0,config_inputs/* secretAt */.QF)(origin, input.from === 'text' ? input.text : (input.written ?? input.value));
    }
}
async function loadLetterFile(file, known, isRoot, request) {
    const { env, strictExit, strictAbilities, instructions, adapters } = request;
    const options = isRoot ? { strictAbilities, instructions } : {};
    const checked = await (0,prepare/* checkFile */.vH)({ file, env, strictExit, patterns: adapters.patterns, ...options });
    const { runnable: workflow, findings } = checked;
    if (workflow === null) {
        const first = findings.find(({ severity }) => severity === 'error');
        return (0,result/* err */._q)(`${known.file} cannot be run: ${first?.file}:${first?.line}:${first?.column} ${first?.message}`);
    }
    if (workflow.settings.name !== known.name)
        return (0,result/* err */._q)(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`);
    return (0,result.ok)(isRoot ? (0,prepare/* withMetadata */.Uz)(workflow, request.metadata) : workflow);
}
function findGroup(workflow, letter) {
    const named = (0,place/* runAround */.tV)(letter.scope)?.node;
    for (const step of workflow.steps.values()) {
        if (step.type !== 'for_each' || step.agent.name !== letter.node)
            continue;
        if (named === undefined || named === step.name)
            return step;
    }
    return null;
}
function formatNames(missing) {
    const names = [...missing].map((origin) => origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${(0,config_inputs/* inputOfOrigin */.op)(origin)}=VALUE`);
    return [...new Set(names)].join(', ');
}

// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/redrive.js





















async function redrive(request) {
    const { only, target, adapters } = request;
    if (only !== null && !(0,kinds/* isKind */.VF)(only) && !(0,kinds/* isKindPrefix */.nm)(only))
        return (0,result/* err */._q)([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`]);
    const file = locate(request);
    if (!file.ok)
        return (0,result/* err */._q)([file.error]);
    if (file.value === null)
        return (0,result/* err */._q)([`${target} has no dead letters: there is no ${dead_letter/* DEAD_LETTER_FILE */.NZ}`]);
    const folder = external_node_path_default().dirname(file.value);
    const unsafe = (0,saved_run/* whyUnsafe */.TE)(adapters.files, folder);
    if (unsafe !== null)
        return (0,result/* err */._q)([unsafe]);
    if (request.dryRun)
        return redriveFile(request, file.value);
    const locked = (0,run_folder/* takeFolder */.Cz)(adapters.lock, folder, target);
    return locked.ok ? redriveFile(request, file.value).finally(locked.value.release) : (0,result/* err */._q)([locked.error]);
}
function locate({ target, cwd, adapters: { files } }) {
    const given = external_node_path_default().resolve(cwd, target);
    const inside = external_node_path_default().join(given, dead_letter/* DEAD_LETTER_FILE */.NZ);
    if (files.exists(inside))
        return (0,result.ok)(inside);
    if (!files.exists(given))
        return (0,result/* err */._q)(`${target} does not exist`);
    return (0,result.ok)((0,run_folder/* holdsRun */.gM)(files, given) ? null : given);
}
async function redriveFile(asked, file) {
    const { target, adapters, observer, dryRun, only, cancel } = asked;
    const unmarked = (0,dead_letter/* whyUnmarked */._j)(adapters.files, file);
    if (unmarked !== null)
        return (0,result/* err */._q)([unmarked]);
    const text = (0,result/* tryResult */.Bh)(() => adapters.files.readText(file));
    const letters = text.ok ? (0,dead_letter/* parseDeadLetters */.Vb)(text.value) : text;
    if (!letters.ok)
        return (0,result/* err */._q)([`${target} is not a file of dead letters: ${letters.error}`]);
    const found = letters.value.filter(({ envelope }) => only === null || (0,kinds/* patternTakes */.Hq)(only, envelope.kind));
    if (found.length === 0) {
        const others = (0,messages/* formatCount */.B4)(letters.value.length, 'dead letter');
        return (0,result/* err */._q)([`${target} has no dead letter${only === null ? '' : ` for --only ${only}; it has ${others}`}`]);
    }
    const request = withOptionsOfRun(asked, external_node_path_default().dirname(file));
    if (!request.ok)
        return (0,result/* err */._q)([request.error]);
    const prepared = await prepareLetters((0,dead_letter/* pendingLetters */.Bg)(letters.value, only), external_node_path_default().dirname(file), request.value);
    if (!prepared.ok)
        return prepared;
    for (const { changed, step } of prepared.value)
        if (changed)
            observer.note(`${step.name} changed since it was given up; it runs as it is now`);
    const open = new Set((0,dead_letter/* pendingLetters */.Bg)(letters.value, null).map(({ id }) => id));
    if (dryRun || prepared.value.length === 0)
        return (0,result.ok)(createRedriveReport(asked, file, prepared.value.map(createUntouched), open.size));
    const marks = new dead_letter/* LetterLines */.KC(adapters.files, file, text.ok ? text.value : '');
    const unwritable = marks.add('');
    if (unwritable !== null)
        return (0,result/* err */._q)([`${target} cannot be written: ${unwritable}`]);
    const done = await runAll(request.value, prepared.value, marks, open);
    const unmarkedCode = done.isMarked ? 0 : (0,outcome/* toExitCode */.t4)('failed', null);
    const code = cancel.aborted ? (0,outcome/* toExitCode */.t4)('cancelled', (0,outcome/* toCancelSignal */.I0)(cancel)) : unmarkedCode;
    return (0,result.ok)(createRedriveReport(asked, file, done.letters, open.size, code));
}
function withOptionsOfRun(request, folder) {
    const { files } = request.adapters;
    const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
    const text = (0,result/* tryResult */.Bh)(() => (files.exists(file) ? files.readText(file) : ''));
    if (!text.ok)
        return (0,result/* err */._q)(`${durability_snapshot/* CHECKPOINT_FILE */.S5}, which has the options of the run, cannot be read: ${text.error}; try it again`);
    const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(text.value);
    if (!snapshot.ok)
        return (0,result.ok)(request);
    const { options, strict_exit: strictExit, provider } = snapshot.value;
    const recalled = (0,prepare_resume/* recalledOptions */.hE)(options, request);
    if (!recalled.ok)
        return (0,result/* err */._q)(`${recalled.error.message}; ${recalled.error.suggestion}`);
    return (0,result.ok)({
        ...request,
        ...recalled.value,
        strictExit: request.strictExit ?? strictExit,
        provider: request.provider ?? provider,
    });
}
function createRedriveReport(asked, file, letters, remaining, code = 0) {
    const count = (status) => letters.filter((letter) => letter.status === status).length;
    const failed = count('failed');
    return {
        schema_version: 1,
        file,
        dry_run: asked.dryRun,
        exit_code: code === 0 && failed > 0 ? (0,outcome/* toExitCode */.t4)('halted', null) : code,
        settled: count('settled'),
        failed,
        remaining,
        letters,
    };
}
async function runAll(request, all, marks, open) {
    const { adapters, observer } = request;
    const known = [...(0,redaction/* secretsOfEnvironment */.O0)(request.env), ...request.secrets, ...all.flatMap(({ secrets }) => secrets)];
    const redactor = new redaction/* Redactor */.pO({ secrets: known });
    const temp = (0,run_folder/* scratchFolder */.$B)(request, `conductor-redrive-${process.pid}`, null);
    const runLetter = letterRunner(request, redactor, temp);
    const letters = [];
    let problem = null;
    for (const prepared of all) {
        if (request.cancel.aborted || problem !== null) {
            letters.push(createUntouched(prepared));
            continue;
        }
        const { id } = prepared.letter;
        const { end, again } = await runLetter(prepared);
        const redriven = toRedriven(prepared, end, again.own, redactor);
        letters.push(redriven);
        if (redriven.status === 'pending')
            continue;
        const settled = redriven.status === 'settled';
        const inside = settled ? again.inside : [];
        if (settled)
            open.delete(id);
        for (const letter of inside)
            open.add(letter.id);
        const outcome = redriven.error?.kind ?? 'success';
        const mark = (0,dead_letter/* deadLetterMarkLine */.u)({ id, settled, timestamp: (0,core_ports/* timestampNow */.z1)(adapters.clock), outcome });
        const lines = `${inside.map(dead_letter/* deadLetterLine */.r3).join('')}${mark}`;
        problem = settled ? marks.mark(lines) : marks.add(lines);
        if (problem !== null)
            problem = marks.add('');
    }
    await adapters.processes.endLeftovers();
    adapters.removeFolder(temp);
    if (problem !== null)
        observer.note(`what ran could not be marked in ${request.target}, so nothing more was run: ${problem}`);
    return { letters, isMarked: problem === null };
}
function createUntouched({ letter, changed }) {
    const { id, node, item, envelope } = letter;
    const place = item === null ? null : { index: item.index, key: typeof item.key === 'string' ? item.key : redaction/* MASK */.v5 };
    return { id, node, item: place, kind: envelope.kind, status: 'pending', changed, output: null, error: null };
}
function toRedriven(prepared, end, givenUp, redactor) {
    const base = createUntouched(prepared);
    const createFailed = (kind, message) => ({
        ...base,
        status: 'failed',
        error: { kind, message },
    });
    const toFailed = ({ envelope: { kind, message } }) => createFailed(kind, redactor.text(message));
    switch (end?.status) {
        case 'done':
            return givenUp === null ? { ...base, status: 'settled', output: redactor.json(end.output) } : toFailed(givenUp);
        case 'raised':
            return toFailed(end.error);
        case 'suspended':
            return createFailed('suspended', `it waits at the gate ${end.gate.node}`);
        case undefined:
            return base;
    }
}
function letterRunner(request, redactor, temp) {
    const { adapters, observer, cancel, random = Math.random } = request;
    const governances = new Map();
    return async (prepared) => {
        const { letter, workflow, callers, group, cwd, key, item: value } = prepared;
        const runId = letter.run_id;
        const account = new run_account/* RunAccount */.b();
        const nothing = { runDir: null, warnings: [], sources: new Map() };
        const watching = observer.onStarted({ workflow, redactor, runId, account, ...nothing });
        const router = new live_output/* OutputRouter */.LT(redactor, watching.sinks, observer.onMasked);
        const bus = new event_bus/* EventBus */.l7(runId, adapters.clock, redactor, null, [router, account, ...watching.consumers]);
        const place = JSON.stringify([workflow.file, letter.callers, letter.groups]);
        const governance = governances.get(place) ?? createGovernance(request, prepared, bus);
        governances.set(place, governance);
        const budget = new node_ports/* RunBudget */.b((callers[0] ?? workflow).settings);
        const workflows = [...callers, workflow];
        const { ports, settings } = (0,node_ports/* nodeWorld */.$)({ runId, request, workflows, cwd, temp, redactor, budget });
        const item = group === null || letter.item === null ? null : { group, index: letter.item.index, key, value };
        const again = new dead_letters/* RedrivenLetter */.C(letter, scopeAlone(item), {
            redactor,
            cwd,
            timestamp: (0,core_ports/* timestampNow */.z1)(adapters.clock),
        });
        const end = await runSingle({
            ...prepared,
            item,
            cancel,
            services: {
                ports,
                settings,
                recall: engine/* NOTHING_RECALLED */.b4,
                governance,
                intercept: () => null,
                emit: (event, replayedAt) => {
                    bus.emit(event, replayedAt === null ? null : { at: replayedAt });
                    if (event.type === 'node_completed')
                        again.dropLetter(event);
                },
                beforeEffect: () => { },
                output: router.write,
                random,
                deadLetter: (given) => again.giveUp(given),
            },
        });
        await ports.agents.tools.close();
        return { end, again };
    };
}
function createGovernance(request, { letter, workflow, callers }, bus) {
    return new governance/* RunGovernance */.Q({
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

// EXTERNAL MODULE: ./build/src/reporters/reported-errors.js
var reported_errors = __webpack_require__(68474);
// EXTERNAL MODULE: ./build/src/reporters/result.js
var reporters_result = __webpack_require__(71862);
;// CONCATENATED MODULE: ./build/src/run/redrive-result.js



const OUTCOMES = { 0: 'success', 1: 'failed', 3: 'halted' };
function toRedriveResult({ adapters, fileAsGiven }, folder, report) {
    const run = (0,run_folder/* resultIn */.Do)(adapters.files, folder);
    const outcome = OUTCOMES[report.exit_code] ?? 'cancelled';
    const errors = report.letters.flatMap(toReportedFailure);
    const { findings: _, ...nothing } = (0,reporters_result/* invalidResult */.nf)([], fileAsGiven);
    return {
        ...nothing,
        success: outcome === 'success',
        outcome,
        exit_code: report.exit_code,
        run_id: run?.run_id ?? null,
        workflow: run?.workflow ?? nothing.workflow,
        error: errors[0]?.message ?? null,
        errors,
        dead_letters: openLetters(report),
    };
}
function openLetters(report) {
    const open = report.letters.filter(({ status }) => status !== 'settled');
    const others = report.remaining > open.length ? [{ remaining: report.remaining - open.length }] : [];
    return [...open.map(({ id, node, kind }) => ({ id, node, kind })), ...others];
}
function toReportedFailure({ node, error, status }) {
    if (error === null || status !== 'failed')
        return [];
    const origin = { origin: 'author', typed: true, frames: [], attempts: 1, exit_code: null, stderr_tail: '' };
    const raised = { envelope: { ...error, details: {} }, ...origin };
    return [{ ...(0,reported_errors/* toReportedError */.zc)(raised), node_id: node }];
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/notify.js + 1 modules
var cli_notify = __webpack_require__(29357);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/redrive.js










async function runRedrive(args, context) {
    const [target = ''] = args.operands;
    const asked = (0,run_request.createCommandRequest)(args, context, null);
    if (!asked.ok)
        return (0,command/* badUsage */.VT)(context, 'redrive', asked.error);
    const named = (0,run_index/* namedRun */.d3)(target, context);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, 'redrive', named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const done = await redrive({
        ...asked.value,
        ...(0,run_index/* fileRules */._h)(args, context),
        cancel: interrupts.signal,
        target: named.value,
        only: args.value('--only'),
        dryRun: args.has('--dry-run'),
    });
    interrupts.release();
    const asJson = args.value('--format') === 'json';
    if (!done.ok) {
        for (const problem of done.error)
            (0,command/* refuse */.TR)(context, 'redrive', (0,terminal_text/* oneLine */.TN)(problem, 2000));
        const nothing = { schema_version: 1, exit_code: command/* EXIT_INVALID */.jL, errors: done.error, letters: [] };
        if (asJson)
            context.terminal.stdout(`${JSON.stringify(nothing, null, 2)}\n`);
        return command/* EXIT_INVALID */.jL;
    }
    context.terminal.stdout(asJson ? `${(0,json/* jsonText */.s$)(done.value, 2)}\n` : formatRedriveReport(done.value));
    const settings = (0,cli_notify/* readNotifyOptions */.gO)(args, context);
    if (settings.ok && settings.value !== null && !done.value.dry_run) {
        const result = toRedriveResult(asked.value, named.value, done.value);
        (0,cli_notify/* printUndelivered */.de)(context, 'redrive', await (0,notify/* notifyOfRun */.Ak)(settings.value, result, (0,cli_notify/* notifyFacts */.r)(context)));
    }
    return done.value.exit_code;
}
const WORDS = { settled: 'settled', failed: 'failed again', pending: 'not run' };
function formatRedriveReport(report) {
    if (report.letters.length === 0) {
        return report.remaining === 0
            ? 'There are no dead letters to run again.\n'
            : `No dead letter of that kind is open; ${report.remaining} of other kinds are.\n`;
    }
    const lines = report.letters.map((letter) => formatRedriveLine(letter, report.dry_run));
    const total = report.dry_run
        ? `${report.letters.length} would run, of ${report.remaining} open`
        : `${report.settled} settled, ${report.failed} failed again, ${report.remaining} still open`;
    return `${[...lines, total].join('\n')}\n`;
}
function formatRedriveLine({ node, item, kind, changed, status, error }, dry) {
    const key = item === null ? '' : ` [${item.key === '' ? item.index : item.key}]`;
    const change = changed ? ' (changed since)' : '';
    const word = dry ? 'would run' : WORDS[status];
    const why = error === null ? '' : `: ${error.kind}: ${error.message}`;
    return (0,terminal_text/* oneLine */.TN)(`${node}${key} (${kind})${change}: ${word}${why}`, 1000);
}


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: function() { return /* binding */ settingsProblems; },
/* harmony export */   N8: function() { return /* binding */ invalidRun; },
/* harmony export */   Td: function() { return /* binding */ settingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33395);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29120);
/* harmony import */ var _interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75750);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64843);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48294);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89618);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(invalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = settingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .newRunId */ .F$)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return invalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_8__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function settingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const injections = (0,_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections);
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .gateShapes */ .aI));
    return [
        ...usageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...usageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .missingGateTexts */ .Il)(gates, answers) : []),
        ...injections.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .createUnplacedFinding */ .W)('injection', 'error', { ...problem, message: `--inject: ${problem.message}` })),
        ...usageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .runDirProblems */ .Q1)(request)),
        ...(0,_quarantine_js__WEBPACK_IMPORTED_MODULE_12__/* .quarantineProblems */ .RW)(workflow, request),
        ...usageFindings('shards', shardsProblems(workflow, request.shards)),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .checkProviders */ .Dq)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .lostTools */ .kk)(workflow, true, (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function settingsWarnings(workflow, request) {
    const resolve = (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .replacedProviders */ .zT)(workflow, resolve),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .missingKeys */ .lx)(workflow, resolve),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .lostTools */ .kk)(workflow, false, resolve),
    ];
}
function shardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(group, groups)) }];
}
function usageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function invalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_5__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsOfEnvironment */ .O0)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_6__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked === null || checked.contract === null ? null : redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonCopy */ .Uq)(checked.contract));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_7__/* .invalidResult */ .nf)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}


/***/ }),

/***/ 24783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: function() { return /* binding */ onDisk; },
/* harmony export */   FT: function() { return /* binding */ prepareResume; },
/* harmony export */   PV: function() { return /* binding */ ownFile; },
/* harmony export */   Q_: function() { return /* binding */ refuseResume; },
/* harmony export */   VB: function() { return /* binding */ currentWorkspace; },
/* harmony export */   _P: function() { return /* binding */ unusable; },
/* harmony export */   dm: function() { return /* binding */ unknownFolder; },
/* harmony export */   hE: function() { return /* binding */ recalledOptions; }
/* harmony export */ });
/* unused harmony export isOwnFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51695);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _durability_rewind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35161);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87451);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95262);
/* harmony import */ var _gate_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26891);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55872);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46612);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64843);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48294);














async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = recalledOptions(snapshot.options, request);
    if (!options.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, options.error));
    const found = createRunRequest({ ...request, ...options.value }, saved);
    if (!found.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, found.error));
    const run = found.value;
    const checked = await (0,_index_js__WEBPACK_IMPORTED_MODULE_8__/* .checkRequest */ .yG)(run, Object.keys(snapshot.inputs));
    if (checked.runnable === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)((0,_index_js__WEBPACK_IMPORTED_MODULE_8__/* .invalidRun */ .N8)(checked, checked.findings, run));
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .withMetadata */ .Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, message));
    }
    const variable = (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .referableVariables */ .WP)(request, [workflow]);
    const inputs = resumedInputs(workflow, saved, request.given, variable);
    if (!inputs.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, inputs.error));
    const problems = (0,_index_js__WEBPACK_IMPORTED_MODULE_8__/* .settingsProblems */ .KK)(workflow, run);
    if (problems.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)((0,_index_js__WEBPACK_IMPORTED_MODULE_8__/* .invalidRun */ .N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow, variable);
    if (!recalled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, recalled.error));
    const gates = (0,_gate_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .givenAgain */ .Qi)(recalled.value.records, run.gates.answers, (node, hash) => {
        const currentHash = workflow.hashes.get(node);
        return currentHash !== undefined && currentHash !== hash;
    });
    if (gates.refused.length > 0) {
        const suggestion = 'resume without this answer; `--from NODE` runs the gate and everything after it again';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, { message: gates.refused.join('; '), suggestion }));
    }
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    const moved = (0,_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .describeOtherCommit */ .rw)(snapshot, (0,_origin_js__WEBPACK_IMPORTED_MODULE_9__/* .readOrigin */ .P2)(run.adapters.files, run).commit);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ ...prepared, recalled: recalled.value, notes: [...gates.notes, ...(moved === null ? [] : [moved])] });
}
function unknownFolder(folder, file) {
    const advice = `if it is a run of ${file}, say so: --workflow ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .shellQuote */ .ZL)(file)}`;
    return `no run of this machine was started in ${folder}, and a run folder does not decide which file runs; ${advice}`;
}
function createRunRequest(request, { snapshot }) {
    const { files } = request.adapters;
    const { file: fileAsGiven, workflow, run_id: runId } = snapshot;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strict_exit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ ...request, ...request.named, ...settings });
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, request.folder);
    const there = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(snapshot.cwd, fileAsGiven);
    const started = request.started?.(runId, folder) ?? null;
    if (started !== null && files.exists(there) && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(there) === (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(started.file)) {
        const cwd = files.exists(started.cwd) ? started.cwd : request.cwd;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ ...request, file: there, fileAsGiven, cwd, ...settings });
    }
    if (started === null && request.started !== undefined && request.join === undefined && request.isShard !== true)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(unknownFolder(request.folder, fileAsGiven));
    const first = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, fileAsGiven);
    const others = [
        node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.workspace ?? request.cwd, workflow.file),
        node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, workflow.file),
        there,
    ];
    const own = ownFile([first, ...others], request, folder, [currentWorkspace(request)], fileAsGiven);
    if (!own.ok)
        return own;
    const file = own.value ?? first;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ ...request, file, fileAsGiven: node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings });
}
function resumedInputs(workflow, saved, given, variable) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .recalledValue */ .kq)(value, (variableName) => variable(variableName, null));
        if (recalled === null)
            missing.add(name);
        else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)({
            message: `secret inputs are not stored in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .giveInputs */ .zR)([...missing]),
        });
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(workflow, { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .givenData */ .Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(inputs.error.map((finding) => finding.message).join(' '));
}
function recalledRun(request, saved, inputs, workflow, variable) {
    let counting = saved.entries;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`--from ${request.from}: the workflow has no such node`);
        const keep = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_4__/* .runsBefore */ .W)(saved.entries, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`--from ${request.from}: that node did not run, so nothing can be run again from there`);
        rewind = { from: request.from, keep };
        counting = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutRewound */ .p)([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }]);
    }
    const secrets = new Map((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputValues */ .fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin, node) => {
        if (origin.startsWith('env:'))
            return variable(origin.slice(4), node);
        const value = secrets.get(origin) ?? inputs[(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? ''];
        return value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOrJson */ .v9)(value);
    };
    const records = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreEntries */ .Hw)(counting, lookup);
    const trouble = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .secretTroubles */ .$$)(records, workflow);
    if (trouble !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(trouble);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ records, rewind });
}
function refuseResume(request, why) {
    const finding = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .createUnplacedFinding */ .W)('resume', 'error', why);
    const { message } = finding;
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_8__/* .invalidRun */ .N8)(null, [{ ...finding, message: named }], { ...request, fileAsGiven: request.folder });
}
function unusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function onDisk(request, act) {
    const done = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .tryResult */ .Bh)(act);
    return done.ok ? done : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(refuseResume(request, unusable(done.error)));
}
function recalledOptions(stored, { instructions, metadata = {}, scriptEnv }) {
    const again = [];
    const recall = (value, option) => {
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .recalledValue */ .kq)(value ?? null, (name) => ((0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .isOfTheRunner */ .Dv)(name) ? undefined : scriptEnv[name]));
        if (recalled === null)
            again.push(option);
        return recalled?.value ?? null;
    };
    const storedTexts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(stored['instructions']);
    const texts = (given, part, option) => {
        const recalled = given.length > 0 ? null : recall(storedTexts[part], option);
        return Array.isArray(recalled) ? recalled.filter((text) => typeof text === 'string') : given;
    };
    const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE');
    const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions');
    const entries = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(stored['metadata'])).flatMap(([key, value]) => {
        const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`);
        return typeof text === 'string' ? [[key, text]] : [];
    });
    if (again.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)({
        message: `these options held a secret, and secrets are not stored in a checkpoint: ${again.join(', ')}`,
        suggestion: 'give them again',
    });
}
function currentWorkspace({ cwd, env, workspace }) {
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(workspace ?? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'workflow.yaml'), env));
}
function isOwnFile(file, folder, roots) {
    const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(file);
    return roots.some((root) => (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(root), real)) && !(0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(folder), real);
}
function ownFile(candidates, { adapters: { files } }, folder, roots, shown) {
    const found = candidates.filter((each) => files.exists(each));
    const own = found.find((each) => isOwnFile(each, folder, roots));
    if (own !== undefined || found.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(own ?? null);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`);
}


/***/ })

};
;
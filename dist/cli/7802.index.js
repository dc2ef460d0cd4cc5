"use strict";
exports.id = 7802;
exports.ids = [7802];
exports.modules = {

/***/ 27802:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findShardFolders: function() { return /* binding */ findShardFolders; },
  runRedrive: function() { return /* binding */ runRedrive; },
  runResume: function() { return /* binding */ runResume; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(37183);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/reporters/notify.js
var notify = __webpack_require__(84118);
// EXTERNAL MODULE: ./build/src/account/reported-errors.js
var reported_errors = __webpack_require__(66643);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/ports.js
var core_ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/engine/governance.js + 1 modules
var engine_governance = __webpack_require__(68257);
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
// EXTERNAL MODULE: ./build/src/engine/step.js + 16 modules
var step = __webpack_require__(44252);
;// CONCATENATED MODULE: ./build/src/engine/single.js










async function runSingle(request) {
    const { signal, stop, stopReason } = (0,engine_model/* createStopControl */.Y)();
    const unlink = (0,abort/* onAbort */.u7)(request.cancel, () => stop({ kind: 'cancel' }));
    const finallySignal = () => request.cancel;
    const failedTests = new engine_state/* FailedTests */.te(request.services.recall.events);
    const at = { scope: scopeAlone(request.item), node: request.step.name, visit: 1, attempt: 1 };
    failedTests.remember(at, request.failing);
    const services = { ...request.services, failedTests, stop, stopReason, finallySignal, runStep: step/* runStep */.e, runFlow: flow/* runFlow */.c };
    const end = await (0,members/* runAlone */.l2)(createSingleHost(request, services, signal), request.step);
    unlink();
    if (end?.status === 'halted')
        return { status: 'raised', error: end.error, records: [end.error] };
    return end?.status === 'stopped' ? null : end;
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
    return (0,members/* createMemberHost */.hS)(host, group, { ...own, member: group.agent, scope: scopeAlone(item) }, signal);
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

// EXTERNAL MODULE: ./build/src/redaction/index.js + 2 modules
var redaction = __webpack_require__(80344);
// EXTERNAL MODULE: ./build/src/reporters/result.js
var reporters_result = __webpack_require__(71862);
// EXTERNAL MODULE: ./build/src/run/event-bus.js
var event_bus = __webpack_require__(20039);
// EXTERNAL MODULE: ./build/src/run/live-output.js
var live_output = __webpack_require__(72716);
// EXTERNAL MODULE: ./build/src/run/node-ports.js
var node_ports = __webpack_require__(58127);
// EXTERNAL MODULE: ./build/src/config/check.js
var check = __webpack_require__(67737);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/durability/protect.js
var protect = __webpack_require__(33131);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/run/prepare-resume.js
var prepare_resume = __webpack_require__(24783);
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
        this.#roots = [(0,prepare_resume/* findCurrentWorkspace */.S_)(request), ...files.map((file) => (0,workspace/* findWorkspace */.pl)(file, request.env))];
    }
    async loadFiles({ callers, workflow }) {
        const references = [...callers, workflow];
        const key = JSON.stringify(references);
        const files = this.#filesOf.get(key) ?? (await this.#load(references));
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
        const innermost = callers.pop();
        if (innermost === undefined || problems.length > 0)
            return (0,result/* err */._q)(problems);
        const workflow = (0,check/* withInherited */.f$)(innermost, callers);
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
                return (0,result/* err */._q)((0,prepare_resume/* describeUnknownFolder */.E4)(this.folder, file));
            const { file: started } = this.#started;
            const real = (0,workspace/* resolveRealPath */.Sc)(started);
            if (![known, external_node_path_default().resolve(cwd, file)].some((each) => (0,workspace/* resolveRealPath */.Sc)(each) === real))
                return (0,result/* err */._q)(`the letters are of ${file}, and the run was started with ${started}; --workflow FILE names the file`);
        }
        const candidates = [known, ...this.#roots.map((root) => external_node_path_default().resolve(root, file)), external_node_path_default().resolve(cwd, file)];
        const ownFile = (0,prepare_resume/* findOwnFile */.cV)(candidates, this.request, this.folder, this.#roots, file);
        if (!ownFile.ok)
            return ownFile;
        const called = [...(caller?.children.values() ?? [])].map((child) => (0,workspace/* resolveRealPath */.Sc)(child.file));
        if (ownFile.value !== null && caller !== undefined && !called.includes((0,workspace/* resolveRealPath */.Sc)(ownFile.value)))
            return (0,result/* err */._q)(`${caller.displayFile} does not call ${file}: its letter is not run`);
        return ownFile.value === null ? (0,result/* err */._q)(`the workflow file ${file} is not there`) : (0,result.ok)(ownFile.value);
    }
    prepare(letter, { workflow, callers }) {
        const { request } = this;
        const group = letter.item === null ? null : findGroup(workflow, letter);
        const step = group === null ? workflow.steps.get(letter.node) : group.agent;
        if (step === undefined || (letter.item !== null && group === null))
            return (0,result/* err */._q)([`${letter.workflow.file} has no node ${letter.node} any more`]);
        const variables = (0,providers/* createVariableReader */.oc)(request, [...callers, workflow]);
        const restored = this.#restore(letter, (name) => variables(name, step.name));
        if (!restored.ok)
            return (0,result/* err */._q)([restored.error]);
        const { secrets, context, item, key } = restored.value;
        const declared = workflow.settings.input ?? {};
        const pickDeclared = (values) => Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(declared, name)));
        const given = pickDeclared(request.given);
        for (const name of Object.keys(given))
            this.used.add(name);
        const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* createDataInputs */.aG)(pickDeclared(restored.value.inputs)), ...given });
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
                ...(0,config_inputs/* listSecretValues */.D_)(workflow, inputs.value),
                ...(0,providers/* listSecretsOfProviders */.hR)([...callers, workflow], request.env, (0,providers/* createResolver */.Tw)(request)),
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
        const missing = [...trouble.missing].map((origin) => origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${(0,config_inputs/* toInputName */.Ft)(origin)}=VALUE`);
        if (missing.length > 0)
            return (0,result/* err */._q)(`secrets are not stored; give them again: ${[...new Set(missing)].join(', ')}`);
        if (trouble.lost)
            return (0,result/* err */._q)(`${letter.node} read a secret that a node had produced, which is not stored; run it again with \`conductor resume RUN_DIR --from NODE\``);
        return (0,result.ok)({ ...restored, secrets });
    }
    #givenText(origin) {
        const name = (0,config_inputs/* toInputName */.Ft)(origin) ?? '';
        const input = (0,json/* getOwnEntry */.xL)(this.request.given, name);
        if (input === undefined)
            return undefined;
        this.used.add(name);
        return (0,config_inputs/* findSecretAt */.vm)(origin, input.from === 'text' ? input.text : (input.written ?? input.value));
    }
}
async function loadLetterFile(file, known, isRoot, request) {
    const { env, cwd, strictExit, strictAbilities, instructions, adapters } = request;
    const options = isRoot ? { strictAbilities, instructions } : {};
    const checked = await (0,check/* checkFile */.vH)({ file, env, cwd, strictExit, patterns: adapters.patterns, ...options });
    const { runnable: workflow, findings } = checked;
    if (workflow === null) {
        const first = findings.find(({ severity }) => severity === 'error');
        return (0,result/* err */._q)(`${known.file} cannot be run: ${first?.file}:${first?.line}:${first?.column} ${first?.message}`);
    }
    if (workflow.settings.name !== known.name)
        return (0,result/* err */._q)(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`);
    return (0,result.ok)(isRoot ? (0,check/* withMetadata */.Uz)(workflow, request.metadata) : workflow);
}
function findGroup(workflow, letter) {
    const named = (0,place/* runAround */.tV)(letter.scope)?.node;
    const groups = [...workflow.steps.values()].filter((step) => step.type === 'for_each');
    return groups.find(({ name, agent }) => agent.name === letter.node && (named ?? name) === name) ?? null;
}

// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/redrive.js






















async function redrive(request) {
    const { only, target, adapters } = request;
    if (only !== null && !(0,kinds/* isKind */.VF)(only) && !(0,kinds/* isKindPrefix */.nm)(only))
        return (0,result/* err */._q)([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`]);
    const file = findLetterFile(request);
    if (!file.ok)
        return (0,result/* err */._q)([file.error]);
    const folder = external_node_path_default().dirname(file.value);
    const unsafe = (0,saved_run/* findUnsafeReason */.Co)(adapters.files, folder);
    if (unsafe !== null)
        return (0,result/* err */._q)([unsafe]);
    if (request.dryRun)
        return redriveFile(request, file.value);
    const locked = (0,run_folder/* takeFolder */.Cz)(adapters.lock, folder, target);
    return locked.ok ? redriveFile(request, file.value).finally(locked.value.release) : (0,result/* err */._q)([locked.error]);
}
function findLetterFile({ target, cwd, adapters: { files } }) {
    const named = external_node_path_default().resolve(cwd, target);
    const inside = external_node_path_default().join(named, dead_letter/* DEAD_LETTER_FILE */.NZ);
    if (files.exists(inside))
        return (0,result.ok)(inside);
    if (!files.exists(named))
        return (0,result/* err */._q)(`${target} does not exist`);
    return (0,saved_run/* hasRun */.gb)(files, named) ? (0,result/* err */._q)(`${target} has no dead letters: there is no ${dead_letter/* DEAD_LETTER_FILE */.NZ}`) : (0,result.ok)(named);
}
async function redriveFile(asked, file) {
    const { target, adapters, observer, dryRun, only, cancel } = asked;
    const unmarked = (0,dead_letter/* findUnmarkedReason */.Ht)(adapters.files, file);
    if (unmarked !== null)
        return (0,result/* err */._q)([unmarked]);
    const text = (0,result/* tryResult */.Bh)(() => adapters.files.readText(file));
    const letters = text.ok ? (0,dead_letter/* parseDeadLetters */.Vb)(text.value) : text;
    if (!letters.ok)
        return (0,result/* err */._q)([`${target} is not a file of dead letters: ${letters.error}`]);
    const chosen = letters.value.filter(({ envelope }) => only === null || (0,kinds/* matchesPattern */.MT)(only, envelope.kind));
    if (chosen.length === 0) {
        const others = (0,messages/* formatCount */.B4)(letters.value.length, 'dead letter');
        return (0,result/* err */._q)([`${target} has no dead letter${only === null ? '' : ` for --only ${only}; it has ${others}`}`]);
    }
    const request = withOptionsOfRun(asked, external_node_path_default().dirname(file));
    if (!request.ok)
        return (0,result/* err */._q)([request.error]);
    const prepared = await prepareLetters((0,dead_letter/* filterPendingLetters */.ng)(letters.value, only), external_node_path_default().dirname(file), request.value);
    if (!prepared.ok)
        return prepared;
    for (const { changed, step } of prepared.value)
        if (changed)
            observer.note(`${step.name} changed since it was given up; it runs as it is now`);
    const open = new Set((0,dead_letter/* filterPendingLetters */.ng)(letters.value, null).map(({ id }) => id));
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
    const recalled = (0,prepare_resume/* recallOptions */.mv)(options, request);
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
    const secrets = all.flatMap((prepared) => prepared.secrets);
    const redactor = new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* listSecretsOfEnvironment */.Yl)(request.env), ...request.secrets, ...secrets] });
    const temp = (0,run_folder/* createScratchFolder */.DB)(request, 'conductor-redrive-', null);
    const runLetter = createLetterRunner(request, redactor, temp);
    const letters = [];
    let problem = null;
    for (const prepared of all) {
        if (request.cancel.aborted || problem !== null) {
            letters.push(createUntouched(prepared));
            continue;
        }
        const { id } = prepared.letter;
        const { end, again } = await runLetter(prepared);
        const redriven = judgeLetter(prepared, end, again.own, redactor);
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
        const mark = (0,dead_letter/* formatDeadLetterMarkLine */.BD)({ id, settled, timestamp: (0,core_ports/* formatTimestamp */.Ey)(adapters.clock), outcome });
        const lines = `${inside.map(dead_letter/* formatDeadLetterLine */.gW).join('')}${mark}`;
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
function judgeLetter(prepared, end, givenUp, redactor) {
    const base = createUntouched(prepared);
    const fail = (kind, message) => ({ ...base, status: 'failed', error: { kind, message } });
    if (end === null)
        return base;
    if (end.status === 'suspended')
        return fail('suspended', `it waits at the gate ${end.gate.node}`);
    const error = end.status === 'raised' ? end.error : givenUp;
    if (error !== null)
        return fail(error.envelope.kind, redactor.text(error.envelope.message));
    return { ...base, status: 'settled', output: end.status === 'done' ? redactor.json(end.output) : null };
}
function createLetterRunner(request, redactor, temp) {
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
        const policies = callers.flatMap((caller) => caller.settings.policies ?? []);
        const inherited = { policies, groups: new Map(Object.entries(letter.groups)) };
        const governance = governances.get(place) ??
            new engine_governance/* RunGovernance */.Q({ root: workflow, emit: bus.emit, breakers: new Map(), answers: [], random, inherited });
        governances.set(place, governance);
        const budget = new node_ports/* RunBudget */.b((callers[0] ?? workflow).settings);
        const workflows = [...callers, workflow];
        const { ports, settings } = (0,node_ports/* createNodeWorld */.Z)({ runId, request, workflows, cwd, temp, redactor, budget });
        const item = group === null || letter.item === null ? null : { group, index: letter.item.index, key, value };
        const again = new dead_letter/* RedrivenLetter */.C9(letter, scopeAlone(item), {
            redactor,
            cwd,
            timestamp: (0,core_ports/* formatTimestamp */.Ey)(adapters.clock),
        });
        const end = await runSingle({
            ...prepared,
            item,
            failing: letter.failing ?? {},
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
const OUTCOMES = { 0: 'success', 1: 'failed', 3: 'halted' };
function toRedriveResult({ adapters, fileAsGiven }, folder, report) {
    const run = (0,run_folder/* readRunResult */.vg)(adapters.files, folder);
    const outcome = OUTCOMES[report.exit_code] ?? 'cancelled';
    const errors = report.letters.flatMap(toReportedFailure);
    const { findings: _, ...nothing } = (0,reporters_result/* createInvalidResult */.nr)([], fileAsGiven);
    const open = report.letters.filter(({ status }) => status !== 'settled');
    const others = report.remaining - open.length;
    return {
        ...nothing,
        success: outcome === 'success',
        outcome,
        exit_code: report.exit_code,
        run_id: run?.run_id ?? null,
        workflow: run?.workflow ?? nothing.workflow,
        error: errors[0]?.message ?? null,
        errors,
        dead_letters: [
            ...open.map(({ id, node, kind }) => ({ id, node, kind })),
            ...(others > 0 ? [{ remaining: others }] : []),
        ],
    };
}
function toReportedFailure({ node, error, status }) {
    if (error === null || status !== 'failed')
        return [];
    const origin = { origin: 'author', typed: true, frames: [], attempts: 1, exit_code: null, stderr_tail: '' };
    const raised = { envelope: { ...error, details: {} }, ...origin };
    return [{ ...(0,reported_errors/* toReportedError */.zc)(raised), node_id: node }];
}

// EXTERNAL MODULE: ./build/src/run/resume.js + 1 modules
var resume = __webpack_require__(90166);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/notify.js
var cli_notify = __webpack_require__(46566);
// EXTERNAL MODULE: ./build/src/cli/run.js
var run = __webpack_require__(67642);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/resume.js



















async function runResume(args, context) {
    const [folder = '', ...more] = args.operands;
    const part = readPart(args, folder, more, context);
    if (!part.ok)
        return context.badUsage(part.error);
    if (more.length > 0 && part.value.join === undefined)
        return context.badUsage(`one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = args.value('--from');
    if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return context.badUsage(`--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,run_request.createCommandRequest)(args, context, null);
    if (!asked.ok)
        return context.badUsage(asked.error);
    const named = (0,run_index/* findResumableRun */.Zp)(folder, context);
    if (!named.ok)
        return context.badUsage(named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const request = {
        ...asked.value,
        ...(0,run_index/* readFileRules */.af)(args, context),
        observer: (0,run_index/* noteRunsOf */.eT)(asked.value.observer, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const { deliver: _, ...untold } = request;
    const result = await (shard === undefined ? (0,resume/* resumeRun */.Z)(request) : (0,resume/* runShard */.E)({ ...untold, ...shard, isShard: true }));
    interrupts.release();
    if (shard === undefined)
        await (0,run.noteInLedger)(args, context, result);
    return (0,run.printResult)(result, args.value('--format') ?? 'text', context);
}
function readPart(args, plan, folders, context) {
    const text = args.value('--shard');
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (text !== null && index === undefined)
        return (0,result/* err */._q)(`--shard ${JSON.stringify(text)} is not I/N`);
    const out = args.value('--run-dir');
    const isJoin = args.has('--join');
    const requireAll = args.has('--require-all');
    const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.has(name));
    if (asked.length > 1 && asked.join() !== '--shards,--from')
        return (0,result/* err */._q)(`${asked.join(' and ')} do not go together`);
    if (text !== null && out === null)
        return (0,result/* err */._q)('--shard needs --run-dir DIR, the folder of the shard');
    if (text === null && out !== null)
        return (0,result/* err */._q)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && requireAll)
        return (0,result/* err */._q)('--require-all goes with --join');
    if (out !== null)
        return (0,result.ok)({ shard: { shard: { index: Number(index), of: Number(of) }, out } });
    if (!isJoin)
        return (0,result.ok)({});
    const files = (0,file_store/* createFileStore */.IF)();
    const folder = external_node_path_default().resolve(context.cwd, plan);
    const read = (0,saved_run/* findUnsafeReason */.Co)(files, folder) === null ? (0,durability_shards/* readPlan */.m3)(files, folder) : null;
    const shards = findShardFolders(folders, context.cwd, read?.ok === true && read.value.shards === 0);
    return shards.ok ? (0,result.ok)({ join: { folders: shards.value, requireAll } }) : shards;
}
function findShardFolders(named, cwd, mayBeMissing = false) {
    const shards = [];
    for (const name of named) {
        const folder = external_node_path_default().resolve(cwd, name);
        if (isShard(folder)) {
            shards.push(folder);
            continue;
        }
        const inside = listFolder(folder);
        if (inside === null && mayBeMissing)
            continue;
        if (inside === null)
            return (0,result/* err */._q)(`there is no folder ${name}`);
        const folders = inside.map((entry) => external_node_path_default().join(folder, entry)).filter((each) => listFolder(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && listFolder(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,result/* err */._q)(`${external_node_path_default().join(name, external_node_path_default().basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,result/* err */._q)(`${name} is not the folder of a shard`);
        (0,lists/* appendAll */.u2)(shards, folders.filter(isShard));
    }
    return (0,result.ok)(shards);
}
function isShard(folder) {
    return [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_snapshot/* JOURNAL_FILE */.RD].some((name) => (0,external_node_fs_.existsSync)(external_node_path_default().join(folder, name)));
}
function listFolder(folder) {
    const names = (0,result/* tryResult */.Bh)(() => (0,external_node_fs_.readdirSync)(folder));
    return names.ok ? names.value.filter((name) => !name.startsWith('.')).sort() : null;
}
async function runRedrive(args, context) {
    const [target = ''] = args.operands;
    const asked = (0,run_request.createCommandRequest)(args, context, null);
    if (!asked.ok)
        return context.badUsage(asked.error);
    const named = (0,run_index/* findNamedRun */.qm)(target, context);
    if (!named.ok)
        return context.badUsage(named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const done = await redrive({
        ...asked.value,
        ...(0,run_index/* readFileRules */.af)(args, context),
        cancel: interrupts.signal,
        target: named.value,
        only: args.value('--only'),
        dryRun: args.has('--dry-run'),
    });
    interrupts.release();
    const asJson = args.value('--format') === 'json';
    if (!done.ok) {
        for (const problem of done.error)
            context.refuse((0,terminal_text/* toOneLine */.GX)(problem, 2000));
        const nothing = { schema_version: 1, exit_code: command/* EXIT_INVALID */.jL, errors: done.error, letters: [] };
        if (asJson)
            context.terminal.stdout(`${JSON.stringify(nothing, null, 2)}\n`);
        return command/* EXIT_INVALID */.jL;
    }
    context.terminal.stdout(asJson ? `${(0,json/* printJson */.Q2)(done.value, 2)}\n` : formatRedriveReport(done.value));
    if (!done.value.dry_run) {
        const result = toRedriveResult(asked.value, named.value, done.value);
        await (0,cli_notify/* notifyAddress */.oj)(args, context, (settings) => (0,notify/* notifyOfRun */.Ak)(settings, result, (0,cli_notify/* createNotifyFacts */.hd)(context)));
    }
    return done.value.exit_code;
}
const WORDS = { settled: 'settled', failed: 'failed again', pending: 'not run' };
function formatRedriveReport({ letters, remaining, dry_run: dry, settled, failed }) {
    if (letters.length === 0 && remaining === 0)
        return 'There are no dead letters to run again.\n';
    if (letters.length === 0)
        return `No dead letter of that kind is open; ${remaining} of other kinds are.\n`;
    const total = dry
        ? `${letters.length} would run, of ${remaining} open`
        : `${settled} settled, ${failed} failed again, ${remaining} still open`;
    return `${[...letters.map((letter) => formatRedriveLine(letter, dry)), total].join('\n')}\n`;
}
function formatRedriveLine({ node, item, kind, changed, status, error }, dry) {
    const key = item === null ? '' : ` [${item.key === '' ? item.index : item.key}]`;
    const change = changed ? ' (changed since)' : '';
    const word = dry ? 'would run' : WORDS[status];
    const why = error === null ? '' : `: ${error.kind}: ${error.message}`;
    return (0,terminal_text/* toOneLine */.GX)(`${node}${key} (${kind})${change}: ${word}${why}`, 1000);
}


/***/ }),

/***/ 67642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noteInLedger: function() { return /* binding */ noteInLedger; },
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72967);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38935);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44366);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55872);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95262);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8354);











async function runRun(args, context) {
    const [file = ''] = args.operands;
    const parsed = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_9__.createCommandRequest)(args, context, file);
    if (!parsed.ok)
        return context.badUsage(parsed.error);
    if (isScenarioFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file)))
        return context.refuse(`${file} is a scenario file: use conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(file)}`);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelOnSignals */ .d)();
    const request = { ...parsed.value, cancel: interrupts.signal };
    const format = args.value('--format') ?? 'text';
    if (args.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const reject = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, reject).finally(interrupts.release);
    }
    const { observer, gates } = request;
    const watch = args.has('--watch') ? await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(443), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(7186), __webpack_require__.e(2148)]).then(__webpack_require__.bind(__webpack_require__, 62148)) : null;
    const gate = watch === null || gates.human === null ? null : new watch.SharedGate(gates.human, observer.note);
    const page = watch?.openOwnPage(context, gate) ?? null;
    const followed = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .noteRunsOf */ .eT)(page?.following(observer) ?? observer, context);
    const asked = gate === null ? gates : { ...gates, human: gate };
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)({ ...request, gates: asked, runDir: args.value('--run-dir'), observer: followed });
    if (page !== null && context.terminal.stderrIsTerminal && !interrupts.signal.aborted) {
        context.terminal.stderr('conductor: the page stays until Ctrl-C\n');
        await (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_10__/* .waitForAbort */ .zO)(interrupts.signal);
    }
    await page?.finish(interrupts.signal.aborted);
    await noteInLedger(args, context, result);
    interrupts.release();
    return printResult(result, format, context);
}
function isScenarioFile(file) {
    const text = /\.ya?ml$/.test(file) ? (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(file) : null;
    return text?.ok === true && /^scenarios:/m.test(text.value) && !/^(?:agents|nodes):/m.test(text.value);
}
async function noteInLedger(args, context, result) {
    const file = args.file('--ledger', context.cwd);
    if (file === null || result.status !== 'ended' || result.runDir === null)
        return;
    const built = { commit: context.env['GITHUB_SHA'], branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .getBuiltBranch */ .Fm)(context.env) };
    const { recordFolderInLedger } = await __webpack_require__.e(/* import() */ 1355).then(__webpack_require__.bind(__webpack_require__, 71355));
    const { problem } = recordFolderInLedger((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .IF)(), file, result.runDir, result.result, built);
    if (problem !== null)
        context.complain(`conductor: ${problem}`);
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        context.printFindings(result.findings, result.sources);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
;
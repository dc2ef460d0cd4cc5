export const id = 4874;
export const ids = [4874];
export const modules = {

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


/***/ }),

/***/ 7475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HM: () => (/* binding */ chained),
  Et: () => (/* binding */ lastSeq),
  l: () => (/* binding */ readJoin),
  K: () => (/* binding */ writeJoin)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(5158);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/core/sharding.js
var sharding = __webpack_require__(528);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(922);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/resilience/breaker-file.js
var breaker_file = __webpack_require__(2323);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
;// CONCATENATED MODULE: ./build/durability/join.js





function lineOf(record) {
    const line = (0,journal/* journalRecord */.NG)(record, null);
    return typeof line?.e.scope === 'string' ? line : null;
}
function itemsOf({ group, visit, attempt }) {
    return (0,place/* itemsOfRoot */.Gd)({ node: group, visit }, attempt);
}
function itemsIn(records, plan, folder) {
    return readItems({ records, texts: [], folder }, plan).items;
}
function readItems({ records, texts, folder }, plan) {
    const items = new Map();
    const lines = [];
    const breakers = new Map();
    const itemOf = itemsOf(plan);
    records.forEach((record, position) => {
        const line = lineOf(record);
        if (line === null)
            return;
        const { t: at, e: entry } = line;
        if (entry.type === 'breaker_counted') {
            breakers.set(entry.id, record);
            return;
        }
        const index = itemOf(entry.scope);
        if (index === null)
            return;
        lines.push({ index, at, record, text: texts[position] ?? '' });
        let item = items.get(index);
        if (item === undefined) {
            item = { index, folder, records: [record], end: null, lastAt: at };
            items.set(index, item);
        }
        else {
            item.records.push(record);
            item.lastAt = at;
        }
        if (isOfMember(entry.scope))
            item.end = endAfter(entry, item.end);
    });
    return { items, lines, breakers };
}
function isOfMember(scope) {
    return scope.indexOf('/') === scope.length - 1;
}
function endAfter(event, before) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : before;
        default:
            return before;
    }
}
function better(a, b) {
    const rank = ({ end }) => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0);
    if (rank(a) !== rank(b))
        return rank(a) > rank(b) ? a : b;
    if (a.end === null && a.records.length !== b.records.length)
        return a.records.length > b.records.length ? a : b;
    return b.lastAt > a.lastAt ? b : a;
}
function joinShards(plan, own, shards) {
    const known = itemsIn(own, { ...plan, attempt: attemptIn(shards, plan) }, '');
    const chosen = new Map();
    const read = shards.map((shard) => ({ folder: shard.folder, ...readItems(shard, plan) }));
    for (const { items } of read)
        items.forEach((item, index) => {
            const other = chosen.get(index) ?? known.get(index);
            const best = other === undefined ? item : better(other, item);
            if (known.get(index)?.end == null && best === item)
                chosen.set(index, item);
        });
    const taken = inOrderOfTime(linesTaken(read, chosen, newsFor(known)));
    taken.push(...breakersOf(own, read));
    const ended = new Set();
    for (const items of [known, chosen])
        items.forEach(({ index, end }) => {
            if (end !== null)
                ended.add(index);
        });
    return { records: taken.map(({ record }) => record), texts: taken.map(({ text }) => text), sources: chosen, ended };
}
function endedItems(records, plan, shard) {
    return [...itemsIn(records, plan, '').values()]
        .filter(({ index, end }) => end !== null && isOfShard(index, shard))
        .flatMap((item) => item.records);
}
function attemptIn(shards, plan) {
    const itemOf = itemsOf(plan);
    for (const { records } of shards)
        for (const record of records) {
            const scope = lineOf(record)?.e.scope ?? '';
            if (itemOf(scope) !== null)
                return (0,place/* rootRun */.kw)(scope)?.attempt;
        }
    return undefined;
}
function linesTaken(read, chosen, isNew) {
    return read.flatMap(({ folder, lines }) => lines.filter((line) => chosen.get(line.index)?.folder === folder && isNew(line)));
}
function newsFor(known) {
    if (known.size === 0)
        return () => true;
    const there = new Map();
    return ({ index, record }) => {
        const item = known.get(index);
        if (item === undefined)
            return true;
        const texts = there.get(index) ?? new Set(item.records.map((one) => (0,json/* jsonText */.s$)(one)));
        there.set(index, texts);
        return !texts.has((0,json/* jsonText */.s$)(record));
    };
}
function inOrderOfTime(lines) {
    return lines.sort((a, b) => a.at - b.at);
}
function countedIn(record) {
    const entry = lineOf(record)?.e;
    return entry?.type === 'breaker_counted' ? entry : null;
}
function breakersOf(own, read) {
    const most = new Map();
    for (const { breakers } of read)
        for (const [id, record] of breakers)
            if (isMoreOpen(record, most.get(id)))
                most.set(id, record);
    if (most.size === 0)
        return [];
    const known = new Set(own.filter((record) => countedIn(record) !== null).map((record) => (0,json/* jsonText */.s$)(record)));
    return [...most.values()].map((record) => ({ record, text: (0,json/* jsonText */.s$)(record) })).filter(({ text }) => !known.has(text));
}
function isMoreOpen(record, other) {
    if (other === undefined)
        return true;
    const [one, two] = [openness(record), openness(other)];
    const at = one.findIndex((value, index) => value !== two[index]);
    return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0);
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function openness(record) {
    const state = (0,breaker_file/* breakerStateFromJson */.iL)(countedIn(record)?.state);
    return state === null ? [0, 0, 0] : [OPENNESS[state.name] ?? 0, state.openedAt ?? 0, state.failures];
}

// EXTERNAL MODULE: ./build/durability/lines.js
var durability_lines = __webpack_require__(1777);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/run/join.js













function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.runId !== saved.snapshot.runId)
        return (0,result/* err */._)('its shards.json is of another run');
    const shards = [];
    for (const each of request.folders) {
        const shard = readShard(files, each, plan.value);
        if (!shard.ok)
            return (0,result/* err */._)(`${each} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = joinShards(plan.value, saved.records, shards);
    const missing = missingShards(plan.value, joined.ended, shards);
    if (request.requireAll && missing.length > 0)
        return (0,result/* err */._)(`items of ${shardNames(missing)} have not ended, and --require-all was given`);
    const { lines, crc } = chained(joined.texts, saved.crc);
    return (0,result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            records: [...saved.records, ...joined.records],
            crc,
            lines: saved.lines + joined.records.length,
            mend: null,
        },
        lines,
        mend: saved.mend,
        warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
    });
}
function shardNames(missing) {
    return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
}
function missingShards(plan, ended, shards) {
    const counts = Array.from({ length: plan.shards + 1 }, () => 0);
    ended.forEach((item) => {
        const index = (item % plan.shards) + 1;
        counts[index] = (counts[index] ?? 0) + 1;
    });
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    return Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index) && (counts[index] ?? 0) < (0,sharding/* itemsOfShard */.qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* holdsRun */.gM)(files, folder) ? (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const stranger = whyForeign(snapshot.value, plan);
        if (shard === null || stranger !== null)
            return (0,result/* err */._)(stranger ?? NO_SHARD);
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
            return (0,result/* err */._)(`there is no ${durability_snapshot/* JOURNAL_FILE */.RD} in it`);
        const content = (0,durability_lines/* readJournal */.a0)((0,saved_run/* journalLines */.nQ)(files, folder), (0,durability_snapshot/* journalStarts */.dQ)(snapshot.value), true);
        if (!content.ok)
            return content;
        if (!(0,saved_run/* isAsSealed */.HN)(snapshot.value, content.value))
            return (0,result/* err */._)('its journal is not the one that it ended with');
        const { records, texts } = content.value;
        return (0,result.ok)({ folder, shard, records, texts, finished: status === 'ended' && outcome === 'success' });
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* errorMessage */.g)(error));
    }
}
const NO_SHARD = 'it is not the folder of a shard';
function whyForeign({ shard, runId }, plan) {
    if (shard === null)
        return NO_SHARD;
    if (runId !== plan.runId)
        return `it belongs to the run ${runId}, and the plan to ${plan.runId}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function chained(texts, from) {
    let crc = from;
    const lines = texts.map((text) => {
        const line = (0,durability_lines/* journalLine */.Ee)(text, crc);
        crc = line.crc;
        return line.text;
    });
    return { lines: lines.join(''), crc };
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mend !== null)
        (0,saved_run/* mendJournal */.If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(external_node_path_.join(folder, dead_letters/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(external_node_path_.join(folder, 'events.jsonl'), events.text);
    append(journal, join.lines);
    return events.lastSeq;
}
function linesOfItems(files, name, { plan, sources }) {
    const found = [];
    const itemOf = itemsOf(plan);
    const timeOf = lastKnown((text) => Date.parse(text) || 0);
    const folders = new Set();
    sources.forEach(({ folder }) => {
        folders.add(folder);
    });
    for (const folder of folders) {
        const file = external_node_path_.join(folder, name);
        if (!files.exists(file))
            continue;
        const isTaken = lastKnown((scope) => {
            const item = itemOf(scope);
            return item !== null && sources.get(item)?.folder === folder;
        });
        const lines = files.readText(file).split('\n');
        lines.forEach((text) => {
            const seen = glance(text);
            if (typeof seen?.scope !== 'string' || !isTaken(seen.scope))
                return;
            found.push({ text, id: seen.id, at: typeof seen.timestamp === 'string' ? timeOf(seen.timestamp) : 0 });
        });
    }
    return found;
}
function lastKnown(workOut) {
    let last = null;
    return (text) => {
        if (last?.text !== text)
            last = { text, value: workOut(text) };
        return last.value;
    };
}
const SCOPE = '{"scope":"';
const SCOPE_SECOND = /^\{"type":"\w+","scope":"/;
const TIME = '"timestamp":"';
const TIME_CHARS = '2026-01-02T03:04:05.678Z'.length;
const NUMBER = '"seq":';
function scopeOf(text) {
    const start = text.startsWith(SCOPE) ? SCOPE.length : (SCOPE_SECOND.exec(text)?.[0].length ?? -1);
    const end = start === -1 ? -1 : text.indexOf('"', start);
    const scope = end === -1 ? '\\' : text.slice(start, end);
    return scope.includes('\\') ? undefined : scope;
}
function glance(text) {
    const scope = scopeOf(text);
    const at = scope === undefined || !text.endsWith('}') ? -1 : text.lastIndexOf(TIME);
    const timestamp = text.slice(at + TIME.length, at + TIME.length + TIME_CHARS);
    if (at !== -1 && timestamp.endsWith('Z'))
        return { scope, timestamp };
    try {
        const value = JSON.parse(text);
        return (0,json/* isRecord */.u4)(value) ? value : null;
    }
    catch {
        return null;
    }
}
function deadLetters(files, folder, join) {
    const file = external_node_path_.join(folder, dead_letters/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfItems(files, dead_letters/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,json/* jsonText */.s$)(id)))
        .map(({ text }) => `${text}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const there = eventsOfItems(files, folder, join);
    const all = linesOfItems(files, 'events.jsonl', join);
    const events = there.size === 0 ? all : all.filter(({ text }) => !there.has(unnumbered(text)));
    events.sort((a, b) => a.at - b.at);
    const first = lastSeq(files, folder) + 1;
    const lines = events.map(({ text }, index) => `${unnumbered(text)}${NUMBER}${first + index}}\n`);
    return { text: lines.join(''), lastSeq: first + lines.length - 1 };
}
function unnumbered(text) {
    const at = text.lastIndexOf(NUMBER);
    return at === -1 ? text : text.slice(0, at);
}
function eventsOfItems(files, folder, { plan }) {
    const there = new Set();
    const itemOf = itemsOf(plan);
    const file = external_node_path_.join(folder, 'events.jsonl');
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const scope = glance(text)?.scope;
        if (typeof scope === 'string' && itemOf(scope) !== null)
            there.add(unnumbered(text));
    }
    return there;
}
function lastSeq(files, folder) {
    try {
        let seen = 0;
        for (const line of files.linesFromEnd(external_node_path_.join(folder, 'events.jsonl'))) {
            if (line.trim() === '')
                continue;
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
            seen += 1;
            if (seen === 2)
                break;
        }
    }
    catch {
    }
    return 0;
}


/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   FT: () => (/* binding */ prepareResume),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   _P: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4823);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4429);
/* harmony import */ var _durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3239);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1898);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _kept_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8263);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);











async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = (0,_kept_options_js__WEBPACK_IMPORTED_MODULE_6__/* .recalledOptions */ .h)(snapshot.options, request);
    if (!options.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, options.error.message, options.error.suggestion));
    const run = runRequestOf({ ...request, ...options.value }, saved);
    const checked = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({
        file: run.file,
        env: run.env,
        patterns: run.adapters.patterns,
        given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
        ...(0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSettings */ .EW)(run),
        ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
    });
    if (checked.runnable === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(checked, checked.findings, run));
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .withMetadata */ .Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, message));
    }
    const inputs = resumedInputs(workflow, saved, request.given, request.env);
    if (!inputs.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, inputs.error.message, inputs.error.suggestion));
    const problems = (0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .settingsProblems */ .KK)(workflow, run);
    if (problems.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow);
    if (!recalled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, recalled.error.message, recalled.error.suggestion));
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...prepared, recalled: recalled.value });
}
function runRequestOf(request, saved) {
    const { snapshot } = saved;
    const { files } = request.adapters;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strictExit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return { ...request, ...request.named, ...settings };
    const there = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(snapshot.cwd, snapshot.fileAsGiven);
    const candidates = [
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, snapshot.fileAsGiven),
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.workspace ?? request.cwd, snapshot.workflow.file),
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, snapshot.workflow.file),
    ];
    const isThere = files.exists(there);
    const here = candidates.find((file) => files.exists(file)) ?? candidates[0] ?? there;
    return {
        ...request,
        file: isThere ? there : here,
        fileAsGiven: isThere || !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(snapshot.fileAsGiven) ? snapshot.fileAsGiven : here,
        cwd: isThere && files.exists(snapshot.cwd) ? snapshot.cwd : request.cwd,
        ...settings,
    };
}
function resumedInputs(workflow, saved, given, env) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .recalledValue */ .kq)(value, (variable) => env[variable]);
        if (recalled === null)
            missing.add(name);
        else if (Object.hasOwn(workflow.settings.input ?? {}, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)({
            message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .giveInputs */ .zR)([...missing]),
        });
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(workflow, { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .givenData */ .Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(inputs.error.map((finding) => finding.message).join(' ')));
}
function recalledRun(request, saved, inputs, workflow) {
    let counting = saved.records;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(`--from ${request.from}: the workflow has no such node`));
        const keep = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__/* .runsBefore */ .W)(saved.records, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`));
        rewind = { from: request.from, keep };
        const mark = { t: 0, e: { type: 'run_rewound', keep } };
        counting = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRewound */ .p)([...saved.records, mark]);
    }
    const secrets = new Map((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputValues */ .fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin) => {
        if (origin.startsWith('env:'))
            return request.env[origin.slice(4)];
        const value = secrets.get(origin) ?? inputs[(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? ''];
        return value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .textOrJson */ .v9)(value);
    };
    const records = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreRecords */ .Df)(counting, lookup);
    const trouble = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .secretTroubles */ .$$)(records, workflow);
    if (trouble !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(trouble);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ records, rewind });
}
function refusal(message) {
    return { message, suggestion: null };
}
function refused(request, message, suggestion = null) {
    const at = { file: _core_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_FILE */ .tW, line: 1, column: 1 };
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
        ...request,
        fileAsGiven: request.folder,
    });
}
function unusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function onDisk(request, act) {
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(act());
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, unusable((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .g)(error))));
    }
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ resumeRun),
  u: () => (/* binding */ resumed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
;// CONCATENATED MODULE: ./build/durability/mend-lines.js

function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,json/* parseJson */.qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}

// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/run/execute.js + 14 modules
var execute = __webpack_require__(467);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/run/join.js + 1 modules
var run_join = __webpack_require__(7475);
// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(5325);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/run/resume.js













async function resumeRun(request) {
    const { files } = request.adapters;
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    if (!files.exists(external_node_path_.join(folder, snapshot/* CHECKPOINT_FILE */.S5))) {
        const nothing = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
        if (!nothing.ok)
            return (0,prepare_resume/* refused */.J5)(request, nothing.error);
    }
    const { join } = request;
    if (join === undefined)
        return owning(request, folder, (lock) => resumeOwned(request, folder, lock));
    const ready = await prepareJoin(request, folder, join);
    return ready.ok ? owning(request, folder, (lock) => joinOwned(request, folder, lock, ready.value)) : ready.error;
}
async function owning(request, folder, act) {
    const locked = request.adapters.lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} is in use${(0,run_folder/* ownerText */.dP)(locked.owner)}; wait for it, or end it`);
    if (locked.status === 'failed')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} cannot be taken: ${locked.message}`);
    let kept = false;
    try {
        const result = await act(locked);
        kept = result.status !== 'invalid';
        return result;
    }
    finally {
        if (!kept)
            locked.release();
    }
}
async function prepareJoin(request, folder, asked) {
    const { files } = request.adapters;
    const state = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!state.ok)
        return state;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, saved.error));
    const over = whyOver(request, saved.value.snapshot);
    if (over !== null)
        return (0,result/* err */._)(over);
    const join = (0,run_join/* readJoin */.l)(files, folder, saved.value, asked);
    if (!join.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value.saved);
    return prepared.ok ? (0,result.ok)({ join: join.value, prepared: prepared.value, state: state.value }) : prepared;
}
function whyOver(request, { status, resumable, reason, outcome }) {
    if (status !== 'ended' || outcome === 'suspended' || outcome === 'cancelled')
        return null;
    const why = reason ?? `the run has ended (${outcome})`;
    return (0,prepare_resume/* refused */.J5)(request, `there is nothing to join any more: ${why}`, resumable ? '`conductor resume` without --join continues it' : null);
}
function stateOf(files, folder) {
    return `${files.readText(external_node_path_.join(folder, snapshot/* CHECKPOINT_FILE */.S5))}${(0,saved_run/* journalText */.Jh)(files, folder).length}`;
}
async function joinOwned(request, folder, lock, { join, prepared, state }) {
    const { files } = request.adapters;
    const now = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!now.ok)
        return now.error;
    if (now.value !== state)
        return (0,prepare_resume/* refused */.J5)(request, 'another process has continued this run in the meantime; look at it again');
    mendLogs(request, folder);
    const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => (0,run_join/* writeJoin */.K)(files, folder, join));
    if (!lastEvent.ok)
        return lastEvent.error;
    return (0,execute/* execute */.g)(resumed(prepared, folder, { release: lock.release, lastEvent: lastEvent.value, join }));
}
async function resumeOwned(request, folder, lock) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(request.adapters.files, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const { snapshot } = saved.value;
    if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
        return (0,prepare_resume/* refused */.J5)(request, `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`, '`--from NODE` runs a node and everything after it again');
    }
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    mendLogs(request, folder);
    const lastEvent = (0,run_join/* lastSeq */.Et)(request.adapters.files, folder);
    return (0,execute/* execute */.g)(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }));
}
function resumed(prepared, folder, { release, lastEvent, join }) {
    const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared;
    const { records, ...kept } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...resumeWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.runId,
            folder,
            saved: kept,
            ...recalled,
            breakers: records.filter(isBreakerCount),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
            release,
        },
        workspace: checked.workspace,
    };
}
function isBreakerCount(record) {
    const entry = (0,json/* isJsonObject */.OW)(record) ? record['e'] : undefined;
    return (0,json/* isJsonObject */.OW)(entry) && entry['type'] === 'breaker_counted';
}
function resumeWarnings(message) {
    if (message === null)
        return [];
    return [{ file: finding/* NO_FILE */.tW, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }];
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            mendLines(request.adapters.files, external_node_path_.join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
}


/***/ })

};

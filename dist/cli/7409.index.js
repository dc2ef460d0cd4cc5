"use strict";
exports.id = 7409;
exports.ids = [7409];
exports.modules = {

/***/ 1633:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: function() { return /* binding */ isTarget; },
/* harmony export */   RN: function() { return /* binding */ listReachableSteps; },
/* harmony export */   Re: function() { return /* binding */ optionsDecide; },
/* harmony export */   UQ: function() { return /* binding */ findDominators; },
/* harmony export */   mj: function() { return /* binding */ canReenter; },
/* harmony export */   pd: function() { return /* binding */ stepsOnEveryPath; },
/* harmony export */   xh: function() { return /* binding */ walkStepsAfter; },
/* harmony export */   xw: function() { return /* binding */ staticGraph; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);



function handlesEverything({ on_error: kinds, when, retry }) {
    return kinds !== undefined && when === undefined && retry === undefined && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(kinds).includes('*');
}
const staticGraph = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)(build);
function build(workflow) {
    const edges = new Map();
    const members = new Map();
    for (const [name, step] of workflow.steps) {
        edges.set(name, listEdges(name, step));
        if (step.type === 'parallel')
            members.set(name, step.agents);
    }
    const shared = (workflow.settings.error_routes ?? []).map((route, index) => {
        const edge = { via: 'shared-error', route: `error_routes[${index}]`, ...describeEdge(route) };
        return { edge, to: route.to, isLast: handlesEverything(route) };
    });
    const entry = workflow.settings.entry_point;
    const targets = new Set([entry, ...[...edges.values(), shared].flat().map(({ to }) => to)]);
    for (const name of [...members.values()].flat().filter((member) => !targets.has(member))) {
        const own = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end');
        edges.set(name, own);
    }
    const seesSharedRoutes = (name) => {
        const step = workflow.steps.get(name);
        return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true;
    };
    const sharedEdges = (from) => {
        const found = [];
        for (const { edge, to, isLast } of seesSharedRoutes(from) ? shared : []) {
            if (to === from)
                continue;
            if (to !== undefined)
                found.push({ ...edge, from, to });
            if (isLast)
                break;
        }
        return found;
    };
    return {
        entry,
        edges,
        members,
        finallySteps: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listFinallySteps */ .hf)(workflow),
        successors: (name) => {
            const own = edges.get(name) ?? [];
            return shared.length === 0 ? own : [...own, ...sharedEdges(name)];
        },
        seesSharedRoutes,
    };
}
function describeEdge({ on_error: kinds, when = '', output }) {
    return { label: kinds === undefined ? when : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(kinds).join(', '), ownOutput: output !== undefined };
}
function listEdges(from, step) {
    if (step.type === 'terminate')
        return [];
    const edges = [];
    const add = (to, via, route, label, ownOutput = false) => {
        if (to !== undefined)
            edges.push({ from, to, via, route, label, ownOutput });
    };
    if (step.type === 'human_gate')
        for (const { route, label } of step.options)
            add(route, 'option', 'options', label);
    if (step.type === 'questions' && step.allow_abort === true)
        add(step.abort_route ?? _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'option', '', 'abort');
    const routes = (step.routes ?? []).map((route, index) => ({
        route,
        name: `routes[${index}]`,
        ...describeEdge(route),
    }));
    const isDecided = step.type === 'human_gate' && optionsDecide(step);
    if (!isDecided && routes.length === 0)
        add(_model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'implicit-end', '', '');
    for (const { route, name, label, ownOutput } of isDecided ? [] : routes) {
        if (route.on_error !== undefined)
            continue;
        add(route.to, 'success', name, label, ownOutput);
        if (route.when === undefined)
            break;
    }
    for (const { route, name, label, ownOutput } of routes) {
        if (route.on_error === undefined)
            continue;
        if (route.to === undefined)
            add(route.retry?.from, 'retry', name, label);
        else
            add(route.to, 'error', name, label, ownOutput);
        if (handlesEverything(route))
            break;
    }
    return edges;
}
function optionsDecide({ options, routes }) {
    return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined);
}
function* walkStepsAfter(workflow, from) {
    const graph = staticGraph(workflow);
    const seen = new Set([from]);
    for (const name of seen) {
        yield name;
        for (const { to, via } of graph.successors(name))
            if (via !== 'retry')
                seen.add(to);
    }
}
function canReenter(workflow, from, step) {
    return [...walkStepsAfter(workflow, from)].includes(step);
}
function isTarget(graph, step) {
    const leadsThere = (name) => graph.successors(name).some(({ to }) => to === step);
    return graph.entry === step || [...graph.edges.keys()].some(leadsThere);
}
function listReachableSteps(graph) {
    const open = new Set([graph.entry, ...graph.finallySteps]);
    for (const name of open)
        for (const { to } of graph.successors(name))
            open.add(to);
    return new Set([...open].flatMap((name) => [name, ...(graph.members.get(name) ?? [])]));
}
function stepsOnEveryPath(workflow, graph) {
    const exit = ' exit';
    const next = (name) => {
        const step = workflow.steps.get(name);
        if (step?.type === 'terminate')
            return step.output_template === undefined ? [exit] : [];
        return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp ? [to] : ownOutput ? [] : [exit]));
    };
    return findDominators(exit, graph.entry, next);
}
function findDominators(node, entry, next) {
    const path = pathTo(node, entry, next);
    if (path === null)
        return null;
    const places = new Map(path.map((name, index) => [name, index]));
    const seen = new Set();
    const found = new Set();
    let furthest = 0;
    for (const [index, start] of path.entries()) {
        if (furthest <= index)
            found.add(start);
        const open = [start];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            for (const target of next(name)) {
                const place = places.get(target);
                if (place !== undefined)
                    furthest = Math.max(furthest, place);
                else if (!seen.has(target))
                    open.push(target);
                seen.add(target);
            }
        }
    }
    return found;
}
function pathTo(node, entry, next) {
    const cameFrom = new Map([[entry, null]]);
    for (const name of cameFrom.keys())
        for (const target of next(name))
            if (!cameFrom.has(target))
                cameFrom.set(target, name);
    if (!cameFrom.has(node))
        return null;
    const path = [];
    for (let at = node; at !== null; at = cameFrom.get(at) ?? null)
        path.push(at);
    return path.reverse();
}


/***/ }),

/***/ 72813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: function() { return /* binding */ loadQuarantine; },
/* harmony export */   NW: function() { return /* binding */ describeQuarantineState; },
/* harmony export */   XG: function() { return /* binding */ DEFAULT_QUARANTINE; },
/* harmony export */   XV: function() { return /* binding */ OVER_HINT; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78684);
/* harmony import */ var _load_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51958);
/* harmony import */ var _load_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5482);





const DEFAULT_QUARANTINE = '.github/quarantine.yml';
const MOST_DAYS_AHEAD = 90;
const LEAST_CHARACTERS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = ['name', 'file', 'until', 'owner', 'issue', 'reason'];
const NO_FILES = { read: () => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-not-found' }), realpath: (file) => file };
function toDay(milliseconds) {
    return new Date(milliseconds).toISOString().slice(0, 10);
}
function loadQuarantine(text, file, now) {
    const source = new _load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .Source */ .kL(file, file, text);
    const session = new _load_session_js__WEBPACK_IMPORTED_MODULE_2__/* .LoadSession */ .L({ workspace: '/', env: {}, literal: true, reader: NO_FILES });
    const data = session.load(source);
    const { findings } = session;
    const reader = data === null ? null : new QuarantineReader(data.locator, toDay(now));
    const entries = reader?.readFile(data?.raw) ?? [];
    return { quarantine: { file, entries }, findings: [...findings, ...(reader?.findings ?? [])] };
}
class QuarantineReader {
    locator;
    today;
    findings = [];
    constructor(locator, today) {
        this.locator = locator;
        this.today = today;
    }
    #report(path, code, message, suggestion = null) {
        const severity = code.startsWith('quarantine-') ? 'warning' : 'error';
        this.findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(this.locator.at(path), code, message, suggestion, severity));
        return null;
    }
    readFile(top) {
        if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(top)) {
            this.#report([], 'not-a-mapping', 'A quarantine file is a mapping with a list `tests`.');
            return [];
        }
        this.#checkKeys(top, [], ['tests']);
        const { tests = null } = top;
        if (!Object.hasOwn(top, 'tests'))
            this.#report([], 'missing-field', 'The list `tests` is missing.');
        else if (tests !== null && !Array.isArray(tests))
            this.#report(['tests'], 'wrong-type', `\`tests\` must be a list, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tests)}.`);
        return Array.isArray(tests) ? tests.flatMap((test, index) => this.#readEntry(test, ['tests', index]) ?? []) : [];
    }
    #checkKeys(value, path, known) {
        for (const key of Object.keys(value).filter((each) => !known.includes(each))) {
            const hint = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(key, known)) ?? `known here: ${known.join(', ')}`;
            const at = this.locator.keyAt([...path, key]);
            this.findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(at, 'unknown-field', `There is no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} here.`, hint));
        }
    }
    #readEntry(value, path) {
        if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(value))
            return this.#report(path, 'wrong-type', 'An entry of `tests` is a mapping with `name`, `until` and `reason`.');
        this.#checkKeys(value, path, KEYS);
        const missing = ['name', 'until'].filter((key) => (value[key] ?? null) === null);
        for (const key of missing) {
            const hint = key === 'until' ? `the last day on which the test may fail, such as \`until: ${this.today}\`` : null;
            this.#report(path, 'missing-field', `The entry has no \`${key}\`.`, hint);
        }
        const [name = null, file = null, until = null, owner = null, issue = null, reason = null] = KEYS.map((key) => this.#text(value[key], [...path, key]));
        if (name === null || until === null)
            return null;
        const daysLeft = this.#daysLeft(until, [...path, 'until']);
        if (!this.#checkName(name, [...path, 'name']) || daysLeft === null)
            return null;
        const { line } = this.locator.at(path);
        const entry = { name, file, until, daysLeft, owner, issue, reason, line };
        const state = describeQuarantineState(entry);
        const over = `The quarantine of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} was over on ${until}.`;
        const mute = `The entry ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no \`reason\`, and so does not count.`;
        if (state === 'over')
            this.#report([...path, 'until'], 'quarantine-over', over, OVER_HINT);
        if (state === 'without-reason')
            this.#report(path, 'quarantine-without-reason', mute, 'say why the test may fail');
        return entry;
    }
    #text(value, path) {
        if (value === undefined || value === null)
            return null;
        const text = typeof value === 'string' ? value : this.locator.writtenAt(path);
        if (text === null)
            return this.#report(path, 'wrong-type', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(path.at(-1)))} must be a text.`);
        if (text.trim() === '' && path.at(-1) !== 'reason')
            return this.#report(path, 'empty-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(path.at(-1)))} is empty.`);
        return text.trim() === '' ? null : text.trim();
    }
    #checkName(name, path) {
        if (!name.includes('*') || name.replaceAll(/[\s*>›:]/g, '').length >= LEAST_CHARACTERS)
            return true;
        const message = `The pattern ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} matches too much.`;
        this.#report(path, 'bad-pattern', message, `give at least ${LEAST_CHARACTERS} characters that are not \`*\``);
        return false;
    }
    #daysLeft(until, path) {
        const time = Date.parse(`${until}T00:00:00Z`);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(time) || toDay(time) !== until)
            return this.#report(path, 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(until)} is not a day.`, 'write it as 2026-12-31');
        const days = Math.round((time - Date.parse(`${this.today}T00:00:00Z`)) / DAY_MS);
        if (days <= MOST_DAYS_AHEAD)
            return days;
        const message = `${until} is ${days} days ahead; a quarantine ends at most ${MOST_DAYS_AHEAD} days from today.`;
        const latest = toDay(Date.parse(`${this.today}T00:00:00Z`) + MOST_DAYS_AHEAD * DAY_MS);
        return this.#report(path, 'out-of-range', message, `the last possible day is ${latest}`);
    }
}
const OVER_HINT = 'mend the test and remove the entry, or give it another day and say why';
function describeQuarantineState({ daysLeft, reason }) {
    if (daysLeft < 0)
        return 'over';
    return reason === null ? 'without-reason' : 'active';
}


/***/ }),

/***/ 92978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: function() { return /* binding */ toolAccess; },
/* harmony export */   gE: function() { return /* binding */ toOwnTool; },
/* harmony export */   m2: function() { return /* binding */ mayUseTools; },
/* harmony export */   oL: function() { return /* binding */ TOOL_JOINT; }
/* harmony export */ });
const ANY = '*';
const TOOL_JOINT = '__';
function toolAccess(workflow, agent) {
    const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools);
    const wanted = listed === undefined || listed.includes(ANY) ? null : listed;
    const offers = ({ tools }, tool) => tools === undefined || tools.includes(ANY) || tools.includes(tool);
    const mayServe = (name, server) => server.tools?.length !== 0 &&
        (wanted === null || wanted.some((each) => toOwnTool(each, name) !== null || offers(server, each)));
    const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {});
    const servers = new Map(all.filter(([name, server]) => mayServe(name, server)));
    const allows = (name, tool) => {
        const server = servers.get(name);
        if (server === undefined || !offers(server, tool))
            return false;
        return wanted === null || wanted.some((each) => each === tool || [tool, ANY].includes(toOwnTool(each, name) ?? ''));
    };
    return { servers, allows, wanted };
}
function toOwnTool(wanted, server) {
    const prefix = `${server}${TOOL_JOINT}`;
    return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null;
}
function mayUseTools(workflow, agent) {
    return toolAccess(workflow, agent).servers.size > 0;
}


/***/ }),

/***/ 84126:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: function() { return /* binding */ createTestCase; },
/* harmony export */   Cl: function() { return /* binding */ ReportProblem; },
/* harmony export */   G8: function() { return /* binding */ compareCounts; },
/* harmony export */   Gt: function() { return /* binding */ appendEnd; },
/* harmony export */   as: function() { return /* binding */ formatTestTitle; },
/* harmony export */   fL: function() { return /* binding */ parseSeconds; },
/* harmony export */   lG: function() { return /* binding */ MAX_TEXT; },
/* harmony export */   zq: function() { return /* binding */ parseCount; }
/* harmony export */ });
class ReportProblem extends Error {
    line;
    constructor(message, line) {
        super(message);
        this.line = line;
    }
}
const MAX_TEXT = 64 * 1024;
const MAX_ATTRIBUTE = 16 * 1024;
function appendEnd(known, text) {
    const joined = known + text;
    return joined.length > 2 * MAX_TEXT ? joined.slice(-MAX_TEXT) : joined;
}
function createTestCase(told) {
    const { file, line } = told;
    return {
        suite: (told.suite ?? '').slice(0, MAX_ATTRIBUTE),
        within: (told.within ?? '').slice(0, MAX_ATTRIBUTE),
        name: told.name.slice(0, MAX_ATTRIBUTE),
        state: told.state ?? 'passed',
        seconds: told.seconds ?? null,
        file: file === undefined || file === null || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
        line: Number.isInteger(line) && Number(line) > 0 ? Number(line) : null,
        message: (told.message ?? '').slice(0, MAX_ATTRIBUTE),
        text: (told.text ?? '').slice(0, MAX_TEXT),
        printed: (told.printed ?? '').slice(-MAX_TEXT),
        isFlaky: told.isFlaky ?? false,
        isSuite: told.isSuite ?? false,
    };
}
function formatTestTitle({ name, within }) {
    if (name === '')
        return within === '' ? '(unnamed)' : within;
    if (within === '' || within === 'test' || name.includes(within))
        return name;
    return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`;
}
function parseSeconds(text = '') {
    const seconds = Number(text.replaceAll(',', ''));
    return text.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds;
}
function compareCounts(sink, what, counted, found, isCutOff = false) {
    if (counted !== null && counted > found)
        sink.incomplete(`it counts ${counted} ${what} and has ${found}`, isCutOff);
}
function parseCount(text) {
    return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}


/***/ }),

/***/ 48294:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ listReferableVariables; },
/* harmony export */   Dq: function() { return /* binding */ checkProviders; },
/* harmony export */   Dv: function() { return /* binding */ isOfTheRunner; },
/* harmony export */   G$: function() { return /* binding */ withoutProviderKeys; },
/* harmony export */   GU: function() { return /* binding */ findProviderKeysIn; },
/* harmony export */   Lx: function() { return /* binding */ pickDefined; },
/* harmony export */   M$: function() { return /* binding */ findReplacedProviders; },
/* harmony export */   TI: function() { return /* binding */ findLostTools; },
/* harmony export */   Tw: function() { return /* binding */ createResolver; },
/* harmony export */   hR: function() { return /* binding */ listSecretsOfProviders; },
/* harmony export */   kc: function() { return /* binding */ findMissingKeys; }
/* harmony export */ });
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1633);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _config_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92978);
/* harmony import */ var _redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53380);




function createResolver({ adapters, provider }) {
    return (file, node) => adapters.resolveProvider(file, node, provider);
}
function checkProviders(root, resolve, isAsked = () => true) {
    const asked = listAgents(root).filter(({ agent }) => isAsked(agent.name));
    const findings = asked.flatMap(({ workflow, agent, step }) => {
        const resolved = resolve(workflow, agent);
        if (resolved.ok || (resolved.error.isMissing && canEndWithoutAgents(workflow)))
            return [];
        const message = `${agent.name}: ${resolved.error.message}`;
        return [{ ...findStepPosition(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }];
    });
    return deduplicateFindings(findings);
}
function findStepPosition(workflow, step) {
    return workflow.at(workflow.stepPaths.get(step) ?? []);
}
function deduplicateFindings(findings) {
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
function canEndWithoutAgents(workflow) {
    const { entry, edges, members } = (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .staticGraph */ .xw)(workflow);
    const asks = (name) => {
        const step = workflow.steps.get(name);
        const agent = step?.type === 'for_each' ? step.agent : step;
        return agent?.type === 'agent' || (members.get(name) ?? []).some(asks);
    };
    const seen = new Set([entry]);
    for (const name of seen) {
        if (name === _config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp || workflow.steps.get(name)?.type === 'terminate')
            return true;
        if (asks(name))
            continue;
        for (const { to, via } of edges.get(name) ?? [])
            if (via !== 'error' && via !== 'retry')
                seen.add(to);
    }
    return false;
}
function findMissingKeys(root, resolve) {
    const byMessage = new Map();
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        const provider = resolved.ok ? resolved.value : null;
        const key = provider === null || provider.kind === 'command' ? null : (provider.missingKey ?? null);
        const missing = resolved.ok ? key : resolved.error.message;
        if (missing === null || byMessage.has(missing))
            continue;
        const message = `${agent.name}: ${missing}.`;
        const suggestion = 'the run fails with provider.rejected if it reaches this agent';
        const at = findStepPosition(workflow, step);
        byMessage.set(missing, { ...at, code: 'provider-key', severity: 'warning', message, suggestion });
    }
    return [...byMessage.values()];
}
function findReplacedProviders(root, resolve) {
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.replaces === undefined)
            continue;
        const { replaces, name } = resolved.value;
        const ofFile = agent.provider === undefined;
        const at = ofFile ? workflow.at(['workflow', 'runtime', 'provider']) : findStepPosition(workflow, step);
        const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`;
        const suggestion = 'models are asked for by the names that the file has';
        return [{ ...at, code: 'provider-replaced', severity: 'warning', message, suggestion }];
    }
    return [];
}
function findLostTools(root, strict, resolve) {
    const isProgram = (workflow, agent) => {
        const resolved = resolve?.(workflow, agent);
        if (resolved !== undefined)
            return resolved.ok && resolved.value.kind === 'command';
        const provider = agent.provider ?? workflow.settings.runtime?.provider;
        return (typeof provider === 'string' ? provider : provider?.name) === 'command';
    };
    const findings = listAgents(root).flatMap(({ workflow, agent, step }) => {
        if (!isProgram(workflow, agent) || !(0,_config_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .mayUseTools */ .m2)(workflow, agent))
            return [];
        const message = `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`;
        const suggestion = 'give the tools to the program itself, or write `tools: []`';
        const rule = strict ? ['lost-ability', 'error'] : ['no-effect', 'warning'];
        return [{ ...findStepPosition(workflow, step), code: rule[0], severity: rule[1], message, suggestion }];
    });
    return deduplicateFindings(findings);
}
function listSecretsOfProviders(roots, env, resolve) {
    const fromVariables = Object.entries(findProviderKeysIn(env, roots)).map(([name, value]) => ({ value, origin: `env:${name}` }));
    const ofServers = roots
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)
        .flatMap(({ substitutions }) => substitutions.filter(_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isToolSecret */ .V9))
        .map(({ variable, value }) => ({ value, origin: `env:${variable}` }));
    const known = new Set(fromVariables.map(({ value }) => value));
    const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
        const provider = resolve(workflow, agent);
        return provider.ok ? (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .listProviderSecrets */ .vh)(provider.value) : [];
    });
    const isStandIn = (key) => key.length < 6 || (key.length < 12 && !/\d/.test(key));
    const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value));
    return [...fromVariables, ...ofServers, ...written.map((value) => ({ value, origin: 'mask' }))];
}
function withoutProviderKeys(env, roots) {
    return pickDefined(env, listKeyVariables(roots));
}
function findProviderKeysIn(env, roots) {
    return pickDefined(Object.fromEntries(listKeyVariables(roots).map((name) => [name, env[name]])));
}
function pickDefined(env, except = []) {
    const names = new Set(except.map((name) => name.toUpperCase()));
    const kept = Object.entries(env).filter(([name]) => !names.has(name.toUpperCase()));
    return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
function listReferableVariables({ env, scriptEnv }, roots) {
    const seen = withoutProviderKeys(scriptEnv, roots);
    const keys = new Set(listKeyVariables(roots));
    const handed = new Set();
    for (const workflow of roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl))
        for (const { path, variable } of workflow.substitutions)
            if (keys.has(variable))
                for (const node of listNodesWithEnvAt(workflow, path))
                    handed.add(`${node}\n${variable}`);
    return (name, node) => {
        if (isOfTheRunner(name))
            return undefined;
        if (Object.hasOwn(seen, name))
            return seen[name];
        return node !== null && handed.has(`${node}\n${name}`) ? env[name] : undefined;
    };
}
function isOfTheRunner(name) {
    return /^(INPUT|ACTIONS)_/i.test(name);
}
function listNodesWithEnvAt({ steps, stepPaths }, path) {
    if (path[0] === 'workflow' && path[1] === 'env')
        return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.agent.name] : [step.name]));
    return [...steps.values()].flatMap((step) => {
        const at = stepPaths.get(step.name) ?? [];
        if (at.length === 0 || at.some((part, index) => path[index] !== part))
            return [];
        const [field, inner] = path.slice(at.length);
        if (field === 'env')
            return [step.name];
        return step.type === 'for_each' && field === 'agent' && inner === 'env' ? [step.agent.name] : [];
    });
}
function listKeyVariables(roots) {
    return (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .listProviderKeyVariables */ .c5)(roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl).flatMap(({ substitutions }) => substitutions));
}
function listAgents(root) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listVariants */ .xZ)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => {
        const agent = step.type === 'for_each' ? step.agent : step;
        return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : [];
    }));
}


/***/ })

};
;
"use strict";
exports.id = 772;
exports.ids = [772];
exports.modules = {

/***/ 89772:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testScenarios: function() { return /* binding */ testScenarios; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 2 modules
var contract = __webpack_require__(46570);
;// CONCATENATED MODULE: ./build/src/config/contract/coverage.js

function listContracts(contract) {
    return [contract, ...contract.children.flatMap(listContracts)];
}
function listPossibleFailures(contract) {
    return listContracts(contract).flatMap(({ nodes }) => nodes.flatMap(({ file, line, node, raises }) => raises.map(({ kind, source, handledBy }) => {
        const isNamed = handledBy.some(({ patterns }) => patterns.includes(kind));
        return { file, line, node, kind, source, isNamed };
    })));
}
function createCoverage({ workflows, raised, }) {
    const toKey = (file, node, kind) => [file, node.split('.').at(-1), kind].join('\n');
    const all = workflows
        .flatMap((workflow) => listPossibleFailures((0,contract/* createContract */.NF)(workflow)))
        .filter(({ kind, source, isNamed }) => !kind.includes('*') && source !== 'child' && (source !== 'engine' || isNamed));
    const failures = new Map(all.map((failure) => [toKey(failure.file, failure.node, failure.kind), failure]));
    const tested = new Set(raised.map(({ file, node, kind }) => toKey(file, node, kind)));
    const untested = [...failures]
        .filter(([key]) => !tested.has(key))
        .map(([, { file, line, node, kind }]) => ({ file, line, node, kind }));
    return { failures: failures.size, tested: failures.size - untested.length, untested };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/source/values.js
var values = __webpack_require__(12070);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/source/yaml.js + 1 modules
var yaml = __webpack_require__(12361);
// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
;// CONCATENATED MODULE: ./build/src/config/load/file-sorts.js












const NOT_BROKEN = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key']);
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point'];
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios'];
const GITLAB_FIELDS = ['rules', 'auto_cancel'];
const FOREIGN_KEYS = ['jobs', 'orbs', 'apiVersion'];
function sortYamlFile(content) {
    const text = (0,source_workspace/* decode */.D4)(content);
    if (!text.ok)
        return text.error.code === 'file-too-large' ? 'other' : 'broken';
    const problems = [];
    const root = (0,yaml/* readYaml */.gM)(new values/* Source */.kL('', '', text.value), () => null, problems);
    if (problems.some(({ code }) => !NOT_BROKEN.has(code)))
        return 'broken';
    const data = root?.data ?? null;
    if (data === null && problems.length === 0)
        return 'broken';
    return (0,json/* isJsonObject */.OW)(data) ? sortByKeys(data) : 'other';
}
const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?=\s|$)[ \t]*([^\s#&!{[|>]?)/gm;
function file_sorts_sortText(file, text) {
    const name = path.basename(file);
    if (/^conductor-triage\.ya?ml$/.test(name))
        return 'rules';
    if (!/\.ya?ml$/i.test(name))
        return null;
    const keys = [...text.matchAll(TOP_KEY)].map(([, , key = '', value]) => [key, value || null]);
    if (keys.length === 1 && keys[0]?.[0] === 'tests' && mayBeQuarantine(name, text))
        return 'quarantine';
    const isMeant = keys.some(([key]) => findMeantKey(key) !== null);
    const sort = sortByKeys({ ...Object.fromEntries(keys), ...(isMeant ? readShape(text) : {}) });
    if (sort === 'workflow' || sort === 'scenarios')
        return sort;
    const named = sortByName(name);
    return named === 'scenarios' && keys.length > 0 ? null : named;
}
function readShape(text) {
    const top = parseHalfWritten(text)?.contents;
    const shape = {};
    for (const { key, value } of isMap(top) ? top.items : []) {
        const inner = isMap(value) ? value.items.map((item) => [String(item.key), null]) : null;
        if (inner !== null)
            shape[String(key)] = Object.fromEntries(inner);
        else if (isSeq(value))
            shape[String(key)] = [];
    }
    return shape;
}
function mayBeQuarantine(file, text) {
    return sortByName(file) === 'quarantine' || /(?:^|[\s{,"'])until["']?:/m.test(text);
}
function sortByName(file) {
    if (/^quarantine\.ya?ml$/.test(external_node_path_default().basename(file)))
        return 'quarantine';
    return /\.conductor\.ya?ml$/.test(file) ? 'workflow' : /\.test\.ya?ml$/.test(file) ? 'scenarios' : null;
}
function sortByKeys(data) {
    const keys = Object.keys(data);
    if (keys.some((key) => FOREIGN_KEYS.includes(key)))
        return 'other';
    const meant = new Map(keys.map((key) => [findMeantKey(key), key]));
    if (isForeign(data, meant))
        return 'other';
    if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string')
        return 'scenarios';
    if (WORKFLOW_KEYS.some((key) => meant.has(key)))
        return 'workflow';
    return isQuarantine(data) ? 'quarantine' : 'other';
}
function isForeign(data, meant) {
    const isList = (key) => Array.isArray(data[meant.get(key) ?? '']);
    if (isList('agents') || isList('nodes'))
        return false;
    const { workflow, workflows, agents } = data;
    if ((0,json/* isJsonObject */.OW)(workflow))
        return GITLAB_FIELDS.some((field) => Object.hasOwn(workflow, field));
    if (meant.has('scenarios') && typeof workflow !== 'string')
        return meant.has(null);
    return workflows !== undefined || ((0,json/* isJsonObject */.OW)(agents) && !meant.has('workflow'));
}
function isQuarantine({ tests, ...others }) {
    const hasDay = (test) => (0,json/* isJsonObject */.OW)(test) && test['name'] !== undefined && test['until'] !== undefined;
    return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay);
}
function findMeantKey(key) {
    const isShort = key.length < 6;
    const meant = (0,messages/* findNearest */.qg)(key, ALL_KEYS, key.length < 8 ? 1 : 2);
    if (meant === null || !isShort)
        return meant;
    const letters = [...key.toLowerCase()];
    const hasOnlyItsLetters = letters.every((letter) => meant.includes(letter));
    return hasOnlyItsLetters || letters.slice(0, 3).join('') === meant.slice(0, 3) ? meant : null;
}
const MAX_BYTES = 64 * 1024 * 1024;
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
function listNamedFiles(operands, cwd, sorts) {
    const [files, others] = [new Set(), new Set()];
    const [scenarioFiles, quarantineFiles] = [new Set(), new Set()];
    const addNamed = (file) => {
        files.add(file);
        const resolved = external_node_path_default().resolve(cwd, file);
        const text = (0,result/* tryOr */.LE)('', () => (0,regular_file/* readRegularFile */.XF)(resolved, MAX_BYTES).toString('utf8'));
        if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine')
            quarantineFiles.add(file);
    };
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = (0,entries/* findEntryAt */.B)(external_node_path_default().resolve(cwd, operand));
        if (entry === 'folder') {
            const before = files.size;
            for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
                const sort = sortFile(external_node_path_default().resolve(cwd, file), sorts);
                if (sorts.includes(sort))
                    files.add(file);
                if (sort === 'scenarios')
                    scenarioFiles.add(file);
                if (sort === 'quarantine' && sorts.includes(sort))
                    quarantineFiles.add(file);
                if (sort === 'other')
                    others.add(file);
            }
            if (files.size === before)
                return (0,result/* err */._q)(`there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`);
        }
        else if (entry === 'absent' && (0,glob/* hasMagic */.qt)(operand)) {
            const matches = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd);
            if (matches.length === 0)
                return (0,result/* err */._q)(`nothing matches ${JSON.stringify(operand)}`);
            for (const file of matches)
                addNamed(file);
        }
        else
            addNamed(operand);
    }
    return (0,result.ok)({ files: [...files], scenarioFiles, quarantineFiles, others: [...others] });
}
const VALIDATED = (/* unused pure expression or super */ null && (['workflow', 'scenarios', 'quarantine', 'broken']));
const TESTED = ['scenarios', 'broken'];
function listTestedFiles(operands, cwd) {
    const gone = operands.find((name) => !(0,glob/* hasMagic */.qt)(name) && (0,entries/* findEntryAt */.B)(external_node_path_default().resolve(cwd, name)) === 'absent');
    return gone === undefined ? listNamedFiles(operands, cwd, TESTED) : (0,result/* err */._q)(`there is no file or folder ${gone}`);
}
function describeSearch(sorts, others) {
    const more = sorts.includes('workflow') ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or ' : '';
    const files = others === 0 ? 'no .yaml or .yml file' : `none of ${(0,messages/* formatCount */.B4)(others, 'YAML file')}`;
    return `${files} below it has ${more}\`scenarios:\` at the top`;
}
function sortFile(file, sorts) {
    const named = sortByName(file);
    if (named === 'workflow')
        return 'workflow';
    const sort = (0,result/* tryOr */.LE)('broken', () => sortYamlFile((0,regular_file/* readRegularFile */.XF)(file, MAX_BYTES)));
    if (named === 'quarantine' && sort !== 'workflow' && sort !== 'scenarios')
        return named;
    return sort === 'other' && !sorts.includes('workflow') ? (named ?? sort) : sort;
}
function expandPattern(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(glob/* hasMagic */.qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,glob/* compileGlob */.SO)(pattern);
    return listFilesBelow(start, cwd).filter((file) => matcher.test(file));
}
function listFilesBelow(folder, cwd) {
    const files = [];
    const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/');
    const enters = (name) => !NOT_ENTERED.has(name);
    const root = external_node_path_default().resolve(cwd, folder);
    (0,entries/* walk */.G)(root, enters, (file, entry) => {
        const isDangling = entry.isSymbolicLink() && !(0,external_node_fs_.existsSync)(external_node_path_default().join(root, file));
        if (entry.isFile() || isDangling)
            files.push(`${prefix}${file}`);
    });
    return files.sort();
}

// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/reporters/result.js
var reporters_result = __webpack_require__(71862);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/engine/interception.js + 1 modules
var interception = __webpack_require__(92535);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/text/xml.js
var xml = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/src/config/check.js
var check = __webpack_require__(67737);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/providers.js
var config_providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/config/rules/catalogue.js
var catalogue = __webpack_require__(80192);
// EXTERNAL MODULE: ./build/src/core/gate-answers.js
var gate_answers = __webpack_require__(89903);
// EXTERNAL MODULE: ./build/src/core/gates.js
var core_gates = __webpack_require__(3588);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/source/findings.js + 1 modules
var findings = __webpack_require__(246);
// EXTERNAL MODULE: ./build/src/source/session.js
var source_session = __webpack_require__(28546);
;// CONCATENATED MODULE: ./build/src/scenario/load.js













function loadScenarios(name, workspace, shownFrom = workspace, reader) {
    const file = (0,source_workspace/* resolveRealPath */.Sc)(name);
    const session = new source_session/* LoadSession */.Lk({ workspace, shownFrom, env: {}, literal: true, ...(reader && { reader }) });
    const source = session.read(file, { file: session.toShownPath(file), line: 1, column: 1 }, name);
    const data = source === null ? null : session.load(source);
    const { sources, findings } = session;
    if (source === null || data === null)
        return { file: null, findings, sources };
    const { locator } = data;
    const problems = new Problems(locator);
    const read = readFile(new ScenarioField(data.raw, [], problems));
    const { displayFile } = source;
    return {
        file: read === null ? null : { file, displayFile, ...read, locator },
        findings: [...findings, ...problems.findings],
        sources,
    };
}
const MOST_FILES = 2000;
const MOST_CHARACTERS = (/* unused pure expression or super */ null && (2 * 1024 * 1024));
function findFilesOfSort(sort, beside, root, known, reader) {
    const folders = new Set([path.dirname(beside), root]);
    const files = new Set(known);
    const isWanted = sort === null ? /\.(?:ya?ml|json|md|txt)$/ : /\.ya?ml$/;
    for (const folder of folders)
        for (const name of reader.names?.(folder) ?? []) {
            if (isWanted.test(name) && files.size < MOST_FILES)
                files.add(path.join(folder, name));
            else if (!/\.|^node_modules$/.test(name) && folders.size < MOST_FILES)
                folders.add(path.join(folder, name));
        }
    return [...files].filter((file) => {
        const read = reader.read(file);
        const text = read.ok ? read.value.toString() : '';
        return text.length <= MOST_CHARACTERS && sortText(file, text) === sort;
    });
}
function findScenarioFiles(workflow, root, known, reader) {
    const files = findFilesOfSort('scenarios', workflow, root, known, reader);
    return files.filter((file) => isScenarioFileOf(workflow, file, reader));
}
function isScenarioFileOf(workflow, file, reader) {
    const read = reader.read(file);
    const named = read.ok ? parseHalfWritten(read.value.toString())?.get('workflow') : null;
    return typeof named === 'string' && resolveRealPath(path.resolve(path.dirname(file), named)) === workflow;
}
function readFile(top) {
    if ((0,values/* isDataObject */.WT)(top.value) && ['agents', 'nodes'].some((key) => top.at(key).isGiven)) {
        const hint = 'its scenarios stand in a file of their own, such as `NAME.test.yaml`, with `workflow:` and `scenarios:`';
        top.error('scenario-is-workflow', 'This is a workflow file, not a file of scenarios.', hint);
        return null;
    }
    if (top.mapping(['workflow', 'scenarios']) === null)
        return null;
    const missing = ['workflow', 'scenarios'].filter((key) => !top.at(key).isGiven);
    for (const key of missing)
        top.error('scenario-missing-field', `The field \`${key}\` is missing.`);
    if (missing.length > 0)
        return null;
    const workflow = top.at('workflow').text();
    const list = top.at('scenarios').list();
    if (workflow === null || list === null)
        return null;
    if (list.length === 0)
        top.at('scenarios').error('scenario-empty', 'There is no scenario in this file.');
    const scenarios = list.flatMap((item) => readScenario(item) ?? []);
    const names = new Set();
    for (const { name, path } of scenarios) {
        const message = `Two scenarios are named ${(0,messages/* quote */.hD)(name)}.`;
        if (names.has(name))
            top.problems.add([...path, 'name'], 'scenario-duplicate-name', message);
        names.add(name);
    }
    return { workflow, scenarios };
}
const KEYS = ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'];
function readScenario(field) {
    if (field.mapping(KEYS) === null)
        return null;
    const { path, problems } = field;
    const name = field.at('name');
    if (!name.isGiven)
        field.error('scenario-missing-field', 'A scenario needs a `name`.');
    return {
        name: name.ifGiven((given) => given.text()) ?? `scenario ${Number(path.at(-1)) + 1}`,
        path,
        position: problems.locator.at(path),
        inputs: readInputs(field.at('inputs')),
        stubs: readStubs(field.at('stub')),
        inject: field.at('inject').ifGiven(readInjections) ?? [],
        gates: field.at('gates').ifGiven((given) => given.mapping()) ?? {},
        real: field.at('real').ifGiven((given) => given.texts()) ?? [],
        github: field.at('github').ifGiven((given) => given.mapping()),
        expect: readExpectations(field.at('expect')),
    };
}
const INJECT_KEYS = ['node', 'kind', 'attempt', 'message', 'details'];
function readInjections(field) {
    if (typeof field.value === 'string')
        return [field.value];
    return (field.list() ?? []).flatMap((item) => {
        const text = (0,values/* isDataObject */.WT)(item.value) ? null : item.text();
        if (!(0,values/* isDataObject */.WT)(item.value))
            return text === null ? [] : [text];
        item.mapping(INJECT_KEYS);
        const [node, kind] = [item.at('node').text(), item.at('kind').text()];
        if (node === null || kind === null)
            return [];
        const attempt = item.at('attempt').ifGiven((given) => given.number());
        const message = item.at('message').ifGiven((given) => given.text());
        const details = item.at('details').ifGiven((given) => given.mapping()) ?? {};
        return [{ node, kind, attempt, ...(message === null ? {} : { message }), details }];
    });
}
function readInputs(field) {
    if ((field.value ?? null) === null)
        return {};
    const { locator } = field.problems;
    return Object.fromEntries(field.members().map(([name, { value = null, path }]) => {
        return [name, { from: 'data', value, written: locator.writtenAt(path) }];
    }));
}
const EXPECTED_KEYS = 'outcome exit_code path attempts not_run waited_seconds output error errors terminated_by'.split(' ');
function readExpectations(field) {
    const message = 'This scenario has no `expect`, so it cannot fail.';
    if (!field.isGiven)
        field.problems.addAtKey(field.path.slice(0, -1), 'scenario-missing-field', message);
    const given = field.ifGiven(() => field.mapping(EXPECTED_KEYS));
    if (given !== null && Object.keys(given).length === 0)
        field.error('scenario-empty', '`expect` expects nothing.');
    const read = (key, how) => field.at(key).ifGiven(how);
    return {
        outcome: read('outcome', readOutcome),
        exitCode: read('exit_code', (value) => value.number()),
        path: read('path', (value) => value.texts()),
        attempts: read('attempts', readAttempts) ?? new Map(),
        notRun: read('not_run', (value) => value.texts()) ?? [],
        waitedSeconds: read('waited_seconds', (value) => value.number()),
        output: field.at('output').value,
        error: read('error', readError),
        errors: read('errors', (value) => value.list()?.flatMap((item) => readError(item) ?? []) ?? null),
        terminatedBy: read('terminated_by', (value) => value.text()),
    };
}
const OUTCOME_WORDS = new Map([
    ...['succeeded', 'succeeds', 'succeed', 'passed', 'pass', 'ok', 'green', 'completed'].map((word) => [word, 'success']),
    ...['failure', 'error', 'fails', 'red', 'terminated'].map((word) => [word, 'failed']),
    ...['canceled', 'cancel'].map((word) => [word, 'cancelled']),
    ...['waiting', 'paused'].map((word) => [word, 'suspended']),
]);
function readOutcome(field) {
    const text = field.text();
    const outcomes = core_outcome/* RUN_OUTCOMES */.wi.filter((outcome) => outcome !== 'invalid');
    const outcome = outcomes.find((name) => name === text) ?? null;
    if (text === null || outcome !== null)
        return outcome;
    const meant = OUTCOME_WORDS.get(text.toLowerCase()) ?? null;
    const hint = (0,finding/* didYouMean */.au)(text, meant) ?? (0,finding/* suggestNearest */.nD)(text, outcomes) ?? `outcomes are ${outcomes.join(', ')}`;
    field.error('scenario-wrong-value', `${(0,messages/* quote */.hD)(text)} is not an outcome of a run.`, hint);
    return null;
}
function readAttempts(field) {
    const counts = field.members().map(([node, count]) => [node, count.number()]);
    return new Map(counts.flatMap(([node, count]) => (count === null ? [] : [[node, count]])));
}
function readError(field) {
    if (typeof field.value === 'string')
        return { kind: field.value, message: null, node: null, details: null };
    if (field.mapping(['kind', 'message', 'node', 'details']) === null)
        return null;
    const text = (key) => field.at(key).ifGiven((given) => given.text());
    const details = field.at('details').ifGiven((given) => given.mapping());
    return { kind: text('kind'), message: text('message'), node: text('node'), details };
}
function readStubs(field) {
    const stubs = new Map();
    for (const [node, given] of field.isGiven ? field.members() : []) {
        const items = Array.isArray(given.value) ? (given.list() ?? []) : [given];
        if (items.length === 0)
            given.error('scenario-empty', `The stub of ${(0,messages/* quote */.hD)(node)} has no entry.`);
        const entries = items.flatMap((item) => readEntry(item) ?? []);
        stubs.set(node, entries);
    }
    return stubs;
}
function readEntry(field) {
    if (field.mapping(['output', 'error', 'answer']) === null)
        return null;
    const [output, error, answer] = [field.at('output'), field.at('error'), field.at('answer')];
    if (!output.isGiven && !error.isGiven && !answer.isGiven) {
        field.error('scenario-bad-stub', 'A stub needs `output`, `error` or `answer`.');
        return null;
    }
    if (answer.isGiven && (output.isGiven || error.isGiven))
        field.error('scenario-bad-stub', '`answer` cannot be combined with `output` or `error`, which follow from it.');
    return {
        path: field.path,
        output: output.value,
        error: error.ifGiven(readStubError),
        answer: answer.ifGiven(readAnswer),
    };
}
function readAnswer(field) {
    const { value } = field;
    if (typeof value === 'string' || (0,json/* isJsonNumber */.OD)(value) || typeof value === 'boolean')
        return String(value);
    return field.text();
}
function readStubError(given) {
    const isShort = typeof given.value === 'string';
    const field = isShort ? new ScenarioField({ kind: given.value ?? null }, given.path, given.problems) : given;
    if (field.mapping(['kind', 'message', 'details', 'typed', 'conductor_error']) === null)
        return null;
    const kind = field.at('kind').text();
    if (kind === null)
        return null;
    const problem = findKindProblem(kind);
    if (problem !== null)
        field.at('kind').error('scenario-bad-kind', problem);
    const message = field.at('message');
    return {
        kind,
        message: message.isGiven ? (message.text() ?? '') : `stubbed ${kind}`,
        details: field.at('details').ifGiven((details) => (details.value === null ? {} : details.mapping())) ?? {},
        typed: field.at('typed').value === true,
    };
}
function findKindProblem(kind) {
    if (!(0,kinds/* isKind */.VF)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`;
    if ((0,kinds/* isReservedKind */.HO)(kind) && !(0,kinds/* isEngineKind */.Dj)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is reserved, and the engine makes no such kind.`;
    return null;
}
const MAX_UNKNOWN = 100;
class Problems {
    locator;
    findings = [];
    constructor(locator) {
        this.locator = locator;
    }
    add(path, code, message, hint = null) {
        this.findings.push((0,findings/* createFinding */.uP)(this.locator.at(path), code, message, hint));
    }
    addAtKey(path, code, message, hint = null) {
        this.findings.push((0,findings/* createFinding */.uP)(this.locator.keyAt(path), code, message, hint));
    }
}
class ScenarioField {
    value;
    path;
    problems;
    constructor(value, path, problems) {
        this.value = value;
        this.path = path;
        this.problems = problems;
    }
    at(key) {
        const value = (0,values/* isDataObject */.WT)(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
        return new ScenarioField(value, [...this.path, key], this.problems);
    }
    get isGiven() {
        return this.value !== undefined;
    }
    ifGiven(read) {
        return this.isGiven ? read(this) : null;
    }
    error(code, message, hint = null) {
        this.problems.add(this.path, code, message, hint);
    }
    mapping(known) {
        if (!(0,values/* isDataObject */.WT)(this.value))
            return this.#wrong('a mapping');
        if (known === undefined)
            return this.value;
        const unknown = Object.keys(this.value).filter((key) => !known.includes(key));
        for (const key of unknown.slice(0, MAX_UNKNOWN)) {
            const hint = (0,finding/* suggestNearest */.nD)(key, known) ?? `known here: ${known.join(', ')}`;
            const message = `There is no field ${(0,messages/* quote */.hD)(key)} here.`;
            this.problems.addAtKey([...this.path, key], 'scenario-unknown-field', message, hint);
        }
        return this.value;
    }
    members() {
        return Object.keys(this.mapping() ?? {}).map((name) => [name, this.at(name)]);
    }
    list() {
        if (!Array.isArray(this.value))
            return this.#wrong('a list');
        return this.value.map((item, index) => new ScenarioField(item, [...this.path, index], this.problems));
    }
    text() {
        if (typeof this.value !== 'string')
            return this.#wrong('a text');
        if (this.value.trim() !== '')
            return this.value;
        this.error('scenario-empty', `${this.#name()} is empty.`);
        return null;
    }
    number() {
        return (0,core_float/* asNumber */.i)(this.value) ?? this.#wrong('a number');
    }
    texts() {
        if (typeof this.value === 'string')
            return [this.value];
        return (this.list() ?? []).flatMap((item) => item.text() ?? []);
    }
    #wrong(wanted) {
        const what = this.value === undefined || this.value === null ? 'nothing' : (0,messages/* quote */.hD)(this.value);
        this.error('scenario-wrong-type', `${this.#name()} must be ${wanted}, not ${what}.`);
        return null;
    }
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'A file of scenarios';
        const list = (0,messages/* quote */.hD)(String(this.path.at(-2) ?? 'the list'));
        return typeof last === 'number' ? `Entry ${last + 1} of ${list}` : (0,messages/* quote */.hD)(last);
    }
}

;// CONCATENATED MODULE: ./build/src/scenario/check.js














async function check_checkScenarioFile(name, around, sources) {
    const shownFrom = (0,source_workspace/* findShownFolder */.Hg)(name, around.env, around.cwd);
    const files = around.files === undefined ? {} : { files: around.files };
    const loaded = loadScenarios(name, around.workspace ?? (0,source_workspace/* findWorkspace */.pl)(name, around.env), shownFrom, around.files);
    for (const [shown, text] of loaded.sources)
        sources.set(shown, text);
    const { file } = loaded;
    if (file === null)
        return { file, sound: null, workflow: null, contract: null, findings: loaded.findings };
    const target = external_node_path_default().resolve(external_node_path_default().dirname(file.file), file.workflow);
    const workspace = around.workspace ?? (0,source_workspace/* findWorkspace */.pl)(target, around.env);
    const { patterns, resolveProvider } = around.adapters;
    const checked = await (0,check/* checkFile */.vH)({ file: target, env: around.env, patterns, workspace, shownFrom, ...files });
    const { contract } = checked;
    const { workflow } = checked.loaded;
    for (const [shown, text] of checked.loaded.sources)
        sources.set(shown, text);
    const fileErrors = checked.findings
        .filter(({ severity }) => severity === 'error')
        .map((finding) => moveToReference(finding, file, shownFrom));
    if (checked.runnable === null)
        return { file, sound: null, workflow, contract, findings: [...loaded.findings, ...fileErrors] };
    const checker = new Checker(file, checked.runnable);
    const ready = file.scenarios.map((scenario) => checker.check(scenario));
    const real = new Set(file.scenarios.flatMap((scenario) => scenario.real));
    const providers = (0,config_providers/* checkProviders */.Dq)(checked.runnable, (called, node) => resolveProvider(called, node, null), (agent) => real.has(agent));
    const sound = { file, ready, workflow: checked.runnable, sources: checked.loaded.sources, workspace };
    return { file, sound, workflow, contract, findings: [...loaded.findings, ...checker.problems.findings, ...providers] };
}
function moveToReference(finding, file, shownFrom) {
    const target = (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file.file), file.workflow));
    if (finding.code !== 'file-not-found' || finding.file !== (0,source_workspace/* displayPath */.Gt)(shownFrom, target))
        return finding;
    const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`;
    return { ...finding, ...file.locator.at(['workflow']), message };
}
const MAX_HINTS = 100;
class Checker {
    file;
    workflow;
    problems;
    #steps = new Map();
    #policies;
    #findResembled;
    constructor(file, workflow) {
        this.file = file;
        this.workflow = workflow;
        this.problems = new Problems(file.locator);
        const files = (0,model/* listWorkflows */.Dl)(workflow);
        for (const { step } of files.flatMap(model/* collectSites */.b4))
            (0,maps/* addTo */.DN)(this.#steps, step.name, step);
        this.#policies = files.flatMap(({ settings }) => (settings.policies ?? []).map(({ name }) => name));
        this.#findResembled = (0,catalogue/* createResemblanceLookup */.gd)(files.flatMap(({ settings }) => Object.keys(settings.kinds ?? {})));
    }
    check(scenario) {
        const { path, expect } = scenario;
        this.#stubs(scenario);
        this.#names(scenario.real, [...path, 'real'], this.#policies);
        this.#names(expect.path ?? [], [...path, 'expect', 'path']);
        this.#names(expect.notRun, [...path, 'expect', 'not_run']);
        for (const node of expect.attempts.keys())
            this.#name(node, [...path, 'expect', 'attempts', node], 'key');
        if (expect.error?.kind != null)
            this.#kind(expect.error.kind, [...path, 'expect', 'error', 'kind']);
        if (expect.error?.node != null)
            this.#name(expect.error.node, [...path, 'expect', 'error', 'node'], 'value');
        return {
            scenario,
            inputs: this.#inputs(scenario),
            injections: this.#injections(scenario),
            answers: this.#answers(scenario),
        };
    }
    #names(names, path, others = []) {
        for (const [index, name] of names.entries())
            this.#name(name, [...path, index], 'value', others);
    }
    #name(name, path, where, others = []) {
        if (this.#steps.has(name) || others.includes(name))
            return true;
        const isOneOfMany = this.problems.findings.length > MAX_HINTS;
        const hint = isOneOfMany ? null : (0,finding/* suggestNearest */.nD)(name, [...this.#steps.keys(), ...others]);
        const message = `The workflow ${(0,messages/* quote */.hD)(this.file.workflow)} has no node ${(0,messages/* quote */.hD)(name)}.`;
        if (where === 'key')
            this.problems.addAtKey(path, 'scenario-unknown-node', message, hint);
        else
            this.problems.add(path, 'scenario-unknown-node', message, hint);
        return false;
    }
    #kind(kind, path) {
        const meant = this.#findResembled(kind);
        if (meant !== null)
            this.problems.add(path, 'kind-resembles', ...(0,catalogue/* describeResemblance */.Js)(kind, meant));
    }
    #stubs({ path, stubs, real }) {
        for (const [name, entries] of stubs) {
            const at = [...path, 'stub', name];
            if (!this.#name(name, at, 'key'))
                continue;
            const message = `${(0,messages/* quote */.hD)(name)} is stubbed and named in \`real\`.`;
            if (real.includes(name))
                this.problems.addAtKey(at, 'scenario-stubbed-and-real', message, 'remove one of them');
            const steps = this.#steps.get(name) ?? [];
            const always = `${(0,messages/* quote */.hD)(name)} is a terminate: it always runs, and cannot be stubbed.`;
            if (steps.every(({ type }) => type === 'terminate'))
                this.problems.addAtKey(at, 'scenario-bad-stub', always);
            for (const entry of entries)
                this.#entry(entry, steps);
        }
    }
    #entry({ answer, error, path }, steps) {
        if (error !== null)
            this.#kind(error.kind, [...path, 'error', 'kind']);
        if (answer === null || steps.some(({ type }) => type === 'agent'))
            return;
        const gates = steps.filter((step) => step.type === 'human_gate');
        const at = [...path, 'answer'];
        if (gates.length === 0) {
            this.problems.addAtKey(at, 'scenario-bad-stub', 'Only agents and gates answer; other nodes have an `output`.');
        }
        else if (gates.every((gate) => (0,core_gates/* optionIndex */.mU)(gate, answer) === -1)) {
            const values = gates.flatMap((gate) => gate.options.map(({ value }) => String(value)));
            const hint = (0,finding/* suggestNearest */.nD)(answer, values) ?? `answers are ${values.join(', ')}`;
            this.problems.add(at, 'scenario-unknown-gate', `${(0,messages/* quote */.hD)(answer)} is not an answer to the gate.`, hint);
        }
    }
    #inputs({ path, inputs }) {
        const resolved = (0,config_inputs/* resolveInputs */.eL)(this.workflow, inputs);
        if (resolved.ok)
            return resolved.value;
        for (const problem of resolved.error)
            this.problems.add([...path, 'inputs'], 'scenario-bad-input', problem.message, problem);
        return {};
    }
    #injections({ path, inject }) {
        return inject.flatMap((given, index) => {
            const at = [...path, 'inject', index];
            const parsed = (0,interception/* checkInjection */.Ej)(given);
            const problems = parsed.ok
                ? (0,interception/* findInjectionProblems */.t1)(this.workflow, [parsed.value], (_, field) => `details: { ${field}: VALUE }`)
                : [{ message: parsed.error, suggestion: null }];
            for (const problem of problems)
                this.problems.add(at, 'scenario-bad-inject', `${problem.message}.`, problem);
            if (parsed.ok)
                this.#kind(parsed.value.kind, at);
            return parsed.ok && problems.length === 0 ? (0,interception/* completeInjections */.Kc)(this.workflow, [parsed.value]).injections : [];
        });
    }
    #answers({ path, gates }) {
        const answers = (0,gate_answers/* gateAnswersFromMapping */.n)(gates);
        if (!answers.ok) {
            this.problems.add([...path, 'gates'], 'scenario-wrong-type', `${answers.error}.`);
            return core_gates/* NO_GATE_ANSWERS */.iU;
        }
        const shapes = [...this.#steps.values()].flat().flatMap(model/* listGateShapes */.aG);
        for (const [name, answer] of answers.value) {
            const key = Object.keys(gates).find((given) => given === name || given.startsWith(`${name}.`)) ?? name;
            for (const problem of (0,core_gates/* checkGateAnswers */.Hy)(shapes, new Map([[name, answer]])))
                this.problems.addAtKey([...path, 'gates', key], 'scenario-unknown-gate', `${problem}.`);
        }
        return answers.value;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
;// CONCATENATED MODULE: ./build/src/scenario/mismatches.js







function findMismatches(run, expect, rootNodes) {
    if (run.accidents.length > 0)
        return run.accidents.map((node) => {
            const message = `${node} was about to run, and it is neither stubbed nor named in \`real\``;
            return { what: 'stub', expected: null, actual: node, message };
        });
    const { walk: trace } = run.account;
    const { result } = run;
    const [ending] = result.errors;
    return [
        ...(expectsNothing(expect) ? [NOTHING_EXPECTED] : []),
        ...run.unfired.map((injection) => createNeverFired(injection, trace.runs)),
        ...compareSame('outcome', expect.outcome, result.outcome, describeEnd(run)),
        ...compareSame('exit_code', expect.exitCode, result.exit_code),
        ...compareSame('path', expect.path, expect.path?.every((node) => rootNodes.has(node)) ? trace.path : trace.fullPath),
        ...[...expect.attempts].flatMap(([node, count]) => compareSame(`attempts.${node}`, count, trace.runs.get(node) ?? 0)),
        ...expect.notRun.flatMap((node) => {
            const actual = trace.runs.get(node) ?? 0;
            return actual === 0 ? [] : [{ what: `not_run.${node}`, expected: 0, actual, message: (0,interception/* describeRuns */._N)(node, actual) }];
        }),
        ...compareSame('waited_seconds', expect.waitedSeconds, (0,duration/* roundToMilliseconds */.uI)(run.waitedSeconds)),
        ...compareSame('terminated_by', expect.terminatedBy, result.termination?.terminated_by ?? null),
        ...findOutputMismatches(expect.output, run.output),
        ...findErrorMismatches('error', expect.error, ending === undefined ? null : { ...ending, node: ending.node_id }),
        ...findErrorsMismatches(expect.errors, run),
    ];
}
const NOTHING_EXPECTED = {
    what: 'expect',
    expected: null,
    actual: null,
    message: 'nothing in it could fail; add `outcome`, or what the path, the output or the error must be',
};
function expectsNothing({ attempts, notRun, output, ...others }) {
    const isEmptyOutput = output === undefined || ((0,json/* isJsonObject */.OW)(output) && Object.keys(output).length === 0);
    const isOpen = Object.values(others).every((value) => value === null);
    return isOpen && isEmptyOutput && attempts.size === 0 && notRun.length === 0;
}
function createNeverFired(injection, runs) {
    const expected = (0,interception/* formatInjection */.Dc)(injection);
    return { what: 'inject', expected, actual: null, message: (0,interception/* describeUnfired */.pk)(injection, runs) };
}
function compareSame(what, expected, actual, why = '') {
    return expected === null ? [] : compareEqual(what, expected, actual, why);
}
function compareEqual(what, expected, actual, why = '') {
    const isEqual = (0,external_node_util_.isDeepStrictEqual)(withoutFloats(expected), withoutFloats(actual));
    return isEqual ? [] : [createUnequal(what, expected, actual, why)];
}
function describeEnd({ result }) {
    const [error] = result.errors;
    if (error !== undefined)
        return ` (${error.node_id ?? 'the run'}: ${error.kind}: ${(0,terminal_text/* toOneLine */.GX)(error.message, 300)})`;
    const { termination } = result;
    return termination === null ? '' : ` (${termination.terminated_by}: ${(0,terminal_text/* toOneLine */.GX)(termination.reason, 300)})`;
}
function findOutputMismatches(expected, actual) {
    if (expected === undefined)
        return [];
    if (!(0,json/* isJsonObject */.OW)(expected))
        return compareEqual('output', expected, actual);
    const output = (0,json/* isJsonObject */.OW)(actual) ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) => {
        const actualValue = Object.hasOwn(output, key) ? output[key] : undefined;
        if (actualValue === undefined) {
            const message = `expected ${showValue(value)}, and there is no such key`;
            return [{ what: `output.${key}`, expected: value, actual: null, message }];
        }
        return compareEqual(`output.${key}`, value, actualValue);
    });
}
function createUnequal(what, expected, actual, why = '') {
    const isAlike = showValue(expected) === showValue(actual);
    const show = isAlike ? showTyped : showValue;
    return { what, expected, actual, message: `expected ${show(expected)}, was ${show(actual)}${why}` };
}
function findErrorMismatches(what, expected, raised) {
    if (expected === null)
        return [];
    if (raised === null) {
        const message = `expected ${expected.kind ?? 'an error'}, and there was none`;
        return [{ what, expected: expected.kind, actual: null, message }];
    }
    const { kind, message, details } = raised;
    const isMessageRight = expected.message === null || message.includes(expected.message);
    return [
        ...compareSame(`${what}.kind`, expected.kind, kind),
        ...(isMessageRight ? [] : [createUnequal(`${what}.message`, expected.message, message)]),
        ...compareSame(`${what}.node`, expected.node, raised.node),
        ...Object.entries(expected.details ?? {}).flatMap(([key, value]) => compareEqual(`${what}.details.${key}`, value, details[key] ?? null)),
    ];
}
function findErrorsMismatches(expected, run) {
    if (expected === null)
        return [];
    const { recorded } = run.account.errors;
    const kinds = recorded.map(({ envelope }) => envelope.kind);
    if (expected.length !== kinds.length) {
        const message = `expected ${expected.length} on record, there ${kinds.length === 1 ? 'is' : 'are'} ${kinds.length}${kinds.length === 0 ? '' : `: ${kinds.join(', ')}`}`;
        return [{ what: 'errors', expected: expected.map(({ kind }) => kind), actual: kinds, message }];
    }
    return recorded.flatMap((record, index) => {
        const raised = { ...record.envelope, node: (0,events/* findRaisingNode */.h6)(record) };
        return findErrorMismatches(`errors[${index}]`, expected[index] ?? null, raised);
    });
}
function withoutFloats(value) {
    if (Array.isArray(value))
        return value.map(withoutFloats);
    if ((0,json/* isJsonObject */.OW)(value))
        return new Map(Object.entries(value).map(([key, item]) => [key, withoutFloats(item)]));
    return value instanceof core_float/* Float */.nt ? value.value : value;
}
function showTyped(value) {
    const type = Array.isArray(value) ? 'a list' : (0,json/* isJsonObject */.OW)(value) ? 'a mapping' : TYPE_WORDS.get(typeof value);
    return `${(0,terminal_text/* toOneLine */.GX)((0,json/* printJson */.Q2)(value), 500)}${type === undefined ? '' : ` (${type})`}`;
}
const TYPE_WORDS = new Map([
    ['string', 'a text'],
    ['number', 'a number'],
    ['boolean', 'a truth value'],
]);
function showValue(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return `[${value.join(', ')}]`;
    return (0,terminal_text/* toOneLine */.GX)((0,json/* printTextOrJson */._s)(value), 500);
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 7 modules
var run_account = __webpack_require__(17509);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/request.js
var run_request = __webpack_require__(12013);
// EXTERNAL MODULE: ./build/src/classify/index.js + 3 modules
var classify = __webpack_require__(74322);
// EXTERNAL MODULE: ./build/src/classify/printed-text.js
var printed_text = __webpack_require__(81331);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/nodes/agent/answer.js
var agent_answer = __webpack_require__(21922);
// EXTERNAL MODULE: ./build/src/nodes/fail-when.js
var fail_when = __webpack_require__(76347);
// EXTERNAL MODULE: ./build/src/nodes/output-schema.js
var output_schema = __webpack_require__(13511);
;// CONCATENATED MODULE: ./build/src/scenario/stubs.js















function createStubbing(ready, root, patterns, stop, simulated) {
    const { scenario, injections, answers } = ready;
    const fired = new Set();
    const inject = (0,interception/* createInjector */.J)(injections, fired);
    const facts = collectFacts(root);
    const runs = new Map();
    const accidents = new Set();
    const intercept = (at, step, names, flow) => {
        if (simulated?.arrive?.(at, names, flow, fired) === true)
            return { status: 'cancelled' };
        const injected = inject(at, () => names().lookup('_key'));
        if (injected !== null)
            return simulated?.assumeError(at, step, injected) ?? injected;
        const entries = scenario.stubs.get(step.name) ?? [];
        const run = runs.get(step.name) ?? 0;
        const entry = entries[Math.min(run, entries.length - 1)];
        const stepFacts = {
            ...(facts.get(step) ?? { failingExitRaises: false, mayDecideExit: false, kinds: {} }),
            patterns,
            names,
        };
        if (entry !== undefined) {
            runs.set(step.name, run + 1);
            return createStubOutcome(entry, step, stepFacts);
        }
        if (simulated !== undefined) {
            if (!(0,step_types/* isWork */.cD)(step.type))
                return null;
            const { output, isAssumed } = simulated.assumeOutput(at, step);
            const { assumed } = simulated;
            const facts = { ...stepFacts, isAssumed, ...(assumed && { assumed }) };
            return createStubOutcome({ output, error: null, answer: null }, step, facts);
        }
        if (!(0,step_types/* touchesOutside */.$s)(step.type) || scenario.real.includes(step.name))
            return null;
        if (isAnswered(step, answers.get(step.name)))
            return null;
        accidents.add(step.name);
        stop();
        return { status: 'cancelled' };
    };
    return { intercept, accidents, fired };
}
const collectFacts = (0,maps/* memoize */.Bj)((root) => {
    const facts = new Map();
    for (const workflow of (0,model/* listWorkflows */.Dl)(root))
        for (const { step, group } of (0,model/* collectSites */.b4)(workflow)) {
            const failingExitRaises = group !== null || (0,error_mode/* usesErrorRouting */.fF)(workflow, step);
            const mayDecideExit = (0,error_mode/* findExitDecision */.gl)(workflow, step) !== null;
            facts.set(step, { failingExitRaises, mayDecideExit, kinds: workflow.settings.kinds ?? {} });
        }
    return facts;
});
function isAnswered({ type }, answer) {
    if (answer === undefined)
        return false;
    return type === 'human_gate' ? answer.value !== null : type === 'questions';
}
function createStubOutcome(entry, step, facts) {
    const { output, error } = entry;
    if (error !== null) {
        const isPrinted = step.type === 'script' && output !== undefined;
        return (0,core_outcome/* createRaised */.bP)(createStubbedError(error), isPrinted ? createScriptOutput(output) : output);
    }
    switch (step.type) {
        case 'script':
            return createScriptOutcome(step, createScriptOutput(output ?? null), facts);
        case 'agent':
            return createAgentOutcome(step, entry, facts);
        case 'human_gate':
            return createGateOutcome(step, entry);
        case 'workflow':
            return checkStubOutput(step, 'output of the child', output ?? {}, facts);
        default:
            return { status: 'completed', output: output ?? {} };
    }
}
function createStubbedError({ kind, message, details, typed }) {
    const code = details['exit_code'];
    return {
        envelope: { kind, message, details },
        origin: (0,kinds/* isEngineKind */.Dj)(kind) ? 'engine' : 'author',
        ...(typeof code === 'number' ? { exit_code: code } : {}),
        ...(typed ? { typed } : (0,interception/* markTyped */.I3)(kind)),
    };
}
function createScriptOutput(given) {
    if (!(0,json/* isJsonObject */.OW)(given)) {
        const stdout = typeof given === 'string' ? given : given === null ? '' : (0,json/* printJson */.Q2)(given);
        const printed = (0,json/* parseJson */.qF)(stdout);
        return { stdout, stderr: '', exit_code: 0, ...((0,json/* isJsonObject */.OW)(printed) ? printed : {}) };
    }
    const { stdout, stderr, exit_code: exitCode, ...fields } = given;
    return { stdout: stdout ?? formatFields(fields), stderr: stderr ?? '', exit_code: exitCode ?? 0, ...fields };
}
function formatFields(fields) {
    return Object.keys(fields).length === 0 ? '' : (0,json/* printJson */.Q2)(fields);
}
function createScriptOutcome(step, output, facts) {
    const exitCode = (0,core_float/* asNumber */.i)(output['exit_code']) ?? 0;
    const [stdout, stderr] = [printStubText(output['stdout']), printStubText(output['stderr'])];
    const { exit_code: _code, stdout: _stdout, stderr: _stderr, ...fields } = output;
    const note = { exit_code: exitCode };
    const isSignal = exitCode < 0;
    const createFailedStub = () => {
        const failure = { exitCode, signal: null, timedOut: false, stdout, stderr, kinds: facts.kinds };
        const envelope = step.classify === undefined ? null : (0,classify.classify)(step.classify, failure, facts.patterns);
        const error = envelope === null ? createStubScriptError(step.name, exitCode, stderr) : { envelope, origin: 'author' };
        return { ...(0,core_outcome/* createRaised */.bP)({ ...error, exit_code: exitCode, stderr_tail: (0,printed_text/* cutStreamTail */.le)(stderr) }, output), note };
    };
    const failure = exitCode !== 0 && facts.failingExitRaises ? createFailedStub() : null;
    if (failure !== null && !facts.mayDecideExit)
        return failure;
    const isAsked = exitCode === 0 && step.fail_when !== undefined && facts.isAssumed !== true;
    const told = isAsked ? (0,fail_when/* findToldFailure */.r)(step, facts.kinds, output, facts.names()) : null;
    if (told !== null)
        return { ...(0,core_outcome/* createRaised */.bP)({ ...told, exit_code: exitCode }, output), note };
    const outcome = checkStubOutput(step, 'stdout', output, facts);
    const settled = outcome.status === 'completed' ? { ...outcome, note } : outcome;
    if (exitCode === 0 || !facts.mayDecideExit)
        return settled;
    const successOutput = { ...output, ...(isSignal ? null : (0,core_outcome/* withTrue */.jV)(fields)), exit_code: 0 };
    const decided = (0,core_outcome/* markDecided */.Ky)(settled);
    return { status: 'undecided', output, isSignal, successOutput, decided, otherwise: failure ?? settled };
}
function createStubScriptError(node, exitCode, stderr) {
    const line = (0,printed_text/* findLastLine */.WQ)(stderr);
    const message = `${node} exited with code ${exitCode}${line === '' ? '' : `: ${line}`}`;
    const details = { exit_code: exitCode, signal: null, command: '(stub)', stderr_tail: (0,printed_text/* cutStreamTail */.le)(stderr) };
    return (0,core_outcome/* createEngineFailure */.fU)('internal.script_error', message, details);
}
function printStubText(value) {
    return value === undefined ? '' : (0,json/* printTextOrJson */._s)(value);
}
function checkStubOutput(step, source, output, { patterns, assumed }) {
    const problems = step.output === undefined ? [] : (0,output_schema/* checkOutput */.yr)(output, step.output, patterns.matches, assumed);
    if (problems.length === 0)
        return { status: 'completed', output };
    return (0,core_outcome/* createRaised */.bP)((0,output_schema/* createSchemaError */.QL)(step.name, source, problems, (0,json/* printJson */.Q2)(output)), output);
}
function createAgentOutcome(step, { output, answer }, facts) {
    if (answer === null) {
        const result = typeof output === 'string' ? { result: output } : (output ?? {});
        return checkStubOutput(step, 'agent', result, facts);
    }
    const reading = (0,agent_answer/* readAnswer */.J)(step.name, answer, step.output, facts.patterns.matches);
    switch (reading.status) {
        case 'good':
            return { status: 'completed', output: reading.output };
        case 'raised':
            return (0,core_outcome/* createRaised */.bP)(reading.error);
        case 'unfit':
            return (0,core_outcome/* createRaised */.bP)((0,agent_answer/* createUnfitAnswerError */.v)(step.name, answer, reading.problems, 1), reading.found);
    }
}
function createGateOutcome(step, { output, answer }) {
    const given = (0,json/* isJsonObject */.OW)(output) ? output : {};
    const selected = answer ?? printStubText(given['selected']);
    const option = step.options[(0,core_gates/* optionIndex */.mU)(step, selected)];
    const choice = { selected: option?.value ?? selected, additional_input: given['additional_input'] ?? {} };
    return option?.route === undefined
        ? { status: 'completed', output: choice }
        : { status: 'routed', output: choice, to: option.route };
}

;// CONCATENATED MODULE: ./build/src/scenario/run.js








const START_TIME = Date.UTC(2024, 0, 1);
async function runScenario(ready, around, simulated) {
    const prepared = await prepareScenario(ready, around, simulated);
    const ended = await (0,execute/* executeRun */.l)(prepared.todo);
    const { account, raised, stubs } = prepared;
    return {
        result: ended.result,
        output: ended.status === 'ended' ? ended.output : null,
        account: account(),
        ...prepared.conclude(),
        accidents: [...stubs.accidents],
        raised: raised.failures,
    };
}
async function runAssumed(ready, around, simulated) {
    const prepared = await prepareScenario(ready, around, simulated);
    const end = await executeUnreported(prepared.todo);
    return { end, ...prepared.conclude() };
}
async function prepareScenario(ready, around, simulated) {
    await Promise.all([__webpack_require__.e(/* import() */ 181).then(__webpack_require__.bind(__webpack_require__, 66562)), __webpack_require__.e(/* import() */ 721).then(__webpack_require__.bind(__webpack_require__, 19721)), __webpack_require__.e(/* import() */ 673).then(__webpack_require__.bind(__webpack_require__, 59673))]);
    const clock = new VirtualClock(START_TIME);
    let account = new run_account/* RunAccount */.b();
    const stopped = new AbortController();
    const unlink = (0,abort/* onAbort */.u7)(around.cancel, () => stopped.abort('SIGINT'));
    const { workflow, sources, workspace } = around;
    const stubs = createStubbing(ready, workflow, await around.adapters.patterns(), () => stopped.abort('SIGTERM'), simulated);
    const { scenario, inputs, answers } = ready;
    const raised = new RaisedLog();
    const request = {
        ...run_request/* PLAIN_RUN */.f,
        ...around,
        file: workflow.file,
        fileAsGiven: workflow.displayFile,
        given: scenario.inputs,
        gates: { answers, skip: simulated !== undefined, human: null },
        cancel: stopped.signal,
        random: () => 0.5,
        runId: 'scenario',
        intercept: stubs.intercept,
        adapters: createScenarioAdapters(scenario, around.adapters, clock, simulated),
        ...(simulated?.assumed && { assumed: simulated.assumed }),
        observer: {
            onStarted: (start) => {
                account = start.account;
                return {
                    consumers: [createHold(scenario, clock), raised, ...(simulated ? [simulated.consumer] : [])],
                    sinks: [],
                };
            },
            onMasked: () => { },
            note: () => { },
            onFinished: () => { },
        },
    };
    const conclude = () => {
        unlink();
        const unfired = ready.injections.filter((injection) => !stubs.fired.has(injection));
        return { waitedSeconds: clock.slept / 1000, unfired };
    };
    const todo = { request, workflow, inputs, warnings: [], sources, resume: null, workspace };
    return { todo, stubs, raised, account: () => account, conclude };
}
class RaisedLog {
    failures = [];
    consume(event) {
        const [frame] = event.type === 'node_failed' && event.frames.length === 1 ? event.frames : [];
        if (event.type !== 'node_failed' || frame === undefined || event.is_explicit === true)
            return;
        this.failures.push({ file: frame.file, node: event.node, kind: event.envelope.kind });
    }
}
function createHold(scenario, clock) {
    const held = new Map();
    return {
        consume: (event) => {
            if (event.type !== 'node_started' && event.type !== 'node_completed' && event.type !== 'node_failed')
                return;
            if (event.node_type !== 'script' || !scenario.real.includes(event.node))
                return;
            const key = (0,place/* toNodeKey */.BJ)(event);
            if (event.type === 'node_started')
                held.set(key, clock.hold());
            else
                held.get(key)?.();
        },
    };
}
const ALLOWING = {
    status: 'exited',
    exitCode: 0,
    signal: null,
    stdout: { text: '{"allowed": true, "reason": "assumed"}', truncated: false, totalBytes: 0 },
    stderr: { text: '', truncated: false, totalBytes: 0 },
};
function createScenarioAdapters(scenario, real, clock, simulated) {
    const held = async (work) => {
        const release = clock.hold();
        try {
            return await work();
        }
        finally {
            release();
        }
    };
    const nothingReal = scenario.real.length === 0;
    return {
        ...real,
        clock,
        files: NO_FILES,
        temporaryFolder: nothingReal ? (base, prefix) => external_node_path_default().join(base, prefix) : real.temporaryFolder,
        removeFolder: nothingReal ? () => { } : real.removeFolder,
        processes: {
            run: (request, signal) => nothingReal
                ? Promise.resolve(simulated ? ALLOWING : { status: 'not_started', message: 'nothing is named in `real`' })
                : held(() => real.processes.run(request, signal)),
            endLeftovers: (graceMs) => (nothingReal ? Promise.resolve([]) : held(() => real.processes.endLeftovers(graceMs))),
        },
        patterns: () => held(real.patterns),
        provider: async (surroundings) => ({
            ask: (request, signal) => held(async () => (await real.provider(surroundings)).ask(request, signal)),
        }),
        github: () => scenario.github ?? (simulated ?? real).github(),
    };
}
function refuse() {
    throw new Error('a scenario leaves no files');
}
const NO_FILES = {
    makeFolder: refuse,
    openAppend: refuse,
    whileLocked: refuse,
    replace: refuse,
    readText: refuse,
    lines: refuse,
    endsOpen: refuse,
    exists: () => false,
    hasContent: () => false,
    isIrregular: () => false,
    identifyFolder: () => '',
    isPrivateFolder: () => true,
    remove: () => { },
};
class VirtualClock {
    #start;
    #sleepers = new Set();
    #now;
    #registered = 0;
    #watching = false;
    #held = 0;
    constructor(start = 0) {
        this.#start = start;
        this.#now = start;
    }
    get slept() {
        return this.#now - this.#start;
    }
    hold() {
        this.#held += 1;
        let holding = true;
        return () => {
            if (!holding)
                return;
            holding = false;
            this.#held -= 1;
            this.#watch();
        };
    }
    now() {
        return this.#now;
    }
    monotonic() {
        return this.#now;
    }
    sleepUntil(deadline, signal) {
        if (signal.aborted || deadline <= this.#now)
            return Promise.resolve();
        return new Promise((resolve) => {
            const wake = () => {
                this.#sleepers.delete(sleeper);
                signal.removeEventListener('abort', wake);
                resolve();
            };
            this.#registered += 1;
            const sleeper = { deadline, wake };
            this.#sleepers.add(sleeper);
            (0,external_node_events_.setMaxListeners)(0, signal);
            signal.addEventListener('abort', wake, { once: true });
            this.#watch();
        });
    }
    #watch() {
        if (this.#watching || this.#held > 0 || this.#sleepers.size === 0)
            return;
        this.#watching = true;
        const registered = this.#registered;
        setImmediate(() => {
            this.#watching = false;
            if (this.#held === 0 && registered === this.#registered)
                this.#jump();
            this.#watch();
        });
    }
    #jump() {
        const waiting = [...this.#sleepers].sort((a, b) => a.deadline - b.deadline);
        const [first] = waiting;
        if (first === undefined)
            return;
        this.#now = first.deadline;
        for (const sleeper of waiting)
            if (sleeper.deadline <= this.#now)
                sleeper.wake();
    }
}

;// CONCATENATED MODULE: ./build/src/scenario/test-files.js












async function testFiles(names, around, withoutReal = false, observe = () => { }) {
    const findings = [];
    const sources = new Map();
    const prepared = [];
    for (const name of names) {
        const checked = await check_checkScenarioFile(name, around, sources);
        for (const finding of checked.findings)
            findings.push(finding);
        if (checked.sound !== null)
            prepared.push(checked.sound);
    }
    const files = [];
    const taken = new Set();
    const raised = [];
    const sound = findings.some(({ severity }) => severity === 'error') ? [] : prepared;
    const leftOut = [];
    for (const file of sound) {
        const isReal = ({ scenario }) => withoutReal && scenario.real.length > 0;
        for (const ready of file.ready.filter(isReal)) {
            const { position, name } = ready.scenario;
            leftOut.push({ file: file.file.displayFile, line: position.line, name });
            (0,lists/* appendAll */.u2)(raised, listGivenFailures(ready, file.workflow));
        }
        const ready = file.ready.filter((each) => !isReal(each));
        files.push(await runFile({ ...file, ready }, around, taken, raised, observe));
    }
    const workflows = sound.map(({ workflow }) => workflow);
    const routes = collectErrorRoutes(workflows);
    const notTaken = [...routes].filter(([key]) => !taken.has(key)).map(([, route]) => route);
    const coverage = { total: routes.size, taken: routes.size - notTaken.length, notTaken };
    return { files, findings: removeDuplicates(findings), sources, coverage, workflows, raised, leftOut };
}
async function checkScenarioFindings(name, around) {
    const sources = new Map();
    const { findings } = await checkScenarioFile(name, around, sources);
    return { findings: removeDuplicates(findings), sources };
}
function removeDuplicates(findings) {
    return (0,finding/* boundFindings */.bx)([...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()], 0);
}
async function runFile({ file, ready, ...checked }, around, taken, raised, observe) {
    const { workflow } = checked;
    const rootNodes = new Set(workflow.steps.keys());
    const scenarios = [];
    for (const scenario of ready) {
        const run = await runScenario(scenario, { ...around, ...checked });
        for (const { file: routeFile, node, row } of run.account.walk.errorRows.values())
            taken.add(toRowKey(routeFile, node, row));
        const result = createScenarioResult(scenario, run, rootNodes);
        scenarios.push(result);
        observe(result, run);
        if (result.passed)
            (0,lists/* appendAll */.u2)(raised, listTestedFailures(scenario, workflow, run));
    }
    return { file: file.displayFile, workflow: workflow.displayFile, scenarios };
}
function listTestedFailures(ready, root, run) {
    return ready.scenario.real.length > 0 ? listGivenFailures(ready, root) : run.raised;
}
function listGivenFailures({ scenario, injections }, root) {
    const stubbed = [...scenario.stubs].flatMap(([node, entries]) => entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }])));
    return [...injections, ...stubbed].flatMap(({ node, kind }) => (0,interception/* findInjectedSites */.uh)(root, node).map(({ workflow, site }) => ({
        file: workflow.displayFile,
        node: site.step.name,
        kind,
    })));
}
function createScenarioResult({ scenario }, run, rootNodes) {
    const failures = findMismatches(run, scenario.expect, rootNodes);
    return {
        name: scenario.name,
        line: scenario.position.line,
        passed: failures.length === 0,
        failures,
        outcome: run.result.outcome,
        exit_code: run.result.exit_code,
        path: run.account.walk.path,
        waited_seconds: run.waitedSeconds,
        output: run.output,
    };
}
function collectErrorRoutes(roots) {
    const routes = new Map();
    for (const workflow of roots.flatMap(model/* listWorkflows */.Dl))
        for (const { route, path, site } of (0,model/* listAllRoutes */.wq)(workflow)) {
            if (route.on_error === undefined)
                continue;
            const node = site?.step.name ?? '';
            const row = `${path.at(-2)}[${path.at(-1)}]`;
            const { file, line, column } = workflow.at(path);
            const label = `${node === '' ? '' : `${node} `}${row} on ${(0,kinds/* toKindPatterns */.bn)(route.on_error).join(', ')}`;
            routes.set(toRowKey(workflow.displayFile, node, row), { file, line, column, label });
        }
    return routes;
}
function toRowKey(file, node, row) {
    return `${file}\n${node}\n${row}`;
}
function hasPassed(report) {
    return report.files.every(({ scenarios }) => scenarios.every((result) => result.passed));
}
function describeLack({ failures, tested }, least) {
    return tested * 100 >= failures * least ? null : `${tested} of ${failures} failures tested is below ${least} %`;
}
function formatErrorCoverage({ failures, tested }) {
    return `error coverage: ${tested} of ${(0,messages/* formatCount */.B4)(failures, 'failure')} tested`;
}
function formatHolding({ files }) {
    const all = files.flatMap(({ scenarios }) => scenarios);
    const failed = all.filter((result) => !result.passed).length;
    const count = (0,messages/* formatCount */.B4)(all.length, 'scenario');
    return failed === 0 ? `${count}, all hold` : `${count}, ${failed} ${failed === 1 ? 'does' : 'do'} not hold`;
}
function renderTestText(report, failures, color, verbose) {
    const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const lines = report.files.flatMap(({ file, scenarios }) => [
        paint(1, file),
        ...scenarios.flatMap((result) => [
            `  ${result.passed ? paint(32, '✓') : paint(31, '✗')} ${(0,terminal_text/* toOneLine */.GX)(result.name, 300)}`,
            ...result.failures.map(({ what, message }) => `      ${what}: ${(0,terminal_text/* toOneLine */.GX)(message, 1200)}`),
            ...(result.passed ? [] : [`      at ${file}:${result.line}, path taken: ${result.path.join(' → ') || 'none'}`]),
        ]),
        '',
    ]);
    lines.push(formatHolding(report));
    const { total, taken, notTaken } = report.coverage;
    const end = notTaken.length === 0 ? '' : '; no scenario took:';
    if (total > 0)
        lines.push(`${taken} of ${total} error routes taken${end}`);
    (0,lists/* appendAll */.u2)(lines, notTaken.map(({ file, line, label }) => `  ${file}:${line} ${(0,terminal_text/* toOneLine */.GX)(label, 300)}`));
    if (failures.failures > 0)
        lines.push(formatErrorCoverage(failures));
    if (verbose)
        (0,lists/* appendAll */.u2)(lines, failures.untested.map(({ file, line, node, kind }) => `  ${file}:${line} no test: ${node}=${kind}`));
    return `${lines.join('\n')}\n`;
}
function createTestDocument(report, failures, exitCode) {
    const { coverage } = report;
    const document = {
        schema_version: 1,
        success: exitCode === 0,
        exit_code: exitCode,
        files: report.files,
        coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken, ...failures },
        findings: report.findings,
    };
    return copyJson(document);
}
function renderTestJunit(report, coverage) {
    const suites = report.files.map(({ file, scenarios }) => {
        const failures = scenarios.filter((result) => !result.passed).length;
        const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 };
        const cases = scenarios.map((result) => renderTestCase(result, file));
        return (0,xml/* xmlElement */.E6)('testsuite', attributes, cases);
    });
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failures = all.filter((result) => !result.passed).length;
    const facts = { failures: coverage.failures, tested: coverage.tested };
    const properties = Object.entries(facts).map(([name, value]) => (0,xml/* xmlElement */.E6)('property', { name: `error_coverage.${name}`, value }, []));
    const attributes = { name: 'conductor test', tests: all.length, failures, errors: 0 };
    const root = (0,xml/* xmlElement */.E6)('testsuites', attributes, [(0,xml/* xmlElement */.E6)('properties', {}, properties), ...suites]);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
function renderTestCase(result, file) {
    const lines = result.failures.map(({ what, message }) => `${what}: ${message}`);
    const failure = (0,xml/* xmlElement */.E6)('failure', { message: (0,terminal_text/* toOneLine */.GX)(lines[0] ?? '', 500) }, lines.join('\n'));
    const attributes = { name: result.name, classname: file, file, line: result.line, time: 0 };
    return (0,xml/* xmlElement */.E6)('testcase', attributes, result.passed ? [] : [failure]);
}

// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
;// CONCATENATED MODULE: ./build/src/scenario/test-markdown.js



const MAX_ROWS = 200;
function renderTestMarkdown(report, coverage, lack) {
    const broken = report.files.flatMap(({ file, scenarios }) => scenarios
        .filter(({ passed }) => !passed)
        .map(({ name, line, failures, path }) => [
        (0,markdown/* formatTableCell */.Ot)(name, 200),
        (0,markdown/* formatTableCell */.Ot)(failures.map(({ what, message }) => `${what}: ${message}`).join('; '), 600),
        (0,markdown/* formatTableCell */.Ot)(path.join(' → ') || 'none', 200),
        (0,markdown/* formatTableCell */.Ot)(`${file}:${line}`, 200),
    ]));
    const untested = coverage.untested.map(({ file, line, node, kind }) => [
        (0,markdown/* formatTableCell */.Ot)(kind, 200),
        (0,markdown/* formatTableCell */.Ot)(node, 100),
        (0,markdown/* formatTableCell */.Ot)(`${file}:${line}`, 200),
    ]);
    const { notTaken, taken, total } = report.coverage;
    const routes = notTaken.map(({ file, line, label }) => [
        (0,markdown/* formatTableCell */.Ot)(label, 300),
        (0,markdown/* formatTableCell */.Ot)(`${file}:${line}`, 200),
    ]);
    const sections = [
        `## ${hasPassed(report) && lack === null ? '✅' : '🛑'} ${formatHolding(report)}`,
        coverage.failures === 0 ? '' : `${formatErrorCoverage(coverage)}.`,
        lack === null ? '' : `> ⚠️ ${lack}.`,
        renderRows(['scenario', 'does not hold', 'path taken', 'at'], broken),
        foldRows('Failures without a test', ['kind', 'node', 'at'], untested),
        foldRows(`${taken} of ${total} error routes taken; no scenario took`, ['route', 'at'], routes),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function renderRows(columns, rows) {
    const hidden = rows.length - MAX_ROWS;
    const note = hidden > 0 ? `${(0,messages/* formatCount */.B4)(hidden, 'more row')} not shown.` : '';
    return rows.length === 0 ? '' : (0,markdown/* renderMarkdownTable */.Ij)(columns, rows.slice(0, MAX_ROWS), note);
}
function foldRows(title, columns, rows) {
    return rows.length === 0 ? '' : (0,markdown/* foldSection */.DB)(title, renderRows(columns, rows));
}

// EXTERNAL MODULE: ./build/src/action/ending.js
var action_ending = __webpack_require__(72294);
// EXTERNAL MODULE: ./build/src/action/host.js + 2 modules
var action_host = __webpack_require__(68575);
// EXTERNAL MODULE: ./build/src/action/input-readers.js + 1 modules
var input_readers = __webpack_require__(88930);
;// CONCATENATED MODULE: ./build/src/action/test-scenarios.js











async function testScenarios(host, inputs, request) {
    const operands = (0,input_readers/* readEntries */.$2)(inputs.workflow).value;
    const named = listTestedFiles(operands, request.cwd);
    if (!named.ok)
        return (0,action_ending/* createMisuseEnding */.SE)(host, inputs, 'action-input', [`the input workflow: ${named.error}`]);
    const { cwd, env, scriptEnv, tempBase, helpersFolder, adapters, cancel } = request;
    const around = { cwd, env, scriptEnv, tempBase, helpersFolder, adapters, cancel };
    const report = await testFiles(named.value.files, around);
    const about = operands.map((operand) => (0,action_host.toDisplayedFile)(env, operand)).join(', ');
    const { findings, sources } = report;
    const checked = (0,reporters_result/* createInvalidResult */.nr)(findings, about);
    const ending = (0,action_ending/* concludeNotRun */.GR)(host, inputs, { result: checked, findings, sources });
    return checked.success ? judgeScenarios(host, inputs, ending, redactReport(report, ending.redactor)) : ending;
}
function judgeScenarios(host, inputs, ending, report) {
    const coverage = createCoverage(report);
    const lack = describeLack(coverage, inputs.minCoverage);
    const problems = [...(hasPassed(report) ? [] : [formatHolding(report)]), ...(lack === null ? [] : [lack])];
    const outcome = host.cancel.aborted ? 'cancelled' : problems.length > 0 ? 'failed' : 'success';
    host.commands.say(renderTestText(report, coverage, false, true).trimEnd());
    if (inputs.junit !== null)
        writeJunit(host, inputs.junit, renderTestJunit(report, coverage));
    const lacking = lack === null ? [] : [(0,action_ending/* createRemark */.BG)('error', 'error coverage', lack)];
    return {
        ...ending,
        result: {
            ...ending.result,
            success: outcome === 'success',
            outcome,
            exit_code: (0,core_outcome/* toExitCode */.t4)(outcome, null),
            error: problems.length === 0 ? null : problems.join('; '),
        },
        annotations: [...annotateScenarios(report), ...lacking, ...ending.annotations],
        page: renderTestMarkdown(report, coverage, lack),
    };
}
function redactReport(report, redactor) {
    const files = report.files.map((file) => ({
        ...file,
        scenarios: file.scenarios.map((scenario) => ({
            ...scenario,
            name: redactor.text(scenario.name),
            failures: scenario.failures.map((failure) => ({ ...failure, message: redactor.text(failure.message) })),
        })),
    }));
    return { ...report, files };
}
function annotateScenarios({ files }) {
    return files.flatMap(({ file, scenarios }) => scenarios
        .filter(({ passed }) => !passed)
        .map(({ name, line, failures, path: taken }) => ({
        ...(0,action_ending/* createRemark */.BG)('error', `scenario: ${name}`, [
            ...failures.map(({ what, message }) => `${what}: ${message}`),
            `path taken: ${taken.join(' → ') || 'none'}`,
        ].join('\n'), `${file}:${line}`),
        file,
        line,
    })));
}
function writeJunit(host, file, text) {
    const written = (0,file_store/* writeTextFile */.Tl)(external_node_path_default().resolve(process.cwd(), file), text);
    if (!written.ok)
        (0,action_host.note)(host, `junit ${file} ${written.error}`);
}


/***/ }),

/***/ 21922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readAnswer; },
/* harmony export */   v: function() { return /* binding */ createUnfitAnswerError; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20132);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _find_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36684);
/* harmony import */ var _raise_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53571);







const EXCERPT_CHARS = 4000;
function readAnswer(node, text, output, match) {
    const error = readRaise(node, text);
    if (error !== null)
        return { status: 'raised', error: { ...error, typed: true } };
    if (output === undefined)
        return { status: 'good', output: { result: text }, warnings: [] };
    return readOutput(text, output, match);
}
function createUnfitAnswerError(node, text, problems, turns) {
    const described = (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblems */ .yg)(problems);
    const message = `the answer of ${node} breaks its output schema: ${described}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createSchemaViolation */ .LN)(node, 'agent', problems[0]?.path ?? '$', message, {
        original_message: described,
        problems: problems.map(({ path, message }) => ({ path, message })),
        answers: turns,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS),
    });
}
function readRaise(node, text) {
    const { marked, isOther } = (0,_raise_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .findRaises */ .d)(text);
    const parsed = marked.map((object) => (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelopeJson */ .kc)(object, text));
    const [first, ...others] = [...parsed, ...(isOther ? [(0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelopeJson */ .kc)(null, text)] : [])];
    if (first === undefined)
        return null;
    const malformed = [first, ...others].find((one) => one.status === 'broken');
    const kinds = [...new Set(parsed.flatMap((one) => (one.status === 'envelope' ? one.envelope.kind : [])))];
    if (first.status === 'envelope' && malformed === undefined && kinds.length === 1)
        return { envelope: first.envelope, origin: 'author' };
    const reason = malformed?.reason ?? `its objects have several kinds, ${kinds.join(' and ')}`;
    const message = `${node} answered with an error that is malformed: ${reason}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createSchemaViolation */ .LN)(node, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF, malformed?.failedField ?? 'kind', message, {
        original_message: malformed?.originalMessage || reason,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS),
    });
}
function readOutput(text, output, match) {
    const json = (0,_find_json_js__WEBPACK_IMPORTED_MODULE_4__/* .findJson */ .o)(text);
    const candidates = json.objects.map((object) => {
        const { value, unwrapped } = withoutWrappers(object, output);
        return { value, unwrapped, problems: (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(value, output, match) };
    });
    const [best] = candidates.toReversed().toSorted((a, b) => a.problems.length - b.problems.length);
    if (best !== undefined) {
        const { value, unwrapped, problems } = best;
        if (problems.length > 0)
            return { status: 'unfit', problems, found: value };
        const warnings = unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`);
        return { status: 'good', output: value, warnings };
    }
    if (json.other !== undefined) {
        const wrapped = { result: json.other };
        if (Object.hasOwn(output, 'result') && (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(wrapped, output, match).length === 0)
            return { status: 'good', output: wrapped, warnings: [] };
        return { status: 'unfit', problems: (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(json.other, output, match), found: json.other };
    }
    const message = text.trim() === '' ? 'the answer is empty' : 'the answer contains no JSON object';
    return { status: 'unfit', problems: [{ path: '$', message }], found: undefined };
}
function withoutWrappers(object, schema) {
    const inner = Object.entries(object).flatMap(([name, found]) => {
        const type = Object.hasOwn(schema, name) ? schema[name]?.type : undefined;
        if (type === undefined || type === 'array' || type === 'object' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(found))
            return [];
        if (!Object.keys(found).every((key) => [name, 'value', 'result'].includes(key)))
            return [];
        const [only, ...more] = Object.values(found).filter((value) => typeof value === type);
        return only === undefined || more.length > 0 ? [] : [[name, only]];
    });
    return { value: { ...object, ...Object.fromEntries(inner) }, unwrapped: inner.map(([name]) => name) };
}


/***/ }),

/***/ 32185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: function() { return /* binding */ xmlElement; }
/* harmony export */ });
/* unused harmony exports escapeXmlText, escapeXmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
function toWritable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toWellFormed */ .lH)(text).replace(FORBIDDEN, '');
}
function escapeXmlText(text) {
    return toWritable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function escapeXmlAttribute(text) {
    return toWritable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${escapeXmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${escapeXmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;
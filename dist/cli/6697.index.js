export const id = 6697;
export const ids = [6697];
export const modules = {

/***/ 4311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createFileStore),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6193);




function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'),
        lines: readLines,
        linesFromEnd,
        endsOpen,
        exists: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file),
        hasContent,
        isIrregular,
        remove: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true }),
    };
}
function makeFolder(folder, mode = 0o777) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return;
    const above = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode });
    }
    catch (error) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
            throw error;
    }
}
function isIrregular(file) {
    try {
        return !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file).isFile();
    }
    catch {
        return false;
    }
}
function hasContent(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file);
        return stats.isFile() && stats.size > 0;
    }
    catch {
        return false;
    }
}
function endsOpen(file) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
const MAX_LINE = 64 * 1024 * 1024;
function* readLines(file, longest = MAX_LINE) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_3__.StringDecoder('utf8');
        let open = [];
        let length = 0;
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk)) {
            const [first = '', ...rest] = decoder.write(chunk.subarray(0, size)).split('\n');
            if (length < longest)
                open.push(first);
            length += first.length;
            if (rest.length === 0)
                continue;
            yield open.join('');
            const last = rest.pop() ?? '';
            yield* rest;
            open = [last];
            length = last.length;
        }
        const tail = open.join('') + decoder.end();
        if (tail !== '')
            yield tail;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
const LINE_END = 10;
function* linesFromEnd(file) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
    try {
        let open = [];
        let length = 0;
        let left = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size;
        let isLast = true;
        while (left > 0 && length <= MAX_LINE) {
            let chunk = before(descriptor, left);
            left -= chunk.length;
            for (let at = chunk.lastIndexOf(LINE_END); at !== -1; at = chunk.lastIndexOf(LINE_END)) {
                const line = Buffer.concat([chunk.subarray(at + 1), ...open]).toString();
                if (!isLast || line !== '')
                    yield line;
                isLast = false;
                open = [];
                length = 0;
                chunk = chunk.subarray(0, at);
            }
            open.unshift(chunk);
            length += chunk.length;
        }
        const first = Buffer.concat(open).toString();
        if (left === 0 && (!isLast || first !== ''))
            yield first;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function before(descriptor, end) {
    const size = Math.min(CHUNK_BYTES, end);
    const chunk = Buffer.alloc(size);
    const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk, 0, size, end - size);
    if (got < size)
        throw new Error('the file became shorter while it was read');
    return chunk;
}
function openAppend(file, flushes) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a');
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile())
        renameOver(file, text, flush);
    else
        writeInto(file, text);
}
function renameOver(file, text, flush) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file);
    const temporary = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, `.${node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        writeNew(temporary, text, flush !== 'plain');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, file);
    }
    catch (error) {
        discard(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const isPipe = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false })?.isFIFO() === true;
    const reader = isPipe ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK) : null;
    try {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'w');
        try {
            writeAll(descriptor, text);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
    }
    finally {
        if (reader !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(reader);
    }
}
function writeNew(file, text, flushes) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'wx');
    try {
        writeAll(descriptor, text);
        if (flushes)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written, bytes.length - written);
}
function discard(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true });
    }
    catch {
    }
}
function syncFolder(folder) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
    }
    catch {
        return;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
    }
    catch {
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 2566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ WORKFLOW_FILES),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tl: () => (/* binding */ writeTextFile),
/* harmony export */   VD: () => (/* binding */ SCENARIO_FILES),
/* harmony export */   VI: () => (/* binding */ namedFiles),
/* harmony export */   _f: () => (/* binding */ entryAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9190);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1898);







const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (stats.isDirectory())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)('is a folder, not a file');
        if (stats.size > MAX_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'ENOENT')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)('does not exist');
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .g)(error)}`);
    }
}
function writeTextFile(file, text) {
    try {
        const files = (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)();
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
        files.replace(file, text);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(file);
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`cannot be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .g)(error)}`);
    }
}
function entryAt(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        return stats === undefined ? 'absent' : stats.isDirectory() ? 'folder' : 'file';
    }
    catch {
        return 'absent';
    }
}
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
const MAX_ENTRIES = 200_000;
function namedFiles(operands, cwd, sort) {
    const found = new Set();
    for (const operand of operands) {
        const entry = entryAt(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, operand));
        const isPattern = entry === 'absent' && /[*?]/.test(operand);
        const files = entry === 'folder'
            ? filesBelow(operand, cwd).filter((file) => isOf(sort, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, file)))
            : isPattern
                ? matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
                : [operand];
        if (isPattern && files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`nothing matches ${JSON.stringify(operand)}`);
        if (files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`there is no ${sort.what} in ${operand}: no .yaml or .yml file below it has ${sort.has}`);
        for (const file of files)
            found.add(file);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)([...found]);
}
const WORKFLOW_FILES = {
    what: 'workflow file',
    has: '`workflow:` with `entry_point`',
    name: /\.conductor\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(data) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(data['workflow']) && data['workflow']['entry_point'] !== undefined,
};
const SCENARIO_FILES = {
    what: 'scenario file',
    has: '`scenarios:`',
    name: /\.test\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(data) && data['scenarios'] !== undefined,
};
function isOf({ name, isOne }, file) {
    if (!YAML_FILE.test(file))
        return false;
    if (name.test(file))
        return true;
    const text = readTextFile(file);
    const data = text.ok ? (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOption */ .ZY)(text.value) : text;
    return data.ok && isOne(data.value);
}
function matching(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts
        .slice(0, parts.findIndex((part) => /[*?]/.test(part)))
        .join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const shape = shapeOf(pattern);
    return filesBelow(start, cwd).filter((file) => shape.test(file));
}
function shapeOf(pattern) {
    const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.()[\]{}|+]/g, (sign) => {
        if (sign === '**/')
            return '(?:[^/]+/)*';
        if (sign === '**')
            return '.*';
        if (sign === '*')
            return '[^/]*';
        return sign === '?' ? '[^/]' : `\\${sign}`;
    });
    return new RegExp(`^${source}$`);
}
function filesBelow(folder, cwd) {
    const files = [];
    const open = [folder];
    for (let at = open.pop(); at !== undefined && files.length < MAX_ENTRIES; at = open.pop()) {
        for (const entry of entriesOf(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, at))) {
            const name = at === '' || at === '.' ? entry.name : `${at.replace(/\/$/, '')}/${entry.name}`;
            if (entry.isFile())
                files.push(name);
            else if (entry.isDirectory() && !NOT_ENTERED.has(entry.name))
                open.push(name);
        }
    }
    return files.sort();
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 9190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ parseInputMapping),
/* harmony export */   N2: () => (/* binding */ valueUnlessGiven),
/* harmony export */   QF: () => (/* binding */ secretAt),
/* harmony export */   Y: () => (/* binding */ givenData),
/* harmony export */   ZY: () => (/* binding */ parseOption),
/* harmony export */   _y: () => (/* binding */ secretInputs),
/* harmony export */   eL: () => (/* binding */ resolveInputs),
/* harmony export */   fl: () => (/* binding */ secretInputValues),
/* harmony export */   mV: () => (/* binding */ givenTexts),
/* harmony export */   op: () => (/* binding */ inputOfOrigin)
/* harmony export */ });
/* unused harmony export plainSecrets */
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1072);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1384);
/* harmony import */ var _load_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2770);
/* harmony import */ var _load_yaml_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5406);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9814);








function givenTexts(values) {
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { from: 'text', text }]));
}
function givenData(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { from: 'data', value, written: null }]));
}
function parseInputMapping(text) {
    const read = readYaml(text);
    if (!read.ok)
        return read;
    const { data, tree } = read.value;
    if (data === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({});
    if (!(0,_load_yaml_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isDataObject */ .WT)(data))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('Inputs are a mapping of names to values.');
    const written = new Map();
    const plain = new Set();
    for (const { key, value } of tree.root?.kind === 'map' ? tree.root.pairs : []) {
        const name = (0,_load_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .keyText */ .Pu)(key);
        if (name === null || (value !== null && value.kind !== 'scalar'))
            continue;
        written.set(name, value?.source ?? '');
        if (value?.style === 'plain')
            plain.add(name);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(Object.fromEntries(Object.entries(data).map(([name, value]) => [
        name,
        { from: 'data', value, written: written.get(name) ?? null, isPlain: plain.has(name) },
    ])));
}
function parseOption(text) {
    const read = readYaml(text);
    return read.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(read.value.data) : read;
}
function readYaml(text) {
    const { tree, findings } = (0,_load_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTree */ .cZ)(new _load_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .Source */ .kL('inputs', 'inputs', text));
    const problems = [...findings];
    if (tree === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(firstOf(problems));
    const include = (_, at) => {
        problems.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'yaml-unknown-tag', '`!file` is for workflow files.'));
        return null;
    };
    const data = new _load_yaml_data_js__WEBPACK_IMPORTED_MODULE_1__/* .Converter */ .Tq(include, problems).convert(tree);
    return problems.length > 0 ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(firstOf(problems)) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ data, tree });
}
function firstOf(findings) {
    const first = findings[0];
    return first === undefined ? 'It is empty.' : `Line ${first.line}, column ${first.column}: ${first.message}`;
}
function secretInputs(workflow) {
    return Object.entries(workflow.settings.input ?? {}).flatMap(([name, spec]) => (spec.secret === true ? [name] : []));
}
function plainSecrets(workflow, given) {
    return secretInputs(workflow).filter((name) => {
        const one = Object.hasOwn(given, name) ? given[name] : undefined;
        return one?.from === 'data' && one.isPlain === true;
    });
}
const SHORTEST_MEMBER = 4;
function secretInputValues(workflow, inputs) {
    return secretInputs(workflow).flatMap((name) => {
        const value = inputs[name];
        if (value === undefined || value === null)
            return [];
        const origin = `input:${name}`;
        const whole = { value: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOrJson */ .v9)(value), origin };
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value) || Array.isArray(value) ? [whole, ...secretMembers(value, `${origin}#`)] : [whole];
    });
}
function secretMembers(value, origin) {
    return Object.entries(value).flatMap(([key, item]) => {
        const at = `${origin}/${key}`;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(item) || Array.isArray(item))
            return secretMembers(item, at);
        const text = String(item);
        return item === null || typeof item === 'boolean' || text.trim().length < SHORTEST_MEMBER
            ? []
            : [{ value: text, origin: at }];
    });
}
function secretAt(origin, value) {
    const name = `input:${inputOfOrigin(origin)}`;
    if (origin === name)
        return typeof value === 'string' ? value : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)(value);
    const data = typeof value === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(value) : value;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(data) && !Array.isArray(data))
        return undefined;
    return secretMembers(data, `${name}#`).find((member) => member.origin === origin)?.value;
}
function inputOfOrigin(origin) {
    return /^input:(.*?)(?:#\/.*)?$/s.exec(origin)?.[1] ?? null;
}
function resolveInputs(workflow, given) {
    if (workflow.settings.input === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(takenAsGiven(given));
    const declared = workflow.settings.input;
    const findings = [];
    const values = {};
    for (const name of Object.keys(given)) {
        if (!Object.hasOwn(declared, name))
            findings.push(unknownInput(name, Object.keys(declared), workflow));
    }
    for (const [name, spec] of Object.entries(declared)) {
        const result = resolved(spec, Object.hasOwn(given, name) ? given[name] : undefined);
        const at = workflow.at(['workflow', 'input', name]);
        if (result === 'missing') {
            const what = spec.description === undefined ? '' : `: ${spec.description}`;
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'input-missing', `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)} (${spec.type}) is required and was not given${what}.`, `give it with -i ${name}=VALUE`));
        }
        else if (!result.ok) {
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'input-wrong-type', `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)} ${result.error}.`));
        }
        else {
            values[name] = result.value;
        }
    }
    return findings.length > 0 ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(findings) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(values);
}
function takenAsGiven(given) {
    const values = {};
    for (const [name, one] of Object.entries(given)) {
        if (one.from === 'text')
            values[name] = one.text;
        else
            values[name] = one.written !== null && isScalar(one.value) ? one.written : one.value;
    }
    return values;
}
function isScalar(value) {
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value) && !Array.isArray(value);
}
function unknownInput(name, known, workflow) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    const list = known.length === 0 ? 'it has none' : `it has ${known.map((entry) => `\`${entry}\``).join(', ')}`;
    return (0,_load_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'input-unknown', `The workflow has no input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)}; ${list}.`, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .pA)(name, known)));
}
function resolved(spec, given) {
    const value = given === undefined ? undefined : read(spec, given);
    if (value !== undefined)
        return value;
    const absent = valueUnlessGiven(spec);
    return absent === undefined ? 'missing' : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(absent);
}
function valueUnlessGiven(spec) {
    if (spec.default !== undefined && spec.default !== null && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(spec.default))
        return spec.default;
    return spec.required === false ? _model_js__WEBPACK_IMPORTED_MODULE_2__/* .ZERO_VALUES */ .uV[spec.type] : undefined;
}
function read(spec, given) {
    if (given.from === 'text')
        return fromText(spec, given.text);
    const { value, written } = given;
    if (spec.type === 'string' && typeof value !== 'string' && written !== null && isScalar(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(written);
    if (value === null || (spec.type !== 'string' && (value === 'None' || value === 'null')))
        return undefined;
    if (typeof value === 'string')
        return fromText(spec, value);
    return hasType(value, spec.type) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(wrong(spec, value));
}
function fromText(spec, text) {
    switch (spec.type) {
        case 'string':
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text);
        case 'boolean':
            return /^\s*(true|false)\s*$/i.test(text) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text.trim().toLowerCase() === 'true') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(wrong(spec, text));
        case 'number':
            return /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text))
                ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,_core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .exactNumber */ .rf)(text, Number(text)))
                : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(wrong(spec, text));
        case 'integer':
            return /^\s*[-+]?\d+\s*$/.test(text) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,_core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .exactNumber */ .rf)(text, Number(text))) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(wrong(spec, text));
        case 'array':
        case 'object': {
            const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
            return value !== undefined && hasType(value, spec.type) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(wrong(spec, text));
        }
    }
}
const EXPECTED = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: '`true` or `false`',
    array: 'a list, as JSON on the command line: ["a", "b"]',
    object: 'a mapping, as JSON on the command line: {"key": "value"}',
};
function wrong(spec, value) {
    const shown = spec.secret === true ? '' : `, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(value)} is not`;
    return `must be ${EXPECTED[spec.type]}${shown}`;
}
function hasType(value, type) {
    if (type === 'array')
        return Array.isArray(value);
    if (type === 'number')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonNumber */ .OD)(value);
    if (type === 'integer')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isWholeNumber */ .J6)(value);
    return type === 'object' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value) : typeof value === type;
}


/***/ }),

/***/ 2735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addTo)
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ }),

/***/ 5525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ TRANSPORT_CATEGORIES),
/* harmony export */   HQ: () => (/* binding */ REASONING_EFFORTS),
/* harmony export */   gB: () => (/* binding */ MAX_ANSWER_BYTES),
/* harmony export */   wM: () => (/* binding */ HTTP_SERVERS)
/* harmony export */ });
const HTTP_SERVERS = [
    {
        kind: 'openai',
        names: ['openai'],
        baseUrl: 'https://api.openai.com/v1',
        baseUrlVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        defaultModel: 'gpt-5-mini',
    },
    {
        kind: 'anthropic',
        names: ['anthropic', 'claude'],
        baseUrl: 'https://api.anthropic.com',
        baseUrlVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        defaultModel: 'claude-sonnet-4-5',
    },
];
const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'];
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;


/***/ }),

/***/ 814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ providerKeyVariables),
/* harmony export */   V9: () => (/* binding */ isToolSecret),
/* harmony export */   nf: () => (/* binding */ providerSecrets),
/* harmony export */   sQ: () => (/* binding */ PROVIDER_KEY_VARIABLES)
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5525);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5948);


const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function providerKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function providerSecrets(provider) {
    const given = provider.kind === 'command' ? Object.entries(provider.env) : Object.entries(provider.headers);
    const values = given.flatMap(([name, value]) => value !== null && isKeyName(name) ? [value, value.replace(/^\S+\s+/, '')] : []);
    const key = provider.kind === 'command' ? [] : [provider.apiKey];
    return [...new Set([...key, ...values])].filter((value) => value !== '');
}
function namesKey(path) {
    const field = path[path.lastIndexOf('provider') + 1];
    if (!path.includes('provider'))
        return false;
    if (field === 'api_key' || field === 'headers')
        return true;
    return field === 'env' && isKeyName(String(path.at(-1)));
}
function isToolSecret({ path }) {
    if (!path.includes('mcp_servers'))
        return false;
    const field = path[path.lastIndexOf('mcp_servers') + 2];
    return field === 'headers' || (field === 'env' && isKeyName(String(path.at(-1))));
}
function isKeyName(name) {
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitiveName */ .eq)(name) || /auth|key|token|secret|cookie/i.test(name);
}


/***/ })

};

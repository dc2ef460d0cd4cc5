"use strict";
exports.id = 2276;
exports.ids = [2276];
exports.modules = {

/***/ 38935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ cancelOnSignals; },
/* harmony export */   h: function() { return /* binding */ keepHandlers; }
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);

let isOnlyCommand = false;
function keepHandlers() {
    isOnlyCommand = true;
}
function cancelOnSignals() {
    const controller = new AbortController();
    const handlers = new Map(_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCEL_SIGNALS */ .DH.map((name) => [name, () => controller.abort(name)]));
    handlers.set('SIGBREAK', () => controller.abort('SIGINT'));
    for (const [name, handler] of handlers)
        process.on(name, handler);
    return {
        signal: controller.signal,
        release: () => {
            if (isOnlyCommand)
                return;
            for (const [name, handler] of handlers)
                process.off(name, handler);
        },
    };
}


/***/ }),

/***/ 72918:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: function() { return /* binding */ parseArguments; },
/* harmony export */   fS: function() { return /* binding */ indexOptions; },
/* harmony export */   hj: function() { return /* binding */ EXIT_FAILED; },
/* harmony export */   jL: function() { return /* binding */ EXIT_INVALID; },
/* harmony export */   mu: function() { return /* binding */ ParsedArguments; },
/* harmony export */   pj: function() { return /* binding */ defineOption; },
/* harmony export */   q6: function() { return /* binding */ createContext; },
/* harmony export */   rZ: function() { return /* binding */ parseNumberUpTo; },
/* harmony export */   xg: function() { return /* binding */ parsePairs; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34054);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80344);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31160);








function createContext(name, facts) {
    const { terminal, env } = facts;
    const redactor = () => new _redaction_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Redactor */ .pO({ secrets: (0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretsOfEnvironment */ .Yl)(env) });
    const complain = (message) => {
        terminal.stderr(`${redactor().text((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toPlainText */ .bo)(message))}\n`);
        return EXIT_INVALID;
    };
    const refuse = (message) => complain(`conductor ${name}: ${message}`);
    const badUsage = (message) => refuse(`${message}; try conductor ${name} --help`);
    const printFindings = (findings, sources) => {
        if (findings.length > 0)
            terminal.stderr(`${redactor().text((0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFindings */ .vO)(findings, sources, terminal.color))}\n`);
    };
    return { ...facts, name, redactor, complain, refuse, badUsage, printFindings };
}
const EXIT_FAILED = 1;
const EXIT_INVALID = 2;
function defineOption(label, help, details = {}) {
    const [, short, name = label, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(label) ?? [];
    return { label, name, short, value, help, ...details };
}
class ParsedArguments {
    operands;
    values;
    constructor(operands, values) {
        this.operands = operands;
        this.values = values;
    }
    has(option) {
        return this.values.has(option);
    }
    value(option) {
        return this.values.get(option)?.[0] ?? null;
    }
    all(option) {
        return this.values.get(option) ?? [];
    }
    file(option, cwd) {
        const file = this.value(option);
        return file === null ? null : node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file);
    }
}
const FOREIGN_OPTIONS = {
    '--max-attempts': '--retry',
    '--attempts': '--retry',
    '--retries': '--retry',
    '--max-retries': '--retry',
    '--timeout-minutes': '--timeout',
    '--timeout-seconds': '--timeout',
    '--continue-on-error': '--tolerate',
    '--on-retry': '--before-retry',
    '--output': '--format',
    '--json': '--format',
    '--param': '--input',
    '--var': '--input',
    '--slack': '--notify',
    '--webhook': '--notify',
};
function parseArguments(args, options, endsAtOperand = false) {
    const operands = [];
    const values = new Map();
    const byName = indexOptions(options);
    for (let index = 0; index < args.length; index++) {
        const arg = args[index] ?? '';
        if (arg === '--') {
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .appendAll */ .u2)(operands, args.slice(index + 1));
            break;
        }
        const isOperand = !arg.startsWith('-') || arg === '-';
        if (isOperand && endsAtOperand) {
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .appendAll */ .u2)(operands, args.slice(index));
            break;
        }
        if (isOperand) {
            operands.push(arg);
            continue;
        }
        const { name, attached } = splitOption(arg);
        const option = byName.get(name);
        if (option === undefined) {
            const written = attached !== null && !arg.startsWith('--') ? arg.replace(/=.*/s, '') : name;
            const meant = [`-${written}`, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .getOwnEntry */ .xL)(FOREIGN_OPTIONS, written) ?? ''].find((each) => byName.has(each));
            const hint = meant ? ` (did you mean ${meant}?)` : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNearHint */ .DB)(written, byName.keys());
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`unknown option ${written}${hint}`);
        }
        if (option.value === undefined) {
            if (attached !== null)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${name} takes no value`);
            values.set(option.name, []);
            continue;
        }
        const value = attached ?? args[++index];
        if (value === undefined || (value === '--' && attached === null))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${name} needs a value: ${name} ${option.value}`);
        if (option.choices !== undefined && !option.choices.includes(value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${name} is one of ${option.choices.join(', ')}, not ${JSON.stringify(value)}`);
        const earlier = values.get(option.name) ?? [];
        if (earlier.length > 0 && option.repeats !== true)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${name} is given twice`);
        values.set(option.name, [...earlier, value]);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(new ParsedArguments(operands, values));
}
function indexOptions(options) {
    const spellings = ({ name, short = name, aliases = [] }) => [name, short, ...aliases];
    return new Map(options.flatMap((option) => spellings(option).map((name) => [name, option])));
}
function splitOption(arg) {
    if (arg.startsWith('--input.'))
        return { name: '--input', attached: arg.slice('--input.'.length) };
    const equals = arg.indexOf('=');
    if (arg.startsWith('--') && equals > 0)
        return { name: arg.slice(0, equals), attached: arg.slice(equals + 1) };
    if (!arg.startsWith('--') && arg.length > 2)
        return { name: arg.slice(0, 2), attached: arg[2] === '=' ? arg.slice(3) : arg.slice(2) };
    return { name: arg, attached: null };
}
function parsePairs(texts, option, form) {
    const pairs = [];
    for (const text of texts) {
        const equals = text.indexOf('=');
        if (equals < 1)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${option} ${JSON.stringify(text)} is not ${form}`);
        pairs.push([text.slice(0, equals), text.slice(equals + 1)]);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(pairs);
}
function parseNumberUpTo(highest, text) {
    const number = /^\d{1,6}$/.test(text ?? '0') ? Number(text ?? 0) : Number.POSITIVE_INFINITY;
    return number <= highest ? number : null;
}


/***/ }),

/***/ 92276:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: function() { return /* binding */ start; }
});

// UNUSED EXPORTS: runCommand

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/config/diff/changes.js
var changes = __webpack_require__(53664);
// EXTERNAL MODULE: ./build/src/cli/options.js
var cli_options = __webpack_require__(81501);
;// CONCATENATED MODULE: ./build/src/cli/run-commands.js


const RUN_COMMANDS = {
    run: {
        summary: 'Run a workflow file',
        usage: 'run FILE [-i NAME=VALUE]... [OPTIONS]',
        operands: { least: 1, most: 1, ask: 'which file? conductor run FILE [-i NAME=VALUE]...' },
        options: [
            cli_options/* INPUT */.bO,
            cli_options/* INPUT_FILE */.oi,
            (0,cli_command/* defineOption */.pj)('--run-dir DIR', 'where the run leaves its files; not a folder that holds a run'),
            cli_options/* FORMAT */.uB,
            (0,cli_command/* defineOption */.pj)('--inject NODE=KIND[@ATTEMPT][:MESSAGE]', 'raise this error instead of running the node, at every run or at one', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--inject-details NODE.FIELD=VALUE', 'a detail of the injected error: JSON, or text', {
                repeats: true,
            }),
            ...cli_options/* GATE_OPTIONS */.FF,
            cli_options/* PROVIDER */.Su,
            ...cli_options/* RUN_OPTIONS */.p7,
            (0,cli_command/* defineOption */.pj)('--strict-exit BOOLEAN', 'whether a command that fails is an error, whatever the file says', {
                choices: ['true', 'false'],
            }),
            cli_options/* BREAKER_STATE */.Nm,
            ...cli_options/* REPORT_OPTIONS */.uJ,
            ...cli_options/* NOTIFY_OPTIONS */.t4,
            cli_options/* LEDGER */.Uz,
            cli_options/* SHARDS */.Oq,
            (0,cli_command/* defineOption */.pj)('--watch', 'serve the report in a browser during the run'),
            cli_options/* DRY_RUN */.yE,
            cli_options/* QUIET */.DC,
        ],
        examples: [
            'conductor run workflow.yaml',
            'conductor run workflow.yaml -i branch=main --format json',
            'conductor run workflow.yaml --inject deploy=external.api.rate_limited@1',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(7642)]).then(__webpack_require__.bind(__webpack_require__, 67642))).runRun,
    },
    exec: {
        summary: 'Run one command: classify its failures, and retry those that may go away',
        usage: 'exec [OPTIONS] [--] COMMAND [ARGS]...',
        operands: { least: 1, ask: 'which command? conductor exec [OPTIONS] -- COMMAND' },
        endsAtOperand: true,
        options: [
            (0,cli_command/* defineOption */.pj)('--classify SETS', 'sets and rules that tell failures apart: npm, git, or a YAML list'),
            ...cli_options/* STEP_OPTIONS */.Sf,
            (0,cli_command/* defineOption */.pj)('--shell SHELL', 'take the rest as a text for this shell'),
            (0,cli_command/* defineOption */.pj)('--name NAME', 'what the step is called; the name of the program by default'),
        ],
        examples: [
            'conductor exec --classify npm --retry 3 -- npm ci',
            'conductor exec --timeout 10m --retry "{max: 2, on: [internal.timeout]}" -- make test',
            'conductor exec --classify git --tolerate external.git.nothing_to_commit -- git commit -am update',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(5319)]).then(__webpack_require__.bind(__webpack_require__, 45319))).runExec,
    },
    reports: {
        summary: 'Judge test reports that are there already, such as downloaded ones',
        usage: 'reports GLOB... [OPTIONS]',
        operands: { least: 1, ask: 'which reports? conductor reports GLOB...' },
        options: [
            cli_options/* REPORTS_REQUIRED */.qO,
            cli_options/* QUARANTINE */.DX,
            cli_options/* TOLERATE */.Fm,
            (0,cli_command/* defineOption */.pj)('--name NAME', 'what the step is called; reports by default'),
        ],
        examples: [
            "conductor reports '**/junit*.xml'",
            "conductor reports 'artifacts/**/*.trx' --reports-required --quarantine quarantine.yml",
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(5319)]).then(__webpack_require__.bind(__webpack_require__, 45319))).runReports,
    },
    quarantine: {
        summary: 'List the tests that may fail for a while, and check their dates',
        usage: 'quarantine list|check [FILE] [--reports GLOBS] [--max N] [--owners required] [--format text|json]',
        operands: { least: 1, most: 2, ask: 'list or check? conductor quarantine list|check [FILE]' },
        options: [
            (0,cli_command/* defineOption */.pj)('--reports GLOBS', 'test reports, to find the entries that match no test any more'),
            (0,cli_command/* defineOption */.pj)('--max N', 'with check: fail if more tests are in quarantine'),
            (0,cli_command/* defineOption */.pj)('--owners required', 'with check: fail if an entry has no owner'),
            cli_options/* FORMAT */.uB,
        ],
        words: ['list', 'check'],
        examples: [
            'conductor quarantine list',
            "conductor quarantine check .github/quarantine.yml --reports '**/junit*.xml'",
            'conductor quarantine check --max 20 --owners required',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(6214), __webpack_require__.e(4695)]).then(__webpack_require__.bind(__webpack_require__, 37235))).runQuarantine,
    },
    resume: {
        summary: 'Resume a run where it stopped',
        usage: 'resume RUN_DIR|FILE|last [--from NODE | --shard I/N --run-dir OUT | --join [DIR]...] [OPTIONS]',
        operands: { least: 1, ask: 'which run? conductor resume RUN_DIR' },
        options: [
            (0,cli_command/* defineOption */.pj)('--from NODE', 'run this node and everything that ran after it again'),
            cli_options/* WORKFLOW */.Ep,
            cli_options/* SHARDS */.Oq,
            (0,cli_command/* defineOption */.pj)('--shard I/N', 'run the items of one shard of a plan, into the folder of --run-dir'),
            (0,cli_command/* defineOption */.pj)('--run-dir DIR', 'with --shard: where the shard leaves its files'),
            (0,cli_command/* defineOption */.pj)('--join', 'continue with what the shards did; their folders follow'),
            (0,cli_command/* defineOption */.pj)('--require-all', 'with --join: an item that no shard has finished is an error'),
            cli_options/* INPUT_AGAIN */.Qb,
            cli_options/* INPUT_FILE */.oi,
            ...cli_options/* GATE_OPTIONS */.FF,
            (0,cli_command/* defineOption */.pj)('--reset-breakers', 'forget the state of circuit breakers'),
            cli_options/* BREAKER_STATE */.Nm,
            cli_options/* PROVIDER */.Su,
            ...cli_options/* RUN_OPTIONS */.p7,
            ...cli_options/* REPORT_OPTIONS */.uJ,
            ...cli_options/* NOTIFY_OPTIONS */.t4,
            cli_options/* LEDGER */.Uz,
            cli_options/* FORMAT */.uB,
            cli_options/* QUIET */.DC,
        ],
        examples: [
            'conductor resume /tmp/conductor-1000/deploy-20260102T030405Z-1a2b3c4d5e6f',
            'conductor resume last',
            'conductor resume workflow.yaml',
            'conductor resume RUN_DIR --gate approve=yes',
            'conductor resume RUN_DIR --from build',
            'conductor resume PLAN_DIR --shard 2/8 --run-dir shard-2',
            'conductor resume PLAN_DIR --join shard-1 shard-2',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(166), __webpack_require__.e(7802)]).then(__webpack_require__.bind(__webpack_require__, 27802))).runResume,
    },
    runs: {
        summary: 'List the runs of this repository on this machine, the newest first',
        usage: 'runs [--all] [--limit N] [--prune AGE] [--format text|json]',
        operands: { least: 0, most: 0, ask: 'runs takes no file or folder' },
        options: [
            (0,cli_command/* defineOption */.pj)('--all', 'runs of every folder'),
            (0,cli_command/* defineOption */.pj)('--limit N', 'how many are listed; 20 by default'),
            (0,cli_command/* defineOption */.pj)('--prune AGE', 'remove runs of every folder that are older, such as 30d, 12h or 90m'),
            cli_options/* FORMAT */.uB,
        ],
        examples: ['conductor runs', 'conductor runs --prune 30d', 'conductor explain last'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(8968)]).then(__webpack_require__.bind(__webpack_require__, 80265))).runRuns,
    },
    watch: {
        summary: 'Show a run in a browser while it goes on',
        usage: 'watch RUN_DIR|last [--port NUMBER]',
        operands: { least: 1, most: 1, ask: 'give one run folder: conductor watch RUN_DIR' },
        options: [(0,cli_command/* defineOption */.pj)('--port NUMBER', 'the port to listen at; without it any that is free')],
        examples: [
            'conductor watch last',
            'conductor watch /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3 --port 8080',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(7186), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 62148))).runWatch,
    },
};

;// CONCATENATED MODULE: ./build/src/cli/commands.js




const COMMANDS = {
    ...RUN_COMMANDS,
    validate: {
        summary: 'Check workflow files: every problem at once, with its place',
        usage: 'validate FILE|DIR|GLOB... [--format text|json]',
        operands: { least: 1, ask: 'which file? conductor validate FILE...' },
        options: [cli_options/* FORMAT */.uB, cli_options/* STRICT_ABILITIES */.B, cli_options/* QUIET */.DC, cli_options/* LIST_OTHERS */.pE],
        examples: [
            'conductor validate workflow.yaml',
            'conductor validate .',
            "conductor validate 'flows/**/*.yaml'",
            "conductor validate workflow.yaml --format json | jq '.findings, .contract.escapes'",
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(5872)]).then(__webpack_require__.bind(__webpack_require__, 19304))).runValidate,
    },
    graph: {
        summary: 'Draw a workflow file as a graph',
        usage: 'graph FILE [--format mermaid|dot|svg]',
        operands: { least: 1, most: 1, ask: 'give one file: conductor graph FILE' },
        options: [{ ...cli_options/* FORMAT */.uB, choices: ['mermaid', 'dot', 'svg'], help: 'mermaid (the default), dot or svg' }],
        examples: ['conductor graph workflow.yaml', 'conductor graph workflow.yaml --format svg > workflow.svg'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(5872)]).then(__webpack_require__.bind(__webpack_require__, 19304))).runGraph,
    },
    contract: {
        summary: 'Show which errors each node can raise, who handles them, and which escape',
        usage: 'contract FILE [--format text|json] [--all]',
        operands: { least: 1, most: 1, ask: 'give one file: conductor contract FILE' },
        options: [cli_options/* FORMAT */.uB, (0,cli_command/* defineOption */.pj)('--all', 'one row for each kind of the engine')],
        examples: [
            'conductor contract workflow.yaml',
            'conductor contract workflow.yaml --all',
            "conductor contract workflow.yaml --format json | jq '.escapes[].kind'",
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(5872)]).then(__webpack_require__.bind(__webpack_require__, 19304))).runContract,
    },
    kinds: {
        summary: 'Show the catalogue of kinds: what each means, who raises it, who handles it',
        usage: 'kinds FILE|DIR... [--format text|json|markdown]',
        operands: { least: 1, ask: 'which files? conductor kinds FILE|DIR...' },
        options: [cli_options/* defineFormatOption */.Qj('text', 'json', 'markdown')],
        examples: ['conductor kinds workflow.yaml', 'conductor kinds . --format markdown > docs/errors.md'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(1939)]).then(__webpack_require__.bind(__webpack_require__, 35710))).runKinds,
    },
    studio: {
        summary: 'Show on a page what a file does with each failure, and save answers as tests',
        usage: 'studio FILE [--port N] [--no-open]',
        operands: { least: 1, most: 1, ask: 'which file? conductor studio FILE' },
        options: [
            (0,cli_command/* defineOption */.pj)('--port N', 'the port to listen at; any free one by default'),
            (0,cli_command/* defineOption */.pj)('--no-open', 'print the address and open no browser'),
        ],
        examples: ['conductor studio workflow.yaml'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(5347), __webpack_require__.e(409)]).then(__webpack_require__.bind(__webpack_require__, 27600))).runStudio,
    },
    verdict: {
        summary: 'Judge the jobs of a GitHub workflow by its needs context',
        usage: 'verdict --needs FILE|- [--allow-skipped NAMES] [--allow-failed NAMES] [--format text|json]',
        operands: { least: 0, most: 0, ask: 'give the jobs by --needs FILE' },
        options: [
            (0,cli_command/* defineOption */.pj)('--needs FILE', 'the text of toJSON(needs); - is stdin'),
            (0,cli_command/* defineOption */.pj)('--allow-skipped NAMES', 'jobs that may be skipped: names and globs'),
            (0,cli_command/* defineOption */.pj)('--allow-failed NAMES', 'jobs that may fail: names and globs'),
            cli_options/* FORMAT */.uB,
        ],
        examples: ['conductor verdict --needs needs.json --allow-skipped "deploy-*"'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(8374)]).then(__webpack_require__.bind(__webpack_require__, 98283))).runVerdict,
    },
    types: {
        summary: 'Write code that raises the kinds of a catalogue, with typed details',
        usage: 'types FILE... --language NAME [--output FILE] [--check]',
        operands: { least: 1, ask: 'which file? conductor types FILE --language NAME' },
        options: [
            (0,cli_command/* defineOption */.pj)('--language NAME', 'typescript, python, bash, powershell or csharp', {
                choices: ['typescript', 'python', 'bash', 'powershell', 'csharp'],
            }),
            (0,cli_command/* defineOption */.pj)('--output FILE', 'write the code to this file instead of stdout'),
            (0,cli_command/* defineOption */.pj)('--check', 'exit 1 if the file of --output is not what the catalogue gives; write nothing'),
        ],
        examples: [
            'conductor types workflow.yaml --language python --output scripts/errors.py',
            'conductor types workflow.yaml --language bash --output scripts/errors.sh --check',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(9304), __webpack_require__.e(1205)]).then(__webpack_require__.bind(__webpack_require__, 70204))).runTypes,
    },
    simulate: {
        summary: 'Answer what would happen if a node failed, for every failure or for one; runs nothing',
        usage: 'simulate FILE [NODE=KIND[@ATTEMPT]]... [OPTIONS]',
        operands: { least: 1, ask: 'which file? conductor simulate FILE [NODE=KIND[@ATTEMPT]]...' },
        options: [
            cli_options/* INPUT */.bO,
            (0,cli_command/* defineOption */.pj)('--output NODE.FIELD=VALUE', 'a field of the output of a node, instead of an assumed one', {
                repeats: true,
            }),
            (0,cli_command/* defineOption */.pj)('--gate NAME=VALUE', 'the answer to a gate, instead of its first option', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--item-count N', 'number of items of an assumed list (2)'),
            (0,cli_command/* defineOption */.pj)('--inject-details NODE.FIELD=VALUE', 'a field of the details of a failure', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--node NAME', 'only the failures of this node', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--kind KIND', 'only failures of this kind or prefix (external.git.*)', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--untested', 'only failures that no scenario raises'),
            (0,cli_command/* defineOption */.pj)('--save NAME', 'append the question as a scenario, which holds'),
            (0,cli_command/* defineOption */.pj)('--to FILE', 'the scenario file of --save; without it FILE.test.yaml beside FILE.yaml'),
            cli_options/* defineFormatOption */.Qj('text', 'json', 'markdown', 'html'),
        ],
        examples: [
            'conductor simulate workflow.yaml',
            'conductor simulate workflow.yaml deploy=external.api.rate_limited@1',
            'conductor simulate workflow.yaml --node deploy --output check.ok=false',
            'conductor simulate workflow.yaml deploy=external.api.down --save "the API is down"',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(5347), __webpack_require__.e(7331), __webpack_require__.e(3491)]).then(__webpack_require__.bind(__webpack_require__, 47331))).runSimulate,
    },
    diff: {
        summary: 'Show what a change does to error behaviour',
        usage: 'diff BASE HEAD [--format text|json|markdown] [--fail-on CLASS,...]',
        operands: { least: 2, most: 2, ask: 'give two versions: conductor diff BASE HEAD, each a file or REF:path' },
        options: [
            cli_options/* defineFormatOption */.Qj('text', 'json', 'markdown'),
            (0,cli_command/* defineOption */.pj)('--fail-on CLASS,...', `exit 1 on such a change: ${changes/* changeClasses */.xP.join(', ')}`, {
                repeats: true,
                suggestions: changes/* changeClasses */.xP,
            }),
        ],
        examples: [
            'conductor diff old.yaml new.yaml',
            'conductor diff main:workflow.yaml workflow.yaml --fail-on escaping-kind-added,handler-removed',
            'conductor diff origin/main:ci/deploy.yaml HEAD:ci/deploy.yaml --format markdown',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(5347), __webpack_require__.e(3355)]).then(__webpack_require__.bind(__webpack_require__, 89766))).runDiff,
    },
    test: {
        summary: 'Run scenarios: stubbed nodes, injected errors, a virtual clock',
        usage: 'test FILE|DIR... [--format text|json] [--junit FILE] [--min-coverage PERCENT] | test --from-run RUN_DIR [FILE]',
        operands: { least: 0, ask: '' },
        options: [
            cli_options/* FORMAT */.uB,
            (0,cli_command/* defineOption */.pj)('--junit FILE', 'write a JUnit report'),
            (0,cli_command/* defineOption */.pj)('--min-coverage PERCENT', 'exit 1 if fewer of the failures are tested'),
            (0,cli_command/* defineOption */.pj)('--from-run RUN_DIR', 'turn a run into a scenario, on stdout or in a new FILE'),
            cli_options/* LIST_OTHERS */.pE,
        ],
        examples: [
            'conductor test workflow.test.yaml',
            'conductor test . --junit scenarios.xml',
            'conductor test --from-run /tmp/conductor-1000/deploy-20250101T000000Z-a1b2c3 > deploy.test.yaml',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(8731)]).then(__webpack_require__.bind(__webpack_require__, 63062))).runTest,
    },
    explain: {
        summary: 'Tell what happened in a run, why, what was tried, and what to do next',
        usage: 'explain RUN_DIR|last|errors.jsonl',
        operands: { least: 1, most: 1, ask: 'give one run: conductor explain RUN_DIR|errors.jsonl' },
        options: [],
        examples: [
            'conductor explain /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3',
            'conductor explain errors.jsonl',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(2125)]).then(__webpack_require__.bind(__webpack_require__, 87684))).runExplain,
    },
    report: {
        summary: 'Write the reports of a run again',
        usage: `report RUN_DIR|last ${cli_options/* REPORT_OPTIONS */.uJ.map(({ name }) => `[${name} FILE]`).join(' ')}`,
        operands: { least: 1, most: 1, ask: 'give one run folder: conductor report RUN_DIR' },
        options: [...cli_options/* REPORT_OPTIONS */.uJ],
        examples: ['conductor report /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(2125)]).then(__webpack_require__.bind(__webpack_require__, 87684))).runReport,
    },
    redrive: {
        summary: 'Run again what a run gave up: its dead letters',
        usage: 'redrive RUN_DIR|last|dead-letter.jsonl [--only KIND] [--dry-run] [OPTIONS]',
        operands: { least: 1, most: 1, ask: 'which run? conductor redrive RUN_DIR' },
        options: [
            (0,cli_command/* defineOption */.pj)('--only KIND', 'only letters of this kind, or of a prefix such as external.api.*'),
            cli_options/* DRY_RUN */.yE,
            cli_options/* WORKFLOW */.Ep,
            cli_options/* INPUT_AGAIN */.Qb,
            cli_options/* INPUT_FILE */.oi,
            ...cli_options/* GATE_OPTIONS */.FF,
            cli_options/* PROVIDER */.Su,
            ...cli_options/* AGENT_OPTIONS */.DW,
            ...cli_options/* NOTIFY_OPTIONS */.t4,
            cli_options/* FORMAT */.uB,
            cli_options/* QUIET */.DC,
        ],
        examples: [
            'conductor redrive /tmp/conductor-1000/publish-20260102T030405Z-1a2b3c4d5e6f',
            "conductor redrive RUN_DIR --only 'external.api.*' --dry-run",
            'conductor redrive dead-letter.jsonl -i token="$TOKEN"',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(166), __webpack_require__.e(7802)]).then(__webpack_require__.bind(__webpack_require__, 27802))).runRedrive,
    },
    ledger: {
        summary: 'Keep and show which errors come back over many runs',
        usage: 'ledger add RUN_DIR|last [--file FILE] | ledger show [--file FILE] [--workflow NAME] [--kind KIND]',
        operands: { least: 1, ask: 'add or show?' },
        options: [
            (0,cli_command/* defineOption */.pj)('--file FILE', 'the ledger; ledger.jsonl without it'),
            (0,cli_command/* defineOption */.pj)('--workflow NAME', 'show: only this workflow, by its name or file'),
            (0,cli_command/* defineOption */.pj)('--node NODE', 'show: only errors of this node'),
            (0,cli_command/* defineOption */.pj)('--kind KIND', 'show: only errors of this kind, or of a prefix such as external.git.*'),
            cli_options/* FORMAT */.uB,
        ],
        words: ['add', 'show'],
        examples: [
            'conductor ledger add "$RUN_DIR" --file ledger.jsonl',
            'conductor ledger show --file ledger.jsonl --workflow drift-check',
            'conductor ledger show --kind external.git.network --format json',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(8968)]).then(__webpack_require__.bind(__webpack_require__, 80265))).runLedger,
    },
    triage: {
        summary: 'Say why jobs failed, by their logs: transient, deterministic or unknown',
        usage: 'triage LOG... | triage RUN_URL [--rerun N] [--ledger FILE]',
        operands: { least: 1, ask: 'give logs, - for stdin, or the address of a run' },
        options: [
            cli_options/* RULES */.y0,
            ...cli_options/* RERUN_OPTIONS */.ot,
            (0,cli_command/* defineOption */.pj)('--ledger FILE', 'RUN_URL: the ledger to look for flaky jobs in, and to add the run to'),
            ...cli_options/* NOTIFY_OPTIONS */.t4.slice(0, 2),
            cli_options/* FORMAT */.uB,
        ],
        examples: [
            'conductor triage build.log',
            'conductor triage - --format json < build.log',
            'conductor triage build.log --rules .github/conductor-triage.yml',
            'conductor triage https://github.com/acme/rockets/actions/runs/123 --rerun 2',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(9144), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 50575))).runTriage,
    },
    survey: {
        summary: 'Say what failed in the runs of a repository, why, how often, what it cost and what would help',
        usage: 'survey [OWNER/REPO]... [--since 30d|DATE] [--until DATE] [--format text|json|markdown|html] [OPTIONS]',
        operands: { least: 0, ask: 'which repository? conductor survey OWNER/REPO' },
        options: [
            (0,cli_command/* defineOption */.pj)('--since 30d|DATE', 'the first day, or how many days before the last; 30d by default'),
            (0,cli_command/* defineOption */.pj)('--until DATE', 'the last day, whole, in UTC; today by default'),
            (0,cli_command/* defineOption */.pj)('--branch NAME', 'only runs of this branch', { repeats: true }),
            (0,cli_command/* defineOption */.pj)('--workflow FILE', 'only this workflow, by file name or path', { repeats: true }),
            cli_options/* RULES */.y0,
            (0,cli_command/* defineOption */.pj)('--logs N', 'how many logs are read, the newest first; 1000 by default'),
            (0,cli_command/* defineOption */.pj)('--cache DIR', 'where answers are stored that cannot change any more; never logs'),
            cli_options/* defineFormatOption */.Qj('text', 'json', 'markdown', 'html'),
            (0,cli_command/* defineOption */.pj)('--output FILE', 'write the page to this file, not to stdout'),
            (0,cli_command/* defineOption */.pj)('--compare SURVEY.json', 'say what changed since an earlier survey'),
            (0,cli_command/* defineOption */.pj)('--repositories FILE', 'survey every repository that a line of this file names'),
            (0,cli_command/* defineOption */.pj)('--org NAME', 'survey every repository of an organisation'),
            (0,cli_command/* defineOption */.pj)('--topic TOPIC', 'with --org: only repositories with this topic, and with all others given', {
                repeats: true,
            }),
            (0,cli_command/* defineOption */.pj)('--archived', 'with --org: archived repositories, too'),
            (0,cli_command/* defineOption */.pj)('--ledger FILE', 'add each run that failed or was run again, once'),
            ...cli_options/* NOTIFY_OPTIONS */.t4.slice(0, 2),
            (0,cli_command/* defineOption */.pj)('--wait', "wait for GitHub's rate limits instead of ending with what was read"),
        ],
        examples: [
            'conductor survey acme/rockets',
            'conductor survey --since 7d --cache ~/.cache/conductor-survey --format html --output survey.html',
            'conductor survey acme/rockets --since 2026-10-01 --until 2026-10-31 --format json > october.json',
            'conductor survey acme/rockets --compare october.json --wait',
            'conductor survey --org acme --topic backend --since 7d --cache ~/.cache/conductor-survey --format html --output acme.html',
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(1167), __webpack_require__.e(9144), __webpack_require__.e(575), __webpack_require__.e(797)]).then(__webpack_require__.bind(__webpack_require__, 60797))).runSurvey,
    },
    mcp: {
        summary: 'Serve run, resume, validate, explain, graph, contract and simulate to an agent (MCP over stdio)',
        usage: 'mcp [--workspace DIR]',
        operands: { least: 0, most: 0, ask: 'mcp takes no file or folder' },
        options: [(0,cli_command/* defineOption */.pj)('--workspace DIR', 'start there instead of in the current folder')],
        examples: ['conductor mcp', 'conductor mcp --workspace /src/project'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(9800), __webpack_require__.e(6469), __webpack_require__.e(357), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(443), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(9120), __webpack_require__.e(1167), __webpack_require__.e(6214), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(9304), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(5347), __webpack_require__.e(166), __webpack_require__.e(7331), __webpack_require__.e(9870)]).then(__webpack_require__.bind(__webpack_require__, 9870))).runMcp,
    },
    lsp: {
        summary: 'Serve editors: diagnostics, completion, hovers, rename (Language Server Protocol over stdio)',
        usage: 'lsp [--stdio] [--clientProcessId PID]',
        operands: { least: 0, most: 0, ask: 'lsp takes no file or folder' },
        options: [
            (0,cli_command/* defineOption */.pj)('--stdio', 'accepted for editors that give it; stdio is the only way'),
            (0,cli_command/* defineOption */.pj)('--clientProcessId PID', 'the process of the editor; the server ends with it'),
        ],
        examples: ['conductor lsp'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8815), __webpack_require__.e(6020), __webpack_require__.e(2015), __webpack_require__.e(8836), __webpack_require__.e(5177), __webpack_require__.e(5330), __webpack_require__.e(2879), __webpack_require__.e(7444), __webpack_require__.e(1215), __webpack_require__.e(1662), __webpack_require__.e(4873), __webpack_require__.e(257), __webpack_require__.e(7043)]).then(__webpack_require__.bind(__webpack_require__, 97043))).runLsp,
    },
    init: {
        summary: 'Write a first workflow, its scenarios and a GitHub workflow',
        usage: 'init [DIR]',
        operands: { least: 0, most: 1, ask: 'one folder at a time: conductor init [DIR]' },
        options: [],
        examples: ['conductor init', 'conductor init ci'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(8836), __webpack_require__.e(1215), __webpack_require__.e(1480)]).then(__webpack_require__.bind(__webpack_require__, 61881))).runInit,
    },
    completion: {
        summary: 'Print a completion script for a shell',
        usage: `completion ${cli_options/* SHELLS */.OF.join('|')}`,
        operands: { least: 1, most: 1, ask: `which shell? shells are ${cli_options/* SHELLS */.OF.join(', ')}` },
        options: [],
        words: cli_options/* SHELLS */.OF,
        examples: [
            'eval "$(conductor completion bash)"',
            'conductor completion zsh > ~/.zfunc/_conductor',
            'conductor completion fish > ~/.config/fish/completions/conductor.fish',
            'conductor completion powershell | Out-String | Invoke-Expression',
        ],
        load: async () => (await __webpack_require__.e(/* import() */ 989).then(__webpack_require__.bind(__webpack_require__, 989))).runCompletion,
    },
};
function isCommandName(name) {
    return Object.hasOwn(COMMANDS, name);
}

;// CONCATENATED MODULE: ./build/src/cli/main.js










async function start(argv, outputLost) {
    (0,interrupts/* keepHandlers */.h)();
    try {
        return await runCommand(argv, readProcessFacts(argv, outputLost));
    }
    catch (error) {
        process.stderr.write(describeUnexpected(error, argv.includes('--debug')));
        return 1;
    }
}
function describeUnexpected(error, debug) {
    const message = (0,error_message/* errorMessage */.gJ)(error).replaceAll(/\s+/g, ' ');
    const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : '';
    if (error instanceof Error && 'syscall' in error && 'code' in error)
        return `conductor: the system refused: ${message}\n${stack}`;
    const advice = `This is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n`;
    return `conductor: unexpected: ${message}\n${advice}${stack}`;
}
async function runCommand(argv, facts) {
    const nameIndex = argv.findIndex((arg) => !arg.startsWith('-'));
    const name = argv[nameIndex];
    const rest = argv.filter((_, index) => index !== nameIndex);
    const context = (0,cli_command/* createContext */.q6)(name ?? '', facts);
    if (name === undefined)
        return runWithoutCommand(argv, context);
    if (name === 'help')
        return runCommand([...rest, '--help'], facts);
    if (name === 'version')
        return runCommand(['--version'], facts);
    if (!isCommandName(name)) {
        return context.complain(`conductor: unknown command ${JSON.stringify(name)}${(0,messages/* formatNearHint */.DB)(name, Object.keys(COMMANDS))}; try conductor --help`);
    }
    const command = COMMANDS[name];
    const args = (0,cli_command/* parseArguments */.We)(rest, [...command.options, ...cli_options/* COMMON_OPTIONS */.DT], command.endsAtOperand);
    const isHelp = command.endsAtOperand === true ? args.ok && args.value.has(cli_options/* HELP */._$.name) : isGiven(rest, '--help', '-h');
    if (isHelp) {
        context.terminal.stdout(formatCommandHelp(command));
        return 0;
    }
    if (!args.ok)
        return context.badUsage(args.error);
    const { least, most = Number.POSITIVE_INFINITY, ask } = command.operands;
    const { operands } = args.value;
    const extra = operands[most];
    if (extra !== undefined) {
        const isInput = extra.includes('=') && command.options.some(({ name }) => name === '--input');
        const hint = isInput ? `; an input is given with -i ${extra}` : '';
        return context.badUsage(`${JSON.stringify(extra)} is too much: conductor ${command.usage}${hint}`);
    }
    if (operands.length < least)
        return context.badUsage(ask);
    const run = await command.load();
    return run(args.value, context);
}
function isGiven(argv, ...names) {
    const end = argv.indexOf('--');
    return (end === -1 ? argv : argv.slice(0, end)).some((arg) => names.includes(arg));
}
function runWithoutCommand(argv, context) {
    const [option] = argv;
    const isVersion = isGiven(argv, '--version', '-V');
    if (isVersion || option === undefined || isGiven(argv, '--help', '-h')) {
        context.terminal.stdout(isVersion ? `${version/* VERSION */.x}\n` : formatMainHelp());
        return 0;
    }
    const options = (0,cli_command/* indexOptions */.fS)(Object.values(COMMANDS).flatMap((command) => command.options));
    if (options.has(option))
        return context.complain('conductor: which command? try conductor --help');
    const hint = (0,messages/* formatNearHint */.DB)(option, ['--help', '--version']);
    return context.complain(`conductor: unknown option ${option}${hint}; try conductor --help`);
}
function formatCommandHelp({ summary, usage, options, examples }) {
    const rows = [...options, ...cli_options/* COMMON_OPTIONS */.DT].map(({ label, help }) => [label, help]);
    const exampleLines = examples.map((example) => `  ${example}`);
    return `${summary}\n\nUsage: conductor ${usage}\n\nOptions:\n${alignColumns(rows)}\n\nExamples:\n${exampleLines.join('\n')}\n`;
}
function formatMainHelp() {
    return `conductor ${version/* VERSION */.x}: runs workflows and routes each failure by its kind

Usage: conductor COMMAND [OPTIONS]

Commands:
${alignColumns(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}

Exit codes: 0 success, 1 failed, 2 invalid, 3 halted by a typed error, 4 suspended at a gate, 129, 130, 131 and 143 cancelled

Examples:
  conductor run workflow.yaml -i branch=main
  conductor validate workflow.yaml
  conductor COMMAND --help
`;
}
function alignColumns(rows) {
    const width = (0,lists/* findLargest */.qz)(rows.map(([label]) => label.length));
    return rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join('\n');
}
function readProcessFacts(argv, outputLost) {
    const { env, stdout, stderr } = process;
    const dumb = env['TERM'] === 'dumb';
    const stderrIsTerminal = (0,external_node_tty_.isatty)(2) && !dumb;
    const colours = (env['NO_COLOR'] ?? '') === '';
    const isInActions = (env['GITHUB_ACTIONS'] ?? '') !== '';
    const disarm = (text) => (isInActions && typeof text === 'string' ? (0,terminal_text/* withoutAnyCommands */.xw)(text) : text);
    return {
        terminal: {
            stdout: (text) => void stdout.write(disarm(text)),
            stderr: (text) => void stderr.write(disarm(text)),
            stderrIsTerminal,
            stdinIsTerminal: (0,external_node_tty_.isatty)(0),
            color: stderrIsTerminal && colours,
            stdoutColor: (0,external_node_tty_.isatty)(1) && !dumb && colours,
            columns: () => stderr.columns || 80,
            lost: outputLost,
        },
        env,
        cwd: process.cwd(),
        debug: isGiven(argv, '--debug') || env['RUNNER_DEBUG'] === '1',
        commands: COMMANDS,
    };
}


/***/ }),

/***/ 81501:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ STRICT_ABILITIES; },
/* harmony export */   DC: function() { return /* binding */ QUIET; },
/* harmony export */   DT: function() { return /* binding */ COMMON_OPTIONS; },
/* harmony export */   DW: function() { return /* binding */ AGENT_OPTIONS; },
/* harmony export */   DX: function() { return /* binding */ QUARANTINE; },
/* harmony export */   Ep: function() { return /* binding */ WORKFLOW; },
/* harmony export */   FF: function() { return /* binding */ GATE_OPTIONS; },
/* harmony export */   Fm: function() { return /* binding */ TOLERATE; },
/* harmony export */   Nm: function() { return /* binding */ BREAKER_STATE; },
/* harmony export */   OF: function() { return /* binding */ SHELLS; },
/* harmony export */   Oq: function() { return /* binding */ SHARDS; },
/* harmony export */   Qb: function() { return /* binding */ INPUT_AGAIN; },
/* harmony export */   Qj: function() { return /* binding */ defineFormatOption; },
/* harmony export */   Sf: function() { return /* binding */ STEP_OPTIONS; },
/* harmony export */   Su: function() { return /* binding */ PROVIDER; },
/* harmony export */   Uz: function() { return /* binding */ LEDGER; },
/* harmony export */   _$: function() { return /* binding */ HELP; },
/* harmony export */   bO: function() { return /* binding */ INPUT; },
/* harmony export */   oi: function() { return /* binding */ INPUT_FILE; },
/* harmony export */   ot: function() { return /* binding */ RERUN_OPTIONS; },
/* harmony export */   p7: function() { return /* binding */ RUN_OPTIONS; },
/* harmony export */   pE: function() { return /* binding */ LIST_OTHERS; },
/* harmony export */   qO: function() { return /* binding */ REPORTS_REQUIRED; },
/* harmony export */   t4: function() { return /* binding */ NOTIFY_OPTIONS; },
/* harmony export */   uB: function() { return /* binding */ FORMAT; },
/* harmony export */   uJ: function() { return /* binding */ REPORT_OPTIONS; },
/* harmony export */   y0: function() { return /* binding */ RULES; },
/* harmony export */   yE: function() { return /* binding */ DRY_RUN; }
/* harmony export */ });
/* harmony import */ var _markup_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84915);
/* harmony import */ var _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50275);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72918);



const FORMAT = defineFormatOption('text', 'json');
const QUIET = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-q, --quiet', 'only the result, no progress', { aliases: ['-s', '--silent'] });
const LIST_OTHERS = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-v, --verbose', 'name the other YAML files of a folder');
const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const HELP = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-h, --help', 'this text');
const COMMON_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--debug', 'stack traces for bugs, and more detail'),
    HELP,
];
const INPUT = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-i, --input NAME=VALUE', 'a value for an input of the workflow, read as its declared type; @env:VARIABLE and @file:PATH keep it out of the list of processes', {
    repeats: true,
});
const INPUT_AGAIN = { ...INPUT, help: 'a secret input again, or a new value' };
const WORKFLOW = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--workflow FILE', 'the workflow file, if the folder is not of this machine');
const INPUT_FILE = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--input-file FILE', 'a YAML or JSON mapping of inputs; -i wins');
const GATE_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--gate NAME=VALUE', 'answer a human gate; NAME.FIELD=TEXT fills what it asks for', { repeats: true }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--skip-gates', 'take the first option of every gate'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--no-interactive', 'never ask at the terminal'),
];
const DRY_RUN = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--dry-run', 'show what would run, and run nothing');
const TOLERATE = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--tolerate KINDS', 'kinds and prefixes that do not fail the step, or true');
const PROVIDER = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-p, --provider NAME', 'the provider that answers agents, instead of the one in the file');
const BREAKER_STATE = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--breaker-state FILE', 'where the state of repository-wide circuit breakers is stored');
const REPORTS_REQUIRED = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--reports-required', 'a missing, broken or incomplete report fails the step');
const QUARANTINE = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--quarantine FILE', 'tests that may fail for a while; .github/quarantine.yml if it exists');
const STEP_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--retry N', 're-runs (2: at most three attempts), or a mapping such as {max: 3, on: [external.npm.network]}'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--timeout TIME', 'per attempt: seconds, or 90s, 10m, 1h'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--idle-timeout TIME', 'the longest time without any output'),
    TOLERATE,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--before-retry COMMAND', 'runs before each re-run'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--raises KINDS', 'kinds that the command may raise by itself'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--reports GLOBS', 'test reports that the command writes: JUnit XML, TRX, TAP and others; failed tests fail the step'),
    REPORTS_REQUIRED,
    QUARANTINE,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--retry-tests RUNNER', 're-runs get the failed tests as arguments: pytest, jest, vitest, playwright, go, cargo, maven, gradle, dotnet, rspec'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--test-exit-codes CODES', 'exit codes, beside 1, that mean failed tests, such as 8'),
];
const REPORT_OPTIONS = _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUESTED_REPORTS */ .pL.map((name) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)(`--${name} FILE`, `write ${(0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFile */ .rn)(name).what}`));
const STRICT_ABILITIES = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--strict-abilities', 'refuse a file that needs abilities this runner lacks: skills, plugins, validator, sandbox, tools');
const SHARDS = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--shards GROUP=N', 'stop where this for_each would start, and plan its items over N shards');
const RULES = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rules FILE', 'classify rules that come before the ready-made ones; .github/conductor-triage.yml, when it exists, comes first', { repeats: true });
const AGENT_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--instructions FILE', 'tell every agent what this file says', { repeats: true }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--workspace-instructions', 'tell every agent AGENTS.md, CLAUDE.md and .github/copilot-instructions.md of the workspace'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-m, --metadata KEY=VALUE', 'metadata of the run, over those of the file', { repeats: true }),
];
const RUN_OPTIONS = [
    ...AGENT_OPTIONS,
    STRICT_ABILITIES,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-l, --log-file FILE', 'write everything that happens, redacted, to a file; auto makes up a name and prints it', {
        suggestions: ['auto'],
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--durability LEVEL', 'what a checkpoint survives: process, the end of its process; machine (default), also a loss of power', { choices: ['process', 'machine'] }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('-v, --verbose', 'show more of what happens'),
];
const RERUN_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun N', 'RUN_URL: the highest attempt that may be asked for (2: one re-run); 0, the default, only reports'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-after SECONDS', 'RUN_URL: wait before asking'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-stale', 'RUN_URL: also when the branch has moved on'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-jobs NAME', 'RUN_URL: the only jobs that may be run again, none without it; * stands for any text', {
        repeats: true,
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-except NAME', 'RUN_URL: jobs that are never run again; * stands for any text', {
        repeats: true,
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-guarded NAME', 'RUN_URL: jobs of --rerun-jobs that are repeated although they deploy or publish; * stands for any text', { repeats: true }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--rerun-limit N', 'RUN_URL: the most re-runs of the repository within an hour; 10 by default'),
];
const NOTIFY_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--notify URL', 'tell this address (https) how it ended; CONDUCTOR_NOTIFY_URL without it'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--notify-format FORMAT', 'json, slack or teams; by default what the host expects, else json', {
        choices: _markup_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTIFY_FORMATS */ .fK,
    }),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--notify-on EVENTS', 'outcomes, escalated and recovered; halted, failed, suspended, escalated, recovered by default'),
];
const LEDGER = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--ledger FILE', 'add the run to this ledger, which also tells --notify that a run recovered');
function defineFormatOption(...choices) {
    const help = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .defineOption */ .pj)('--format FORMAT', help, { aliases: ['--output-format'], choices });
}


/***/ }),

/***/ 78362:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rp: function() { return /* binding */ groupKinds; },
/* harmony export */   p7: function() { return /* binding */ renderContract; },
/* harmony export */   s: function() { return /* binding */ createContractRows; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10473);





const MANY = 4;
const MOST_OF_WORD = 120;
const STYLES = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' };
function renderContract(contract, color, all = false) {
    const paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;
    const files = new Map();
    const visit = (file) => {
        if (files.has(file.file))
            return;
        files.set(file.file, file);
        file.children.forEach(visit);
    };
    visit(contract);
    return [...[...files.values()].map((file) => renderFile(file, paint, all)), ...formatPassLines(contract, paint)].join('\n');
}
function formatPassLines({ may_pass: entries }, paint) {
    if (entries.length === 0)
        return [paint('green', 'Nothing may pass: a run of this file that succeeds has no failure in it.')];
    const nodesOfLines = new Map();
    for (const { file, line, node, word, kinds } of entries) {
        const rest = `${formatKindGroups(kinds).join(', ')}  by ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(word, MOST_OF_WORD)}  ${file}:${line}`;
        const nodes = nodesOfLines.get(rest) ?? [];
        nodesOfLines.set(rest, nodes);
        if (node !== null)
            nodes.push(node);
    }
    const shown = [...nodesOfLines].map(([rest, nodes]) => `  ${nodes.join(', ')}${nodes.length === 0 ? '' : '  '}${rest}`);
    return [paint('yellow', 'May pass (these can fail, and the run still succeeds):'), ...shown];
}
function renderFile(contract, paint, all) {
    const escapes = paint('red', 'ESCAPES');
    const rows = contract.nodes.flatMap((node) => createContractRows(node, all, escapes));
    const head = paint('bold', `${contract.workflow.replace(/\p{Cc}/gu, ' ')} (${contract.file})`);
    const body = rows.length === 0 ? ['  No node of this file can raise a typed error.'] : alignTable(rows, paint);
    return [head, '', ...body, '', ...formatEscapeLines(contract, paint), ''].join('\n');
}
function createContractRows(node, all, escapes) {
    const isFolded = ({ source }) => source === 'engine' && !all;
    const rows = node.raises
        .filter((raised) => !isFolded(raised))
        .map((raised) => ['', formatKind(raised.kind), formatSource(raised), formatHandling(raised, node, escapes)]);
    const byHandling = new Map();
    for (const raised of node.raises.filter(isFolded))
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(byHandling, formatHandling(raised, node, escapes), raised.kind);
    const folded = [...byHandling].map(([handling, kinds]) => ['', foldKinds(kinds), 'engine-made', handling]);
    const name = `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]`;
    return [...rows, ...folded].map(([, ...cells], index) => [index === 0 ? name : '', ...cells]);
}
function foldKinds(kinds) {
    const [first = '', ...more] = kinds;
    if (more.length === 0)
        return first;
    const prefixes = new Set(kinds.map((kind) => `${kind.slice(0, kind.indexOf('.'))}.*`));
    return `${[...prefixes].join(', ')}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(kinds.length, 'kind')}`;
}
function formatKind(kind) {
    return kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O ? '(any kind)' : kind;
}
function formatSource(raised) {
    if (raised.kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O && raised.source === 'declared')
        return 'not declared';
    const source = raised.source === 'engine' ? 'engine-made' : raised.source === 'child' ? 'passed on' : raised.source;
    return raised.via === null ? source : `${source} by ${raised.via}`;
}
function formatHandling(raised, node, escapes) {
    const parts = raised.handledBy.filter((handler) => handler.action !== 'propagate').map(formatHandler);
    if (raised.escapes)
        parts.push(node.group === null ? escapes : `to group ${node.group}`);
    return parts.join(', then ');
}
function formatHandler({ action, target, retry, when, scope }) {
    const more = `${when === null ? '' : ' if its when holds'}${scope === 'workflow' ? ' (error_routes)' : ''}`;
    if (retry !== null)
        return `retry ${retry.maxRetries}x${target === null ? '' : ` from ${target}`}${more}`;
    return `${action}${target === null ? '' : ` ${target}`}${more}`;
}
function alignTable(rows, paint) {
    const head = ['node', 'kind', 'from', 'handled by'];
    const widths = head.map((_, column) => (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .findLargest */ .qz)([head, ...rows].map((row) => row[column]?.length ?? 0)));
    const line = (cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
    return [paint('dim', line(head)), ...rows.map(line)];
}
function formatEscapeLines(contract, paint) {
    if (contract.escapes.length === 0)
        return [paint('green', '  Nothing escapes this file.')];
    const byNodes = new Map();
    for (const { kind, nodes } of contract.escapes)
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(byNodes, nodes.join(', '), kind);
    const lines = [...byNodes].flatMap(([nodes, kinds]) => formatKindGroups(kinds).map((what) => `    ${what}  from ${nodes}`));
    return [paint('yellow', '  Escapes this file:'), ...lines];
}
function formatKindGroups(kinds) {
    return groupKinds(kinds).map(({ pattern, kinds: group }) => group.length === 1 ? formatKind(pattern) : `${pattern} (${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(group.length, 'kind')})`);
}
function groupKinds(kinds) {
    const groups = new Map();
    for (const kind of kinds)
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(groups, kind.split('.').slice(0, -1).slice(0, 2).join('.'), kind);
    return [...groups].flatMap(([prefix, group]) => group.length < MANY
        ? group.map((kind) => ({ pattern: kind, kinds: [kind] }))
        : [{ pattern: `${prefix}.*`, kinds: group }]);
}


/***/ }),

/***/ 10473:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ ANY_KIND; }
/* harmony export */ });
const ANY_KIND = '*';


/***/ }),

/***/ 53664:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ isChangeClass; },
/* harmony export */   "in": function() { return /* binding */ renderDiff; },
/* harmony export */   nU: function() { return /* binding */ makeChange; },
/* harmony export */   xP: function() { return /* binding */ changeClasses; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8891);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _contract_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78362);





const changeClasses = [
    'hides',
    'breaks',
    'ending-changed',
    'escaping-kind-added',
    'escaping-kind-removed',
    'handler-added',
    'handler-removed',
    'handler-changed',
    'handler-reordered',
    'retry-budget-changed',
    'raises-changed',
    'payload-changed',
    'left-error-routing',
    'entered-error-routing',
    'file-became-strict',
    'file-became-lenient',
    'failure-mode-changed',
    'classify-changed',
    'policy-changed',
    'finally-changed',
    'node-added',
    'node-removed',
    'node-type-changed',
    'file-added',
    'file-removed',
];
function isChangeClass(name) {
    return changeClasses.some((known) => known === name);
}
function makeChange(type, position, message, more = {}) {
    const { file, line, column } = position;
    const about = { node: null, kind: null, before: null, after: null, ...more };
    return { class: type, position: { file, line, column }, ...about, message };
}
function renderDiff(diff, format) {
    const { changes, not_compared: texts, notes } = diff;
    const said = [
        ...texts.map(({ node, field }) => ['not compared', `${field} of ${node}`]),
        ...notes.map((text) => ['not certain', text]),
    ];
    const lines = said.map(([title, text]) => format === 'text' ? `${title}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(text)}\n` : `\n${title}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .toCodeSpan */ .Ro)(text, 1000)}\n`);
    return `${renderChanges(changes, format)}${lines.join('')}`;
}
function renderChanges(changes, format) {
    const title = format === 'markdown' ? '### Error behaviour\n\n' : '';
    if (changes.length === 0)
        return `${title}No change in error behaviour.\n`;
    const shown = foldChanges(changes);
    if (format === 'text')
        return shown.map((change) => `${formatPlace(change)}  ${change.class}  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(change.message)}\n`).join('');
    const rows = shown.map((change) => {
        const sign = change.class === 'hides' || change.class.endsWith('-added') ? '+' : change.class.endsWith('-removed') ? '-' : '~';
        return `| ${sign} | \`${change.class}\` | ${formatCell(change.message)} | ${formatCell(formatPlace(change))} |\n`;
    });
    return `${title}| | what | how | where |\n| --- | --- | --- | --- |\n${rows.join('')}`;
}
function foldChanges(changes) {
    const alike = new Map();
    for (const change of changes) {
        const { kind, message, wordFor, ...rest } = change;
        if (kind !== null && wordFor !== undefined)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(alike, JSON.stringify([rest, wordFor('')]), change);
    }
    const folded = [...alike.values()].flatMap((group) => (0,_contract_render_js__WEBPACK_IMPORTED_MODULE_3__/* .groupKinds */ .Rp)(group.flatMap(({ kind }) => kind ?? [])).map(({ pattern, kinds }) => ({ group, pattern, kinds })));
    return changes.flatMap((change) => {
        const fold = folded.find(({ group, kinds }) => group.includes(change) && kinds.includes(change.kind ?? ''));
        if (fold === undefined || fold.kinds.length === 1)
            return [change];
        if (fold.kinds[0] !== change.kind)
            return [];
        const shown = `${fold.pattern} (${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(fold.kinds.length, 'kind')})`;
        return [{ ...change, kind: fold.pattern, message: change.wordFor?.(shown) ?? change.message }];
    });
}
function formatPlace({ position }) {
    return `${position.file}:${position.line}`;
}
function formatCell(text) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .toCodeSpan */ .Ro)(text, 1000).replaceAll('|', '\\|');
}


/***/ }),

/***/ 34054:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: function() { return /* binding */ findTextEnd; },
/* harmony export */   WP: function() { return /* binding */ formatCountOrNone; },
/* harmony export */   vO: function() { return /* binding */ renderFindings; }
/* harmony export */ });
/* unused harmony export renderFinding */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);


const WINDOW = 100;
const RED = '31';
const YELLOW = '33';
const DIM = '2';
const BOLD = '1';
function renderFinding(finding, sources, color) {
    const { file, line, column, severity, code } = finding;
    const paint = (style, text) => (color ? `\u001b[${style}m${text}\u001b[0m` : text);
    const tint = severity === 'error' ? RED : YELLOW;
    const place = file === _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_FILE */ .tW ? '' : `${paint(BOLD, `${escapeControls(file)}:${line}:${column}`)}: `;
    const lines = [`${place}${paint(tint, severity)} ${code}: ${escapeControls(formatFinding(finding))}`];
    const source = sources.get(file)?.split('\n', line)[line - 1]?.replace(/\r$/, '') ?? '';
    if (source.trim() !== '') {
        const { text, caret, width } = cutExcerpt(source, column - 1);
        const mark = paint(tint, '^'.repeat(width));
        lines.push(`  ${paint(DIM, `${line} |`)} ${text}`);
        lines.push(`  ${paint(DIM, `${' '.repeat(String(line).length)} |`)} ${' '.repeat(caret)}${mark}`);
    }
    return lines.join('\n');
}
function formatFinding({ message, suggestion }) {
    if (suggestion === null)
        return message;
    const stop = /[.!?:]$/.test(message) ? '' : '.';
    const end = /[.!?]$/.test(suggestion) ? '' : '.';
    return `${message}${stop} ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalizeFirst */ .ND)(suggestion)}${end}`;
}
function renderFindings(findings, sources, color) {
    if (findings.length === 0)
        return '';
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const counts = [formatCountOrNone(errors, 'error'), formatCountOrNone(findings.length - errors, 'warning')];
    const texts = findings.map((finding) => renderFinding(finding, sources, color));
    return [...texts, counts.filter((text) => text !== '').join(', ')].join('\n');
}
function formatCountOrNone(count, noun) {
    return count === 0 ? '' : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(count, noun);
}
const TOKEN = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\p{L}\p{N}_$*./@-]+|\{\{|\S)/u;
const PLAIN_VALUE = /^[^\s"'#[\]{}|>&*!%@,:=()<][^"'#[\]{},:=()]*/;
function findTextEnd(line, column) {
    const rest = line.slice(column);
    const token = TOKEN.exec(rest)?.[0] ?? '';
    const value = PLAIN_VALUE.exec(rest)?.[0].trimEnd() ?? '';
    const isValue = /[:-] +$/.test(line.slice(0, column)) && /^\s*(?:$|[#\]},])/.test(rest.slice(value.length));
    return Math.min(line.length, column + Math.max(1, token.length, isValue ? value.length : 0));
}
function cutExcerpt(line, column) {
    const at = Math.max(0, Math.min(column, line.length));
    const start = line.length <= WINDOW ? 0 : Math.max(0, Math.min(at - WINDOW / 2, line.length - WINDOW));
    const end = Math.min(line.length, start + WINDOW);
    const before = `${start > 0 ? '…' : ''}${escapeControls(line.slice(start, at))}`;
    const text = `${before}${escapeControls(line.slice(at, end))}${end < line.length ? '…' : ''}`;
    const marked = escapeControls(line.slice(at, Math.min(end, findTextEnd(line, at))));
    return { text, caret: [...before].length, width: Math.max(1, [...marked].length) };
}
const NAMED = { '\t': ' ', '\n': '\\n', '\r': '\\r' };
function escapeControls(text) {
    return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (char) => {
        const code = char.charCodeAt(0);
        return NAMED[char] ?? (code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`);
    });
}


/***/ }),

/***/ 47581:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: function() { return /* binding */ ENGINE_CATALOGUE; },
/* harmony export */   KA: function() { return /* binding */ findKindEntry; },
/* harmony export */   SG: function() { return /* binding */ isKindWords; },
/* harmony export */   eo: function() { return /* binding */ WELL_KNOWN_DETAILS; },
/* harmony export */   pj: function() { return /* binding */ pickKindWords; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);


const WORDS = {
    description: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    suggestion: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    docs: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    owner: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    transient: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoolean */ .Lm),
};
const isKindWords = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)(WORDS);
const optional = (field) => ({ ...field, required: false });
const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const OBJECT = { type: 'object' };
const TEXTS = { type: 'array', items: TEXT };
const ERROR = { type: 'object', properties: { kind: TEXT, message: TEXT, details: OBJECT } };
const SECONDS = { type: 'number', minimum: 0 };
const POSITION = { type: 'object', properties: { line: COUNT, column: COUNT } };
const PROBLEM = { type: 'object', properties: { path: TEXT, message: TEXT } };
const ENGINE_CATALOGUE = {
    'internal.script_error': {
        description: 'A command ended with a non-zero exit code or by a signal, and wrote no envelope.',
        details: {
            exit_code: { type: 'integer', nullable: true },
            signal: { type: 'string', nullable: true, default: null },
            command: TEXT,
            stderr_tail: TEXT,
            stdout_tail: optional(TEXT),
            unread: optional({ type: 'boolean' }),
            problem_count: optional(COUNT),
            annotations_left_out: optional(COUNT),
        },
    },
    'internal.timeout': {
        description: 'A node was ended at its timeout.',
        transient: true,
        details: {
            timeout_seconds: { ...SECONDS, nullable: true },
            idle_seconds: optional(SECONDS),
            stderr_tail: optional(TEXT),
            raised: optional({ type: 'object', properties: { problem: TEXT, excerpt: TEXT } }),
            provider: optional(TEXT),
            model: optional(TEXT),
        },
    },
    'internal.schema_violation': {
        description: 'An envelope, a payload or an output does not fit its schema.',
        details: {
            node: TEXT,
            source: TEXT,
            failed_field: TEXT,
            original_message: TEXT,
            original_kind: optional(TEXT),
            original_details: optional(OBJECT),
            problems: optional({ type: 'array', items: PROBLEM }),
            excerpt: optional(TEXT),
            expected: optional(TEXT),
            answers: optional(COUNT),
        },
    },
    'internal.undeclared_kind': {
        description: 'A node raised a kind that its `raises` does not declare.',
        details: { original_kind: TEXT, original_message: TEXT, original_details: OBJECT, declared: TEXTS },
    },
    'internal.template_error': {
        description: 'A template failed.',
        details: {
            field: TEXT,
            template: TEXT,
            template_file: optional(TEXT),
            position: POSITION,
            available_fields: TEXTS,
            available_fields_total: COUNT,
            cause: optional(ERROR),
        },
    },
    'internal.group_failed': {
        description: 'A group failed as a whole; `details.errors` has the errors of its members.',
        details: { group: TEXT, failed: COUNT, total: COUNT, errors: OBJECT },
    },
    'internal.policy_denied': {
        description: 'A policy denied the start of a node.',
        details: { policy: TEXT, reason: TEXT, metadata: OBJECT },
    },
    'internal.circuit_open': {
        description: 'The circuit breaker of a node is open, so the node did not run.',
        transient: true,
        details: { key: TEXT, retry_after_seconds: SECONDS },
    },
    'internal.limit_exceeded': {
        description: 'A limit of the run was reached; no route takes it.',
        details: {
            limit: TEXT,
            value: { type: 'number' },
            used: optional({ type: 'number' }),
            node: optional(TEXT),
            next: optional(TEXT),
        },
    },
    'internal.no_route': {
        description: 'No success route matched; no route takes it.',
        details: { node: optional(TEXT), conditions: optional({ type: 'array' }) },
    },
    'internal.cancelled': {
        description: 'The run was cancelled; no route takes it.',
        details: { signal: optional(TEXT) },
    },
    'internal.unexpected': {
        description: 'An exception that nothing classifies: a bug of conductor-action.',
        details: { stack: optional(TEXT) },
    },
    'provider.exhausted': {
        description: 'The retries of a request to a model are spent.',
        transient: true,
        details: { provider: TEXT, model: TEXT, attempts: COUNT, last_error: TEXT, category: TEXT },
    },
    'provider.rejected': {
        description: 'A model refused a request: credentials, or a bad request.',
        details: {
            provider: optional(TEXT),
            model: optional(TEXT),
            attempts: optional(COUNT),
            last_error: optional(TEXT),
        },
    },
    'provider.tool_unavailable': {
        description: 'A tool server, or a tool of it, is not there.',
        details: { server: TEXT, tool: { type: 'string', nullable: true }, reason: TEXT },
    },
    'subworkflow.terminated': {
        description: 'A `terminate` node with the status `failed` ended a child workflow.',
        details: { output: OBJECT, reason: TEXT, terminated_by: TEXT, workflow: TEXT, workflow_file: TEXT },
    },
    'subworkflow.failed': {
        description: 'A child workflow failed without a typed error.',
        details: { cause: ERROR, workflow: TEXT, workflow_file: TEXT },
    },
    'subworkflow.depth_exceeded': {
        description: 'Workflows call each other too deep.',
        details: { max_depth: COUNT, workflow_file: TEXT },
    },
    'retry.exhausted': { description: 'Matches every error whose retries at this node are spent.', details: {} },
    'halt.intentional': {
        description: 'A `halt` route ended the run; `details.cause` is the error.',
        details: { cause: { ...ERROR, nullable: true } },
    },
};
const WELL_KNOWN_DETAILS = [
    ...['file', 'line', 'end_line', 'column', 'title', 'annotations', 'retry_after_seconds', 'retryable', 'transient'],
    ...['suggestion', 'status_code', 'raw_response', 'response_headers', 'response_time', 'injected'],
];
function findKindEntry(catalogue, kind) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(ENGINE_CATALOGUE, kind) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(catalogue ?? {}, kind);
}
function pickKindWords(catalogue, kind) {
    const { details: _, ...words } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(catalogue ?? {}, kind) ?? {};
    return Object.keys(words).length === 0 ? undefined : words;
}


/***/ }),

/***/ 12170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: function() { return /* binding */ readRetryAfter; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   O7: function() { return /* binding */ computeBackoff; },
/* harmony export */   ZI: function() { return /* binding */ MAX_WAIT_SECONDS; },
/* harmony export */   a3: function() { return /* binding */ formatDuration; },
/* harmony export */   fP: function() { return /* binding */ toSeconds; },
/* harmony export */   uI: function() { return /* binding */ roundToMilliseconds; }
/* harmony export */ });
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);



const MAX_WAIT_SECONDS = 24 * 60 * 60;
const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h';
function parseDuration(value) {
    const seconds = typeof value === 'number' ? value : typeof value === 'string' ? toSeconds(value) : null;
    if (seconds === null || !Number.isFinite(seconds)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`${describe(value)} is not a duration; ${EXPECTED}`);
    }
    if (seconds <= 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`a duration must be over 0 seconds, not ${describe(value)}`);
    if (seconds > MAX_WAIT_SECONDS)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`a duration may be at most 24 hours, not ${describe(value)}`);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(seconds);
}
function toSeconds(text) {
    const match = DURATION.exec(text.trim());
    if (match === null)
        return /^\s*-\s*\d/.test(text) ? -1 : null;
    const unit = SECONDS[match[2] ?? 's'];
    return unit === undefined ? null : Number(match[1]) * unit;
}
function describe(value) {
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, 100));
    return value === undefined ? 'nothing' : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value)?.slice(0, 100) ?? typeof value);
}
function formatDuration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.max(0, Math.round(milliseconds))} ms`;
    if (milliseconds < 9950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function computeBackoff(settings, retry, random, asked) {
    const { backoff, initialSeconds, multiplier = 2 } = settings;
    const capped = Math.min(initialSeconds * DELAYS[backoff](retry, multiplier), settings.maxSeconds);
    const jittered = Math.min(capped * (1 + settings.jitter * (2 * random - 1)), settings.maxSeconds);
    return roundToMilliseconds(Math.max(jittered, asked ?? 0));
}
const DELAYS = {
    none: () => 0,
    fixed: () => 1,
    linear: (retry) => retry + 1,
    exponential: (retry, multiplier) => Math.min(multiplier ** retry, Number.MAX_VALUE),
};
function roundToMilliseconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}
const LONGEST_ASKED_WAIT = 86_400;
function readRetryAfter(details) {
    const asked = (0,_float_js__WEBPACK_IMPORTED_MODULE_2__/* .asNumber */ .i)(details['retry_after_seconds']);
    if (asked === undefined || !Number.isFinite(asked) || asked <= 0)
        return null;
    return Math.min(asked, LONGEST_ASKED_WAIT);
}


/***/ }),

/***/ 10898:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: function() { return /* binding */ copyRaised; },
/* harmony export */   GF: function() { return /* binding */ RAISE_MARKER; },
/* harmony export */   JY: function() { return /* binding */ RAISED; },
/* harmony export */   MX: function() { return /* binding */ MOST_WHILE_HANDLING; },
/* harmony export */   Mx: function() { return /* binding */ parseInnerEnvelope; },
/* harmony export */   Pr: function() { return /* binding */ ENVELOPE; },
/* harmony export */   QI: function() { return /* binding */ cutBrokenEnvelope; },
/* harmony export */   Sr: function() { return /* binding */ parseEnvelopeFile; },
/* harmony export */   XT: function() { return /* binding */ isEnvelope; },
/* harmony export */   c: function() { return /* binding */ processTexts; },
/* harmony export */   kc: function() { return /* binding */ parseEnvelopeJson; },
/* harmony export */   qt: function() { return /* binding */ isFrame; },
/* harmony export */   ud: function() { return /* binding */ MAX_ENVELOPE_BYTES; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36659);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47581);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15076);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);








const ENVELOPE = { kind: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, message: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, details: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv };
const isEnvelope = (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(ENVELOPE);
const FRAME = { workflow: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, file: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, type: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, attempt: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumber */ .Et };
const isFrame = (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(FRAME);
function parseInnerEnvelope(value) {
    const { kind, message, details } = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(value);
    return typeof kind === 'string' ? { kind, message: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asString */ .oJ)(message), details: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(details) } : null;
}
const MOST_WHILE_HANDLING = 5;
const HANDLED_FIRST = { node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, kind: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, message: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg };
const UNMET_ROUTE = { node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, route: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, when: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, values: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv };
const RAISED = {
    envelope: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', isEnvelope),
    origin: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg),
    typed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isBoolean */ .Lm),
    frames: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)(isFrame)),
    attempts: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
    exit_code: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumber */ .Et))),
    stderr_tail: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
    command: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
    stdout_tail: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
    beside: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', isEnvelope)),
    while_handling: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('errors', (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(HANDLED_FIRST)))),
    item_path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg)),
    retries_exhausted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
    unmet_routes: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(UNMET_ROUTE)))),
    about: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .isKindWords */ .SG)),
};
function copyRaised(error) {
    const { envelope, origin, typed, frames, attempts, exit_code, stderr_tail, beside, while_handling, about } = error;
    const { unmet_routes: unmet, retries_exhausted, item_path } = error;
    return {
        ...{ envelope, origin, typed, frames, attempts, exit_code, stderr_tail },
        ...processTexts(error),
        ...(beside === undefined ? {} : { beside }),
        ...(while_handling === undefined ? {} : { while_handling }),
        ...(item_path === undefined ? {} : { item_path }),
        ...(retries_exhausted === undefined ? {} : { retries_exhausted }),
        ...(unmet === undefined ? {} : { unmet_routes: unmet }),
        ...(about === undefined ? {} : { about }),
    };
}
function processTexts({ command, stdout_tail }) {
    return { ...(command === undefined ? {} : { command }), ...(stdout_tail === undefined ? {} : { stdout_tail }) };
}
const RAISE_MARKER = 'conductor_error';
const MAX_ENVELOPE_BYTES = 1024 * 1024;
const EXCERPT_CHARS = 1000;
function createBrokenEnvelope(failedField, reason, text, originalMessage = '') {
    return { status: 'broken', failedField, reason, originalMessage, text };
}
function cutBrokenEnvelope({ text }, secrets) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS, secrets);
}
function parseEnvelopeJson(value, text) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value))
        return createBrokenEnvelope('$', 'it is not a JSON object', text);
    const { message } = value;
    const said = typeof message === 'string' && message.trim() !== '' ? message : '';
    const marker = value[RAISE_MARKER];
    if (marker !== undefined && marker !== true)
        return createBrokenEnvelope(RAISE_MARKER, 'conductor_error is there but is not true', text, said);
    const kind = value['kind'];
    if (typeof kind !== 'string')
        return createBrokenEnvelope('kind', 'kind is missing or not a text', text, said);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind)) {
        const why = `kind ${JSON.stringify(kind.slice(0, 200))} is not a dotted lower-case identifier`;
        return createBrokenEnvelope('kind', why, text, said);
    }
    if ((0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedKind */ .HO)(kind))
        return createBrokenEnvelope('kind', `kind ${kind} is reserved for the engine`, text, said);
    if (typeof message !== 'string')
        return createBrokenEnvelope('message', 'message is missing or not a text', text);
    if (message.trim() === '')
        return createBrokenEnvelope('message', 'message is empty', text);
    const details = value['details'] ?? {};
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(details))
        return createBrokenEnvelope('details', 'details is not an object', text, said);
    return { status: 'envelope', envelope: { kind, message, details } };
}
function parseEnvelopeFile(content) {
    switch (content.status) {
        case 'absent':
            return { status: 'nothing' };
        case 'unreadable':
            return createBrokenEnvelope('$', `the file cannot be read: ${content.message}`, '');
        case 'too_large':
            return createBrokenEnvelope('$', `the file has ${content.size} bytes, more than ${MAX_ENVELOPE_BYTES}`, (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(content.head, false));
        case 'bytes':
            return parseEnvelopeBytes(content.bytes);
    }
}
function parseEnvelopeBytes(bytes) {
    const decoded = (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes));
    if (!decoded.ok)
        return createBrokenEnvelope('$', 'it is not UTF-8', (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes, false));
    const text = decoded.value;
    if (text.trim() === '')
        return { status: 'nothing' };
    const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOutsideJson */ .p6)(text);
    if (value === undefined) {
        const isJsonText = (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => JSON.parse(text)).ok;
        const why = isJsonText ? 'it is nested too deeply, or a number in it is too large' : 'it is not JSON';
        return createBrokenEnvelope('$', why, text);
    }
    return parseEnvelopeJson(value, text);
}


/***/ }),

/***/ 15076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: function() { return /* binding */ AT; },
/* harmony export */   B: function() { return /* binding */ TERMINATION; },
/* harmony export */   CN: function() { return /* binding */ formatItemName; },
/* harmony export */   DQ: function() { return /* binding */ MAYBE_IN; },
/* harmony export */   G8: function() { return /* binding */ formatTestedName; },
/* harmony export */   H9: function() { return /* binding */ createWarningLine; },
/* harmony export */   Hi: function() { return /* binding */ createHiddenLine; },
/* harmony export */   Hv: function() { return /* binding */ createEventLine; },
/* harmony export */   IN: function() { return /* binding */ IN; },
/* harmony export */   Jj: function() { return /* binding */ toNodeName; },
/* harmony export */   N7: function() { return /* binding */ optionalField; },
/* harmony export */   Vm: function() { return /* binding */ word; },
/* harmony export */   ZZ: function() { return /* binding */ field; },
/* harmony export */   _J: function() { return /* binding */ toSafeText; },
/* harmony export */   a$: function() { return /* binding */ TEXT; },
/* harmony export */   aJ: function() { return /* binding */ isShown; },
/* harmony export */   aQ: function() { return /* binding */ OUTPUT; },
/* harmony export */   f0: function() { return /* binding */ event; },
/* harmony export */   i2: function() { return /* binding */ COUNT; },
/* harmony export */   o_: function() { return /* binding */ NAME; },
/* harmony export */   oq: function() { return /* binding */ RUN; },
/* harmony export */   p: function() { return /* binding */ data; },
/* harmony export */   tm: function() { return /* binding */ formatItem; }
/* harmony export */ });
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22719);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);



const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'];
function isShown(level, least) {
    return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
function createEventLine(tone, mark, text, level = 'info') {
    return { level, mark, text, tone };
}
function createWarningLine(text) {
    return createEventLine('care', '!', text, 'warning');
}
function createHiddenLine(text) {
    return createEventLine('quiet', '·', text, 'hidden');
}
function toSafeText(text, max = 200) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text, max);
}
function toNodeName({ scope, node, item = null }, max) {
    const index = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .runAround */ .tV)(scope)?.item ?? null;
    return toSafeText(`${node ?? ''}${index === null ? '' : formatItem(item ?? { index, key: '' })}`, max);
}
function formatItem({ index, key }) {
    return key === '' || key === String(index) ? `[${index}]` : ` [${key}]`;
}
function formatItemName({ group, index, key }) {
    return `${group}[${key === '' ? index : key}]`;
}
function formatTestedName({ node, item, }) {
    return item === undefined ? node : formatItemName(item);
}
function event(facts) {
    const { line = () => createHiddenLine(''), journal = 'never', logged = true } = facts;
    return { ...facts, line, logged, journal: typeof journal === 'function' ? journal : () => journal };
}
const field = (content, check = null) => ({
    content,
    check,
});
const word = (check = null) => field('word', check);
const data = (check = null) => field('data', check);
const optionalField = (field) => ({
    ...field,
    check: field.check && (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(field.check),
    optional: true,
});
const NAME = word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg);
const COUNT = word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et);
const TEXT = data(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg);
const OUTPUT = field('output');
const ITEM = optionalField(field('item', (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)({ index: _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et, key: _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg })));
const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT, item: ITEM };
const IN = { scope: NAME, node: NAME, item: ITEM };
const MAYBE_IN = { scope: NAME, node: word(), item: ITEM };
const RUN = { scope: word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg), node: word() };
const TERMINATION = {
    status: optionalField(word()),
    termination_reason: optionalField(TEXT),
    terminated_by: optionalField(NAME),
    is_explicit: optionalField(word()),
};


/***/ }),

/***/ 96410:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: function() { return /* binding */ formatRouteLine; },
/* harmony export */   JB: function() { return /* binding */ formatCompleted; },
/* harmony export */   Tq: function() { return /* binding */ GROUP_ENDED; },
/* harmony export */   Wp: function() { return /* binding */ ROUTED; },
/* harmony export */   eJ: function() { return /* binding */ COMPLETED; },
/* harmony export */   uj: function() { return /* binding */ groupLine; },
/* harmony export */   xS: function() { return /* binding */ formatUnmet; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);



const COMPLETED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_,
    output: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUT */ .aQ,
    duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    exit_code: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et))),
    handled_by: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    quarantined: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    usage: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    hash: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_),
    to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_),
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .TERMINATION */ .B,
};
function formatCompleted(event) {
    const { termination_reason: reason, exit_code: code = null } = event;
    if (reason !== undefined)
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(reason)}`);
    const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(event.duration_ms)}${code === null || code === 0 ? '' : `, exit ${code}`}`;
    const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each';
    return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '✓', text, isGroup ? 'hidden' : 'info');
}
const GROUP_ENDED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    group_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(),
    total: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    succeeded: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failed: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    status: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(),
    duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
};
function groupLine(event) {
    const { status, succeeded, failed, total, duration_ms: duration } = event;
    const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)}: ${succeeded} succeeded, ${failed} failed of ${total} in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(duration)}`;
    if (status === 'suspended')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '?', `${text}, the rest waits`);
    if (status !== 'completed')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '✗', text);
    return failed > 0 ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '!', text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '✓', text);
}
const ROUTED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    action: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)),
    route: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_,
    kind: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)),
    retries_exhausted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    unmet: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
};
function formatRouteLine(event) {
    const { action, to, route, kind } = event;
    const name = (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event);
    const spent = event.retries_exhausted === true ? ', retries are spent' : '';
    const target = `${name} → ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(to ?? '$end')}`;
    if (kind === null)
        return action === 'halt'
            ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: a route halts the run`)
            : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('quiet', '→', target, 'debug');
    const why = `${kind}${route === '' ? '' : ` by ${route}`}${spent}`;
    switch (action) {
        case 'recover':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '→', `${name} recovers from ${why}`);
        case 'halt':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name} halts the run on ${why}`);
        case 'propagate':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '↑', `${name} hands ${why} to its caller`);
        case 'collected':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createHiddenLine */ .Hi)(`${name}: its group collects ${why}`);
        case 'unhandled':
            return formatUnhandled(event, name, kind, spent);
        default:
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '→', `${target} on ${why}`);
    }
}
function formatUnhandled({ scope, route, unmet = [] }, name, kind, spent) {
    const isTemplate = kind === 'internal.template_error';
    if (route !== '') {
        const why = isTemplate
            ? 'cannot be carried out, because a template of it fails'
            : `handles ${kind}, but cannot be carried out`;
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: ${route} ${why}`);
    }
    if (kind === 'internal.no_route')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: none of its success routes holds`);
    const here = scope === '' ? '' : ' here';
    const nobody = isTemplate ? `one of its templates fails, and no error route${here}` : `no route${here}`;
    const named = unmet.length === 0 ? '' : ` (${formatUnmet(unmet)})`;
    const text = `${name}: ${nobody} handles ${kind}${spent}${named}`;
    return scope === '' ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '↑', `${text}; its caller decides`);
}
function formatUnmet(rows) {
    const whose = rows.length === 1 ? 'names it, but its `when` is' : 'name it, but their `when` is';
    return `${rows.join(', ')} ${whose} false`;
}


/***/ }),

/***/ 2728:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: function() { return /* binding */ eventFacts; },
/* harmony export */   Ru: function() { return /* binding */ EVENT_TYPES; },
/* harmony export */   VX: function() { return /* binding */ isEventType; },
/* harmony export */   Yp: function() { return /* binding */ formatEventLine; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10898);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15076);
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96410);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);
/* harmony import */ var _step_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99448);
/* harmony import */ var _test_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64495);









const writeFailed = (summary, problem) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
    summary,
    fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, error: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$ },
    line: ({ error }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${problem}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(error)}`),
});
const EVENT_TYPES = {
    workflow_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run starts; `resumed` is true after a resume.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            workflow: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            input: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            metadata: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            resumed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        line: ({ workflow, file, resumed }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('plain', resumed ? '↻' : '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(workflow)}${file === _finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW ? '' : ` (${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(file)})`}`),
    }),
    node_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An attempt of a node starts.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_ },
        line: (event) => {
            const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', text, (0,_step_types_js__WEBPACK_IMPORTED_MODULE_7__/* .takesTime */ .Ym)(event.node_type) ? 'info' : 'hidden');
        },
    }),
    node_output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Text that a running node has printed since the last such event; `omitted` counts the characters left out before it.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            stream: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            text: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            omitted: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
        },
    }),
    node_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A node has completed. `handled_by: when`: its exit code is not 0, and its own routes decide on it; `quarantine`: failed tests may fail for a while.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPLETED */ .eJ,
        journal: 'at-once',
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCompleted */ .JB,
    }),
    node_failed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An attempt of a node has raised an error; `partial` is its output up to then. `secondary`: a `finally` node of a workflow that had failed already. A `terminate` with `status: failed` has the fields of its termination.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            ..._envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .RAISED */ .JY,
            node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            error_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            partial: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT */ .aQ),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            usage: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            failing: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            secondary: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            hash: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_),
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
        journal: 'later',
        line: (event) => {
            const { kind, message } = event.envelope;
            if (event.termination_reason !== undefined)
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('bad', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(event.termination_reason)}`);
            if (kind === 'internal.cancelled')
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)} was cancelled`);
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('bad', '✗', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)} ${kind}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(message, 300)}`);
        },
    }),
    node_retry_scheduled: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Another attempt follows after `delay_seconds`; `attempt` is the one that failed.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            delay_seconds: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            deadline: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            route: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
            from: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg))),
            policy: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        journal: 'at-once',
        line: ({ attempt, delay_seconds: delay, kind, ...at }) => {
            const when = `next attempt in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(delay * 1000)}`;
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '↻', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: retry ${attempt}, ${when} (${kind})`);
        },
    }),
    route_taken: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The routes of a node have decided. `route` is the row, such as `routes[1]`; `kind` is null after a success.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTED */ .Wp,
        journal: ({ kind }) => (kind === null ? 'later' : 'at-once'),
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRouteLine */ .BO,
    }),
    tests_reported: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The tests of all attempts so far, by the reports that they wrote, each in its last state.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, ..._test_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .TEST_COUNTS */ ._ },
        journal: 'later',
        line: (event) => {
            const { failed, quarantined = 0, flaky_names: names = [] } = event;
            const flaky = names.length === 0 ? '' : ` (flaky: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(names.join(', '), 300)})`;
            const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}: ${(0,_test_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTestCounts */ .G)(event)}${flaky}`;
            return failed + quarantined > 0 ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', text);
        },
    }),
    timer_set: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A wait has begun.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, deadline: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2, started: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2 },
        journal: 'at-once',
        logged: false,
    }),
    questions_answered: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Answers to the questions of an agent so far.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, answers: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv) },
        journal: 'at-once',
        logged: false,
    }),
    group_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A group starts.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, group_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), total: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2, max_concurrent: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2 },
        line: ({ group_type, total, max_concurrent: most, ...at }) => {
            const members = (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(total, group_type === 'for_each' ? 'item' : 'member');
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: ${members}, ${most} at a time`);
        },
    }),
    group_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A group has ended.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUP_ENDED */ .Tq,
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .groupLine */ .uj,
    }),
    subworkflow_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A node starts its child workflow.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            workflow: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            input: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            input_digest: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_),
        },
        journal: 'later',
        line: ({ file, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} runs ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(file)}`),
    }),
    subworkflow_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A child workflow has ended.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            workflow: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            status: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
        },
        line: ({ file, status }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${file}: ${status}`),
    }),
    checkpoint_saved: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The checkpoint is written; a resume can go on from it.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)() },
        line: () => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', 'checkpoint saved', 'debug'),
    }),
    checkpoint_save_failed: writeFailed('The checkpoint could not be written.', 'the checkpoint could not be saved'),
    errors_jsonl_write_failed: writeFailed('errors.jsonl could not be written.', 'errors.jsonl could not be written'),
    circuit_state_changed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A circuit breaker has opened, half opened or closed.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN, key: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, from: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg) },
        line: ({ key, from, to }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`circuit breaker ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(key)}: ${from} → ${to}`),
    }),
    breaker_counted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The counts of a breaker after a change; a resume goes on from the last ones.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, id: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, state: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv) },
        journal: 'at-once',
        logged: false,
    }),
    run_rewound: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: '`resume --from` discards earlier runs of nodes; `keep` lists those that still count, as `node#visit.attempt`.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            from: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            keep: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(Array.isArray),
        },
        journal: 'at-once',
        line: ({ from }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`from ${from}`),
    }),
    policy_evaluated: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A policy has allowed or denied the start of a node.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN,
            policy_name: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            allowed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isBoolean */ .Lm),
            reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            metadata: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            mode: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        journal: 'later',
        line: ({ policy_name: name, allowed, reason, mode, metadata, ...at }) => {
            const isSkipped = allowed && metadata['skipped'] === true;
            const verb = isSkipped ? 'was skipped for' : allowed ? 'allows' : mode === 'warn' ? 'warns about' : 'denies';
            const text = `policy ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(name)} ${verb} ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}${reason === '' ? '' : `: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(reason)}`}`;
            if (isSkipped)
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '!', text, 'debug');
            return allowed ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(text);
        },
    }),
    resilience_decided: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The decision about an error that no route took.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, decision: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$, kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_ },
        line: ({ kind, reason }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${kind}, ${reason}`),
    }),
    dead_lettered: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An item was given up and put into dead-letter.jsonl.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, id: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$ },
        journal: 'at-once',
        line: ({ kind, reason, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} was put aside as a dead letter: ${kind}, ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(reason)}`),
    }),
    escalated: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An escalation was recorded; `delivery` in result.json says where it went.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN,
            kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            title: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            labels: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            assignees: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            owner: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
        },
        journal: 'at-once',
        line: ({ title, message, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: an escalation was recorded: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(title === '' ? message : title)}`),
    }),
    gate_waiting: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A gate waits for an answer.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN, prompt: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$, options: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('options', Array.isArray) },
        journal: 'later',
        line: ({ prompt, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '?', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} waits for an answer: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(prompt, 300)}`, 'warning'),
    }),
    hook_executed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A hook was rendered; `error` is null unless that failed.',
        fields: {
            scope: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            node: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            hook: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            result: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
        },
        line: ({ hook, error, result }) => error === null
            ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', `hook ${hook}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(result)}`)
            : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`hook ${hook} failed: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(error)}`),
    }),
    warning: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A warning; `intended` is true where the workflow file allows what it is about.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ,
            code: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            visit: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2),
            attempt: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2),
            intended: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
        },
        journal: ({ attempt }) => (attempt === undefined ? 'never' : 'later'),
        line: ({ message }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(message, 1000)),
    }),
    error_recorded: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'One of the errors that end the run; errors.jsonl has a record for each.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            ..._envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .RAISED */ .JY,
            ends_run: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
        },
        line: ({ envelope: { kind, message } }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${kind}: ${message}`),
    }),
    workflow_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run succeeded; after a terminate node with its fields.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            shard: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
    }),
    workflow_failed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run ended with another outcome; `signal`, `gate` or `plan` where one of them ended it.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            outcome: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            error_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            envelope: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnvelope */ .XT))),
            frames: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isFrame */ .qt))),
            failed_node: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg))),
            error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('error-facts')),
            signal: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            gate: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('gate')),
            plan: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            shard: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            errors_path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            errors_write_error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
        line: ({ message }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(message),
    }),
};
function eventFacts(type) {
    return EVENT_TYPES[type];
}
function formatEventLine(event) {
    return eventFacts(event.type).line(event);
}
function isEventType(name) {
    return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name);
}


/***/ }),

/***/ 53325:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ suggestText; },
/* harmony export */   Mt: function() { return /* binding */ MAX_FINDINGS; },
/* harmony export */   Ql: function() { return /* binding */ pickShownFields; },
/* harmony export */   S_: function() { return /* binding */ toAdvice; },
/* harmony export */   W: function() { return /* binding */ createUnplacedFinding; },
/* harmony export */   _J: function() { return /* binding */ formatPlacedMessage; },
/* harmony export */   _p: function() { return /* binding */ findFixRange; },
/* harmony export */   au: function() { return /* binding */ didYouMean; },
/* harmony export */   bx: function() { return /* binding */ boundFindings; },
/* harmony export */   kj: function() { return /* binding */ UNSEEN_FAILURE; },
/* harmony export */   nD: function() { return /* binding */ suggestNearest; },
/* harmony export */   tW: function() { return /* binding */ NO_FILE; }
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

const NO_FILE = '';
function toAdvice(hint) {
    if (hint === null || typeof hint === 'string')
        return { suggestion: hint };
    const { suggestion, fix, related, about } = hint;
    return { suggestion, ...(fix && { fix }), ...(related && { related }), ...(about && { about }) };
}
const UNSEEN_FAILURE = 'unseen-failure';
function createUnplacedFinding(code, severity, problem) {
    const remedy = typeof problem === 'string' ? { message: problem, suggestion: null } : problem;
    return { file: NO_FILE, line: 1, column: 1, code, severity, ...remedy };
}
function suggestText(replaces, text, suggestion = `write \`${text}\``) {
    return { suggestion, fix: { replaces, text } };
}
function didYouMean(written, meant) {
    return meant === null ? null : suggestText(written, meant, `did you mean \`${meant}\`?`);
}
function suggestNearest(written, known, limit) {
    return didYouMean(written, (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(written, known, limit));
}
const WORD_SIGN = /[\p{L}\p{N}_-]/u;
function findFixRange(line, { column, fix }) {
    const { replaces = '' } = fix ?? {};
    for (let start = line.indexOf(replaces, column - 1); replaces !== '' && start !== -1; start = line.indexOf(replaces, start + 1)) {
        const end = start + replaces.length;
        const isWhole = [
            [line[start - 1], replaces.at(0)],
            [line[end], replaces.at(-1)],
        ].every(([outer = '', inner = '']) => !WORD_SIGN.test(outer) || !WORD_SIGN.test(inner));
        if (isWhole)
            return { start, end };
    }
    return null;
}
function pickShownFields({ fix: _fix, related: _related, about: _about, ...shown }) {
    return shown;
}
function formatPlacedMessage({ file, line, column, message }) {
    return file === NO_FILE ? message : `${file}:${line}:${column} ${message}`;
}
const MAX_FINDINGS = 100;
function boundFindings(findings, unshown) {
    if (findings.length <= MAX_FINDINGS)
        return findings;
    const errors = findings.filter(({ severity }) => severity === 'error');
    const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS));
    const hidden = findings.length - shown.size + unshown;
    const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown;
    const more = createUnplacedFinding('more-findings', hiddenErrors > 0 ? 'error' : 'warning', {
        message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
        suggestion: 'fix the first ones and validate again: many of the others may go away with them',
    });
    return [...findings.filter((finding) => shown.has(finding)), { ...more, file: findings[0]?.file ?? NO_FILE }];
}


/***/ }),

/***/ 45979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: function() { return /* binding */ exceptionType; },
/* harmony export */   Ce: function() { return /* binding */ NEVER_ROUTABLE; },
/* harmony export */   Dj: function() { return /* binding */ isEngineKind; },
/* harmony export */   Fr: function() { return /* binding */ ENGINE_KINDS; },
/* harmony export */   HO: function() { return /* binding */ isReservedKind; },
/* harmony export */   MT: function() { return /* binding */ matchesPattern; },
/* harmony export */   Te: function() { return /* binding */ isNeverRoutable; },
/* harmony export */   VF: function() { return /* binding */ isKind; },
/* harmony export */   YY: function() { return /* binding */ isLimitOfRun; },
/* harmony export */   Yd: function() { return /* binding */ NOT_STARTED; },
/* harmony export */   bn: function() { return /* binding */ toKindPatterns; },
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   eL: function() { return /* binding */ TOOL_LOOP_LIMIT; },
/* harmony export */   nm: function() { return /* binding */ isKindPrefix; },
/* harmony export */   qI: function() { return /* binding */ hasNeverStarted; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; }
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36750);



const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = Object.keys(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_CATALOGUE */ .HD).filter((kind) => isEngineKind(kind));
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfRun({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] !== TOOL_LOOP_LIMIT;
}
function isNeverRoutable(error) {
    if (error.kind === 'internal.limit_exceeded')
        return isLimitOfRun(error);
    return NEVER_ROUTABLE.some((known) => known === error.kind);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_CATALOGUE */ .HD, kind);
}
function toKindPatterns(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    const patterns = typeof onError === 'string' ? [onError] : onError;
    return patterns.map((name) => (name === 'internal.script_error_transport' ? 'internal.schema_violation' : name));
}
function matchesPattern(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}
const EXCEPTION_TYPES = {
    'internal.script_error': 'ExecutionError',
    'internal.timeout': 'TimeoutError',
    'internal.schema_violation': 'ValidationError',
    'internal.template_error': 'TemplateError',
    'provider.exhausted': 'ProviderError',
    'provider.rejected': 'ProviderError',
};
function exceptionType(kind) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(EXCEPTION_TYPES, kind);
}
const OF_THE_ENGINE = ENGINE_KINDS.filter((kind) => (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(undefined, kind)?.transient === true);
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .listTransientKindsOfSets */ .Qf)()]);
function isTransient({ kind, details }, about) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return about?.transient ?? TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function hasNeverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable({ envelope, about }, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope, about);
    return retryable.some((pattern) => matchesPattern(pattern, envelope.kind));
}


/***/ }),

/***/ 56461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: function() { return /* binding */ memoize; },
/* harmony export */   DN: function() { return /* binding */ addTo; },
/* harmony export */   Oo: function() { return /* binding */ once; }
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}
function memoize(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 99538:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: function() { return /* binding */ formatCount; },
/* harmony export */   DB: function() { return /* binding */ formatNearHint; },
/* harmony export */   J0: function() { return /* binding */ NOT_RESUMABLE; },
/* harmony export */   ND: function() { return /* binding */ capitalizeFirst; },
/* harmony export */   QW: function() { return /* binding */ describeValues; },
/* harmony export */   hD: function() { return /* binding */ quote; },
/* harmony export */   qg: function() { return /* binding */ findNearest; },
/* harmony export */   td: function() { return /* binding */ pluralize; },
/* harmony export */   ye: function() { return /* binding */ formatUnsaved; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const MAX_NAMES = 2000;
const MAX_NAME_CHARS = 100;
function findNearest(name, known, limit = Math.max(1, Math.min(3, Math.floor(name.length / 3)))) {
    if (name.length > MAX_NAME_CHARS)
        return null;
    let best = null;
    let bestDistance = limit + 1;
    for (const candidate of [...known].slice(0, MAX_NAMES)) {
        if (Math.abs(candidate.length - name.length) >= bestDistance)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function editDistance(a, b, bound) {
    let beforePrevious = [];
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        for (let j = Math.max(1, i - bound); j <= Math.min(b.length, i + bound); j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min((previous[j] ?? bound) + 1, (current[j - 1] ?? bound) + 1, (previous[j - 1] ?? bound) + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, (beforePrevious[j - 2] ?? bound) + 1);
            current[j] = value;
        }
        beforePrevious = previous;
        previous = current;
    }
    return previous[b.length] ?? bound;
}
function formatNearHint(name, known, show = (near) => near) {
    const near = findNearest(name, known);
    return near === null ? '' : ` (did you mean ${show(near)}?)`;
}
function formatCount(count, noun) {
    return `${count} ${count === 1 ? noun : pluralize(noun)}`;
}
function pluralize(noun) {
    if (/(?:[sx]|[cs]h)$/.test(noun))
        return `${noun}es`;
    return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
function quote(value) {
    const text = typeof value === 'string' ? value : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value) ?? String(value));
    const line = text.slice(0, 1000).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    return `\`${line.length > 80 ? `${line.slice(0, 77)}...` : line}\``;
}
function describeValues(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name} is ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value)}`)
        .join(', ');
}
function capitalizeFirst(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
const NOT_RESUMABLE = 'this run cannot be resumed';
function formatUnsaved(problem) {
    return `the checkpoint could not be written: ${problem}`;
}


/***/ }),

/***/ 85636:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ CANCEL_SIGNALS; },
/* harmony export */   I0: function() { return /* binding */ toCancelSignal; },
/* harmony export */   Ky: function() { return /* binding */ markDecided; },
/* harmony export */   LN: function() { return /* binding */ createSchemaViolation; },
/* harmony export */   Ox: function() { return /* binding */ addTokens; },
/* harmony export */   bP: function() { return /* binding */ createRaised; },
/* harmony export */   fU: function() { return /* binding */ createEngineFailure; },
/* harmony export */   jV: function() { return /* binding */ withTrue; },
/* harmony export */   t4: function() { return /* binding */ toExitCode; },
/* harmony export */   wi: function() { return /* binding */ RUN_OUTCOMES; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const RUN_OUTCOMES = ['success', 'failed', 'invalid', 'halted', 'suspended', 'cancelled'];
const EXIT_CODES = {
    success: 0,
    failed: 1,
    invalid: 2,
    halted: 3,
    suspended: 4,
};
const CANCEL_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
const CANCEL_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];
function toCancelSignal(signal) {
    return CANCEL_SIGNALS.find((name) => name === signal.reason) ?? 'SIGTERM';
}
function toExitCode(outcome, signal) {
    if (outcome === 'cancelled')
        return CANCEL_CODES[signal ?? 'SIGTERM'];
    return EXIT_CODES[outcome];
}
function addTokens(a, b) {
    return a === null ? b : b === null ? a : a + b;
}
function markDecided(outcome) {
    return outcome.status === 'completed' ? { ...outcome, note: { ...outcome.note, handled_by: 'when' } } : outcome;
}
function withTrue(printed) {
    return Object.fromEntries(Object.entries(printed).map(([name, value]) => [
        name,
        value === false ? true : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? withTrue(value) : value,
    ]));
}
function createRaised(error, partial) {
    return { status: 'raised', error, partial };
}
function createEngineFailure(kind, message, details) {
    return { envelope: { kind, message, details }, origin: 'engine' };
}
function createSchemaViolation(node, source, field, message, more) {
    const details = { node, source, original_message: message, failed_field: field, ...more };
    return createEngineFailure('internal.schema_violation', message, details);
}


/***/ }),

/***/ 22719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ toNodeKey; },
/* harmony export */   Gd: function() { return /* binding */ itemsOfRoot; },
/* harmony export */   NF: function() { return /* binding */ toDeadLetterId; },
/* harmony export */   TH: function() { return /* binding */ formatReadablePlace; },
/* harmony export */   ZT: function() { return /* binding */ countLevels; },
/* harmony export */   ZU: function() { return /* binding */ placeInFile; },
/* harmony export */   dZ: function() { return /* binding */ removeItems; },
/* harmony export */   kB: function() { return /* binding */ letterVisit; },
/* harmony export */   kw: function() { return /* binding */ rootRun; },
/* harmony export */   mo: function() { return /* binding */ isRetried; },
/* harmony export */   nY: function() { return /* binding */ scopeInside; },
/* harmony export */   q4: function() { return /* binding */ moveScope; },
/* harmony export */   qB: function() { return /* binding */ isInsideAttempt; },
/* harmony export */   r7: function() { return /* binding */ runKey; },
/* harmony export */   rU: function() { return /* binding */ walkRunsAround; },
/* harmony export */   tV: function() { return /* binding */ runAround; },
/* harmony export */   xp: function() { return /* binding */ visitKey; }
/* harmony export */ });
function toNodeKey({ scope, node }) {
    return `${scope}${node}`;
}
function visitKey({ scope, node, visit }) {
    return `${scope}${node}#${visit}`;
}
function runKey({ scope, node, visit, attempt }) {
    return `${scope}${node}#${visit}.${attempt}`;
}
function scopeInside(at, item = null) {
    return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`;
}
const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s;
function runAround(scope) {
    const start = scope.lastIndexOf('/', scope.length - 2) + 1;
    const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null;
    if (parts === null)
        return null;
    const [, node = '', visit, attempt, item] = parts;
    return {
        scope: scope.slice(0, start),
        node,
        visit: Number(visit),
        attempt: Number(attempt),
        item: item === undefined ? null : Number(item),
    };
}
function* walkRunsAround(scope) {
    for (let around = runAround(scope); around !== null; around = runAround(around.scope))
        yield around;
}
function rootRun(scope) {
    return runAround(scope.slice(0, scope.indexOf('/') + 1));
}
function itemsOfRoot({ group, visit, attempt }) {
    return (scope) => {
        const run = rootRun(scope);
        if (run === null || run.node !== group || run.visit !== visit)
            return null;
        return attempt === undefined || run.attempt === attempt ? run.item : null;
    };
}
function isInsideAttempt(place, run) {
    const outer = runKey(run);
    const next = place.charAt(outer.length);
    return (next === '/' || next === '[') && place.startsWith(outer);
}
function countLevels(scope) {
    return scope.split('/').length - 1;
}
function moveScope(scope, from, to) {
    return `${visitKey(to)}${scope.slice(visitKey(from).length)}`;
}
function isRetried(at) {
    return [at, ...walkRunsAround(at.scope)].some(({ attempt }) => attempt > 1);
}
function formatReadablePlace(place) {
    return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '');
}
function placeInFile(at) {
    return removeItems(formatReadablePlace(toNodeKey(at)));
}
function removeItems(place) {
    return place.replaceAll(/\[\d+\](?=\/)/g, '');
}
function toDeadLetterId(runId, at) {
    return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`;
}
function letterVisit(id) {
    return Number(/#(\d+)$/.exec(id)?.[1] ?? 1);
}


/***/ }),

/***/ 79615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ MAX_TOOL_MESSAGE_BYTES; },
/* harmony export */   D2: function() { return /* binding */ TRANSPORT_CATEGORIES; },
/* harmony export */   HQ: function() { return /* binding */ REASONING_EFFORTS; },
/* harmony export */   V9: function() { return /* binding */ MAX_TOOL_ANSWER_BYTES; },
/* harmony export */   gB: function() { return /* binding */ MAX_ANSWER_BYTES; },
/* harmony export */   wM: function() { return /* binding */ HTTP_SERVERS; }
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
const MAX_TOOL_ANSWER_BYTES = 256 * 1024;
const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 29019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: function() { return /* binding */ REPORT_FILES; },
/* harmony export */   cM: function() { return /* binding */ isOwnerFile; },
/* harmony export */   eL: function() { return /* binding */ RUN_FILE_NAMES; }
/* harmony export */ });
/* unused harmony exports PLACE_FILE, RUN_FILES */
const PLACE_FILE = 'place.json';
const REPORT_FILES = {
    html: { file: 'report.html', what: 'a page for people' },
    junit: { file: 'junit.xml', what: 'a JUnit report for test reporters' },
    sarif: { file: 'errors.sarif', what: 'a SARIF report for code scanning' },
};
const reportFiles = Object.entries(REPORT_FILES).map(([name, { file, what }]) => [
    file,
    name === 'html' ? what : `${what}, on request`,
]);
const RUN_FILES = {
    'events.jsonl': 'everything that happened, one JSON object a line',
    'errors.jsonl': 'one record for each error that ended the run; it exists once it has a record',
    'result.json': 'the report for programs and agents',
    ...Object.fromEntries(reportFiles),
    'dead-letter.jsonl': 'items that were given up, for `conductor redrive`',
    'dead-letter.jsonl.unmarked': 'there while a redrive could not mark a letter that it ran',
    'checkpoint.json': 'a snapshot, what `conductor resume` goes on from',
    'journal.jsonl': 'what each node did, one record a line, beside the snapshot',
    'shards.json': 'the plan of a run that was stopped for its shards',
    'plan/checkpoint.json': 'in the folder of a shard: the plan that it goes on from',
    'plan/journal.jsonl': 'in the folder of a shard: the journal of its plan',
    'plan/shards.json': 'in the folder of a shard: the list of shards',
    [PLACE_FILE]: 'in an artifact: which step of which job left it',
};
const RUN_FILE_NAMES = Object.keys(RUN_FILES);
function isOwnerFile(name) {
    return /^owner-\d+\.(?:lock|done)$/.test(name);
}


/***/ }),

/***/ 7725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ isThere; },
/* harmony export */   Eo: function() { return /* binding */ isName; },
/* harmony export */   Et: function() { return /* binding */ isNumber; },
/* harmony export */   Gv: function() { return /* binding */ isObject; },
/* harmony export */   Hu: function() { return /* binding */ allowNull; },
/* harmony export */   KT: function() { return /* binding */ allowUndefined; },
/* harmony export */   Kg: function() { return /* binding */ isString; },
/* harmony export */   Lm: function() { return /* binding */ isBoolean; },
/* harmony export */   Pg: function() { return /* binding */ createObjectShape; },
/* harmony export */   Ui: function() { return /* binding */ createMapShape; },
/* harmony export */   Yk: function() { return /* binding */ createListShape; },
/* harmony export */   r3: function() { return /* binding */ findWrongField; },
/* harmony export */   yL: function() { return /* binding */ oneOf; },
/* harmony export */   zs: function() { return /* binding */ narrowShape; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

function findWrongField(value, checks) {
    return Object.keys(checks).find((name) => checks[name]?.(value[name]) === false);
}
function createObjectShape(checks) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && findWrongField(value, checks) === undefined;
}
function narrowShape(checks) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && findWrongField(value, checks) === undefined;
}
function isString(value) {
    return typeof value === 'string';
}
function isName(value) {
    return isString(value) && value !== '';
}
function isNumber(value) {
    return typeof value === 'number';
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value);
}
function isThere(value) {
    return value !== undefined;
}
function oneOf(...values) {
    return (value) => values.some((known) => known === value);
}
function allowUndefined(check) {
    return (value) => value === undefined || check(value);
}
function allowNull(check) {
    return (value) => value === null || check(value);
}
function createListShape(check) {
    return (value) => Array.isArray(value) && value.every(check);
}
function createMapShape(check) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && Object.values(value).every(check);
}


/***/ }),

/***/ 99448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: function() { return /* binding */ touchesOutside; },
/* harmony export */   FU: function() { return /* binding */ STEP_TYPES; },
/* harmony export */   Nn: function() { return /* binding */ stepType; },
/* harmony export */   UP: function() { return /* binding */ endsOrAsks; },
/* harmony export */   Uw: function() { return /* binding */ ROUTE_ACTIONS; },
/* harmony export */   Ym: function() { return /* binding */ takesTime; },
/* harmony export */   cD: function() { return /* binding */ isWork; },
/* harmony export */   vC: function() { return /* binding */ isGovernedType; },
/* harmony export */   yx: function() { return /* binding */ hasSteps; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

function listTemplateFields(...paths) {
    return paths.map((path) => ({ path: path.split('.'), form: 'template', scope: 'node' }));
}
const GOVERNED = [
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.policy_denied',
    'internal.circuit_open',
];
const TYPES = {
    script: {
        does: 'work',
        sees: 'inputs',
        kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
        templates: [
            ...listTemplateFields('command', 'args', 'env', 'working_dir', 'stdin', 'timeout', 'idle_timeout', 'reports'),
            { path: ['run'], form: 'run', scope: 'node' },
            { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
            { path: ['fail_when', '*', 'when'], form: 'condition', scope: 'own-output' },
            { path: ['fail_when', '*', 'message'], form: 'template', scope: 'own-output' },
            { path: ['fail_when', '*', 'details'], form: 'template', scope: 'own-output' },
        ],
    },
    set: {
        does: 'compute',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('value', 'values'),
    },
    wait: {
        does: 'wait',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('duration', 'reason'),
    },
    terminate: {
        does: 'end',
        sees: 'listed',
        kinds: [],
        templates: listTemplateFields('reason', 'output_template'),
        shape: 'oval',
    },
    workflow: {
        does: 'hold',
        sees: 'inputs',
        kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
        templates: listTemplateFields('input_mapping'),
        shape: 'frame',
    },
    agent: {
        does: 'work',
        sees: 'listed',
        kinds: [
            'provider.exhausted',
            'provider.rejected',
            'provider.tool_unavailable',
            'internal.limit_exceeded',
            'internal.timeout',
            ...GOVERNED,
        ],
        templates: listTemplateFields('prompt', 'system_prompt', 'model', 'working_dir', 'reasoning'),
        shape: 'round',
    },
    human_gate: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('prompt'),
        shape: 'hexagon',
    },
    questions: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('prompt', 'source', 'questions.*.text', 'questions.*.hint', 'questions.*.choices'),
        shape: 'hexagon',
    },
    parallel: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.policy_denied'],
        templates: [],
    },
    for_each: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
        templates: [...listTemplateFields('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
    },
};
const STEP_TYPES = TYPES;
function stepType(name) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(STEP_TYPES, name) ?? null;
}
function findActivity(type) {
    return stepType(type)?.does ?? null;
}
function touchesOutside(type) {
    return isWork(type) || findActivity(type) === 'ask';
}
function isWork(type) {
    return findActivity(type) === 'work';
}
function takesTime(type) {
    return touchesOutside(type) || findActivity(type) === 'wait';
}
function endsOrAsks(type) {
    return findActivity(type) === 'end' || findActivity(type) === 'ask';
}
function hasSteps(type) {
    return findActivity(type) === 'hold';
}
function isGovernedType(type) {
    return isWork(type) || hasSteps(type);
}
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];


/***/ }),

/***/ 64495:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ formatTestCounts; },
/* harmony export */   _: function() { return /* binding */ TEST_COUNTS; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);



const TEST_COUNTS = {
    total: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failed: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    skipped: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    flaky: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2),
    quarantined: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2),
    seconds: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failures: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)(Array.isArray),
    slowest: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)(Array.isArray),
    flaky_names: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    quarantined_tests: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    suites: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
};
function formatTestCounts({ total, failed, skipped, flaky = 0, quarantined = 0, seconds }) {
    const more = [
        ...(quarantined > 0 ? [`${quarantined} failed in quarantine`] : []),
        `${skipped} skipped`,
        ...(flaky > 0 ? [`${flaky} flaky`] : []),
        (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1000),
    ];
    const passed = Math.max(0, total - failed - quarantined - skipped);
    return [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(total, 'test'), `${passed} passed`, `${failed} failed`, ...more].join(', ');
}


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   Qf: function() { return /* binding */ listTransientKindsOfSets; },
/* harmony export */   RJ: function() { return /* binding */ TEST_FAILED; },
/* harmony export */   b0: function() { return /* binding */ listKindsOfSet; }
/* harmony export */ });
/* unused harmony export isSetName */
const TEST_FAILED = 'external.build.test';
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function listKindsOfSet(set) {
    return listKindWords(set).map((word) => toToolKind(set, word));
}
function listTransientKindsOfSets() {
    return SET_NAMES.flatMap((set) => listKindWords(set).flatMap((word) => (word.endsWith('*') ? [toToolKind(set, word)] : [])));
}
function listKindWords(set) {
    return TOOL_KINDS[set].split(' ');
}
function toToolKind(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 42032:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ VERSION; }
/* harmony export */ });
const VERSION = '1.0.0';


/***/ }),

/***/ 84915:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: function() { return /* binding */ sendNotice; },
/* harmony export */   EZ: function() { return /* binding */ isMeant; },
/* harmony export */   Yp: function() { return /* binding */ parseNotifyEvents; },
/* harmony export */   fK: function() { return /* binding */ NOTIFY_FORMATS; },
/* harmony export */   hh: function() { return /* binding */ EMPTY_NOTICE; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);






const NOTIFY_FORMATS = ['json', 'slack', 'teams'];
const EVENTS = [..._core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_OUTCOMES */ .wi, 'escalated', 'recovered'];
const DEFAULT_EVENTS = ['halted', 'failed', 'suspended', 'escalated', 'recovered'];
function parseNotifyEvents(text) {
    const names = text.match(/[^\s,]+/g) ?? [];
    const unknown = names.find((name) => !EVENTS.some((event) => event === name));
    if (unknown !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`does not know ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(unknown)}${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNearHint */ .DB)(unknown, EVENTS)}; it takes ${EVENTS.join(', ')}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(new Set(names.length === 0 ? DEFAULT_EVENTS : names));
}
const EMPTY_NOTICE = {
    schema_version: 1,
    repository: null,
    branch: null,
    kind: null,
    message: null,
    node: null,
    file: null,
    line: null,
    run_url: null,
    pull_request: null,
    commit: null,
    escalations: [],
};
function isMeant({ kinds: patterns, owners: wanted }, kinds, owners) {
    const isKindMeant = patterns?.some((pattern) => kinds.some((kind) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPattern */ .MT)(pattern, kind))) ?? true;
    return isKindMeant && (wanted?.some((owner) => owners.includes(owner)) ?? true);
}
const MAX_BYTES = 30_000;
const AMOUNTS = [
    [4000, 20],
    [1000, 10],
    [300, 3],
    [100, 0],
];
async function sendNotice({ url, format, send: post }, notice) {
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    const isTeams = /(?:^|\.)(?:webhook\.office\.com|logic\.azure\.com)$/.test(host);
    const render = RENDERERS[format ?? (host === 'hooks.slack.com' ? 'slack' : isTeams ? 'teams' : 'json')];
    const bodies = AMOUNTS.map((amounts) => render(limitNotice(notice, amounts)));
    const fitting = bodies.find((body) => Buffer.byteLength((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(body)) <= MAX_BYTES);
    return { problem: await post(url, fitting ?? bodies.at(-1) ?? {}) };
}
function limitNotice(notice, [chars, listed]) {
    const short = (text) => (text === null ? null : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(text), chars));
    return {
        ...notice,
        workflow: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(notice.workflow, 200),
        kind: short(notice.kind),
        message: short(notice.message),
        node: short(notice.node),
        file: short(notice.file),
        escalations: notice.escalations
            .slice(0, listed)
            .map((escalation) => Object.fromEntries(Object.entries(escalation).map(([name, value]) => [name, short((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(value))]))),
    };
}
const RENDERERS = {
    json: (notice) => ({ ...notice, escalations: [...notice.escalations] }),
    slack: toSlack,
    teams: toTeams,
};
const HEADINGS = {
    success: '✅ succeeded',
    recovered: '✅ succeeded again',
    halted: '🛑 halted',
    failed: '❌ failed',
    invalid: '❌ is not valid',
    suspended: '⏸️ waits for an answer',
    cancelled: '⏹️ was cancelled',
    escalated: '🔔 escalated',
    triage: '🔎 has failed jobs',
    survey: '📊 has new causes of failures',
};
function toInertText(text) {
    return text
        .replaceAll('@', '@\u200b')
        .replaceAll('://', ':\u200b//')
        .replaceAll(/\bwww\./gi, (www) => `${www.slice(0, 3)}\u200b.`);
}
function createNoticeParts(notice) {
    const { event, workflow, kind, node, file, line, message, escalations, pull_request: pullRequest, commit } = notice;
    const [sign = '', ...words] = (HEADINGS[event] ?? event).split(' ');
    const place = file === null ? null : `${file}${line === null ? '' : `:${line}`}`;
    const shortCommit = commit?.slice(0, 12) ?? null;
    const about = { repository: notice.repository, branch: notice.branch, kind, owner: notice.owner, node, file: place };
    const facts = { ...about, 'pull request': pullRequest && `#${pullRequest}`, commit: shortCommit };
    return {
        heading: `${sign} ${toInertText((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(workflow))} ${words.join(' ')}`,
        facts: Object.entries(facts).flatMap(([name, value]) => value ? [{ name, value: toInertText((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(value)) }] : []),
        message: toInertText(message ?? ''),
        escalations: escalations.map(({ kind: what, node: where, title }) => toInertText((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(what)} at ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(where)} ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(title)}`))),
    };
}
function toSlack(notice) {
    const { heading, facts, message, escalations } = createNoticeParts(notice);
    const escapeMessage = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('`', 'ˋ');
    const code = (text) => `\`${escapeMessage(text)}\``;
    const link = notice.run_url === null ? [] : [`<${encodeURI(notice.run_url)}|Open the run>`];
    const lines = [
        `*${escapeMessage(heading).replaceAll('*', '∗')}*`,
        ...facts.map(({ name, value }) => `${name}: ${code(value)}`),
        ...(message === '' ? [] : [`\`\`\`${escapeMessage(message)}\`\`\``]),
        ...escalations.map((text) => `🔔 ${code(text)}`),
        ...link,
    ];
    return { text: lines.join('\n'), unfurl_links: false, unfurl_media: false };
}
function toTeams(notice) {
    const { heading, facts, message, escalations } = createNoticeParts(notice);
    const block = (text, style = {}) => ({
        type: 'RichTextBlock',
        inlines: [{ type: 'TextRun', text, ...style }],
    });
    const content = {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
            block(heading, { weight: 'Bolder', size: 'Medium' }),
            ...facts.map(({ name, value }) => block(`${name}: ${value}`)),
            ...(message === '' ? [] : [block(message, { fontType: 'Monospace' })]),
            ...escalations.map((text) => block(`🔔 ${text}`)),
        ],
        actions: notice.run_url === null ? [] : [{ type: 'Action.OpenUrl', title: 'Open the run', url: notice.run_url }],
    };
    return {
        type: 'message',
        attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
    };
}


/***/ }),

/***/ 37670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ findNetrc; },
/* harmony export */   u: function() { return /* binding */ findAssignments; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93833);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47481);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);



const PAIR = /[:=](?<=(?:([A-Za-z]{1,24}) )?([\w.-]{3,64})(\\{0,3}["'`])?[\t \]]*[:=])/y;
const MAY_BE_PAIR = new RegExp(`(?:${_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_STEM */ .Eq.source})[\\w.-]{0,61}(?:\\\\{0,3}["'\`])?[\\t \\]]*[:=]`, 'gi');
const LONGEST_NAME = 256;
const OWN_CODES = new Set(['literal-secret']);
const HALVES = new Set(['key', 'keys', 'string', 'strings']);
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})>([^<]*)<\//g;
const FLAG = /(?<![A-Za-z0-9-])--([A-Za-z][A-Za-z0-9_-]{2,40})[ \t]+(?=[^\s-])/g;
const NETRC = /\b(?:password|passwd|account)[ \t]+(?=\S)/g;
const PLAIN_RUN = /(?:(?!\\[nr"'])[^\s"'`&,;<>]){0,100000}/y;
const LINE_RUN = /(?:=(\\?)"[^"\\\r\n]*\1"(?=[ \t]*(?:[,;\r\n"']|\\[rn]|$))|(?!\\[nr"'])[^\r\n"'`]){0,100000}/y;
const SCHEME = /(?:bearer|basic|token|digest|negotiate|apikey|ntlm|aws4-hmac-sha256)[ \t]+(?=\S)/iy;
const NUMBER_RUN = /[-+0-9.eE]+/y;
const BARE_WORD = /true|false|null/y;
const HARMLESS_VALUES = new Set([
    'true false null nil none undefined yes no on off required optional missing invalid expired empty must should cannot can',
    'not is was has are were string str number int integer bool boolean object array bytes any unknown unset default ok okay',
    'failed failure success succeeded error errors denied enabled disabled found expected unexpected redacted hidden masked n/a',
].flatMap((words) => words.split(' ')));
function findAssignments(text, spans) {
    if (text.includes(':') || text.includes('='))
        findPairs(text, spans);
    if (text.includes('--'))
        findFlags(text, spans);
    if (text.includes('</'))
        findElements(text, spans);
}
function findPairs(text, spans) {
    let from = 0;
    MAY_BE_PAIR.lastIndex = 0;
    while (MAY_BE_PAIR.test(text)) {
        const separator = MAY_BE_PAIR.lastIndex - 1;
        PAIR.lastIndex = separator;
        const match = separator < from ? null : PAIR.exec(text);
        const word = match?.[2] ?? '';
        if (match === null || OWN_CODES.has(word))
            continue;
        const sensitivity = (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .rateSensitivity */ ["in"])(HALVES.has(word.toLowerCase()) ? `${match[1] ?? ''} ${word}` : word);
        if (sensitivity === 'none')
            continue;
        from = findValue(text, separator, { word, quote: match[3] ?? '', sensitivity }, spans);
        MAY_BE_PAIR.lastIndex = Math.max(separator + 1, from - LONGEST_NAME);
    }
}
function findValue(text, separator, name, spans) {
    let offset = separator + 1;
    const comparison = text[offset] === '=';
    if (text[offset] === ':' || text.startsWith('//', offset))
        return offset + 1;
    if (text.startsWith('-default}', offset))
        return offset;
    while (text[offset] === '=' || text[offset] === '>')
        offset += 1;
    while (text[offset] === ' ' || text[offset] === '\t')
        offset += 1;
    const quote = findOpeningQuote(text, offset);
    if (quote !== '')
        return findQuoted(text, offset + quote.length, quote, spans);
    if (name.quote !== '' && (text[offset] === '{' || text[offset] === '['))
        return findNested(text, offset, name.quote, spans);
    if (comparison && text[separator] === '=')
        return offset;
    return findUnquoted(text, offset, separator, name, spans);
}
function findOpeningQuote(text, offset) {
    let end = offset;
    while (end - offset < 3 && text[end] === '\\')
        end += 1;
    return /["'`]/.test(text.charAt(end)) ? text.slice(offset, end + 1) : '';
}
function findQuoted(text, start, quote, spans) {
    const end = findClosingQuote(text, start, quote);
    const value = text.slice(start, end);
    if (value !== '' && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) && !/^(?:true|false|null)$/.test(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end + quote.length;
}
function findClosingQuote(text, start, quote) {
    const mark = quote[quote.length - 1];
    const depth = quote.length - 1;
    let backslashes = 0;
    for (let offset = start; offset < text.length; offset += 1) {
        const char = text[offset];
        if (char === '\\') {
            backslashes += 1;
            continue;
        }
        if (char === '\n')
            return offset;
        if (char === mark && (depth === 0 ? backslashes % 2 === 0 : backslashes <= depth))
            return offset - Math.min(depth, backslashes);
        backslashes = 0;
    }
    return text.length;
}
function findUnquoted(text, offset, separator, name, spans) {
    const header = name.word.toLowerCase();
    const colon = text[separator] === ':';
    if (colon && header.endsWith('authorization')) {
        SCHEME.lastIndex = offset;
        if (SCHEME.test(text))
            return pushRun(LINE_RUN, text, SCHEME.lastIndex, spans);
    }
    if (colon && header.endsWith('cookie')) {
        if (/^[^\r\n=]*=/.test(text.slice(offset, offset + 256)))
            return pushRun(LINE_RUN, text, offset, spans);
    }
    const end = findPlainEnd(text, offset);
    const value = text.slice(offset, end);
    if (colon && offset === separator + 1 && isFileName(text, separator, name)) {
        if (LINE_NUMBER.test(value))
            return end;
        const number = /^\d{1,5}:(?=.)/.exec(value)?.[0];
        if (number !== undefined) {
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + number.length, end);
            return end;
        }
    }
    const mayBeProse = colon && name.sensitivity === 'weak';
    const isInProse = mayBeProse && isProse(text, text.lastIndexOf(name.word, separator), offset, end);
    if (!isInProse && !isHarmless(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
    return /[:=]$/.test(value) ? end - 1 : end;
}
const LINE_NUMBER = /^\d{1,5}(?:[:,]\d{1,5})?[:,.;]?$/;
function isFileName(text, separator, { word, quote }) {
    return quote === '' && (/[\\/]/.test(text.charAt(separator - word.length - 1)) || /\.[a-z]\w{0,4}$/.test(word));
}
function pushRun(run, text, start, spans) {
    const end = followRun(run, text, start);
    if (end > start && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(text.slice(start, end).trimEnd()))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end;
}
function followRun(run, text, offset) {
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, offset);
    for (let next = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, end); next > end; next = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, end))
        end = next;
    return end;
}
function findPlainEnd(text, offset) {
    let end = followRun(PLAIN_RUN, text, offset);
    while (end > offset && /[)\]}]/.test(text[end - 1] ?? ''))
        end -= 1;
    return end;
}
const STATUS = /^(?:HTTP(?:\/[\d.]{1,3})?|[1-5]\d\d)$/;
function isHarmless(value) {
    if (value === '' || /^[{[(]/.test(value) || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) || STATUS.test((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .trimSigns */ .$T)(value, '.!?:,;')))
        return true;
    return value.length < 16 && HARMLESS_VALUES.has((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .trimSigns */ .$T)(value.toLowerCase(), '.!?:'));
}
function isProse(text, nameStart, start, end) {
    const value = text.slice(start, Math.min(end, start + 24));
    if (value.length >= 20 || /[0-9]/.test(value))
        return false;
    const before = text.slice(Math.max(0, nameStart - 16), nameStart);
    const after = text.slice(end, end + 16);
    return /[A-Za-z0-9)][ \t]*$/.test(before) || /^[ \t]*[^\s,;})\]\\]/.test(after);
}
function findNested(text, start, quote, spans) {
    let depth = 0;
    let offset = start;
    while (offset < text.length) {
        const char = text[offset] ?? '';
        if (text.startsWith(quote, offset)) {
            const end = findClosingQuote(text, offset + quote.length, quote);
            const value = text.slice(offset + quote.length, end);
            if (value !== '' && value !== '***' && !/^[ \t]*:/.test(text.slice(end + quote.length, end + quote.length + 8))) {
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + quote.length, end);
            }
            offset = end + quote.length;
        }
        else if (/[-0-9]/.test(char)) {
            offset = pushRun(NUMBER_RUN, text, offset, spans);
        }
        else if (/[\s,:\\{}[\]*]/.test(char)) {
            depth += char === '{' || char === '[' ? 1 : char === '}' || char === ']' ? -1 : 0;
            offset += 1;
            if (depth === 0)
                return offset;
        }
        else {
            const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BARE_WORD, text, offset);
            if (end <= offset && !(char === 'n' && text[offset - 1] === '\\'))
                return offset;
            offset = Math.max(end, offset + 1);
        }
    }
    return offset;
}
function findFlags(text, spans) {
    for (const match of text.matchAll(FLAG)) {
        if ((0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .eq)(match[1] ?? ''))
            pushArgument(text, match.index + match[0].length, spans);
    }
}
function findNetrc(text, _, spans) {
    for (const match of text.matchAll(NETRC)) {
        const offset = match.index + match[0].length;
        const isOfLogin = /\blogin\s{1,9}\S{1,200}\s{1,9}$/.test(text.slice(Math.max(0, match.index - 220), match.index));
        if (isOfLogin || !GOES_ON.test(text.slice(offset, offset + 100)))
            pushArgument(text, offset, spans);
    }
    return text.length;
}
const GOES_ON = /^[a-z]{1,40}[ \t]+(?!machine\b|login\b|password\b|account\b|macdef\b|default\b|port\b)[a-z]/i;
function pushArgument(text, offset, spans) {
    const quote = findOpeningQuote(text, offset);
    if (quote !== '') {
        findQuoted(text, offset + quote.length, quote, spans);
        return;
    }
    const end = findPlainEnd(text, offset);
    if (!isHarmless(text.slice(offset, end)))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
}
function findElements(text, spans) {
    for (const match of text.matchAll(ELEMENT)) {
        const [all, key = '', value = ''] = match;
        if (value.trim() === '' || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value.trim()) || !(0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .eq)(key))
            continue;
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, match.index + key.length + 2, match.index + all.length - 2);
    }
}


/***/ }),

/***/ 33052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ hasOpening; },
/* harmony export */   jT: function() { return /* binding */ createPrefixPattern; },
/* harmony export */   yl: function() { return /* binding */ findFormats; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37670);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);



const WORD_START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`;
function createFormat(openings, pattern, options = {}) {
    const { wordStart = false, keep = 0, accept } = options;
    const whole = wordStart ? new RegExp(`${WORD_START}${pattern.source}`, 'y') : pattern;
    return {
        openings: typeof openings === 'string' ? openings.split(' ') : openings,
        find: (text, offset, spans) => {
            whole.lastIndex = offset;
            const match = whole.exec(text)?.[0];
            if (match === undefined)
                return offset;
            if (accept?.(match) ?? true)
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + keep, offset + match.length);
            return offset + match.length;
        },
    };
}
function hasDigit(match) {
    return /[0-9]/.test(match);
}
const FORMATS = [
    createFormat('ghp_ gho_ ghu_ ghs_ ghr_', /gh[pousr]_[A-Za-z0-9_]{16,}/y),
    createFormat('github_pat_', /github_pat_[A-Za-z0-9_]{20,}/y),
    createFormat('glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glagent-', /gl[a-z]{2,5}-[A-Za-z0-9_.-]{16,}/y),
    { openings: ['AKIA', 'ASIA'], find: findAwsKeys },
    createFormat('AIza', /AIza[A-Za-z0-9_-]{30,}/y),
    createFormat('ya29.', /ya29\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    createFormat('GOCSPX-', /GOCSPX-[A-Za-z0-9_-]{20,}/y),
    createFormat('dop_v1_ doo_v1_ dor_v1_', /do[opr]_v1_[a-f0-9]{32,}/y),
    createFormat('dapi', /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe. xoxo-', /xox[abeoprs][.-][A-Za-z0-9.-]{10,}/y),
    createFormat('xapp-', /xapp-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    createFormat('hooks.slack.com/', /hooks\.slack\.com\/[A-Za-z0-9/_-]{16,}/y, { keep: 'hooks.slack.com/'.length }),
    createFormat('discord.com/api/webhooks/ discordapp.com/api/webhooks/', /discord(?:app)?\.com\/api\/webhooks\/[A-Za-z0-9/_-]{16,}/y, { keep: 'discord.com/'.length }),
    createFormat(':AA', /(?<=[0-9]{8,10}):AA[A-Za-z0-9_-]{32,}/y, { keep: 1 }),
    createFormat('SG.', /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/y, { wordStart: true }),
    createFormat('SK', /SK[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('key-', /key-[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('sk-', /sk-[A-Za-z0-9_-]{16,}/y, { wordStart: true, accept: hasDigit }),
    createFormat('sk-ant-', /sk-ant-[A-Za-z0-9_-]{16,}/y),
    createFormat('xai- gsk_ r8_', /(?:xai-|gsk_|r8_)[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('hf_', /hf_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('sk_live_ rk_live_ sk_test_ rk_test_', /[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/y),
    createFormat('whsec_', /whsec_[A-Za-z0-9+/=]{20,}/y),
    createFormat('shpat_ shpss_ shpca_ shppa_', /shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{32,}/y),
    createFormat('npm_', /npm_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('pypi-', /pypi-[A-Za-z0-9_-]{40,}/y, { wordStart: true }),
    createFormat('dckr_pat_ dckr_oat_', /dckr_[op]at_[A-Za-z0-9_-]{16,}/y),
    createFormat('hvs. hvb.', /hv[bs]\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    createFormat('lin_api_ figd_ sntrys_ ATATT3', /(?:lin_api_|figd_|sntrys_|ATATT3)[A-Za-z0-9_=+/-]{20,}/y, {
        wordStart: true,
    }),
    createFormat('PMAK- NRAK-', /(?:PMAK|NRAK)-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    createFormat('AGE-SECRET-KEY-', /AGE-SECRET-KEY-1[A-Z0-9]{20,}/y),
    createFormat(['Bearer ', 'bearer ', 'BEARER '], /(?:[Bb]earer|BEARER) +[A-Za-z0-9._~+/=-]{8,}/y, {
        keep: 'Bearer '.length,
        accept: (match) => hasDigit(match) || match.length > 27,
    }),
    createFormat('sig=', /(?<=[?&;])sig=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'sig='.length }),
    createFormat('ignature=', /(?<=[?&;-]S)ignature=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'ignature='.length }),
    { openings: ['eyJ'], find: findJsonWebToken },
    { openings: ['PRIVATE KEY'], find: findPrivateKeys },
    { openings: ['machine '], find: _assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findNetrc */ .k },
];
const SIGN = /[_./=-]/;
const BY_ANCHOR = new Map();
for (const format of FORMATS)
    for (const literal of format.openings) {
        const offset = Math.max(0, literal.search(SIGN));
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(BY_ANCHOR, offset === 0 ? literal : literal.charAt(offset), { literal, offset, format });
    }
const ANCHOR = new RegExp([...BY_ANCHOR]
    .map(([anchor, openings]) => {
    const beginnings = openings.map(({ literal, offset }) => literal.slice(0, offset));
    return SIGN.test(anchor) ? `[${anchor}](?<=(?:${beginnings.join('|')}).)` : anchor;
})
    .join('|'), 'g');
function findOpenings(text, onFound) {
    ANCHOR.lastIndex = 0;
    for (let match = ANCHOR.exec(text); match !== null; match = ANCHOR.exec(text)) {
        ANCHOR.lastIndex = match.index + 1;
        for (const { literal, offset, format } of BY_ANCHOR.get(match[0]) ?? [])
            if (text.startsWith(literal, match.index - offset))
                onFound(format, match.index - offset);
    }
}
function findFormats(text, spans) {
    const handledUntil = new Map();
    findOpenings(text, (format, start) => {
        if (start >= (handledUntil.get(format) ?? 0))
            handledUntil.set(format, format.find(text, start, spans));
    });
    if (text.includes('@'))
        findUrlPasswords(text, spans);
}
function hasOpening(text) {
    let isFound = text.includes('://');
    findOpenings(text, () => {
        isFound = true;
    });
    return isFound;
}
const AWS_KEY_ID = new RegExp(`${WORD_START}A[KS]IA[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g');
const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g;
function findAwsKeys(text, _, spans) {
    const ids = [...text.matchAll(AWS_KEY_ID)];
    const secrets = ids.length === 0 ? [] : [...text.matchAll(AWS_SECRET)];
    const mixed = secrets.filter(([found]) => hasDigit(found) && /[a-z]/.test(found) && /[A-Z]/.test(found));
    for (const { 0: found, index } of [...ids, ...mixed])
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, index + found.length);
    return text.length;
}
const BASE64URL_RUN = /[A-Za-z0-9_-]*/y;
function findJsonWebToken(text, offset, spans) {
    const first = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, offset);
    if (text[first] !== '.' || first - offset < 10)
        return first;
    const second = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, first + 1);
    if (text[second] !== '.' || second - first < 5)
        return first;
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, second + 1);
    for (let more = 0; more < 2 && text[end] === '.' && /[A-Za-z0-9_-]/.test(text[end + 1] ?? ''); more += 1)
        end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, end + 1);
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
    return end;
}
const AUTHORITY_RUN = /[^\s/?#"'<>`\\]*/y;
function findUrlPasswords(text, spans) {
    const last = text.lastIndexOf('@');
    for (let offset = text.indexOf('://'); offset >= 0 && offset < last;)
        offset = text.indexOf('://', findUrlPassword(text, offset, spans));
}
function findUrlPassword(text, offset, spans) {
    const start = offset + '://'.length;
    const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(AUTHORITY_RUN, text, start);
    const authority = text.slice(start, end);
    const colon = authority.indexOf(':');
    const sign = authority.lastIndexOf('@');
    if (sign >= 0) {
        if (colon < 0 || colon > sign) {
            if (sign >= 20 && hasDigit(authority.slice(0, sign)))
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, start + sign);
        }
        else if (!(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(authority.slice(colon + 1, sign)) && sign > colon + 1)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + sign);
        return end;
    }
    if (colon < 0 || /^(?:[0-9]{0,5}$|\[)/.test(authority.slice(colon + 1)) || authority.startsWith('['))
        return end;
    const rest = /^[^\s"'<>`\\@]{0,256}@/.exec(text.slice(start + colon + 1, start + colon + 258))?.[0];
    if (rest === undefined || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(rest.slice(0, -1)))
        return end;
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + colon + rest.length);
    return start + colon + rest.length;
}
const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_FOOTER = /-----END (?:.{0,91}?-----)?/gs;
function findPrivateKeys(text, _, spans) {
    const lastFooter = text.lastIndexOf('-----END ');
    let handledUntil = 0;
    for (const { 0: header, index } of text.matchAll(KEY_HEADER)) {
        if (index < handledUntil)
            continue;
        const body = index + header.length;
        KEY_FOOTER.lastIndex = body;
        handledUntil =
            body <= lastFooter && KEY_FOOTER.test(text)
                ? KEY_FOOTER.lastIndex
                : findKeyBodyEnd(text, body, createPrefixPattern(text, index));
        if (handledUntil > body)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, handledUntil);
    }
    return text.length;
}
const BASE64_RUN = /[A-Za-z0-9+/=]*/y;
const LONGEST_PREFIX = 128;
function createPrefixPattern(text, offset) {
    const before = text.slice(Math.max(0, offset - LONGEST_PREFIX - 1), offset);
    const prefix = before.slice(before.lastIndexOf('\n') + 1);
    if (prefix === '' || prefix.length > LONGEST_PREFIX)
        return '';
    return prefix
        .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
        .replace(/\d+/g, '\\d+')
        .replace(/\s+/g, '\\s+');
}
let lastGap = { prefix: '', gap: /\s*(?:\\[nrt]\s*){0,1000}/y };
function findKeyBodyEnd(text, body, prefix) {
    if (lastGap.prefix !== prefix)
        lastGap = { prefix, gap: new RegExp(`\\s*(?:\\\\[nrt]\\s*){0,1000}${prefix === '' ? '' : `(?:${prefix})?`}`, 'y') };
    const { gap } = lastGap;
    let end = body;
    while (end < text.length) {
        const start = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(gap, text, end);
        const stop = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64_RUN, text, start);
        if (stop - start < 16 && !(stop > start && stop === text.length))
            break;
        end = stop;
    }
    return end;
}


/***/ }),

/***/ 80344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: function() { return /* reexport */ redaction_spans/* MASK */.v5; },
  Ub: function() { return /* reexport */ NO_REDACTION; },
  pO: function() { return /* reexport */ Redactor; },
  Yl: function() { return /* reexport */ secret_sources/* listSecretsOfEnvironment */.Yl; }
});

// UNUSED EXPORTS: isSensitiveName

// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/redaction/assignments.js
var assignments = __webpack_require__(37670);
// EXTERNAL MODULE: ./build/src/redaction/formats.js
var formats = __webpack_require__(33052);
// EXTERNAL MODULE: ./build/src/redaction/known-values.js + 1 modules
var known_values = __webpack_require__(64250);
// EXTERNAL MODULE: ./build/src/redaction/normalised-text.js
var normalised_text = __webpack_require__(62130);
// EXTERNAL MODULE: ./build/src/redaction/sensitive-names.js
var sensitive_names = __webpack_require__(47481);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
;// CONCATENATED MODULE: ./build/src/redaction/stream.js



const HELD = 8192;
const LONGEST_WAIT = 4 * HELD;
const CONTEXT = 256;
const KEY_BLOCK = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,;[\u001b-]*$/;
class RedactingStream {
    redactor;
    cleaner;
    #pending = '';
    #context = '';
    #isDropping = false;
    #holdsKey = false;
    #longest = 2 * HELD;
    constructor(redactor, cleaner) {
        this.redactor = redactor;
        this.cleaner = cleaner;
    }
    write(chunk) {
        return this.#take(this.cleaner === null ? chunk : this.cleaner.clean(chunk));
    }
    #take(chunk) {
        this.#pending += chunk;
        let out = '';
        if (this.#holdsKey || chunk.includes('\n') || chunk.includes('\r'))
            out = this.#takeLines(this.#completeLines());
        if (!this.#holdsKey && this.#pending.length >= this.#longest) {
            out += this.#takeHead();
            this.#longest = Math.max(2 * HELD, this.#pending.length + HELD);
        }
        return out;
    }
    release() {
        const early = this.#take('');
        if (this.#isDropping || this.#holdsKey || this.#pending.length > HELD || /[\r\n]/.test(this.#pending))
            return early;
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        const last = merged.at(-1);
        const masked = last?.end === whole.length ? last.start : whole.length;
        const cut = moveBetweenCharacters(whole, Math.min(masked, this.redactor.findPartialStart(whole)));
        return cut > this.#context.length ? early + this.#leave(whole, merged, cut) : early;
    }
    end() {
        const out = this.#take(this.cleaner?.rest() ?? '') + this.#takeLines(this.#pending.length);
        this.#isDropping = false;
        return out;
    }
    #completeLines() {
        const text = this.#pending;
        const block = text.includes('-----BEGIN ') ? text.lastIndexOf('-----BEGIN ') : -1;
        const isNear = block >= 0 && text.length - block < LONGEST_WAIT;
        this.#holdsKey = isNear && !hasKeyEnd(text, block) && KEY_BLOCK.test(withoutPrefix(text, block));
        const before = this.#holdsKey ? block - 1 : text.length;
        if (before < 0)
            return 0;
        const feed = text.lastIndexOf('\n', before);
        const end = text.includes('\r', feed + 1) ? Math.max(feed, text.lastIndexOf('\r', before)) : feed;
        const begun = this.redactor.countBegunLines(text.slice(Math.max(0, end + 1 - HELD), end + 1));
        const last = begun === 0 ? end : text.lastIndexOf('\n', end - begun);
        return last > 0 && (0,normalised_text/* mayGoOn */.tg)(text, last) ? findWrappedStart(text, last) : last + 1;
    }
    #takeLines(cut) {
        if (cut === 0)
            return '';
        const text = this.#afterDropped(this.#pending.slice(0, cut));
        const context = this.#context;
        this.#pending = this.#pending.slice(cut);
        this.#context = '';
        this.#longest = 2 * HELD;
        const spans = this.#spans(context + text);
        if (spans.length === 0)
            return text;
        if (context === '')
            return this.redactor.text(text, spans);
        return maskPart(context + text, context.length, context.length + text.length, (0,redaction_spans/* mergeSpans */.q4)(spans));
    }
    #spans(text) {
        return this.cleaner === null ? this.redactor.spans(text) : this.redactor.findPlainSpans(text);
    }
    #afterDropped(text) {
        if (!this.#isDropping)
            return text;
        const end = text.search(/[\s"'`]/);
        if (end < 0)
            return '';
        this.#isDropping = false;
        return text.slice(end);
    }
    #takeHead() {
        this.#pending = this.#afterDropped(this.#pending);
        if (this.#pending.length < 2 * HELD)
            return '';
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        return this.#leave(whole, merged, this.#safeCut(whole, merged));
    }
    #leave(whole, merged, cut) {
        const out = maskPart(whole, this.#context.length, cut, merged);
        this.#pending = whole.slice(cut);
        this.#context = this.#isDropping ? '' : whole.slice(Math.max(0, cut - CONTEXT), cut);
        return out;
    }
    #safeCut(whole, merged) {
        const latest = moveBetweenCharacters(whole, whole.length - HELD);
        const across = merged.find(({ start, end }) => start < latest && end > latest);
        if (across === undefined)
            return latest;
        const { start, end } = across;
        if (end < whole.length)
            return end;
        if (whole.length - start < LONGEST_WAIT)
            return Math.max(start, this.#context.length);
        this.#isDropping = true;
        return whole.length;
    }
}
function withoutPrefix(text, block) {
    const prefix = (0,formats/* createPrefixPattern */.jT)(text, block);
    const key = text.slice(block);
    if (prefix === '')
        return key;
    return key.slice(0, key.lastIndexOf('\n') + 1).replace(new RegExp(`\\n${prefix}`, 'g'), '\n');
}
function hasKeyEnd(text, block) {
    const end = text.indexOf('-----END ', block);
    return end >= 0 && text.includes('\n', end);
}
const FAR_AWAY = 16 * 1024;
function findWrappedStart(text, lineEnd) {
    for (let end = lineEnd; end > lineEnd - FAR_AWAY;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const isIndented = /^[ \t]{0,64}[A-Za-z0-9+/_-]/.test(text.slice(start, start + 65));
        if (start === 0 || !isIndented || !(0,normalised_text/* mayGoOn */.tg)(text, start - 1))
            return start;
        end = start - 1;
    }
    return 0;
}
function moveBetweenCharacters(text, offset) {
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1)) ? offset - 1 : offset;
}
function maskPart(whole, from, to, merged) {
    const inside = merged.filter(({ start, end }) => start < to && end > from);
    const moved = inside.map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(end, to) - from }));
    return (0,redaction_spans/* maskSpans */.ep)(whole.slice(from, to), moved);
}

;// CONCATENATED MODULE: ./build/src/redaction/redactor.js










const MOST_PASSES = 4;
const DEEPEST = 1000;
const LONGEST_WORD = 32;
const OWN_KEYS = new Set([
    ...Object.values(event_types/* EVENT_TYPES */.Ru).flatMap(({ fields }) => Object.keys(fields)),
    ...[
        'type timestamp run_id seq replayed',
        'group index key value kind message details label prompt_for',
        'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
        'position line column available_fields available_fields_total cause source original_message failed_field',
        'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
        'schema_version name callers groups completed cwd inputs context settled',
        'instructions caller workspace',
    ].flatMap((keys) => keys.split(' ')),
]);
const MESSAGE_WORDS = new Set('exited with code ended bash pwsh python'.split(' '));
class Redactor {
    #values = new known_values/* KnownValues */.IU();
    #ownNames = new Set();
    constructor(options = {}) {
        for (const source of options.secrets ?? [])
            this.add(source);
    }
    add(source) {
        this.#values.add(source);
    }
    text(value, firstSpans) {
        let text = value;
        let spans = firstSpans ?? this.spans(text);
        for (let pass = 0; pass < MOST_PASSES && spans.length > 0; pass += 1) {
            const masked = (0,redaction_spans/* maskSpans */.ep)(text, (0,redaction_spans/* mergeSpans */.q4)(spans));
            if (masked === text)
                return text;
            text = masked;
            spans = this.spans(text);
        }
        return text;
    }
    spans(text) {
        const spans = this.findPlainSpans(text);
        const plain = (0,normalised_text/* withoutControls */.DJ)(text);
        if (plain !== null)
            plain.pushOriginal(this.findPlainSpans(plain.text), spans);
        return spans;
    }
    findPlainSpans(text) {
        const spans = this.#writtenSpans(text);
        const unescaped = (0,normalised_text/* undoEscapes */.Nw)(text);
        if (unescaped !== null)
            unescaped.pushOriginal(this.#writtenSpans(unescaped.text), spans);
        return spans;
    }
    #writtenSpans(text) {
        const spans = [];
        if (text.length < known_values/* SHORTEST_DECLARED_VALUE */.CY)
            return spans;
        this.#values.find(text, spans);
        (0,formats/* findFormats */.yl)(text, spans);
        (0,assignments/* findAssignments */.u)(text, spans);
        return spans;
    }
    secretSpans = (text) => (0,redaction_spans/* mergeSpans */.q4)(this.spans(text));
    findPartialStart(text) {
        const sequence = (0,terminal_text/* findUnfinishedSequence */.ME)(text);
        const whole = sequence < 0 ? text : text.slice(0, sequence);
        const plain = (0,normalised_text/* withoutControls */.DJ)(whole);
        const seen = plain?.text ?? whole;
        const word = seen.split(/\s/).at(-1) ?? '';
        const mayGoOn = word.length > LONGEST_WORD || /[A-Za-z0-9+/=_.:-]$/.test(word) || (0,formats/* hasOpening */.DT)(word);
        const length = Math.max(this.#values.partialLength(seen), mayGoOn ? word.length : 0);
        if (length === 0)
            return whole.length;
        return plain?.originalOffset(seen.length - length) ?? seen.length - length;
    }
    countBegunLines(text) {
        return this.#values.countBegunLines(text);
    }
    stream() {
        return new RedactingStream(this, null);
    }
    plainStream() {
        return new RedactingStream(this, new terminal_text/* StreamCleaner */.HN());
    }
    json(value, content = 'data') {
        return this.#redact(value, content, 0);
    }
    keepNames(names) {
        for (const name of names)
            this.#ownNames.add(name);
    }
    isOwnWord(word) {
        return OWN_KEYS.has(word) || MESSAGE_WORDS.has(word) || this.#ownNames.has(word);
    }
    #redactKey(key) {
        return OWN_KEYS.has(key) || this.#ownNames.has(key) ? key : this.text(key);
    }
    changes(value) {
        return this.json(value) !== value;
    }
    secretsIn(text) {
        return this.#values.findLiterally(text, [...OWN_KEYS, ...MESSAGE_WORDS, ...this.#ownNames]);
    }
    #redact(value, content, depth) {
        if (content === 'word')
            return value;
        if (typeof value === 'string')
            return content !== 'secret' ? this.text(value) : value === '' ? value : redaction_spans/* MASK */.v5;
        if ((0,json/* isJsonNumber */.OD)(value))
            return content === 'secret' || this.#isSecretNumber(value) ? redaction_spans/* MASK */.v5 : value;
        if (typeof value !== 'object' || value === null)
            return value;
        if (depth > DEEPEST)
            return redaction_spans/* MASK */.v5;
        return (0,json/* isJsonObject */.OW)(value) ? this.#redactObject(value, content, depth) : this.#redactList(value, content, depth);
    }
    #isSecretNumber(value) {
        const spans = [];
        this.#values.find(String(value), spans);
        return spans.length > 0;
    }
    #redactList(list, content, depth) {
        const redacted = [];
        const each = chooseEntryContent(content);
        for (const [index, item] of list.entries())
            redacted.push(this.#redact(item, isSecretArgument(list[index - 1], item) ? 'secret' : each, depth + 1));
        return redacted.every((item, index) => item === list[index]) ? list : redacted;
    }
    #redactObject(object, content, depth) {
        const isPair = isNamedSecret(object);
        const each = chooseEntryContent(content);
        const redacted = [];
        let isSame = true;
        for (const [key, item] of Object.entries(object)) {
            const ofField = typeof content === 'object' && 'field' in content ? content.field(key) : undefined;
            const isSecret = each === 'data' && ((0,sensitive_names/* isSensitiveName */.eq)(key) || (isPair && key === 'value'));
            const name = ofField === undefined ? this.#redactKey(key) : key;
            const value = this.#redact(item, ofField ?? (isSecret ? 'secret' : each), depth + 1);
            redacted.push([name, value]);
            isSame &&= name === key && value === item;
        }
        return isSame ? object : buildObject(redacted);
    }
}
function chooseEntryContent(content) {
    if (typeof content !== 'object')
        return content;
    return 'each' in content ? content.each : 'data';
}
function isSecretArgument(flag, item) {
    if (typeof flag !== 'string' || typeof item !== 'string' || item.startsWith('-'))
        return false;
    return flag.startsWith('--') && !flag.includes('=') && (0,sensitive_names/* isSensitiveName */.eq)(flag);
}
function isNamedSecret(object) {
    if (object['value'] === undefined)
        return false;
    const name = object['name'] ?? object['key'];
    return typeof name === 'string' && (0,sensitive_names/* isSensitiveName */.eq)(name);
}
function buildObject(entries) {
    const taken = new Set();
    return Object.fromEntries(entries.map(([name, value]) => {
        let unique = name;
        for (let count = 2; taken.has(unique); count += 1)
            unique = `${name} (${count})`;
        taken.add(unique);
        return [unique, value];
    }));
}
class NoRedactor extends Redactor {
    text(value) {
        return value;
    }
    spans() {
        return [];
    }
    json(value) {
        return value;
    }
    add() { }
}
const NO_REDACTION = new NoRedactor();

// EXTERNAL MODULE: ./build/src/redaction/secret-sources.js
var secret_sources = __webpack_require__(54453);
;// CONCATENATED MODULE: ./build/src/redaction/index.js






/***/ }),

/***/ 64250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: function() { return /* binding */ KnownValues; },
  CY: function() { return /* binding */ SHORTEST_DECLARED_VALUE; },
  Lr: function() { return /* binding */ SHORTEST_VALUE; }
});

// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/text/search.js
class Search {
    #character;
    #depth;
    #firstChild;
    #nextSibling;
    #fallback;
    #literal;
    #ended;
    #beginnings = new Int32Array(1 << 16);
    #nodeCount = 1;
    constructor(literals) {
        const size = literals.reduce((sum, literal) => sum + literal.length, 1);
        this.#character = new Uint16Array(size);
        this.#depth = new Int32Array(size);
        this.#firstChild = new Int32Array(size);
        this.#nextSibling = new Int32Array(size);
        this.#fallback = new Int32Array(size);
        this.#literal = new Int32Array(size);
        this.#ended = new Int32Array(size);
        this.#addNodes(literals);
    }
    find(text, onFound) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1) {
            node = this.#next(node, text.charCodeAt(at));
            for (let last = this.#ended[node] ?? 0; last !== 0; last = this.#ended[this.#fallback[last] ?? 0] ?? 0)
                onFound((this.#literal[last] ?? 0) - 1, at + 1 - (this.#depth[last] ?? 0), at + 1);
        }
    }
    partialLength(text) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1)
            node = this.#next(node, text.charCodeAt(at));
        return this.#depth[node] ?? 0;
    }
    #next(from, code) {
        for (let node = from; node !== 0; node = this.#fallback[node] ?? 0) {
            const child = this.#child(node, code);
            if (child !== 0)
                return child;
        }
        return this.#beginnings[code] ?? 0;
    }
    #child(parent, code) {
        if (parent === 0)
            return this.#beginnings[code] ?? 0;
        let child = this.#firstChild[parent] ?? 0;
        while (child !== 0 && this.#character[child] !== code)
            child = this.#nextSibling[child] ?? 0;
        return child;
    }
    #addNodes(literals) {
        const nodes = new Int32Array(literals.length);
        let open = literals.map((_, id) => id);
        for (let depth = 0; open.length > 0; depth += 1) {
            open = open.filter((id) => {
                const literal = literals[id] ?? '';
                const node = this.#childOrNew(nodes[id] ?? 0, literal.charCodeAt(depth));
                nodes[id] = node;
                if (depth + 1 < literal.length)
                    return true;
                this.#literal[node] = id + 1;
                this.#ended[node] = node;
                return false;
            });
        }
    }
    #childOrNew(parent, code) {
        const known = this.#child(parent, code);
        if (known !== 0)
            return known;
        const node = this.#nodeCount;
        this.#nodeCount += 1;
        const fallback = parent === 0 ? 0 : this.#next(this.#fallback[parent] ?? 0, code);
        this.#character[node] = code;
        this.#depth[node] = (this.#depth[parent] ?? 0) + 1;
        if (parent === 0)
            this.#beginnings[code] = node;
        this.#nextSibling[node] = this.#firstChild[parent] ?? 0;
        this.#firstChild[parent] = node;
        this.#fallback[node] = fallback;
        this.#ended[node] = this.#ended[fallback] ?? 0;
        return node;
    }
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/redaction/normalised-text.js
var normalised_text = __webpack_require__(62130);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
// EXTERNAL MODULE: ./build/src/redaction/spellings.js
var spellings = __webpack_require__(4743);
;// CONCATENATED MODULE: ./build/src/redaction/known-values.js






const MASK_ORIGIN = 'mask';
const SHORTEST_VALUE = 6;
const SHORTEST_DECLARED_VALUE = 4;
const NOT_SECRET = /^(?:true|false|null|none|undefined|\**)$/i;
const MOST_ENCODED = 5000;
class KnownValues {
    #sources = new Map();
    #again = new Set();
    #spelled = new Set();
    #tiers = [];
    #added = [];
    #shortLined = [];
    add(source) {
        const { value, origin } = source;
        const trimmed = value.trim();
        const isDeclared = origin === MASK_ORIGIN || origin.startsWith('input:');
        const shortest = isDeclared ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE;
        if (trimmed.length < shortest || NOT_SECRET.test(trimmed))
            return;
        if (origin !== MASK_ORIGIN)
            this.#again.add(value);
        const knownSources = this.#sources.get(value);
        if (knownSources !== undefined) {
            if (!knownSources.some((known) => known.origin === origin))
                knownSources.push(source);
            return;
        }
        this.#sources.set(value, [source]);
        if (hasShortLines(value))
            this.#shortLined.push((0,terminal_text/* toPlainText */.bo)(value).trim());
        for (const spelling of (0,spellings/* listSpellings */.G)(value, this.#sources.size <= MOST_ENCODED)) {
            if (this.#spelled.has(spelling.text))
                continue;
            this.#spelled.add(spelling.text);
            this.#added.push(spelling);
        }
    }
    find(text, spans) {
        const tiers = this.#searches();
        if (tiers.length === 0)
            return;
        findSpellings(tiers, text, spans);
        const unwrapped = (0,normalised_text/* withoutWraps */.Y9)(text);
        if (unwrapped === null)
            return;
        const unwrappedSpans = [];
        findSpellings(tiers, unwrapped.text, unwrappedSpans);
        unwrapped.pushOriginal(unwrappedSpans, spans);
    }
    partialLength(text) {
        return (0,lists/* findLargest */.qz)([0, ...this.#searches().map(({ search }) => search.partialLength(text))]);
    }
    countBegunLines(text) {
        let longest = 0;
        for (const value of this.#shortLined)
            for (let offset = value.indexOf('\n'); offset >= 0; offset = value.indexOf('\n', offset + 1))
                if (offset + 1 > longest && text.endsWith(value.slice(0, offset + 1)))
                    longest = offset + 1;
        return longest;
    }
    findLiterally(text, words) {
        const values = new Set([...this.#again, ...words]);
        return [...values].flatMap((value) => (text.includes(value) ? (this.#sources.get(value) ?? []) : []));
    }
    #searches() {
        if (this.#added.length === 0)
            return this.#tiers;
        let spellings = this.#added;
        this.#added = [];
        for (let last = this.#tiers.at(-1); last !== undefined && last.spellings.length <= 2 * spellings.length;) {
            spellings = [...last.spellings, ...spellings];
            this.#tiers.pop();
            last = this.#tiers.at(-1);
        }
        this.#tiers.push({ spellings, search: new Search(spellings.map(({ text }) => text)) });
        return this.#tiers;
    }
}
function hasShortLines(value) {
    const lines = value.trim().split('\n');
    return lines.length > 1 && lines.some((line) => line.trim().length < SHORTEST_VALUE);
}
function findSpellings(tiers, text, spans) {
    for (const { search, spellings } of tiers) {
        search.find(text, (id, start, end) => {
            const { sharesStart = false, sharesEnd = false } = spellings[id] ?? {};
            const from = sharesStart && isBase64(text[start - 1]) ? start - 1 : start;
            (0,redaction_spans/* pushSpan */.r$)(spans, from, sharesEnd ? findBase64End(text, end) : end);
        });
    }
}
function findBase64End(text, end) {
    let offset = isBase64(text[end]) ? end + 1 : end;
    while (text[offset] === '=')
        offset += 1;
    return offset;
}
function isBase64(char) {
    return char !== undefined && /[A-Za-z0-9+/_-]/.test(char);
}


/***/ }),

/***/ 62130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: function() { return /* binding */ withoutControls; },
/* harmony export */   Nw: function() { return /* binding */ undoEscapes; },
/* harmony export */   Y9: function() { return /* binding */ withoutWraps; },
/* harmony export */   tg: function() { return /* binding */ mayGoOn; }
/* harmony export */ });
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);


class NormalisedText {
    text;
    #pieces;
    constructor(original, parts, replace) {
        const pieces = [0, 0];
        let shift = 0;
        this.text = original.replace(parts, (part, index) => {
            const replacement = replace(part);
            if (replacement !== '')
                pieces.push(index - shift, index);
            shift += part.length - replacement.length;
            pieces.push(index + part.length - shift, index + part.length);
            return replacement;
        });
        this.#pieces = pieces;
    }
    originalOffset(offset) {
        const piece = this.#findPiece(offset);
        return (this.#pieces[piece + 1] ?? 0) + offset - (this.#pieces[piece] ?? 0);
    }
    #findPiece(offset) {
        let low = 0;
        let high = this.#pieces.length / 2;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#pieces[2 * middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return 2 * low;
    }
    #originalEnd(offset) {
        const piece = this.#findPiece(offset);
        const isPiece = this.#pieces[piece] === offset && this.#pieces[piece + 2] === offset + 1;
        return isPiece ? (this.#pieces[piece + 3] ?? 0) : this.originalOffset(offset) + 1;
    }
    pushOriginal(spans, into) {
        for (const { start, end } of spans)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(into, this.originalOffset(start), this.#originalEnd(end - 1));
    }
}
function withoutControls(text) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasControls */ .Lx)(text) ? new NormalisedText(text, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL_PARTS */ .FX, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceControlPart */ .ZO) : null;
}
const UNICODE_ESCAPE = /\\{1,4}u[0-9A-Fa-f]{4}/g;
function undoEscapes(text) {
    if (!text.includes('\\u'))
        return null;
    return new NormalisedText(text, UNICODE_ESCAPE, (part) => String.fromCharCode(Number.parseInt(part.slice(-4), 16)));
}
const NARROWEST = 60;
const BASE64 = '[A-Za-z0-9+/_-]';
const LINE_END = String.raw `(?:\r?\n|(?:\\r)?\\n)`;
const WRAP = new RegExp(`${LINE_END}(?<=${BASE64}{${NARROWEST}}${LINE_END})[ \\t]{0,64}(?=${BASE64})`, 'g');
function withoutWraps(text) {
    return text.length > NARROWEST && text.search(WRAP) >= 0 ? new NormalisedText(text, WRAP, () => '') : null;
}
const MAY_BE_WRAPPED = new RegExp(`${BASE64}{${NARROWEST}}$`);
const WIDEST = 512;
function mayGoOn(text, lineEnd) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(text.slice(Math.max(0, lineEnd - WIDEST), lineEnd)).trimEnd();
    const end = MAY_BE_WRAPPED.exec(line)?.[0];
    return end !== undefined && /[^0-9a-f]/.test(end);
}


/***/ }),

/***/ 54453:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: function() { return /* binding */ isToolSecret; },
/* harmony export */   Yl: function() { return /* binding */ listSecretsOfEnvironment; },
/* harmony export */   c5: function() { return /* binding */ listProviderKeyVariables; },
/* harmony export */   sQ: function() { return /* binding */ PROVIDER_KEY_VARIABLES; },
/* harmony export */   vh: function() { return /* binding */ listProviderSecrets; }
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79615);
/* harmony import */ var _known_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64250);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47481);
/* harmony import */ var _spellings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4743);




const PATH_WORDS = new Set(['FILE', 'FILENAME', 'PATH', 'DIR', 'DIRECTORY', 'FOLDER', 'SOCK', 'SOCKET']);
const PLACE_WORDS = new Set(['PROVIDER', 'HELPER', 'PROGRAM', 'REGION', 'HOST', 'PORT', 'USER', 'USERNAME']);
const ABSOLUTE_PATH = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])[^\s:]*$/;
const PATH_NAMES = new Set(['GOOGLE_APPLICATION_CREDENTIALS', 'OLDPWD', 'PWD', 'XAUTHORITY']);
const NOT_SECRET = /^(?:true|false|null|none|undefined|enabled|disabled|required|optional|default|unknown|bearer|basic)$/i;
const HEADERS = /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/;
function listHeaderSecrets(text) {
    const values = text.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
    const bare = values.map((value) => value.replace(/^(?:bearer|basic)(?:\s|%20)+/i, ''));
    return bare.filter((value) => value.length >= _known_values_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_VALUE */ .Lr).map((value) => ({ value, origin: 'mask' }));
}
function listSecretsOfEnvironment(env) {
    return Object.entries(env).flatMap(([name, value]) => {
        if (value === undefined || value.trim().length < _known_values_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_VALUE */ .Lr || NOT_SECRET.test(value.trim()))
            return [];
        const headers = HEADERS.test(name) ? listHeaderSecrets(value) : [];
        const isSecret = (0,_spellings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlPassword */ .m)(value) !== undefined || ((0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name) && !namesPlace(name, value));
        return isSecret ? [...headers, { value, origin: `env:${name}` }] : headers;
    });
}
function namesPlace(name, value) {
    const upper = name.toUpperCase();
    const last = upper.slice(upper.lastIndexOf('_') + 1);
    return PLACE_WORDS.has(last) || ((PATH_WORDS.has(last) || PATH_NAMES.has(upper)) && ABSOLUTE_PATH.test(value));
}
const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function listProviderKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function listProviderSecrets(provider) {
    const settings = Object.entries(provider.kind === 'command' ? provider.env : provider.headers);
    const values = settings.flatMap(([name, value]) => value !== null && isKeyName(name) ? [String(value), String(value).replace(/^\S+\s+/, '')] : []);
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
    return (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name) || /auth|key|token|secret|cookie/i.test(name);
}


/***/ }),

/***/ 47481:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: function() { return /* binding */ NAME_STEM; },
/* harmony export */   eq: function() { return /* binding */ isSensitiveName; },
/* harmony export */   "in": function() { return /* binding */ rateSensitivity; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const STRONG_WORDS = wordSet('secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt');
const WEAK_WORDS = wordSet('token auth authorization authorisation bearer oauth credential credentials creds cookie cookies');
const KEY_OF = 'api access private secret signing encryption decryption master account storage shared ' +
    'ssh deploy service subscription auth gpg pgp hmac cipher session license webhook ' +
    'openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog';
const PASS_OF = 'db database user smtp mail email admin root mysql pg postgres redis ssh ' +
    'ftp proxy login registry docker git keystore cert sudo key';
const PHRASES = [
    ['key', KEY_OF],
    ['keys', KEY_OF],
    ['tokens', 'access refresh api auth bearer id session personal deploy'],
    ['pass', PASS_OF],
    ['pat', 'gh github gitlab azure devops ado docker'],
    ['id', 'session'],
    ['string', 'connection'],
    ['strings', 'connection'],
    ['signature', 'access'],
];
const PAIRS = new Set(PHRASES.flatMap(([last, first]) => first.split(' ').map((word) => `${word} ${last}`)));
const FUSED_WORDS = new Set([
    ...[...PAIRS].map((pair) => pair.replace(' ', '')),
    ...wordSet('authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret ' +
        'secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken ' +
        'onetimecode'),
]);
const HARMLESS_ENDINGS = wordSet('count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status');
function wordSet(words) {
    return new Set(words.split(' '));
}
const NAME_STEM = /tok|sec|pas|pwd|key|aut|bear|otp|jwt|cre|coo|ses|pat|str|sig|code/i;
const LONGEST = 256;
const sensitivities = new Map();
const MOST_CACHED = 4096;
function isSensitiveName(name) {
    return rateSensitivity(name) !== 'none';
}
function rateSensitivity(name) {
    const end = name.slice(-LONGEST);
    if (!NAME_STEM.test(end))
        return 'none';
    const sensitivity = sensitivities.get(end) ?? judgeName(end);
    if (sensitivities.size >= MOST_CACHED)
        sensitivities.clear();
    sensitivities.set(end, sensitivity);
    return sensitivity;
}
function judgeName(name) {
    const segments = name.match(/[A-Za-z0-9]+/g) ?? [];
    const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []);
    const readings = [lowerWords(camel), lowerWords(segments.map((segment) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(segment, '0123456789')))];
    if (readings.some((words) => HARMLESS_ENDINGS.has(words.at(-1) ?? '')))
        return 'none';
    const ratings = readings.map(rateWords);
    if (ratings.includes('strong'))
        return 'strong';
    return ratings.includes('weak') ? 'weak' : 'none';
}
function lowerWords(parts) {
    return parts.filter((part) => /[A-Za-z]/.test(part)).map((part) => part.toLowerCase());
}
function rateWords(words) {
    const isStrong = words.some((word, index) => STRONG_WORDS.has(word) || FUSED_WORDS.has(word) || PAIRS.has(`${words[index - 1]} ${word}`));
    if (isStrong)
        return 'strong';
    return words.some((word) => WEAK_WORDS.has(word)) ? 'weak' : 'none';
}


/***/ }),

/***/ 85605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: function() { return /* binding */ findRunEnd; },
/* harmony export */   ep: function() { return /* binding */ maskSpans; },
/* harmony export */   q4: function() { return /* binding */ mergeSpans; },
/* harmony export */   r$: function() { return /* binding */ pushSpan; },
/* harmony export */   v5: function() { return /* binding */ MASK; },
/* harmony export */   wK: function() { return /* binding */ isPlaceholder; }
/* harmony export */ });
const MASK = '***';
function pushSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last === undefined || start > last.end || end < last.start)
        spans.push({ start, end });
    else
        spans.splice(-1, 1, { start: Math.min(last.start, start), end: Math.max(last.end, end) });
}
function mergeSpans(spans) {
    const merged = [];
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start))
        pushSpan(merged, start, end);
    return merged;
}
function maskSpans(text, merged, mask = MASK) {
    let masked = '';
    let offset = 0;
    for (const { start, end } of merged) {
        masked += `${text.slice(offset, start)}${mask}`;
        offset = end;
    }
    return masked + text.slice(offset);
}
const PLACEHOLDER = /^(?:\*{3,}|VALUE|\$?\{.*|\$\(.*|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%|<[^<>]*>?|\[[^[\]]*\]?)$/s;
function isPlaceholder(value) {
    return PLACEHOLDER.test(value);
}
function findRunEnd(run, text, offset) {
    run.lastIndex = offset;
    run.test(text);
    return run.lastIndex;
}


/***/ }),

/***/ 4743:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ listSpellings; },
/* harmony export */   m: function() { return /* binding */ parseUrlPassword; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47481);





const SHORTEST_ENCODED = 6;
const SHORTEST_LINE = 6;
const LONGEST = 4096;
const MOST_ENCODED_LINES = 64;
const ENCODERS = [
    spellInJson,
    spellInXml,
    spellInUrl,
    spellInShell,
    spellInHexadecimal,
];
function listSpellings(value, isEncoded = true) {
    const spellings = new Spellings();
    const whole = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(value).trim();
    const lines = listSecretLines(whole);
    for (const text of [whole, ...lines])
        spellings.add(text);
    if (!isEncoded)
        return spellings.all;
    spellings.add(whole.replace(/\s+/g, ' '));
    const encoded = lines.length <= MOST_ENCODED_LINES ? lines : [];
    for (const text of [whole, ...encoded, ...listSecretParts(whole)])
        spellings.addEncoded(text);
    return spellings.all;
}
class Spellings {
    #byText = new Map();
    get all() {
        return [...this.#byText.values()];
    }
    addEncoded(value) {
        this.add(value);
        if (value.length < SHORTEST_ENCODED)
            return;
        for (const encode of ENCODERS)
            for (const text of encode(value))
                this.add(text);
        for (const { text, sharesStart, sharesEnd } of spellInBase64(value)) {
            this.add(text, sharesStart, sharesEnd);
            this.add(text.replaceAll('+', '-').replaceAll('/', '_'), sharesStart, sharesEnd);
        }
    }
    add(text, sharesStart = false, sharesEnd = false) {
        for (let offset = 0; offset < text.length; offset += LONGEST) {
            const piece = text.slice(Math.max(0, Math.min(offset, text.length - 2 * SHORTEST_ENCODED)), offset + LONGEST);
            if (!this.#byText.has(piece))
                this.#byText.set(piece, { text: piece, sharesStart, sharesEnd });
        }
    }
}
function listSecretLines(whole) {
    const lines = whole.split('\n');
    if (lines.length === 1)
        return [];
    return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_LINE && !line.startsWith('-----'));
}
function spellInJson(value) {
    const json = escapeJson(value);
    return [json, json.replaceAll('/', '\\/')].flatMap((text) => [text, escapeJson(text)]);
}
function escapeJson(value) {
    return JSON.stringify(value).slice(1, -1);
}
function spellInXml(value) {
    const markup = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const quotes = [
        ['"', "'"],
        ['&quot;', "'"],
        ['&quot;', '&apos;'],
        ['&quot;', '&#39;'],
        ['&quot;', '&#x27;'],
        ['&#34;', '&#39;'],
    ];
    return quotes.map(([double, single]) => markup.replaceAll('"', double).replaceAll("'", single));
}
function spellInUrl(value) {
    const wellFormed = value.replace(/\p{Surrogate}/gu, '\ufffd');
    const component = encodeURIComponent(wellFormed);
    const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    const spellings = [
        component,
        strict,
        strict.replaceAll('%2F', '/'),
        encodeURI(wellFormed),
        component.replaceAll('%20', '+'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams([['', wellFormed]]).toString().slice(1),
    ];
    return spellings.flatMap((spelling) => [spelling, spelling.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
function spellInShell(value) {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    return [
        value.replaceAll("'", `'\\''`),
        value.replaceAll("'", `'"'"'`),
        value.replaceAll("'", "''"),
        value.replace(/[ !"$&'()*,;<>?[\\\]^`{|}]/g, '\\$&'),
        value.replace(/["$\\`]/g, '\\$&'),
        value.replace(/["$`]/g, '`$&'),
        escaped,
        escaped.replaceAll("'", "\\'"),
    ];
}
function spellInHexadecimal(value) {
    const hex = Buffer.from(value, 'utf8').toString('hex');
    return [hex, hex.toUpperCase()];
}
function spellInBase64(value) {
    const bytes = Buffer.from(value, 'utf8');
    return [0, 1, 2].map((before) => {
        const bits = (before + bytes.length) * 8;
        const text = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
        return { text, sharesStart: before > 0, sharesEnd: bits % 6 !== 0 };
    });
}
function listSecretParts(value) {
    const parts = [];
    const password = parseUrlPassword(value);
    if (password !== undefined)
        parts.push(password, (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryOr */ .LE)(password, () => decodeURIComponent(password)));
    if (value.startsWith('{'))
        collectSensitive((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value), false, parts);
    return parts.filter((part) => part.length >= SHORTEST_ENCODED);
}
function parseUrlPassword(value) {
    return /^[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,256}:([^\s@]{6,512})@/.exec(value)?.[1];
}
function collectSensitive(value, isSensitive, parts) {
    if (typeof value === 'string' && isSensitive)
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(parts, value.split(/\r\n|\n|\r/).filter((line) => !line.startsWith('-----')));
    else if (Array.isArray(value))
        for (const item of value)
            collectSensitive(item, isSensitive, parts);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        for (const [name, item] of Object.entries(value))
            collectSensitive(item, isSensitive || (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name), parts);
}


/***/ }),

/***/ 50275:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: function() { return /* binding */ REPORT_NAMES; },
/* harmony export */   Po: function() { return /* binding */ forEachRequested; },
/* harmony export */   pL: function() { return /* binding */ REQUESTED_REPORTS; },
/* harmony export */   rn: function() { return /* binding */ reportFile; }
/* harmony export */ });
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29019);

const RENDERERS = {
    html: async () => (await Promise.all(/* import() */[__webpack_require__.e(2015), __webpack_require__.e(1167), __webpack_require__.e(8981), __webpack_require__.e(1662), __webpack_require__.e(7186), __webpack_require__.e(7707)]).then(__webpack_require__.bind(__webpack_require__, 67186))).renderHtml,
    junit: async () => (await Promise.all(/* import() */[__webpack_require__.e(2015), __webpack_require__.e(3483)]).then(__webpack_require__.bind(__webpack_require__, 93483))).renderJunit,
    sarif: async () => (await Promise.all(/* import() */[__webpack_require__.e(2015), __webpack_require__.e(6502)]).then(__webpack_require__.bind(__webpack_require__, 16502))).renderSarif,
};
const REPORT_NAMES = Object.keys(_core_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_FILES */ .JL).filter((name) => Object.hasOwn(_core_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_FILES */ .JL, name));
const REQUESTED_REPORTS = REPORT_NAMES.filter((name) => name !== 'html');
function reportFile(name) {
    return { ..._core_run_files_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_FILES */ .JL[name], renderer: RENDERERS[name] };
}
function forEachRequested(make) {
    return Object.fromEntries(REQUESTED_REPORTS.map((name) => [name, make(name)]));
}


/***/ }),

/***/ 36659:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ unescapeBytes; },
/* harmony export */   EN: function() { return /* binding */ countUnfinishedBytes; },
/* harmony export */   X0: function() { return /* binding */ detectEncoding; },
/* harmony export */   g7: function() { return /* binding */ decodeText; },
/* harmony export */   kx: function() { return /* binding */ AnyBytesDecoder; },
/* harmony export */   pX: function() { return /* binding */ removeEscapes; },
/* harmony export */   rH: function() { return /* binding */ formatChecksum; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const ESCAPE = 0xdc00;
const ESCAPED = /[\udc80-\udcff]/u;
class AnyBytesDecoder {
    #held = Buffer.alloc(0);
    write(chunk) {
        const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
        const end = bytes.length - countUnfinishedBytes(bytes);
        this.#held = Buffer.from(bytes.subarray(end));
        return escapeBytes(bytes.subarray(0, end));
    }
    end() {
        return escapeBytes(this.#held);
    }
}
function unescapeBytes(text) {
    if (!ESCAPED.test(text))
        return text;
    const bytes = Buffer.allocUnsafe(3 * text.length);
    let length = 0;
    for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        const byte = code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff ? code - ESCAPE : code;
        if (byte === code && code >= 0x80)
            length += bytes.write(character, length);
        else {
            bytes[length] = byte;
            length += 1;
        }
    }
    return bytes.subarray(0, length);
}
function removeEscapes(text) {
    return text.replaceAll(/[\udc80-\udcff]/gu, '\ufffd');
}
function escapeBytes(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    let from = 0;
    for (let offset = 0; offset < bytes.length;) {
        const length = characterAt(bytes, offset);
        if (length === 0) {
            if (from < offset)
                text += bytes.toString('utf8', from, offset);
            text += String.fromCharCode(ESCAPE + (bytes[offset] ?? 0));
            from = offset + 1;
        }
        offset += length || 1;
    }
    return text + bytes.toString('utf8', from);
}
function characterAt(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const length = measureLength(lead);
    if (length === 0 || ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80 || at + length > bytes.length)
        return 0;
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length)) ? length : 0;
}
function measureLength(lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}
function countUnfinishedBytes(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return measureLength(byte) > back ? back : 0;
    }
    return 0;
}
function decodeText(bytes, fatal = true) {
    return new TextDecoder(detectEncoding(bytes), { fatal }).decode(bytes);
}
function detectEncoding([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function formatChecksum(crc) {
    return crc.toString(16).padStart(8, '0');
}


/***/ }),

/***/ 4521:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: function() { return /* binding */ findSmallest; },
/* harmony export */   aw: function() { return /* binding */ retain; },
/* harmony export */   qz: function() { return /* binding */ findLargest; },
/* harmony export */   u2: function() { return /* binding */ appendAll; }
/* harmony export */ });
function appendAll(list, items) {
    for (const item of items)
        list.push(item);
}
function findLargest(numbers) {
    let largest = Number.NEGATIVE_INFINITY;
    for (const number of numbers)
        largest = Math.max(largest, number);
    return largest;
}
function findSmallest(numbers) {
    let smallest = Number.POSITIVE_INFINITY;
    for (const number of numbers)
        smallest = Math.min(smallest, number);
    return smallest;
}
function retain(list, isKept) {
    const kept = list.filter(isKept);
    list.length = 0;
    appendAll(list, kept);
}


/***/ }),

/***/ 8891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: function() { return /* binding */ linkTarget; },
/* harmony export */   DB: function() { return /* binding */ foldSection; },
/* harmony export */   Ij: function() { return /* binding */ renderMarkdownTable; },
/* harmony export */   Ot: function() { return /* binding */ formatTableCell; },
/* harmony export */   Ro: function() { return /* binding */ toCodeSpan; },
/* harmony export */   oU: function() { return /* binding */ toCodeBlock; }
/* harmony export */ });
/* unused harmony export findMissingEnds */
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93833);
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);


function measureLongestFence(text) {
    let longest = 0;
    for (const run of text.match(/`+/g) ?? [])
        longest = Math.max(longest, run.length);
    return longest;
}
function toCodeSpan(text, max = 300) {
    const line = (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text, max);
    if (line === '')
        return '` `';
    const fence = '`'.repeat(measureLongestFence(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function toCodeBlock(text, language = 'text', max = 20_000) {
    const body = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSigns */ .$T)((0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(text.slice(0, max * 4)), max), '\n');
    const fence = '`'.repeat(Math.max(3, measureLongestFence(body) + 1));
    return `${fence}${language}\n${body}\n${fence}`;
}
function formatTableCell(text, max = 120) {
    const line = (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text, max);
    return line === '' ? '' : `<code>${toEntities(line)}</code>`;
}
function toEntities(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
function foldSection(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function linkTarget(url) {
    return url.length <= 2000 && /^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) ? url : null;
}
function renderMarkdownTable(columns, rows, note = '') {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const names = columns.map((name) => name.replace(/:$/, ''));
    const rules = columns.map((name) => (name.endsWith(':') ? '---:' : '---'));
    return [line(names), line(rules), ...rows.map(line), ...(note === '' ? [] : ['', note])].join('\n');
}
const FENCE = /^(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i;
const FOLD = /<(\/?)details(?=[\s>]|$)/gi;
const MOST_FOLDS = 1000;
function findMissingEnds(markdown) {
    let open = null;
    let folds = 0;
    for (const line of markdown.split(/\r\n|\n|\r/)) {
        if (open !== null) {
            if (open.closes.test(line))
                open = null;
            continue;
        }
        open = findOpening(line);
        if (open === null)
            for (const [, slash] of line.matchAll(FOLD))
                folds = Math.max(0, folds + (slash === '' ? 1 : -1));
    }
    const last = open === null ? '' : `\n${open.end}\n`;
    return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS));
}
function findOpening(line) {
    const [, backticks, tildes] = FENCE.exec(line) ?? [];
    const mark = backticks ?? tildes;
    if (mark !== undefined)
        return { end: mark, closes: new RegExp(`^ {0,3}\\${mark.charAt(0)}{${mark.length},}[ \\t]*$`) };
    const tag = RAW_TAG.exec(line)?.[1];
    if (tag === undefined && !line.startsWith('<!--'))
        return null;
    const end = tag === undefined ? '-->' : `</${tag}>`;
    const closes = new RegExp(end, 'i');
    return closes.test(line.slice(2)) ? null : { end, closes };
}


/***/ }),

/***/ 31160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: function() { return /* binding */ withoutCommands; },
/* harmony export */   Dw: function() { return /* binding */ jsonWithoutCommands; },
/* harmony export */   FX: function() { return /* binding */ CONTROL_PARTS; },
/* harmony export */   GX: function() { return /* binding */ toOneLine; },
/* harmony export */   HN: function() { return /* binding */ StreamCleaner; },
/* harmony export */   Jj: function() { return /* binding */ cut; },
/* harmony export */   KF: function() { return /* binding */ withoutOldCommands; },
/* harmony export */   Lx: function() { return /* binding */ hasControls; },
/* harmony export */   ME: function() { return /* binding */ findUnfinishedSequence; },
/* harmony export */   Pk: function() { return /* binding */ fitColumns; },
/* harmony export */   ZO: function() { return /* binding */ replaceControlPart; },
/* harmony export */   bo: function() { return /* binding */ toPlainText; },
/* harmony export */   jN: function() { return /* binding */ normalizeNewlines; },
/* harmony export */   lH: function() { return /* binding */ toWellFormed; },
/* harmony export */   xw: function() { return /* binding */ withoutAnyCommands; }
/* harmony export */ });
const INSIDE = String.raw `\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
const CSI = String.raw `(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`;
const OSC = String.raw `(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n\u2028\u2029\u0085]*(?:\u0007|\u001b\\|\u009c)?`;
const TWO_CHARACTERS = String.raw `\u001b[ -/]*[0-~]?`;
const LINE_END = String.raw `\r\n?|[\u2028\u2029\u0085]`;
const CONTROL = String.raw `[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`;
const HAS_CONTROL = new RegExp(CONTROL);
const ASCII_TEXT = /^[\t\n -~]*$/;
const LINE_ENDS = new RegExp(LINE_END, 'g');
const LONGEST_ESCAPE = 256;
const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g');
function hasControls(text) {
    return !ASCII_TEXT.test(text) && HAS_CONTROL.test(text);
}
function replaceControlPart(part) {
    return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : '';
}
function toPlainText(text) {
    return hasControls(text) ? text.replace(LINE_ENDS, '\n').replace(CONTROL_PARTS, '') : text;
}
function normalizeNewlines(text) {
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function withoutCommands(text) {
    const without = withoutOldCommands(text);
    return without.includes('::') ? without.replace(/^([^\S\n\r\u2028\u2029]*)(?=::)/gm, '$1| ') : without;
}
function withoutOldCommands(text) {
    return text.includes('##[') ? text.replaceAll('##[', '## [') : text;
}
function jsonWithoutCommands(value) {
    return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
function withoutAnyCommands(text) {
    if (!text.includes('##[') && !text.includes('::'))
        return text;
    if (!/^\s*["[{]/.test(text))
        return withoutCommands(text);
    try {
        JSON.parse(text);
        return text.replaceAll('##[', '#\\u0023[');
    }
    catch {
        return withoutCommands(text);
    }
}
function toOneLine(text, max = 500) {
    return cut(toPlainText(text.slice(0, max * 8))
        .replace(/\s+/g, ' ')
        .trim(), max);
}
function cut(text, max, mark = '…') {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '');
    return `${head}${mark}`;
}
function toWellFormed(text) {
    return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
class StreamCleaner {
    #held = '';
    clean(chunk) {
        const text = this.#held === '' ? chunk : this.#held + chunk;
        this.#held = '';
        if (!hasControls(text))
            return text;
        const start = findUnfinishedSequence(text);
        if (start === -1)
            return toPlainText(text);
        this.#held = text.slice(start);
        return toPlainText(text.slice(0, start));
    }
    rest() {
        const held = this.#held;
        this.#held = '';
        return toPlainText(held);
    }
}
const COMPLETE = new RegExp(`^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`);
function findUnfinishedSequence(text) {
    if (text.endsWith('\r'))
        return text.length - 1;
    const start = text.lastIndexOf('\u001b');
    if (start === -1 || text.length - start > LONGEST_ESCAPE)
        return -1;
    const tail = text.slice(start);
    return COMPLETE.test(tail) ? -1 : start;
}
const ZERO_WIDTH = /\p{Mn}|[\u200b-\u200d]/u;
const DOUBLE_WIDTH = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function countColumns(character) {
    if (ZERO_WIDTH.test(character))
        return 0;
    return DOUBLE_WIDTH.test(character) ? 2 : 1;
}
function fitColumns(text, columns) {
    let width = 0;
    let head = '';
    for (const character of text) {
        width += countColumns(character);
        if (width < columns)
            head += character;
    }
    return width <= columns ? text : `${head}…`;
}


/***/ })

};
;
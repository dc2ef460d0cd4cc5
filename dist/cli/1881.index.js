"use strict";
exports.id = 1881;
exports.ids = [1881];
exports.modules = {

/***/ 61881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runInit: function() { return /* binding */ runInit; },
/* harmony export */   starterFiles: function() { return /* binding */ starterFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45488);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95262);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72918);








async function runInit(args, context) {
    const folder = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const files = starterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/'));
    const shown = (name) => (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const written = writeAll(root, files, shown);
    if (!written.ok) {
        context.terminal.stderr(`conductor init: ${written.error}; nothing was written\n`);
        return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT_INVALID */ .jL;
    }
    const names = files.map((file) => shown(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(scenarios)}\n`);
    return 0;
}
function writeAll(root, files, shown) {
    const taken = files.filter(({ path: name }) => exists(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name))).map(({ path: name }) => shown(name));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`);
    try {
        for (const { path: name } of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name)), { recursive: true });
        for (const { path: name, text } of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name), text, { flag: 'wx' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`${root} cannot be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(null);
}
function exists(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
const WORKFLOW = `# A workflow that tells its failures apart. Try:
#   conductor run workflow.conductor.yaml
#   conductor run workflow.conductor.yaml -i failure=drift
#   conductor run workflow.conductor.yaml -i failure=broken
workflow:
  name: starter
  description: Checks the branch, repairs what can be repaired, and stops with a reason where it cannot
  entry_point: check
  input:
    failure:
      type: string
      default: none
      description: What the check pretends to meet (none, drift, slow_down, broken)
  limits: { max_iterations: 20 }
  raises: [project.check.broken, external.api.rate_limited] # what may leave this file unhandled

agents:
  - name: check
    type: script
    # Data reaches a script through env, never by pasting it into the command.
    env:
      FAILURE: "{{ workflow.input.failure }}"
      REPAIRED: "{{ 'yes' if repair is defined else 'no' }}"
    shell: bash # everywhere: on Windows the one of Git
    # A script raises a typed error by writing {kind, message, details} to the file in CONDUCTOR_ERROR_OUT.
    run: |
      raise() { printf '{"kind": "%s", "message": "%s"}' "$1" "$2" > "$CONDUCTOR_ERROR_OUT"; exit 1; }
      case "$FAILURE" in
        drift) [ "$REPAIRED" = yes ] || raise external.git.drift "the branch is behind main" ;;
        slow_down) [ "$CONDUCTOR_RETRY_ATTEMPT" != 0 ] || raise external.api.rate_limited "too many requests" ;;
        broken) raise project.check.broken "the check found a real problem" ;;
      esac
      echo '{"summary": "all good"}'
    raises: [external.git.drift, external.api.rate_limited, project.check.broken]
    output:
      summary: { type: string }
    routes:
      - to: report
      - on_error: external.api.rate_limited # comes and goes: try again
        retry: { max: 3, backoff: exponential, initial_seconds: 1 }
      - on_error: external.git.drift # known and repairable
        to: repair
      # project.check.broken has no route: it halts the run, with a typed record of what happened

  - name: repair
    type: script
    run: echo "bringing the branch up to date"
    strict_exit: true
    routes:
      - to: check

  - name: report
    type: set
    values:
      summary: "{{ check.output.summary }}"
      repaired: "{{ repair is defined }}"

output:
  summary: "{{ report.output.summary }}"
  repaired: "{{ report.output.repaired }}"
`;
const SCENARIOS = `# What must hold when things fail. Run with: conductor test workflow.test.yaml
workflow: workflow.conductor.yaml
scenarios:
  - name: nothing fails
    stub:
      check: { output: { summary: all good } }
    expect:
      outcome: success
      path: [check, report]
      not_run: [repair]
      output: { summary: all good, repaired: false }

  - name: drift is repaired, then the check runs again
    stub:
      check:
        - error: { kind: external.git.drift, message: behind }
        - output: { summary: all good }
      repair: { output: {} }
    expect:
      outcome: success
      path: [check, repair, check, report]
      output: { repaired: true }

  - name: a rate limit is waited for
    inject: ["check=external.api.rate_limited@1"]
    stub:
      check: { output: { summary: all good } }
    expect:
      outcome: success
      attempts: { check: 2 }
      waited_seconds: 1

  - name: a real problem stops the run
    stub:
      check: { error: { kind: project.check.broken, message: the check found a real problem } }
    expect:
      outcome: halted
      error: { kind: project.check.broken, node: check }
      not_run: [repair, report]
`;
const githubWorkflow = (folder) => `name: conductor
on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  conductor:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - name: Scenarios
        run: npx --yes github:conductor-action/conductor-action test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(`${folder}workflow.test.yaml`)}
      # The ledger remembers which errors come back. It is saved in a step of its own: runs that fail are the ones that matter.
      - uses: actions/cache/restore@v5
        with:
          path: .conductor
          key: conductor-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: conductor-
      - name: Workflow
        id: workflow
        uses: conductor-action/conductor-action@v1
        with:
          workflow: ${yamlText(`${folder}workflow.conductor.yaml`)}
          ledger: .conductor/ledger.jsonl
      - uses: actions/cache/save@v5
        if: \${{ !cancelled() }}
        with:
          path: .conductor
          key: conductor-\${{ github.run_id }}-\${{ github.run_attempt }}
      - name: What came out
        if: always()
        env:
          OUTCOME: \${{ steps.workflow.outputs.outcome }}
          KIND: \${{ steps.workflow.outputs.error-kind }}
        run: echo "outcome: $OUTCOME \${KIND}"
`;
function yamlText(text) {
    return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}
function starterFiles(folder) {
    const prefix = folder === '' ? '' : `${folder}/`;
    return [
        { path: `${prefix}workflow.conductor.yaml`, text: WORKFLOW },
        { path: `${prefix}workflow.test.yaml`, text: SCENARIOS },
        { path: '.github/workflows/conductor.yml', text: githubWorkflow(prefix) },
    ];
}


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: function() { return /* binding */ shellPath; },
/* harmony export */   ZL: function() { return /* binding */ shellQuote; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; },
/* harmony export */   q$: function() { return /* binding */ shellCommand; }
/* harmony export */ });
/* unused harmony export wrapped */
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function shellQuote(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : windowsQuote(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function windowsQuote(word) {
    const line = word.replaceAll(/[\r\n]+/g, ' ');
    return `"${line.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows ? windowsQuote(`${name}=$env:${variable}`) : `${shellQuote(`${name}=`, false)}"\${${variable}:?}"`;
}
function shellPath(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return shellQuote(written.startsWith('-') ? `./${written}` : written, windows);
}
function shellCommand(words) {
    return words.map((word) => shellQuote(word)).join(' ');
}
const MAX_WIDTH = 100;
function wrapped(command, windows = isWindows) {
    if (windows || command.length <= MAX_WIDTH || command.startsWith('#'))
        return command;
    const lines = [];
    let line = '';
    for (const word of wordsOf(command)) {
        const longer = line === '' ? word : `${line} ${word}`;
        const isOption = word.startsWith('-');
        if (line !== '' && isOption && longer.length > MAX_WIDTH - OPTION_ROOM) {
            lines.push(line);
            line = `  ${word}`;
        }
        else
            line = longer;
    }
    return [...lines, line].join(' \\\n');
}
const OPTION_ROOM = 20;
function wordsOf(command) {
    return command.match(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g) ?? [];
}


/***/ })

};
;
"use strict";
exports.id = 5;
exports.ids = [5];
exports.modules = {

/***/ 2005:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/config/load/index.js + 9 modules
var load = __webpack_require__(607);
// EXTERNAL MODULE: ./build/config/load/workspace.js
var workspace = __webpack_require__(9102);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/reporters/shell-words.js
var shell_words = __webpack_require__(4664);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(6227);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
;// CONCATENATED MODULE: ./build/cli/init-files.js

const WORKFLOW = `# A workflow that tells its failures apart. Try:
#   conductor run workflow.yaml
#   conductor run workflow.yaml -i failure=drift
#   conductor run workflow.yaml -i failure=broken
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
workflow: workflow.yaml
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
        run: npx --yes github:conductor-action/conductor-action test ${(0,shell_words/* shellPath */.G9)(`${folder}workflow.test.yaml`)}
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
          workflow: ${yamlText(`${folder}workflow.yaml`)}
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
        { path: `${prefix}workflow.yaml`, text: WORKFLOW },
        { path: `${prefix}workflow.test.yaml`, text: SCENARIOS },
        { path: '.github/workflows/conductor.yml', text: githubWorkflow(prefix) },
    ];
}

;// CONCATENATED MODULE: ./build/cli/init.js









const initCommand = {
    name: 'init',
    summary: 'Write a first workflow, its scenarios and a GitHub workflow',
    usage: 'init [DIR]',
    options: [command/* DEBUG */.Oi],
    examples: ['conductor init', 'conductor init ci'],
    run: runInit,
};
async function runInit(args, context) {
    if (args.operands.length > 1)
        return (0,command/* badUsage */.VT)(context, initCommand, 'one folder at a time: conductor init [DIR]');
    const folder = (0,workspace/* realPathOf */.dN)(external_node_path_default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,load/* findWorkspace */.pl)(external_node_path_default().join(folder, 'workflow.yaml'), {});
    const files = starterFiles(external_node_path_default().relative(root, folder).split((external_node_path_default()).sep).join('/'));
    const shown = (name) => (0,load/* displayPath */.Gt)((0,workspace/* realPathOf */.dN)(context.cwd), external_node_path_default().join(root, name));
    const written = writeAll(root, files, shown);
    if (!written.ok) {
        context.terminal.stderr(`conductor init: ${written.error}; nothing was written\n`);
        return command/* EXIT_INVALID */.jL;
    }
    const names = files.map((file) => shown(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,shell_words/* shellPath */.G9)(workflow)}\n  conductor test ${(0,shell_words/* shellPath */.G9)(scenarios)}\n`);
    return 0;
}
function writeAll(root, files, shown) {
    const taken = files.filter(({ path: name }) => exists(external_node_path_default().join(root, name))).map(({ path: name }) => shown(name));
    if (taken.length > 0)
        return (0,result/* err */._)(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`);
    try {
        for (const { path: name } of files)
            (0,external_node_fs_.mkdirSync)(external_node_path_default().dirname(external_node_path_default().join(root, name)), { recursive: true });
        for (const { path: name, text } of files)
            (0,external_node_fs_.writeFileSync)(external_node_path_default().join(root, name), text, { flag: 'wx' });
    }
    catch (error) {
        return (0,result/* err */._)(`${root} cannot be written: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    return (0,result.ok)(null);
}
function exists(file) {
    try {
        return (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}


/***/ })

};
;
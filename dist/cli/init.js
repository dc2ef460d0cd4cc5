(function(exports,require,module,__filename,__dirname){const e=require("./main.js").runtime,t=require("./main.js");let n=require("node:fs"),r=require("node:path");r=Object.create(r,{default:{value:r}});const i=e=>`name: conductor
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
        run: npx --yes github:conductor-action/conductor-action test ${t.wo(`${e}workflow.test.yaml`)}
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
          workflow: ${a(`${e}workflow.conductor.yaml`)}
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
`;function a(e){return/^[\w./-]+$/.test(e)?e:JSON.stringify(e)}function o(e){let t=e===``?``:`${e}/`;return[{path:`${t}workflow.conductor.yaml`,text:`# A workflow that tells its failures apart. Try:
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
`},{path:`${t}workflow.test.yaml`,text:`# What must hold when things fail. Run with: conductor test workflow.test.yaml
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
`},{path:`.github/workflows/conductor.yml`,text:i(t)}]}async function s(e,n){if(e.operands.length>1)return t.ws(n,`init`,`one folder at a time: conductor init [DIR]`);let i=t.mt(r.default.resolve(n.cwd,e.operands[0]??`.`)),a=t.pt(r.default.join(i,`workflow.yaml`),{}),s=o(r.default.relative(a,i).split(r.default.sep).join(`/`)),l=e=>t.ft(t.mt(n.cwd),r.default.join(a,e)),u=c(a,s,l);if(!u.ok)return n.terminal.stderr(`conductor init: ${u.error}; nothing was written\n`),2;let d=s.map(e=>l(e.path));n.terminal.stdout(d.map(e=>`${e}\n`).join(``));let[f=``,p=``]=d;return n.terminal.stderr(`Next:\n  conductor run ${t.wo(f)}\n  conductor test ${t.wo(p)}\n`),0}function c(e,i,a){let o=i.filter(({path:t})=>l(r.default.join(e,t))).map(({path:e})=>a(e));if(o.length>0)return t.ec(`${o.join(`, `)} ${o.length===1?`is`:`are`} already there`);try{for(let{path:t}of i)(0,n.mkdirSync)(r.default.dirname(r.default.join(e,t)),{recursive:!0});for(let{path:t,text:a}of i)(0,n.writeFileSync)(r.default.join(e,t),a,{flag:`wx`})}catch(n){return t.ec(`${e} cannot be written: ${t.ir(n)}`)}return t.tc(null)}function l(e){try{return(0,n.lstatSync)(e,{throwIfNoEntry:!1})!==void 0}catch{return!1}}exports.runInit=s;
})
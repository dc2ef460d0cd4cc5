import type { Severity } from './finding.js'

/**
 * Codes of findings, and when they are reported, in the tables of docs/validation.md. A code is an error unless it says warning; where its
 * text says so, a check reports an error as a warning.
 */
export const FINDING_CODES = {
  reading: {
    'file-not-found, not-a-file, file-unreadable, file-too-large, file-not-text, file-empty, not-a-mapping':
      'missing, a folder, not readable, over 10 MiB, not UTF-8, empty; the top level is not a mapping',
    'github-workflow, outside-workspace':
      'a workflow or an action of GitHub; the file, a child or a `!file` lies outside of the workspace',
    'include-cycle, include-limit': '`!file` leads back to itself, or to more than 1,000 files',
    'missing-variable, variable-cycle':
      "`${VAR}` has no default and is not set (a warning for a provider's `api_key`); variables name each other",
    'more-findings': 'number of findings after the first 100',
    'yaml-syntax, unquoted-template':
      'a tab, an open bracket, `${VAR}` without quotes in `{ }` or `[ ]`, an alias without an anchor; a value that begins with `{{` or `{%` has no quotes',
    'yaml-duplicate-key, yaml-multiple-documents, yaml-unknown-tag, yaml-bad-key':
      'the same key twice; a second document; a tag other than `!file`; a key that is not a text, or `<<` that cannot be merged',
    'yaml-too-deep, yaml-too-many-aliases': 'more than 200 levels, or more than 100,000 values from aliases',
  },
  fields: {
    'unknown-field, missing-field, field-not-for-type':
      'the field does not exist, is required, or belongs to another type of node',
    'conflicting-fields': 'two fields exclude each other, or one needs another (`shell` needs `run`)',
    'wrong-type, wrong-value, out-of-range, empty-value, bad-duration':
      'the value of a field; a duration is over 0 and at most 24 hours',
    'unknown-type, unsupported-type': 'the type of node or policy does not exist, or only in microsoft/conductor',
    'no-effect (warning), lost-ability':
      'a field that only microsoft/conductor uses; with `--strict-abilities` one that changes answers there, or tools for a program that cannot call them',
    'bad-name, reserved-name, duplicate-name': 'names of nodes, groups, policies and loop variables',
    'bad-pattern': 'a regular expression that does not compile, or needs look-around or back-references',
    'slow-pattern (warning)':
      "a regular expression that takes more than linear time in engines that backtrack (conductor's does not): `(a+)+`, `.*\\s*`, `\\s+$`. Not every slow pattern is recognized",
    'quarantine-file, quarantine-over (warning), quarantine-without-reason (warning)':
      'a [quarantine file](one-step.md#quarantine) that cannot be read; an entry that excuses no test: its day is over, or it has no reason',
    'quarantine-one-command (warning), retry-tests':
      'a script that is [not one command](one-step.md#quarantine): no failed test excuses its exit code; `retry_tests` without `reports`, or where nothing retries',
    'bad-shell, bad-default':
      'an unknown shell, or a line without `{0}`; a `default` or `example` that does not fit its type or schema',
    'bad-kind, reserved-kind, classify-without-kind, classify-without-condition':
      'a `classify` or `fail_when` rule whose kind is malformed, reserved for the engine or missing, or without a condition',
    'exit-code-never, exit-code-zero (warning)':
      'the `exit_code` of a rule can only be 0, below 0 or above 4294967295; it includes 0, which is never classified',
    'gate-option-without-route, duplicate-option': 'an option of a gate leads nowhere, or two have the same value',
  },
  'children and inputs': {
    'child-not-found, child-is-template, registry-reference':
      '`workflow:` names no file; it must be a path, not a template or `name@registry#ref`',
    'child-cycle (warning), child-too-deep':
      'a file calls itself, directly or through others; a chain of more than 50 files',
    'input-missing, input-unknown, input-wrong-type': 'the given inputs do not fit `workflow.input`',
  },
  'names and paths': {
    'unknown-entry-point, unknown-target, unknown-finally, unknown-policy-node, unknown-group':
      'the name of a node or a group that does not exist',
    'finally-not-allowed, finally-routes (warning)':
      'a terminate or a gate under `finally`; routes of a node there are ignored',
    'unknown-member, duplicate-entry':
      'a group names a node that does not exist, or names it twice; `group.outputs.x` without a member `x`',
    'unreachable-node (warning), endless-loop (warning)':
      'no route leads to the node, or out of the loop: only a limit or an error ends the run',
    'node-may-not-have-run (warning), output-may-be-missing (warning)':
      'a template, or `output:`, reads a node that some path to it skips. Write `{{ x.output.y | default(none) }}`',
    'path-over-limit, unseen-failure (warning)':
      'the longest path without a loop exceeds `limits.max_iterations`; under `strict_exit: false` this script may fail while the run succeeds',
  },
  routes: {
    'route-without-action, route-many-actions':
      'a route has exactly one of `to`, `retry`, `halt`, `propagate`, `recover`',
    'retry-on-success, propagate-on-success, recover-on-success, side-effect-on-success, error-routes-success':
      'the route has no `on_error`, and this needs an error',
    'bad-on-error': '`false`, an empty list, `"true"`, or a text that is neither a kind nor a prefix',
    'other-name (warning), foreign-template (warning)':
      "microsoft/conductor's name of a kind, an alias here; pflow's `${node.field}` is `{{ node.output.field }}`",
    'no-success-route, no-last-route (warning)':
      'a success has nowhere to go; every success route has a `when`: where none holds the run fails',
    'rule-never-matches (warning)': 'a `classify` rule behind one that takes every failure',
    'unreachable-route (warning), unreachable-error-route': 'an earlier route handles everything that this one could',
    'catch-all-ends-green (warning)':
      'a route for any error (`on_error: true`) after which the run can succeed. Name the kinds, or [notify and still fail](green.md#notify-and-still-fail)',
    'catch-all-takes-template-error (warning)':
      'a mistake in a template of the node would start the script, agent, child or group of a route for any error. Put `{ on_error: internal.template_error, propagate: true }` before it, or name the kinds',
    'route-output-without-end (warning), retry-from-not-earlier':
      '`output` on a route that does not lead to `$end`; no path leads from `retry.from` to this node (in `error_routes` a warning)',
  },
  kinds: {
    'bad-raises': 'an empty list, a duplicate, a malformed or a reserved kind',
    'unknown-engine-kind, never-routable':
      'a reserved kind that the engine does not make; one that ends the run before any route, such as `internal.limit_exceeded`',
    'impossible-kind':
      'this type of node can never raise it; a warning for `provider.*`, and for `retry.exhausted` without a retry route',
    'unknown-detail, rule-lacks-detail, detail-may-be-missing (warning), kind-differs (warning), kind-resembles (warning), kind-never-raised (warning)':
      '[payloads of kinds](kinds.md#what-validate-finds)',
    'undeclared-kind, handled-never-raised (warning)':
      'the node declares other kinds; it cannot raise this one: it has no `timeout`, no breaker, ...',
    'escape-not-announced (warning)': 'a kind can escape the file, and `workflow.raises` does not list it',
  },
  templates: {
    'template-syntax, github-expression (warning)':
      "a template or a condition cannot be read; `${{ ... }}` is GitHub's: write `{{ ... }}`",
    'condition-text':
      'a `when` or `allow_if` with text outside of its one pair of braces, or with statements that print something else than `true` and `false`: it would always hold',
    'unknown-reference':
      'no such node, group or name. `default` and `is defined` allow an unknown name, not an unknown node. A warning in `allow_if`, `hooks` and optional entries of `input:`',
    'unknown-input, undeclared-input (warning)':
      'not declared under `workflow.input` (with a default a warning); no `input:` block, and this input was not given',
    'unknown-attribute, unknown-policy':
      '`node.outputs`, `group.output`, `workflow.inputs`, ... (for `github` a warning); `policy.x` without a policy `x`',
    'error-never-raised, error-not-declared (warning)':
      '`x.error` is required, and `x` can raise nothing; `x` is a script or agent without `raises` and `classify`',
    'error-may-be-absent (warning)':
      "a node that not only error routes lead to reads `error`: write `error.kind | default('')`",
    'reads-sibling, member-read-outside (warning)':
      'a member of a group reads another one (with a default a warning); `member.output` after the group is `group.outputs.member`',
    'bad-input-reference, undeclared-reference (warning)':
      'an entry of `input:` that is not a reference; in explicit mode the node does not list what it reads',
    'bad-source': '`source:` is neither a path nor a template, or it is an input that is no `array`',
    'shell-without-e (warning)':
      'a `shell:` that is not known to stop at the first failure: `bash {0}` without `-e`, `cmd`, another program before the shell',
    'command-with-spaces (warning), command-backslashes (warning)':
      '`command` is one program, `run` is for a whole line; a path with backslashes is found on Windows only',
    'unknown-tool (warning), shell-interpolation (warning)':
      'no server of `mcp_servers` offers this tool; [data is pasted into `run:`](#data-in-a-shell)',
    'literal-secret (warning)': 'a known token format, or a literal value under a sensitive name',
  },
  groups: {
    'member-type, member-of-two-groups': 'only script, agent, set and workflow nodes may be members, of one group each',
    'member-route, member-retry-from': 'a member may only `retry`, `recover`, `halt` and `propagate`',
    'policy-too-narrow (warning), price-missing':
      'a group runs more members at a time than a policy allows; `budget_mode: enforce`, and `cost.pricing` lacks a model that the file names',
    'exit-halts (warning)':
      'the file reads the output of a script whose non-zero exit halts the run here, but not in microsoft/conductor',
    'missing-child-input, unknown-child-input (warning)':
      'a child does not get an input that it requires (a warning if the parent declares none), or gets one that it does not declare',
  },
} as const

type Rows = (typeof FINDING_CODES)[keyof typeof FINDING_CODES]
type KeysOf<T> = T extends unknown ? keyof T : never
type ListedIn<Row> = Row extends `${infer Code}, ${infer More}` ? ListedIn<Code> | ListedIn<More> : WithoutMark<Row>
type WithoutMark<Code> = Code extends `${infer Name} (warning)` ? Name : Code

/** Code of a finding, such as `unknown-field`. Codes of scenario files are not in the table. */
export type FindingCode = ListedIn<KeysOf<Rows>> | `scenario-${string}`

const WARNING = ' (warning)'
const CODES: readonly string[] = Object.values(FINDING_CODES).flatMap((rows) =>
  Object.keys(rows).join(', ').split(', '),
)
const WARNINGS = new Set(CODES.filter((code) => code.endsWith(WARNING)))

export function getSeverity(code: FindingCode): Severity {
  return WARNINGS.has(`${code}${WARNING}`) ? 'warning' : 'error'
}

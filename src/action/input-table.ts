import { MAX_WAIT_SECONDS } from '../core/duration.js'
import { NOTIFY_FORMATS } from '../markup/notice.js'
import { forEachRequested, reportFile } from '../reporters/report-files.js'
import { DEFAULT_LOGS, MOST_LOGS } from '../survey/window.js'
import { DEFAULT_RERUN_LIMIT, HIGHEST_RERUN, HIGHEST_RERUN_LIMIT } from '../triage/document.js'
import {
  createChoiceReader,
  createFlagReader,
  createNumberReader,
  readAsWritten,
  readCommentMode,
  readEntries,
  readGateAnswers,
  readGivenName,
  readIdentifier,
  readInputMapping,
  readJobNames,
  readMatrixLeg,
  readNotifyAddresses,
  readNotifyEvents,
  readOptional,
  readOutcomes,
  readPercentage,
  readResumeEntries,
  readShardIndex,
  readShardPlan,
  readTrimmed,
} from './input-readers.js'
import {
  ACTION_COMMANDS,
  defineCommandInput,
  defineFileInput,
  defineInput,
  defineReportsOption,
  defineStepOption,
  defineToggle,
  type InputSpec,
} from './input-specs.js'

const ARTIFACT_MODES = ['on-failure', 'always', 'never'] as const
const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const
const LONGEST_INTERVAL_MINUTES = 1440
const MAX_RETENTION_DAYS = 400

/** Every input; `npm run generate` makes the three action.yml and the tables of the docs from it. */
export const INPUTS = {
  workflow: defineInput(
    'Path of the workflow file, relative to `working-directory`; this or `run`; `test`: scenario files or folders',
    readTrimmed,
  ),
  run: defineInput('One command instead of a workflow file, as in a `run:` step', readAsWritten),
  classify: defineStepOption('sets and rules that tell its failures apart: `npm, git`, or a YAML list'),
  retry: defineStepOption(
    're-runs (2: at most three attempts), or a mapping such as `{max: 3, on: [external.npm.network]}`; with `classify` a number re-runs what is transient',
  ),
  timeout: defineStepOption('for each attempt: seconds, or `90s`, `10m`, `1h`'),
  'idle-timeout': defineStepOption('the longest time without any output: seconds, or `90s`, `10m`, `1h`'),
  tolerate: defineReportsOption('kinds and prefixes that do not fail the step, or `true` for all'),
  'before-retry': defineStepOption('a command before each re-run; its failure is a warning'),
  raises: defineStepOption('kinds that the command may raise by itself'),
  reports: defineReportsOption(
    'test reports that the command writes, as globs: JUnit XML, TRX, TAP and others; failed tests in them fail the step',
    { neededBy: ['reports'] },
  ),
  'reports-required': defineReportsOption('whether a missing, broken or incomplete report fails the step'),
  quarantine: defineReportsOption('a file of tests that may fail for a while; `.github/quarantine.yml` if it exists'),
  'retry-tests': defineStepOption(
    'the test runner whose re-runs get only the failed tests: `pytest`, `jest`, `vitest`, `playwright`, `go`, `cargo`, `maven`, `gradle`, `dotnet` or `rspec`',
  ),
  'test-exit-codes': defineStepOption('exit codes, beside 1, that mean failed tests, such as `8`'),
  shell: defineInput('`run`: the shell; bash by default', readOptional, { goesWith: 'run' }),
  name: defineReportsOption('what the step is called; the first word of the command by default'),
  inputs: defineFileInput(
    'Inputs of the workflow, a YAML or JSON mapping; a declared `string` keeps its text as written; write a secret with `toJSON(secrets.NAME)`',
    readInputMapping,
  ),
  command: defineInput(
    '`run`, `reports` (judge the test reports of earlier steps, run nothing), `validate` (check the file, run nothing), `test` (run scenario files), `resume` (as `run`, but `resume-from` must be given), `redrive` (run the dead letters of `resume-from` again), `triage` (say why jobs of another run failed), `survey` (say what the failures of this repository cost), `verdict` (one check over all jobs of `needs`), or one part of a run on many machines: `plan`, `shard`, `join`',
    createChoiceReader(ACTION_COMMANDS, 'run'),
  ),
  'working-directory': defineInput('Folder to change to before everything else', readTrimmed),
  'strict-exit': defineFileInput(
    "`true` or `false` instead of the file's `runtime.strict_exit` (a node's own value wins); else as in the file",
    createFlagReader(null),
  ),
  'resume-from': defineFileInput(
    "Resume an earlier run: a run folder, an artifact's name, `<run-id>/<artifact name>`, or `previous-attempt` (`actions: read`); with a list, separated by commas or newlines, the first entry that is found; `fresh` as the last entry starts over if nothing can be resumed",
    readResumeEntries,
    { neededBy: ['resume', 'redrive'] },
  ),
  'resume-commit': defineFileInput(
    '`any` resumes a run at another commit than its own, such as a repair that was pushed; else that is `invalid`',
    createChoiceReader(['any'], ''),
  ),
  key: defineInput(
    'Tells apart uses that look alike, such as two uses inside of one composite action; part of names and identities',
    readTrimmed,
  ),
  'check-run-id': defineInput(
    'Id of the job, by which the caller of a reusable workflow is found (`actions: read`); part of names and identities',
    readIdentifier,
    { default: '${{ job.check_run_id }}' },
  ),
  shards: defineCommandInput('plan', 'the `for_each` to spread and over how many machines, `GROUP=N`', readShardPlan, {
    neededBy: ['plan'],
  }),
  shard: defineCommandInput('shard', 'which one this is, from 1', readShardIndex, { neededBy: ['shard'] }),
  plan: defineInput(
    '`shard` and `join`: the output `plan` of the job that planned, the name of an artifact of this run',
    readTrimmed,
    { goesWith: ['shard', 'join'], neededBy: ['shard', 'join'] },
  ),
  'checkpoint-every': defineFileInput(
    'Minutes between uploads of the run folder during the run, for `previous-attempt` and the join after a lost machine; 0 is none',
    createNumberReader(LONGEST_INTERVAL_MINUTES, 0),
  ),
  annotations: defineToggle(true, 'Annotate files and lines'),
  summary: defineToggle(true, 'Write a job summary'),
  'check-run': defineToggle(false, 'Make a check run with all annotations (`checks: write`)'),
  'handled-conclusion': defineInput(
    'Conclusion of the check run of a success with handled failures: `success` or `neutral`',
    createChoiceReader<'success' | 'neutral'>(['success', 'neutral'], 'success'),
  ),
  gates: defineFileInput(
    'Answers to human gates: a mapping of gate names to values, `NAME.FIELD` for texts',
    readGateAnswers,
  ),
  comment: defineInput(
    'Comment on the pull request when the outcome is not success (`pull-requests: write`); `handled`: also when failures were handled',
    readCommentMode,
    { default: 'false' },
  ),
  escalate: defineToggle(
    false,
    'Make one issue per workflow and kind of what the run escalates; `survey`: one issue, kept current (`issues: write`)',
    { goesWith: 'workflow' },
  ),
  notify: defineInput(
    'Address (https, usually a secret) that is told when a run halts, fails, waits at a gate or escalates, and when the next one succeeds again (`ledger`); `triage`: when something failed, `survey`: when new causes appeared; or a YAML list of `{url, kinds?, outcomes?, owners?, format?}`',
    readNotifyAddresses,
  ),
  'notify-format': defineInput(
    '`json`, `slack` or `teams`; by default what the host of `notify` expects, else `json`',
    createChoiceReader(['', ...NOTIFY_FORMATS], ''),
  ),
  'notify-on': defineInput(
    'Outcomes, `escalated` and `recovered` that are told; `halted, failed, suspended, escalated, recovered` by default',
    readNotifyEvents,
  ),
  'github-token': defineInput(
    'Token for check run, comment, issues and `resume-from`; it is not in the environment of scripts',
    readTrimmed,
    { default: '${{ github.token }}' },
  ),
  'issue-token': defineCommandInput(
    'survey',
    'token for the issue of `escalate`, so that the token that reads many repositories need not write; `github-token` by default',
    readTrimmed,
  ),
  'issue-details': defineCommandInput(
    'survey',
    'of several repositories: the issue shows lines of logs of private ones, too; else their numbers and the titles of causes',
    createFlagReader(false),
  ),
  artifact: defineInput(
    'When the run folder is uploaded: `on-failure` (every outcome but success, and a success that left dead letters or escalations), `always` or `never`; with `resume-from: previous-attempt` always',
    createChoiceReader(ARTIFACT_MODES, 'on-failure'),
  ),
  'artifact-name': defineInput(
    'Name of the artifact, without the attempt that is appended; generated by default',
    readGivenName,
  ),
  'retention-days': defineInput(
    "Days until the artifact expires; the repository's setting by default",
    createNumberReader(MAX_RETENTION_DAYS, null),
  ),
  ...forEachRequested((name) => defineInput(`Write ${reportFile(name).what} to this file`, readOptional)),
  'fail-on': defineInput(
    'Outcomes that fail the job, separated by comma, space or newline; all but success by default. `invalid` always fails it, unless this is `none`',
    readOutcomes,
  ),
  'log-level': defineInput('`debug`, `info`, `warning` or `error`', createChoiceReader(LOG_LEVELS, 'info')),
  'breaker-state': defineFileInput('File that keeps the state of repository-wide circuit breakers', readOptional),
  ledger: defineInput('File that remembers which errors come back, kept from run to run by a cache', readOptional),
  provider: defineFileInput('The provider that answers agents, instead of the one in the file', readOptional),
  'strict-abilities': defineToggle(
    false,
    'Refuse a file that needs abilities this runner lacks (skills, plugins, validator, sandbox, tools)',
    { goesWith: 'workflow' },
  ),
  matrix: defineInput('The leg of the matrix, to tell artifacts and comments of its jobs apart', readMatrixLeg, {
    default: '${{ toJSON(matrix) }}',
  }),
  rules: defineInput(
    '`triage`, `survey`: files of classify rules that come before the ready-made ones, separated by newlines or commas; `.github/conductor-triage.yml`, when it exists, comes first',
    readEntries,
    { goesWith: ['triage', 'survey', 'verdict'] },
  ),
  rerun: defineCommandInput(
    'triage',
    'the highest attempt that it may start (2: one re-run; `actions: write`); 0 only reports',
    createNumberReader(HIGHEST_RERUN, 0),
  ),
  'rerun-after': defineCommandInput(
    'triage',
    'seconds to wait before failed jobs are run again',
    createNumberReader(MAX_WAIT_SECONDS, 0),
  ),
  'rerun-stale': defineCommandInput('triage', 'also when the branch has moved on', createFlagReader(false)),
  'rerun-jobs': defineCommandInput(
    'triage',
    'names of the only jobs that may be run again; without it none is; a list, `*` stands for any text',
    readJobNames,
  ),
  'rerun-except': defineCommandInput(
    'triage',
    'names of jobs that are never run again; a list, `*` stands for any text',
    readJobNames,
  ),
  'rerun-guarded': defineCommandInput(
    'triage',
    'names of jobs that are repeated although they deploy, publish or migrate: a second deployment of the same commit is accepted; a list',
    readJobNames,
  ),
  'rerun-limit': defineCommandInput(
    'triage',
    'the most re-runs of the repository within an hour',
    createNumberReader(HIGHEST_RERUN_LIMIT, DEFAULT_RERUN_LIMIT),
  ),
  'run-url': defineCommandInput(
    'triage',
    'the address of the run, of any repository that the token may read; that of the `workflow_run` event by default',
    readOptional,
  ),
  'min-coverage': defineCommandInput(
    'test',
    'the percentage of the failures that scenarios must test, else the outcome is `failed`',
    readPercentage,
    {
      default: '0',
    },
  ),
  needs: defineCommandInput('verdict', 'the jobs to judge: the expression `toJSON(needs)`', readAsWritten, {
    neededBy: ['verdict'],
  }),
  'allow-skipped': defineCommandInput(
    'verdict',
    'jobs that may be skipped: ids and globs, separated by comma, space or newline',
    readAsWritten,
  ),
  'allow-failed': defineCommandInput('verdict', 'jobs that may fail, likewise; each is a warning', readAsWritten),
  triage: defineCommandInput(
    'verdict',
    'read why jobs failed in their logs (`actions: read`)',
    createFlagReader(false),
  ),
  repositories: defineCommandInput(
    'survey',
    'names of the repositories, `owner/name`, separated by newlines or commas, or a file of them; this repository by default',
    readTrimmed,
  ),
  org: defineCommandInput(
    'survey',
    'an organisation, all of whose repositories are surveyed, except archived ones',
    readOptional,
  ),
  since: defineCommandInput('survey', 'the first day, or how many days before today; `30d` by default', readTrimmed),
  logs: defineCommandInput(
    'survey',
    'how many logs are read, the newest first',
    createNumberReader(MOST_LOGS, DEFAULT_LOGS),
  ),
  cache: defineCommandInput(
    'survey',
    'folder for answers that cannot change any more, kept from run to run by `actions/cache`',
    readOptional,
  ),
  compare: defineCommandInput(
    'survey',
    '`previous` says what changed since the newest survey of an earlier run of this workflow',
    createChoiceReader(['', 'previous'], ''),
  ),
} satisfies Readonly<Record<string, InputSpec<unknown>>>

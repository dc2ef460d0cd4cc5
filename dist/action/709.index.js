"use strict";
exports.id = 709;
exports.ids = [709];
exports.modules = {

/***/ 52709:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ UNREAD_TITLES; },
/* harmony export */   Kq: function() { return /* binding */ listAttemptEnds; },
/* harmony export */   Nq: function() { return /* binding */ findAllowedFailures; },
/* harmony export */   Nv: function() { return /* binding */ CLASSES; },
/* harmony export */   Pe: function() { return /* binding */ isAtLimit; },
/* harmony export */   QM: function() { return /* binding */ createSighting; },
/* harmony export */   ik: function() { return /* binding */ Passes; }
/* harmony export */ });
/* unused harmony exports createSignature, withoutLeg, toCauseId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _triage_paste_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9588);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9459);




const CODE = /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/;
function createSignature({ tests, annotations: [problem] }, line) {
    if (tests.length > 0)
        return JSON.stringify(['tests', ...tests.toSorted()]);
    if (problem === undefined)
        return (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(line);
    return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(problem.message)]);
}
function withoutLeg(name) {
    const segments = name.split(' / ');
    return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ');
}
function toCauseId(kind, { workflow, job, step }, signature) {
    const key = JSON.stringify([kind, workflow, job, step, signature]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 12);
}
const CLASSES = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled'];
const LIMIT_KIND = 'external.runner.timeout';
const UNREAD_TITLES = {
    read: 'The log says nothing about why it failed',
    gone: 'The log is gone',
    forbidden: 'The log may not be read with this token',
    cut: 'The log was not read: there are more failed jobs than --logs',
    failed: 'The log could not be fetched',
};
class Passes {
    tally;
    #read = new Map();
    constructor(runs, tally) {
        this.tally = tally;
        for (const { run, attempts } of runs) {
            for (const [at, { jobs }] of attempts.entries()) {
                for (const { name, conclusion, ended } of jobs) {
                    if (conclusion !== 'success')
                        continue;
                    const facts = { run: run.id, event: run.event, created: run.created, ended: ended ?? run.ended };
                    (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(this.#read, `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run)}\n${name}`, { ...facts, attempt: at + 1 });
                }
            }
        }
    }
    find(run, name, isMeant = () => true) {
        const read = this.#read.get(`${(0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run)}\n${name}`)?.find(isMeant);
        return read ?? this.tally.findSuccess(run, isMeant);
    }
    after({ run, attempt, job }) {
        const isLater = (pass) => {
            if (pass.run === run.id)
                return pass.attempt > attempt;
            return pass.created >= run.created || pass.ended >= (job.ended ?? run.ended);
        };
        return this.find(run, job.name, isLater) !== undefined;
    }
}
function createSighting(at, passes) {
    const { run, job, finding } = at;
    const log = finding?.log ?? 'failed';
    const triaged = finding?.triaged;
    const kind = triaged?.kind ?? null;
    const ofClass = triaged?.class ?? (job.conclusion === 'cancelled' ? 'cancelled' : 'unknown');
    const [quoted] = triaged?.evidence ?? [];
    const said = quoted ?? (ofClass === 'cancelled' ? null : finding?.last) ?? null;
    const title = said?.text ?? (ofClass === 'cancelled' ? 'The job was cancelled' : UNREAD_TITLES[log]);
    const step = triaged?.step ?? job.failedStep;
    const place = { workflow: run.workflow, job: withoutLeg(job.name), step };
    const unquoted = ofClass === 'cancelled' ? 'cancelled' : said === null ? `log ${log}` : null;
    const signature = unquoted ?? createSignature(triaged ?? { tests: [], annotations: [] }, title);
    const tests = triaged?.tests ?? [];
    const [test] = tests.toSorted();
    const others = tests.length > 1 ? ` and ${tests.length - 1} more tests` : '';
    const recovered = ofClass !== 'cancelled' && passes.after(at);
    const counted = recovered && ofClass !== 'transient' ? 'flaky' : ofClass;
    return {
        at,
        cause: toCauseId(kind, place, signature),
        signature: toCauseId(kind, { workflow: '', job: '', step: null }, signature),
        kind,
        class: ofClass,
        counted,
        place,
        title: unquoted === null && test !== undefined ? `${test}${others}` : title,
        isRead: unquoted === null || ofClass === 'cancelled',
        line: said?.line ?? null,
        tests,
        rule: triaged?.rule ?? null,
        recovered,
    };
}
const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
function isAtLimit({ job, finding }) {
    return job.conclusion === 'timed_out' || finding?.triaged.kind === LIMIT_KIND;
}
function findAllowedFailures({ run, attempts }) {
    const last = attempts.at(-1);
    const jobs = run.conclusion === 'success' && last !== undefined ? [...last.jobs, ...last.takenOver] : [];
    return new Set(jobs.filter(({ conclusion }) => FAILED.has(conclusion)).map(({ name }) => name));
}
function listAttemptEnds(read) {
    const { run, attempts, failed } = read;
    const atLimit = new Set(failed.filter(isAtLimit).map(({ job }) => job.id));
    const allowed = findAllowedFailures(read);
    return attempts.map(({ jobs: ran, takenOver, isRead }, at) => {
        const jobs = [...ran, ...takenOver];
        const hitLimit = jobs.some(({ id }) => atLimit.has(id));
        if (at === attempts.length - 1)
            return toLastEnd(run.conclusion, hitLimit);
        if (!isRead)
            return 'unread';
        if (hitLimit || jobs.some(({ conclusion, name }) => FAILED.has(conclusion) && !allowed.has(name)))
            return 'failed';
        return jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'passed';
    });
}
function toLastEnd(conclusion, hitLimit) {
    if (conclusion === 'success')
        return 'passed';
    if (FAILED.has(conclusion) || (conclusion === 'cancelled' && hitLimit))
        return 'failed';
    return conclusion === 'cancelled' ? 'cancelled' : 'other';
}


/***/ }),

/***/ 9459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: function() { return /* binding */ Tally; },
/* harmony export */   OI: function() { return /* binding */ computeMedian; },
/* harmony export */   d9: function() { return /* binding */ commitKey; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29069);


class Tally {
    runs = 0;
    attempts = 0;
    other = 0;
    workflows = new Map();
    days = new Map();
    passedDays = new Map();
    branches = new Map();
    scheduled = null;
    remarkable = [];
    #successes = new Map();
    #events = [];
    #seen = new Set();
    add(run) {
        if (this.#seen.has(run.id))
            return false;
        this.#seen.add(run.id);
        if (run.status === 'completed')
            this.#count(run);
        return true;
    }
    #count(run) {
        this.runs += 1;
        this.attempts += run.attempt;
        const day = (0,_window_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(run.created).slice(0, 10);
        this.days.set(day, (this.days.get(day) ?? 0) + 1);
        const known = this.workflows.get(run.workflow);
        const workflow = known ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] };
        this.workflows.set(run.workflow, workflow);
        workflow.runs += 1;
        if (run.name < workflow.name)
            workflow.name = run.name;
        this.#addToBranch(run);
        workflow.seconds.push(Math.max(0, run.ended - run.started));
        if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion))
            this.remarkable.push(run);
        else if (run.conclusion === 'success') {
            workflow.passedFirst += 1;
            this.passedDays.set(day, (this.passedDays.get(day) ?? 0) + 1);
            this.#addSuccess(run);
        }
        else
            this.other += 1;
    }
    #addSuccess({ id, event, created, ended, workflow, head_sha: sha }) {
        if (!this.#events.includes(event))
            this.#events.push(event);
        const ofWorkflow = this.#successes.get(workflow) ?? new Map();
        this.#successes.set(workflow, ofWorkflow);
        const known = ofWorkflow.get(sha);
        const at = this.#events.indexOf(event);
        if (known === undefined)
            ofWorkflow.set(sha, [id, at, created, ended]);
        else
            known.push(id, at, created, ended);
    }
    endListing() {
        this.#seen.clear();
        const commits = new Set(this.remarkable.map(commitKey));
        for (const [workflow, bySha] of this.#successes)
            for (const sha of bySha.keys())
                if (!commits.has(commitKey({ workflow, head_sha: sha })))
                    bySha.delete(sha);
    }
    findSuccess({ workflow, head_sha: sha }, isMeant) {
        const numbers = this.#successes.get(workflow)?.get(sha) ?? [];
        for (let at = 0; at < numbers.length; at += 4) {
            const [run = 0, event = 0, created = 0, ended = 0] = numbers.slice(at, at + 4);
            const success = { run, attempt: 1, event: this.#events[event] ?? '', created, ended };
            if (isMeant(success))
                return success;
        }
        return undefined;
    }
    #addToBranch({ head_branch: branch, event, conclusion, workflow, ended }) {
        if (branch === null || event.startsWith('pull_request') || !DECIDING.has(conclusion))
            return;
        if (event === 'schedule')
            this.scheduled = branch;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(this.branches, branch, { workflow, ended, passed: conclusion === 'success' });
    }
    guessDefaultBranch() {
        const named = [this.scheduled, 'main', 'master'].find((name) => name !== null && this.branches.has(name));
        const [busiest] = [...this.branches].toSorted(([, one], [, other]) => other.length - one.length);
        return named ?? busiest?.[0] ?? null;
    }
}
const DECIDING = new Set(['success', 'failure', 'timed_out', 'startup_failure']);
const NEEDS_LOOK = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled']);
function commitKey({ workflow, head_sha: sha }) {
    return `${workflow}\n${sha}`;
}
function computeMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}


/***/ }),

/***/ 9588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: function() { return /* binding */ findStepCommand; },
/* harmony export */   KC: function() { return /* binding */ withoutVariables; },
/* harmony export */   Ph: function() { return /* binding */ quoteForYaml; },
/* harmony export */   S$: function() { return /* binding */ isOfTool; },
/* harmony export */   b$: function() { return /* binding */ createQuarantine; },
/* harmony export */   b8: function() { return /* binding */ suggestKind; },
/* harmony export */   hb: function() { return /* binding */ mendsInStep; },
/* harmony export */   jO: function() { return /* binding */ suggestRule; },
/* harmony export */   tI: function() { return /* binding */ createRerunJobs; },
/* harmony export */   xx: function() { return /* binding */ createRetryStep; },
/* harmony export */   ys: function() { return /* binding */ createTriageWorkflow; }
/* harmony export */ });
/* unused harmony export suggestPattern */
/* harmony import */ var _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48443);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const ACTION = 'conductor-action/conductor-action@v1';
const VARIABLE = new _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .BoundedPattern */ .c9([
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
].join('|'), 'g');
const MARK = '#';
const REDACTED = /\*{3,}/g;
function withoutVariables(line) {
    return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim();
}
function suggestPattern(line) {
    const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0');
    return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}
function suggestRule(line, kind) {
    return `- stderr: '${suggestPattern(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`;
}
function suggestKind(line) {
    const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? [];
    return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`;
}
const NOT_OF_A_TOOL = new Set(['runner', 'build', 'rule', null]);
function isOfTool(set) {
    return !NOT_OF_A_TOOL.has(set);
}
function mendsInStep(kind) {
    return /^external\.runner\.(?:network|unavailable|rate_limited)$/.test(kind ?? '');
}
function findStepCommand(step) {
    return /^Run (?![\w.-]+\/[\w./-]+@)(.+)$/.exec(step)?.[1] ?? null;
}
function createRetryStep(step, command, set) {
    const name = step === null ? '' : `name: ${quoteForYaml(step)}\n  `;
    const lines = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(command)
        .split('\n')
        .map((line) => line.replaceAll('${{', '$ {{'));
    const indentation = /^\s/.test(lines.find((line) => line.trim() !== '') ?? '') ? '2' : '';
    const block = `|${indentation}\n${lines.map((line) => (line.trim() === '' ? '' : `      ${line}`)).join('\n')}`;
    const run = command === ''
        ? 'COMMAND # replace COMMAND by the command of the step'
        : lines.length > 1
            ? block
            : JSON.stringify(lines[0]);
    return `- ${name}uses: ${ACTION}\n  with:\n    run: ${run}\n    classify: ${set}\n    retry: 2\n`;
}
function createTriageWorkflow(workflows, jobs) {
    const names = workflows.length === 0 ? '["CI"] # the names of the workflows' : `[${workflows.map(quoteForYaml).join(', ')}]`;
    const listed = jobs.map((name) => `            ${toListedName(name)}\n`).join('');
    const only = jobs.length === 0 ? ' "test*" # the names of the jobs that may run twice' : ` |\n${listed.trimEnd()}`;
    return `# .github/workflows/triage.yml
name: Triage
on:
  workflow_run:
    workflows: ${names}
    types: [completed]
permissions: {}
jobs:
  triage:
    if: \${{ vars.CONDUCTOR_TRIAGE != 'off' && github.event.workflow_run.conclusion == 'failure' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: write
      checks: read
      contents: read
      deployments: read
      pull-requests: write
    steps:
      - uses: ${ACTION}
        with:
          command: triage
          rerun: 2
          rerun-jobs:${only}
          comment: true
`;
}
function createRerunJobs(names) {
    return `rerun-jobs: |\n${names.map((name) => `  ${toListedName(name)}\n`).join('')}`;
}
function toListedName(name) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(name, 200).trim().replaceAll('${{', '$ {{');
}
function createQuarantine(tests, until) {
    const entries = tests.map((name) => `  - name: ${quoteForYaml(name.replaceAll('*', '?'))}\n    until: ${until}\n    reason: It failed and passed on the same commit.\n`);
    return `# .github/quarantine.yml\ntests:\n${entries.join('')}`;
}
function quoteForYaml(text) {
    return JSON.stringify((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 200).replaceAll('${{', '$ {{'));
}


/***/ })

};
;
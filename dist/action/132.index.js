"use strict";
exports.id = 132;
exports.ids = [132];
exports.modules = {

/***/ 88132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runnerHost: function() { return /* binding */ runnerHost; },
  unexpected: function() { return /* binding */ unexpected; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/adapters/actions-core.js



const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
class RunnerCommands {
    #token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    #pausedBy = null;
    #lineIsOpen = false;
    say(text) {
        this.#freshLine();
        this.#put(`${harmless(text)}\n`);
    }
    foreign(shown) {
        if (shown === '')
            return;
        if (this.#pausedBy === null)
            this.#pause(this.#token);
        this.#put(shown);
    }
    trusted(line) {
        if (this.#pausedBy === this.#token)
            this.resume();
        const pause = /^\s*::stop-commands::(.*?)\s*$/.exec(line)?.[1];
        if (this.#pausedBy === null && pause !== undefined && pause !== '')
            this.#pausedBy = pause;
        else if (this.#pausedBy !== null && line.trim() === `::${this.#pausedBy}::`)
            this.#pausedBy = null;
        this.#put(line);
    }
    resume() {
        this.#freshLine();
        if (this.#pausedBy === null)
            return;
        this.#put(`::${this.#pausedBy}::\n`);
        this.#pausedBy = null;
    }
    interrupt(issueCommand) {
        const theirs = this.#pausedBy === this.#token ? null : this.#pausedBy;
        this.resume();
        issueCommand();
        if (theirs !== null)
            this.#pause(theirs);
    }
    #pause(token) {
        this.#freshLine();
        this.#put(`::stop-commands::${token}\n`);
        this.#pausedBy = token;
    }
    #freshLine() {
        if (this.#lineIsOpen)
            this.#put('\n');
    }
    #put(shown) {
        if (shown === '')
            return;
        this.#lineIsOpen = !shown.endsWith('\n');
        process.stdout.write(shown);
    }
    group(title) {
        this.interrupt(() => core/* startGroup */.Oh(title));
    }
    endGroup() {
        this.interrupt(core/* endGroup */.N4);
    }
    mask(value) {
        if (value.trim() !== '')
            this.interrupt(() => core/* setSecret */.Pq(value));
    }
    annotate({ level, title, message, file, line, endLine, column }) {
        const place = file === null
            ? {}
            : {
                file,
                ...(line === undefined ? {} : { startLine: line }),
                ...(endLine === undefined ? {} : { endLine }),
                ...(column === undefined ? {} : { startColumn: column }),
            };
        this.interrupt(() => ANNOTATE[level](message, { ...place, title }));
    }
}
function inputText(name) {
    return core/* getInput */.V4(name, { trimWhitespace: false });
}
function harmless(text) {
    return (0,terminal_text/* plainText */.wh)(text)
        .replaceAll('##[', '## [')
        .replaceAll(/^(\s*):(?=:)/gm, '$1\\:');
}

// EXTERNAL MODULE: ./build/src/adapters/artifact.js + 1 modules
var artifact = __webpack_require__(62871);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var github_api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/adapters/interrupts.js

let isOnlyCommand = false;
function endWithCommand() {
    isOnlyCommand = true;
}
function cancelOnSignals() {
    const controller = new AbortController();
    const handlers = outcome/* CANCEL_SIGNALS */.DH.map((name) => [name, () => controller.abort(name)]);
    for (const [name, handler] of handlers)
        process.on(name, handler);
    const onBreak = () => controller.abort('SIGINT');
    process.on('SIGBREAK', onBreak);
    return {
        signal: controller.signal,
        release: () => {
            if (isOnlyCommand)
                return;
            for (const [name, handler] of handlers)
                process.off(name, handler);
            process.off('SIGBREAK', onBreak);
        },
    };
}

// EXTERNAL MODULE: ./build/src/reporters/result.js + 1 modules
var reporters_result = __webpack_require__(82517);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/action/event-facts.js
var event_facts = __webpack_require__(45203);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var action_outputs = __webpack_require__(45491);
;// CONCATENATED MODULE: ./build/src/action/runner-host.js








function runnerHost() {
    const { signal } = cancelOnSignals();
    let cancelledAt = null;
    signal.addEventListener('abort', () => {
        cancelledAt = performance.now();
    });
    const { env } = process;
    const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const api = (token, options) => (0,github_api/* createGithubApi */.ME)({ token, baseUrl, signal, ...options });
    return {
        input: inputText,
        env,
        payload: (0,event_facts/* payloadOf */.Md)(env),
        commands: new RunnerCommands(),
        cancel: signal,
        sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
        artifacts: (0,artifact/* createArtifactStore */.G)(api),
        api,
    };
}
function unexpected(host, error) {
    const message = (0,error_message/* errorMessage */.gJ)(error);
    const result = { ...(0,reporters_result/* invalidResult */.nf)([], ''), success: false, outcome: 'failed', exit_code: 1, error: message };
    const outputs = new Map((0,action_outputs/* stepOutputs */.tH)({ result, output: null, runDir: null, errorsPath: null }));
    outputs.set('error-kind', 'internal.unexpected');
    (0,action_outputs/* setStepOutputs */.v1)(host, outputs);
    host.commands.annotate({
        level: 'error',
        title: 'internal.unexpected',
        message: `${message}\nThis is a bug; please report it.`,
        file: null,
    });
    if (host.env['RUNNER_DEBUG'] === '1' && error instanceof Error)
        host.commands.say(error.stack ?? '');
    return 1;
}


/***/ })

};
;
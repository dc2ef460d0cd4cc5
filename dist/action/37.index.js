export const id = 37;
export const ids = [37];
export const modules = {

/***/ 99037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runnerHost: () => (/* binding */ runnerHost),
  unexpected: () => (/* binding */ unexpected)
});

// EXTERNAL MODULE: ./build/adapters/actions-core.js + 4 modules
var actions_core = __webpack_require__(7881);
// EXTERNAL MODULE: ./build/adapters/artifact.js
var artifact = __webpack_require__(45251);
// EXTERNAL MODULE: ./build/adapters/github/api.js + 1 modules
var github_api = __webpack_require__(3965);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/adapters/interrupts.js

let isOnlyCommand = false;
function endWithCommand() {
    isOnlyCommand = true;
}
function cancelOnSignals() {
    const controller = new AbortController();
    const handlers = outcome/* CANCEL_SIGNALS */.DH.map((name) => [name, () => controller.abort(name)]);
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

// EXTERNAL MODULE: ./build/reporters/result.js + 1 modules
var reporters_result = __webpack_require__(47945);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
// EXTERNAL MODULE: ./build/action/outputs.js
var action_outputs = __webpack_require__(92309);
;// CONCATENATED MODULE: ./build/action/runner-host.js







function runnerHost() {
    const { signal } = cancelOnSignals();
    let cancelledAt = null;
    signal.addEventListener('abort', () => {
        cancelledAt = performance.now();
    });
    const { env } = process;
    const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const api = (token, longestWaitMs) => (0,github_api/* createGithubApi */.M)({ token, baseUrl, signal, ...(longestWaitMs === undefined ? {} : { longestWaitMs }) });
    return {
        input: actions_core/* inputText */.AN,
        env,
        commands: new actions_core/* RunnerCommands */.RS(),
        cancel: signal,
        sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
        artifacts: (0,artifact/* createArtifactStore */.G)(api),
        api,
    };
}
function unexpected(host, error) {
    const message = (0,error_message/* errorMessage */.g)(error);
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

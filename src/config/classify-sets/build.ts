import type { SetRule } from './rule.js'

const SOURCE = '(?:c|cc|cpp|cxx|h|hpp|hh|m|mm|cu|S)'

/** What compilers, linters and test runners say about the code itself: never transient. */
export const BUILD_RULES: readonly SetRule[] = [
  {
    kind: 'external.build.compile',
    text: `error TS\\d{4,5}: |^error\\[E\\d{4}\\]: |^error: (?:could not compile |aborting due to )|\\.java:\\[\\d+,\\d+\\]|\\.java:\\d+: error: |\\.kt:\\d+:\\d+:? |\\.kt: \\(\\d+, \\d+\\): |^e: file://|^e: warnings found|COMPILATION ERROR|Compilation failure|Compilation failed; see the compiler|Compilation error\\. See log|: error (?:CS|FS|BC|MSB|NETSDK|AD|IDE|CA|SA|LNK|C)\\d{4,5}: |^error (?:CS|FS|BC)\\d{4}: |\\.${SOURCE}:\\d+(?::\\d+)?: (?:fatal )?error: |\\.${SOURCE}\\(\\d+(?:,\\d+)?\\): (?:fatal )?error |^\\S+\\.go:\\d+(?::\\d+)?: |\\[build failed\\]|\\.swift:\\d+:\\d+: error: |\\.scala:\\d+(?::\\d+)?: error|\\.hs:\\d+:\\d+: error|\\.(?:vue|svelte|tsx?|jsx?|mjs)[:(]\\d+[:,]\\d+\\)?:? (?:- )?error |Module not found: Error: Can't resolve|^(?:ERROR in|Error:) .*Module not found|Module build failed|Failed to compile\\.?$|\\[vite\\]: Rollup failed to resolve|RollupError: |✘ \\[ERROR\\] |\\.dart:\\d+:\\d+: Error: |^Error: .*\\.ex:\\d+|== Compilation error in file|SyntaxError: (?:invalid|Unexpected|unexpected|Invalid|Missing|missing|unterminated|Cannot use import)|IndentationError: |ParseError: |PHP (?:Parse|Fatal) error: |Cython\\.Compiler\\.Errors|error: cannot find symbol|undefined symbol: |^Undefined symbols for architecture`,
  },
  {
    kind: 'external.build.link',
    text: 'undefined reference to |collect2: error: ld returned|ld: (?:cannot find|symbol\\(s\\) not found|library not found|framework not found)|linker command failed with exit code|error: linking with .* failed|fatal error LNK\\d{4}|multiple definition of ',
  },
  {
    kind: 'external.build.test',
    text: '^--- FAIL: |^FAIL\\t\\S+\\t|^FAILED \\S+(?:::\\S+)|=== .*\\d+ (?:failed|errors?)[, ].*in [\\d.]+|^E {3,}(?:AssertionError|assert )|^Tests: +(?:\\d+ \\w+, )*[1-9]\\d* failed|^Test Suites: +(?:\\d+ \\w+, )*[1-9]\\d* failed|Tests +[1-9]\\d* failed|Test Files +[1-9]\\d* failed|expect\\(received\\)|^[1-9]\\d* (?:failing|failed)$|[1-9]\\d* examples?, [1-9]\\d* failures?|^Failures?/Error: |^FAILURES!$|^Tests: \\d+, Assertions: \\d+.*(?:Failures|Errors): [1-9]|^There (?:was|were) \\d+ (?:failure|error)s?:|Tests run: \\d+, (?:Failures: [1-9]\\d*|Failures: \\d+, Errors: [1-9])|There (?:are|were) (?:test failures|failing tests)|test result: FAILED|^error: test failed, to rerun|^(?:thread .* panicked at|panicked at)|Failed! {2}- Failed: +[1-9]|^Test Run Failed|Failed +\\w+[\\w.]*\\.\\w+ \\[\\d+|\\[  FAILED  \\]|\\d+% tests passed, [1-9]\\d* tests? failed out of|The following tests FAILED|^\\d+ (?:tests? )?failed, \\d+ passed|AssertionError(?: \\[ERR_ASSERTION\\])?:|org\\.opentest4j\\.AssertionFailedError|java\\.lang\\.AssertionError|junit\\.framework\\.AssertionFailedError|> Task :\\S*[tT]est\\S* FAILED|XCTAssert\\w+ failed|\\*\\* TEST FAILED \\*\\*|Executed \\d+ tests?, with [1-9]\\d* failures?|^not ok \\d+|# fail +[1-9]|\\d+ of \\d+ (?:tests )?failed|^\\d+ failed$|^[1-9]\\d* flaky|Some tests failed\\.|FAILED \\((?:failures|errors)=\\d|^FAIL: test|^ERROR: test_\\w+ \\(',
  },
  {
    kind: 'external.build.lint',
    text: '✖ [1-9]\\d* problems? \\([1-9]\\d* errors?|^\\d+ errors? .*(?:eslint|found)|^Found [1-9]\\d* errors?(?:\\.| in| \\()|^Found [1-9]\\d* (?:lint|offense)|[1-9]\\d* offenses? detected|error: .*\\[(?:clippy|-Werror)|clippy::|\\[-Werror[=\\]]|\\.py:\\d+:\\d+: [A-Z]{1,4}\\d{2,4}\\b|\\.py:\\d+: error: |^Found \\d+ errors? in \\d+ files?|pylint.*rated at|Your code has been rated at|\\*{13} Module |level=error msg=.*golangci|\\.go:\\d+:\\d+: .*\\((?:govet|errcheck|staticcheck|unused|gosimple|revive|gofmt|goimports|lll|gosec|ineffassign)\\)|Checkstyle (?:violations|rule violations)|checkstyle.*(?:violation|ERROR)|PMD (?:Failure|rule violations)|SpotBugs.*violations|Lint found (?:fatal )?errors|\\[phpstan\\]|\\[ERROR\\] Found [1-9]\\d* errors?|hadolint|actionlint|shellcheck.*SC\\d{4}|^In .* line \\d+:$|\\(line \\d+\\): SC\\d{4}|SC\\d{4} \\((?:error|warning)\\)|ktlint.*(?:error|Lint)|detekt.*(?:issues|failed)|yamllint|::error file=.*line=|commitlint.*✖|found [1-9]\\d* problems?, \\d+ warnings|markdownlint|MD0\\d\\d/',
  },
  {
    kind: 'external.build.format',
    text: 'Code style issues (?:found|were found|detected)|\\[warn\\] .*(?:Code style|Run Prettier)|would (?:be reformatted|reformat)|^Oh no! .*|[1-9]\\d* files? would be reformatted|Diff in .*\\.rs(?::| at line)|The following files had format violations|gofmt.*(?:not formatted|needs)|files? (?:is|are) not (?:properly )?formatted|clang-format.*(?:violations|-Wclang-format)|code should be clang-formatted|Imports are incorrectly sorted|files were modified by this hook|Formatter would have printed|terraform fmt.*(?:failed|diff)|mix format failed|[1-9]\\d* files? (?:need|require|requires?|with) (?:formatting|style)',
  },
  {
    kind: 'external.build.coverage',
    text: '[Cc]overage (?:threshold|for \\w+ \\([\\d.]+%\\) does not meet)|FAIL Required test coverage of|Coverage failure: total of|coverage .*(?:below|less than|under) (?:the )?(?:expected |required )?(?:minimum|threshold)|Rule violated for bundle|does not meet (?:global|"?\\S+"?) threshold',
  },
  {
    kind: 'external.build.dependency',
    text: "ModuleNotFoundError: No module named|python[\\d.]*: No module named |ImportError: (?:cannot import name|No module named|attempted relative)|Error: Cannot find module '|Cannot find package '.*' imported from|LoadError: cannot load such file|Could not find gem '|Bundler could not find compatible versions|Your bundle is locked to|Your requirements could not be resolved to an installable set|The lock file is not up to date with|Your lock file does not contain a compatible set|pyproject\\.toml changed significantly since poetry\\.lock|SolverProblemError|Because .* depends on .* version solving failed|error NU1(?:0\\d\\d|1\\d\\d|20\\d|60\\d|002)|NETSDK1\\d{3}|Package '.*' is not found|No package '.*' found|Could NOT find \\w+ \\(missing|CMake Error at|configure: error: |fatal error: \\S+: No such file|UnsatisfiableError: |LibMambaUnsatisfiableError|PackagesNotFoundError: |No such module '|unable to resolve dependency|Unable to resolve package version",
  },
  {
    kind: 'external.build.permission',
    text: 'Permission to \\S+ denied to |Resource not accessible by (?:integration|personal access token)|[Pp]ermission denied \\(publickey|: Permission denied$|EACCES: permission denied|HttpError: (?:Not Found|Bad credentials|Must have admin)|[Bb]ad credentials|Input required and not supplied: |(?:secret|token|SECRET|TOKEN)\\S* (?:is )?(?:not set|missing|required|empty|not found)|denied: (?:permission_denied|requested access|installation not allowed)|unauthorized: authentication required|Error: Credentials could not be loaded|invalid_grant|refusing to allow .* to create or update workflow|GH006: Protected branch|401 Unauthorized|403 Forbidden|status(?: code)?:? (?:401|403)\\b',
  },
  {
    kind: 'external.build.missing',
    text: "(?:^|: )(?:line \\d+: )?[\\w./-]+: (?:command )?not found$|: No such file or directory$|is not recognized as (?:an internal or external command|the name of a cmdlet)|No rule to make target|Unable to find image .*locally$|An action could not be found at the URI|Unable to resolve action .*(?:not found|unable to find version)|Can't find 'action\\.yml'|No files were found with the provided path|Error: (?:Unable to find|Could not find) |Unrecognized named-value|Invalid workflow file|The workflow is not valid|Unexpected value '|404 Not Found|status(?: code)?:? 404\\b|version .* (?:was not found|not found)|Version .* with arch .* not found|Unable to find .* version",
  },
  {
    kind: 'external.build.conflict',
    text: '^CONFLICT \\(|Automatic merge failed|Merge conflict in |<<<<<<< HEAD|is not possible because you have unmerged files|fatal: refusing to merge unrelated histories|Pull request .* has merge conflicts',
  },
  {
    kind: 'external.build.crash',
    text: '^(?:Traceback \\(most recent call last\\):)?(?:TypeError|ReferenceError|NameError|AttributeError|KeyError|ValueError|IndexError|ZeroDivisionError|NoMethodError|UnboundLocalError|NullPointerException|ArgumentError|RangeError|NotImplementedError|RecursionError): |Uncaught (?:TypeError|ReferenceError|Error)|java\\.lang\\.(?:NullPointerException|IllegalArgumentException|IllegalStateException|ClassNotFoundException|NoSuchMethodError|NoClassDefFoundError|UnsupportedClassVersionError)|System\\.(?:NullReferenceException|ArgumentException|InvalidOperationException)|panic: runtime error: |[Ss]egmentation fault|SIGSEGV|core dumped|AddressSanitizer: |ThreadSanitizer: |LeakSanitizer: |undefined method `|uninitialized constant |fatal error: unexpectedly found nil',
  },
  {
    kind: 'external.build.step_failed',
    around: true,
    text: '^(?:Error: )?Process completed with exit code \\d+|^g?make(?:\\[\\d+\\])?: \\*\\*\\* .*Error \\d+|^ninja: build stopped|^The process .* failed with exit code \\d+|^Error: The process .* failed with exit code|exited with (?:code|status) [1-9]|^lerna ERR! |Command failed with exit code|executor failed running|returned non-zero exit status|returned a non-zero code',
  },
]

import { CODE_RULES } from './build-code.js'
import { SETUP_RULES } from './build-setup.js'
import { STYLE_RULES } from './build-style.js'
import { TEST_FRAMES, TEST_RULES } from './build-tests.js'
import { HINT_RULES } from './hints.js'
import { qualifyRules, rule } from './rule.js'

/** Messages of compilers, linters and test runners about the code itself. They are never transient. */
export const BUILD_RULES = qualifyRules('build', [
  ...CODE_RULES,
  ...TEST_RULES,
  ...STYLE_RULES,
  ...SETUP_RULES,
  TEST_FRAMES,
  rule('crash', [
    /[Ss]egmentation fault/,
    /SIGSEGV|SIGILL|SIGABRT|SIGBUS|SIGFPE|\bwasm trap: /,
    /(?:command failed|died) due to signal (?:4|5|6|7|8|11)\b/,
    /core dumped|^(?:.*: )?(?:Bus error|Illegal instruction|Floating point exception)\b/,
    /AddressSanitizer: /,
    /ThreadSanitizer: /,
    /LeakSanitizer: /,
    /\bbytes in [\d,]+ blocks are (?:definitely|indirectly) lost\b/,
    /undefined method `/,
    /uninitialized constant /,
    /fatal error: unexpectedly found nil/,
    /\binternal compiler error: (?!Killed)|\binternal error occurred (?:during|while) /i,
    /^panic: /,
  ]),
  rule('crash', { consequence: true }, [
    /^TypeError: (?:[^f]|f[^e]|fe[^t])/,
    /exit code (?:132|134|136|139)\b/,
    /Uncaught (?:TypeError|ReferenceError|Error)/,
    /java\.lang\.(?:NullPointerException|IllegalArgumentException|IllegalStateException)/,
    /java\.lang\.(?:ClassNotFoundException|NoSuchMethodError|NoClassDefFoundError)/,
    /java\.lang\.UnsupportedClassVersionError/,
    /System\.(?:NullReferenceException|ArgumentException|InvalidOperationException)/,
    /^(?:ReferenceError|NameError|AttributeError|KeyError|ValueError|IndexError|ZeroDivisionError): /,
    /^(?:NoMethodError|UnboundLocalError|NullPointerException|ArgumentError|RangeError): /,
    /^(?:NotImplementedError|RecursionError): /,
  ]),
  rule('memory_limit', [
    /JavaScript heap out of memory/,
    /java\.lang\.OutOfMemoryError|insufficient memory for the Java Runtime Environment/,
    /Allowed memory size of \d+ bytes exhausted/,
  ]),
  ...HINT_RULES,
  rule('step_failed', { around: true }, [
    /^(?:Error: )?Process completed with exit code \d+/,
    /^g?make(?:\[\d+\])?: \*\*\* .*Error \d+/,
    /^ninja: build stopped/,
    /Unable to load the service index for source/,
    /^The process .* failed with exit code \d+/,
    /^Error: The process .* failed with exit code/,
    /exited with (?:code|status) [1-9]/,
    /^lerna ERR! /,
    /Command failed with exit code/,
    /executor failed running/,
    /returned non-zero exit status/,
    /returned a non-zero code/,
    /Build did NOT complete successfully/,
    /^\*\* (?:BUILD|TEST) FAILED \*\*/,
    /^error: builder for .* failed with exit code/,
  ]),
])

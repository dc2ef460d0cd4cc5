import { err, ok, type Result } from '../core/result.js'
import type { OneStep } from '../run/one-step.js'
import { readStepOptions } from '../run/step-options.js'
import { shellCommand } from '../text/shell-words.js'

/** The inputs that describe one command, as they were written. */
interface StepTexts {
  readonly run: string
  readonly classify: string
  readonly retry: string
  readonly timeout: string
  readonly tolerate: string
  readonly beforeRetry: string
  readonly raises: string
  readonly name: string
  readonly shell: string | null
}

/** One command without a file. */
export interface StepInputs {
  readonly step: OneStep
  readonly shell: string | null
  readonly beforeRetry: string | null
  /** Tells its comment from those of other steps in the job. */
  readonly identity: string
  /** The command that does the same in a shell. */
  readonly again: string
}

const DEFAULT_SHELL = 'bash'

/** Reads the inputs of one command; the error names its input. */
export function readStep(texts: StepTexts): Result<StepInputs, string> {
  const { run, shell, beforeRetry, name } = texts
  const read = readStepOptions({ run, shell }, texts)
  if (!read.ok) return err(read.error)
  return ok({
    step: read.value,
    shell,
    beforeRetry: beforeRetry.trim() === '' ? null : beforeRetry,
    identity: `run: ${name.trim() === '' ? run.trim() : read.value.name}`,
    again: commandOf(texts),
  })
}

function commandOf({ run, classify, retry, timeout, tolerate, beforeRetry, raises, name, shell }: StepTexts): string {
  const texts = { classify, retry, timeout, tolerate, 'before-retry': beforeRetry, raises, name }
  const options = Object.entries(texts).flatMap(([option, text]) =>
    text.trim() === '' ? [] : [`--${option}`, text.trimEnd()],
  )
  return shellCommand(['conductor', 'exec', ...options, '--shell', shell ?? DEFAULT_SHELL, '--', run.trim()])
}

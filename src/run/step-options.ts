import { parseOption } from '../config/inputs.js'
import { parseDuration } from '../core/duration.js'
import type { Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { type OneStep, type StepCommand, stepName } from './one-step.js'

/** The options of one step as they were written; empty ones were not given. */
export interface StepTexts {
  readonly name?: string | undefined
  readonly classify?: string | undefined
  readonly retry?: string | undefined
  readonly timeout?: string | undefined
  readonly tolerate?: string | undefined
  readonly raises?: string | undefined
}

/** Reads the options; a problem names its option. What they mean is checked later, with the step. */
export function readStepOptions(command: StepCommand, texts: StepTexts): Result<OneStep, string> {
  const classify = listOf(texts.classify, (name) => ({ use: name }))
  if (!classify.ok) return err(`classify: ${classify.error}`)
  const retry = retryOf(texts.retry)
  if (!retry.ok) return err(`retry: ${retry.error}`)
  const timeout = timeoutOf(texts.timeout)
  if (!timeout.ok) return err(`timeout: ${timeout.error}`)
  const tolerate = tolerateOf(texts.tolerate)
  if (!tolerate.ok) return err(`tolerate: ${tolerate.error}`)
  const raises = listOf(texts.raises, (name) => name)
  if (!raises.ok) return err(`raises: ${raises.error}`)
  return ok({
    name: stepName(given(texts.name) ?? null, command),
    command,
    classify: classify.value,
    retry: retry.value,
    timeoutSeconds: timeout.value,
    tolerate: tolerate.value,
    raises: raises.value,
  })
}

function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? undefined : trimmed
}

const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/

/** Names with commas or spaces between them, or a YAML list; texts in it are names too. */
function listOf(text: string | undefined, named: (name: string) => Json): Result<Json | undefined, string> {
  const written = given(text)
  if (written === undefined) return ok(undefined)
  if (NAMES.test(written) && !written.startsWith('-'))
    return ok(
      written
        .split(/[\s,]+/)
        .filter((name) => name !== '')
        .map(named),
    )
  const parsed = parseOption(text ?? '')
  if (!parsed.ok) return parsed
  const items = Array.isArray(parsed.value) ? parsed.value : [parsed.value]
  return ok(items.map((item) => (typeof item === 'string' ? named(item) : item)))
}

/** `true` for every kind; `false`, as an expression of GitHub may say it, for none. */
function tolerateOf(text: string | undefined): Result<Json | undefined, string> {
  const written = given(text)
  if (written === 'true') return ok(true)
  return written === 'false' ? ok(undefined) : listOf(text, (name) => name)
}

function retryOf(text: string | undefined): Result<Json | undefined, string> {
  const written = given(text)
  if (written === undefined || written === '0') return ok(undefined)
  if (/^\d+$/.test(written)) return ok(Number(written))
  const parsed = parseOption(text ?? '')
  if (!parsed.ok) return parsed
  const isMapping = typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value)
  return isMapping
    ? parsed
    : err(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`)
}

function timeoutOf(text: string | undefined): Result<number | undefined, string> {
  const written = given(text)
  if (written === undefined) return ok(undefined)
  const seconds = /^\d+(?:\.\d+)?$/.test(written) ? ok(Number(written)) : parseDuration(written)
  if (!seconds.ok) return err(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`)
  return seconds.value > 0 ? seconds : err('it must be more than 0')
}

import { decodeText } from '../text/bytes.js'
import { cutHead, type SecretSpans } from '../text/excerpt.js'
import { isKindWords, type KindWords } from './catalogue.js'
import { COUNT, data, type EventWith, field, optionalField, TEXT, word } from './event-fields.js'
import { asObject, asString, isJsonObject, type Json, parseOutsideJson } from './json.js'
import { isKind, isReservedKind } from './kinds.js'
import type { ErrorFileContent } from './ports.js'
import { tryResult } from './result.js'
import {
  allowNull,
  allowUndefined,
  createListShape,
  createObjectShape,
  isBoolean,
  isNumber,
  isObject,
  isString,
  type Shaped,
} from './shape.js'

export const ENVELOPE = { kind: isString, message: isString, details: isObject }
export const isEnvelope = createObjectShape(ENVELOPE)
export type Envelope = Shaped<typeof ENVELOPE>

const FRAME = { workflow: isString, file: isString, node: isString, type: isString, attempt: isNumber }
export const isFrame = createObjectShape(FRAME)
/** A node where an error was raised or crossed a boundary. */
export type Frame = Shaped<typeof FRAME>

/** Reads an error in the details of another one, such as a cause; null if there is none. */
export function parseInnerEnvelope(value: Json | undefined): Envelope | null {
  const { kind, message, details } = asObject(value)
  return typeof kind === 'string' ? { kind, message: asString(message), details: asObject(details) } : null
}

export const MOST_WHILE_HANDLING = 5

const HANDLED_FIRST = { node: isString, kind: isString, message: isString }
export type HandledFirst = Shaped<typeof HANDLED_FIRST>

const UNMET_ROUTE = { node: isString, route: isString, when: isString, values: isObject }
/** A row that names the kind of an error and was not taken, because its `when` was false for these values. */
export type UnmetRoute = Shaped<typeof UNMET_ROUTE>

/** Fields of an error as the engine routes it and events carry it: envelope, origin, and the boundaries it crossed. */
export const RAISED = {
  envelope: field<Envelope>('envelope', isEnvelope),
  /** `author`: a script's error file or an agent's answer. `engine`: a finding of the engine. */
  origin: word<'author' | 'engine'>(isString),
  /** Unhandled typed errors halt (3), unhandled untyped ones fail (1). */
  typed: word<boolean>(isBoolean),
  /** Innermost first: the raising node. */
  frames: word<readonly Frame[]>(createListShape(isFrame)),
  /** Attempts of the raising node in this visit, from 1. */
  attempts: COUNT,
  exit_code: word<number | null>(allowUndefined(allowNull(isNumber))),
  stderr_tail: TEXT,
  /** The rendered command, unless `details` have it. */
  command: optionalField(TEXT),
  /** The end of stdout if stderr is empty, unless `details` have it. */
  stdout_tail: optionalField(TEXT),
  /** Failed tests of the same attempt, which a route handles only if it names their kind. */
  beside: optionalField(field<Envelope>('envelope', isEnvelope)),
  /** Errors that the node was handling when it failed itself, nearest first. */
  while_handling: optionalField(
    field<readonly HandledFirst[]>('errors', createListShape(createObjectShape(HANDLED_FIRST))),
  ),
  /** The items of for_each groups around the raising node, outermost first: `suite[billing]`. */
  item_path: optionalField(data<string>(isString)),
  /** The retries of all rows for this error are spent. */
  retries_exhausted: optionalField(word<true>()),
  unmet_routes: optionalField(data<readonly UnmetRoute[]>(createListShape(createObjectShape(UNMET_ROUTE)))),
  /** Words about the kind, from the catalogue of the file whose node raised the error. */
  about: optionalField(data<KindWords>(isKindWords)),
}
export type Raised = EventWith<typeof RAISED>

export function copyRaised(error: Raised): Raised {
  const { envelope, origin, typed, frames, attempts, exit_code, stderr_tail, beside, while_handling, about } = error
  const { unmet_routes: unmet, retries_exhausted, item_path } = error
  return {
    ...{ envelope, origin, typed, frames, attempts, exit_code, stderr_tail },
    ...processTexts(error),
    ...(beside === undefined ? {} : { beside }),
    ...(while_handling === undefined ? {} : { while_handling }),
    ...(item_path === undefined ? {} : { item_path }),
    ...(retries_exhausted === undefined ? {} : { retries_exhausted }),
    ...(unmet === undefined ? {} : { unmet_routes: unmet }),
    ...(about === undefined ? {} : { about }),
  }
}

type ProcessTexts = Pick<Raised, 'command' | 'stdout_tail'>

export function processTexts({ command, stdout_tail }: ProcessTexts): ProcessTexts {
  return { ...(command === undefined ? {} : { command }), ...(stdout_tail === undefined ? {} : { stdout_tail }) }
}

export const RAISE_MARKER = 'conductor_error'

export const MAX_ENVELOPE_BYTES = 1024 * 1024
const EXCERPT_CHARS = 1000

export type ParsedEnvelope =
  | { readonly status: 'nothing' }
  | { readonly status: 'envelope'; readonly envelope: Envelope }
  | BrokenEnvelope

export type BrokenEnvelope = ReturnType<typeof createBrokenEnvelope>

function createBrokenEnvelope(failedField: string, reason: string, text: string, originalMessage = '') {
  return { status: 'broken', failedField, reason, originalMessage, text } as const
}

export function cutBrokenEnvelope({ text }: BrokenEnvelope, secrets: SecretSpans): string {
  return cutHead(text, EXCERPT_CHARS, secrets)
}

export function parseEnvelopeJson(value: Json, text: string): Exclude<ParsedEnvelope, { status: 'nothing' }> {
  if (!isJsonObject(value)) return createBrokenEnvelope('$', 'it is not a JSON object', text)
  const { message } = value
  const said = typeof message === 'string' && message.trim() !== '' ? message : ''
  const marker = value[RAISE_MARKER]
  if (marker !== undefined && marker !== true)
    return createBrokenEnvelope(RAISE_MARKER, 'conductor_error is there but is not true', text, said)
  const kind = value['kind']
  if (typeof kind !== 'string') return createBrokenEnvelope('kind', 'kind is missing or not a text', text, said)
  if (!isKind(kind)) {
    const why = `kind ${JSON.stringify(kind.slice(0, 200))} is not a dotted lower-case identifier`
    return createBrokenEnvelope('kind', why, text, said)
  }
  if (isReservedKind(kind)) return createBrokenEnvelope('kind', `kind ${kind} is reserved for the engine`, text, said)
  if (typeof message !== 'string') return createBrokenEnvelope('message', 'message is missing or not a text', text)
  if (message.trim() === '') return createBrokenEnvelope('message', 'message is empty', text)
  const details = value['details'] ?? {}
  if (!isJsonObject(details)) return createBrokenEnvelope('details', 'details is not an object', text, said)
  return { status: 'envelope', envelope: { kind, message, details } }
}

/** Parses a script's error file; an invalid file becomes a broken envelope, never nothing. */
export function parseEnvelopeFile(content: ErrorFileContent): ParsedEnvelope {
  switch (content.status) {
    case 'absent':
      return { status: 'nothing' }
    case 'unreadable':
      return createBrokenEnvelope('$', `the file cannot be read: ${content.message}`, '')
    case 'too_large':
      return createBrokenEnvelope(
        '$',
        `the file has ${content.size} bytes, more than ${MAX_ENVELOPE_BYTES}`,
        decodeText(content.head, false),
      )
    case 'bytes':
      return parseEnvelopeBytes(content.bytes)
  }
}

function parseEnvelopeBytes(bytes: Uint8Array): ParsedEnvelope {
  const decoded = tryResult(() => decodeText(bytes))
  if (!decoded.ok) return createBrokenEnvelope('$', 'it is not UTF-8', decodeText(bytes, false))
  const text = decoded.value
  if (text.trim() === '') return { status: 'nothing' }
  const value = parseOutsideJson(text)
  if (value === undefined) {
    const isJsonText = tryResult(() => JSON.parse(text)).ok
    const why = isJsonText ? 'it is nested too deeply, or a number in it is too large' : 'it is not JSON'
    return createBrokenEnvelope('$', why, text)
  }
  return parseEnvelopeJson(value, text)
}

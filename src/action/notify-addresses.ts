import { parseOption } from '../config/inputs.js'
import { asObject, isJsonObject, type Json } from '../core/json.js'
import { isKind, isKindPrefix } from '../core/kinds.js'
import { formatNearHint, quote } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import { NOTIFY_FORMATS, type Notified, type NotifySettings, parseNotifyEvents } from '../markup/notice.js'

/** One entry of `notify`; a format or outcomes that are not given are those of `notify-format` and `notify-on`. */
export type NotifyAddress = Pick<NotifySettings, 'url' | 'kinds' | 'owners'> & {
  readonly format: NotifySettings['format']
  readonly on: NotifySettings['on'] | null
}

const FIELDS = ['url', 'kinds', 'outcomes', 'owners', 'format'] as const

/** Reads the input `notify`: an address, or a YAML list of `{url, kinds?, outcomes?, owners?, format?}`. */
export function parseNotifyAddresses(text: string): Result<readonly NotifyAddress[], string> {
  const written = text.trim()
  if (written === '') return ok([])
  // A YAML list begins with a dash or a bracket, an address does not.
  if (!/^[-[]/.test(written)) return ok([{ url: written, format: null, on: null }])
  const list = parseOption(text)
  if (!list.ok) return err(`is not a list: ${list.error}`)
  if (!Array.isArray(list.value)) return err('must be an address or a YAML list of addresses')
  const addresses: NotifyAddress[] = []
  for (const [index, entry] of list.value.entries()) {
    const address = parseAddress(entry)
    if (!address.ok) return err(`has an entry ${index + 1} that ${address.error}`)
    addresses.push(address.value)
  }
  return ok(addresses)
}

function parseAddress(entry: Json): Result<NotifyAddress, string> {
  if (!isJsonObject(entry)) return err('is no mapping with a url')
  const { url, format = null } = asObject(entry)
  const unknown = Object.keys(entry).find((name) => !FIELDS.some((field) => field === name))
  if (unknown !== undefined) return err(`has an unknown field ${quote(unknown)}${formatNearHint(unknown, FIELDS)}`)
  if (typeof url !== 'string' || url.trim() === '') return err('has no url')
  const knownFormat = NOTIFY_FORMATS.find((name) => name === format) ?? null
  if (format !== null && knownFormat === null)
    return err(`has an unknown format; it is one of ${NOTIFY_FORMATS.join(', ')}`)
  const words = {
    kinds: readWords(entry['kinds']),
    owners: readWords(entry['owners']),
    outcomes: readWords(entry['outcomes']),
  }
  const [wrong] = Object.entries(words).find(([, value]) => value === null) ?? []
  if (wrong !== undefined) return err(`has ${wrong} that are no list of names`)
  const kind = words.kinds?.find((each) => !isKind(each) && !isKindPrefix(each))
  if (kind !== undefined)
    return err(`names ${quote(kind)}, which is neither a kind nor a prefix such as external.api.*`)
  const on = words.outcomes ? parseNotifyEvents(words.outcomes.join(' ')) : ok(null)
  if (!on.ok) return err(on.error)
  return ok({
    url: url.trim(),
    format: knownFormat,
    on: on.value,
    ...(words.kinds ? { kinds: words.kinds } : {}),
    ...(words.owners ? { owners: words.owners } : {}),
  })
}

/** Returns the words of a list, or of a text with commas; undefined if nothing is given, null if it is something else. */
function readWords(value: Json | undefined): readonly string[] | null | undefined {
  if (value === undefined) return undefined
  const list = typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => word !== '') : value
  if (!Array.isArray(list) || list.length === 0) return null
  const words = list.flatMap((word) => (typeof word === 'string' && word.trim() !== '' ? [word.trim()] : []))
  return words.length === list.length ? words : null
}

/** Tells every address; what it is told about decides whether its filters match. */
export async function tellAll(
  settings: readonly NotifySettings[],
  tell: (settings: NotifySettings) => Promise<Notified>,
): Promise<Notified> {
  const told = (await Promise.all(settings.map(tell))).filter((notified) => notified !== null)
  if (told.length === 0) return null
  const problems = [...new Set(told.flatMap(({ problem }) => problem ?? []))]
  const isPartial = problems.length > 0 && told.some(({ problem }) => problem === null)
  return { problem: problems.length === 0 ? null : problems.join('; '), ...(isPartial ? { isPartial } : {}) }
}

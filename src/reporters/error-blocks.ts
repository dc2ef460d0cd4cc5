import path from 'node:path'
import { type DiagnosedError, type Diagnosis, formatPlace, listErrorPlaces } from '../account/diagnosis.js'
import type { NamedPlace } from '../account/error-details.js'
import type { ReportInput } from '../account/report.js'
import { type FileLine, NO_FILE } from '../core/finding.js'
import type { GithubRecord } from '../core/report.js'
import {
  type Block,
  createCode,
  createName,
  type Inline,
  joinParts,
  listFact,
  toQuotedLines,
} from '../markup/blocks.js'
import { linkTarget } from '../text/markdown.js'
import { toWellFormed } from '../text/terminal-text.js'

/** Where an error is read: on GitHub, where places have links, or in a folder that they are relative to. */
export interface ErrorReader {
  readonly github: GithubRecord | null
  readonly folder?: string
  /** Returns the URL of the documentation of an engine kind. */
  readonly docsUrlFor?: (kind: string) => string | null
}

/** Returns the URL of a line at the commit of the run; null if the commit is unknown or the file is not in the repository. */
function sourceLink({ file, line }: FileLine, github: GithubRecord | null): string | null {
  if (github === null) return null
  const base = github.run_url.split('/actions/')[0] ?? ''
  if (linkTarget(base) === null || shortCommit(github) === null) return null
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) return null
  const encoded = encodePath(file).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return linkTarget(`${base}/blob/${github.sha}/${encoded}${line === null ? '' : `#L${line}`}`)
}

/** Encodes each part of a path, so that no name can look like a scheme, a query or a host. */
export function encodePath(file: string): string {
  return file
    .split('/')
    .map((part) => encodeURIComponent(toWellFormed(part)))
    .join('/')
}

export function shortCommit({ sha }: GithubRecord): string | null {
  return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null
}

export function toRelativeFile(file: string, { toRelative }: ReportInput): string | null {
  return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file)
}

/** Returns a place as code, linked on GitHub. */
export function createPlace(place: FileLine | NamedPlace, { github, folder = '' }: ErrorReader): Inline {
  const isElsewhere = github !== null || folder === '' || path.isAbsolute(place.file)
  const shown = isElsewhere ? place : { ...place, file: path.posix.relative(folder, place.file) }
  const isOutside = 'isOutside' in place && place.isOutside
  return { ...createCode(formatPlace(shown)), href: isOutside ? null : sourceLink(place, github) }
}

export type ErrorBlocks = ReturnType<typeof createErrorBlocks>

/** Returns all there is to say about an error. */
export function listErrorBlocks(error: DiagnosedError, reader: ErrorReader): readonly Block[] {
  return Object.values(createErrorBlocks(error, reader)).flat()
}

/** Returns what there is to say about an error, by subject; each output picks its blocks. */
export function createErrorBlocks(error: DiagnosedError, reader: ErrorReader) {
  const { cause, command, ending, printed, available } = error
  const exit = ending === null ? '' : `, ${ending.join(' ')}`
  const docsUrl = linkTarget(error.docs ?? reader.docsUrlFor?.(error.kind) ?? '')
  const docs: readonly Inline[] =
    error.docs !== null
      ? [{ text: error.docs, max: 500, href: docsUrl }]
      : docsUrl === null
        ? []
        : [{ words: 'about this kind', href: docsUrl }]
  return {
    node: listFact(error.frames[0]?.file === NO_FILE ? 'step' : 'node', toQuotedLines(error.name, 300, 'name')),
    kind: listFact(
      'kind',
      [[createCode(error.kind), error.isTransient ? ' (transient: another run may succeed)' : '']],
      {
        isBare: true,
      },
    ),
    message: listFact('message', toQuotedLines(error.message, 4000, 'lines'), { isBare: true }),
    cause: listFact(
      'cause',
      cause === null ? [] : [[createCode(cause.kind), ': ', { text: cause.message, max: 1000 }]],
    ),
    handling: listFact(
      'handling',
      error.whileHandling.map((text) => ['while handling ', { text, max: 500 }]),
      {
        noun: 'error',
      },
    ),
    unmet: listFact(
      'not taken',
      error.unmet.map((text) => ({ text, max: 700 })),
      { noun: 'route' },
    ),
    details: Object.keys(error.details).length === 0 ? [] : [{ type: 'data', label: 'details', value: error.details }],
    attempts: listFact('attempts', error.attempts > 1 ? [`${error.attempts}`] : []),
    where: listFact(
      'where',
      listErrorPlaces(error).map((place) => [
        createPlace(place, reader),
        ...(place.node === null ? [] : [' (node ', createName(place.node), ')']),
      ]),
    ),
    problems: listProblemTable(error, reader),
    through: listFact(
      'through',
      error.frames
        .slice(1)
        .map(({ node, type, file }) => [createName(node), ` (${type}) in `, createPlace({ file, line: null }, reader)]),
    ),
    command: command === null ? [] : [{ type: 'code', label: 'command', title: 'Command', text: command }],
    ending: ending === null ? [] : listFact(ending[0], [ending[1]]),
    printed:
      printed.text.trim() === ''
        ? []
        : [
            {
              type: 'code',
              label: printed.stream,
              title: `The end of ${printed.stream}${exit}`,
              text: printed.text,
              isTail: true,
            },
          ],
    available: listFact(
      'available',
      available === null
        ? []
        : [
            joinParts(
              available.names.map((name) => createCode(name, 100)),
              20,
              available.total,
            ),
          ],
    ),
    meaning: listFact('meaning', toQuotedLines(error.description, 600)),
    hint: listFact('hint', toQuotedLines(error.hint, 600, 'words')),
    docs: listFact('docs', docs),
    owner: listFact('owner', toQuotedLines(error.owner, 200)),
  } satisfies Readonly<Record<string, readonly Block[]>>
}

function listProblemTable({ problems }: DiagnosedError, reader: ErrorReader): readonly Block[] {
  if (problems.length === 0) return []
  const rows = problems.map(({ place, level, message }) => [
    place === null ? '' : createPlace(place, reader),
    level,
    { text: message, max: 300 },
  ])
  const columns = ['Place', 'Level', 'Message']
  return [{ type: 'table', label: 'problems', columns, rows, noun: 'place', where: 'in errors.jsonl' }]
}

const MAX_ITEMS = 8

/** Returns the table of a run with many errors: a row for each kind. */
export function listKindTable({ kinds, isMany }: Diagnosis, reader: ErrorReader): readonly Block[] {
  if (!isMany) return []
  const rows = kinds.map(({ kind, count, items, message, place }) => [
    createCode(kind, 200),
    `${count}`,
    joinParts(
      items.map((item) => createCode(item, 60)),
      MAX_ITEMS,
    ),
    [{ text: message, max: 300 }, ...(place === null ? [] : [' (', createPlace(place, reader), ')'])],
  ])
  const columns = ['Kind', 'Count:', 'Items', 'Message']
  return [{ type: 'table', label: 'kinds', columns, rows, noun: 'kind', where: 'in errors.jsonl' }]
}

/** Returns a line for each kind: `external.x 12 times at a, b and 10 more: the message`. */
export function listKindFact({ kinds, isMany }: Diagnosis): readonly Block[] {
  if (!isMany) return []
  const lines = kinds.map(({ kind, count, items, message }) => [
    createCode(kind),
    `${count === 1 ? '' : ` ${count} times`} at `,
    ...joinParts(
      items.map((item) => createName(item, 40)),
      4,
    ),
    ': ',
    { text: message, max: 160 },
  ])
  return listFact('all', lines, { noun: 'kind' })
}

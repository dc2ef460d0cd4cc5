import path from 'node:path'
import { findInnerText, type LogLine } from '../classify/line.js'
import { type ToolPlace, toBaseName } from '../classify/locate.js'
import type { EvidenceLine } from '../classify/match.js'
import { OF_OTHERS } from '../classify/places.js'
import type { LocatedFailure } from '../classify/quote.js'
import { BARE_PLACES, EXCEPTION, NAMED_PLACES } from '../classify/worth.js'
import type { FileLine } from '../core/finding.js'

/** A problem at a line of a file, as a log names it. */
export interface LogPlace extends FileLine {
  readonly line: number
  readonly column?: number
  readonly message: string
  /** Name of the failed test that the problem is about. */
  readonly test?: string
  /** Set if the log names the place near the quoted line, but does not say that the problem is there. */
  readonly near?: true
}

const MAX_PLACES = 50

/** Returns the places of located problems; without any, the places that the lines of the evidence name. */
export function findLogPlaces(
  { problems, lines }: LocatedFailure,
  evidence: readonly EvidenceLine[],
  folder: string | null = null,
): readonly LogPlace[] {
  const located = problems.flatMap(({ places, message, test }) =>
    placeAt(places, message, folder).map((place) => (test === null ? place : { ...place, test })),
  )
  if (located.length > 0) return located.slice(0, MAX_PLACES)
  const named = evidence.flatMap(({ text }, at) =>
    placeBy(NAMED_PLACES, text, text, folder).map((place) => (at === 0 ? place : { ...place, near: true as const })),
  )
  return (named.length > 0 ? named : placeNear(evidence[0], lines, folder)).slice(0, MAX_PLACES)
}

function placeAt(places: readonly ToolPlace[], message: string, folder: string | null): readonly LogPlace[] {
  const inRepository = places.flatMap((place) => placeInRepository(place, folder))
  const place = inRepository.find(({ within }) => !OF_LIBRARIES.test(within ?? '')) ?? inRepository[0]
  if (place === undefined) return []
  const column = place.column === null ? {} : { column: place.column }
  return [{ file: place.file, line: place.line, ...column, message }]
}

/** Lines below and above the quoted one that are searched for its place. */
const NEAR = 20
/** Lines below and above the quoted one whose place is that of its problem; the frames of an exception may be farther. */
const BESIDE = 3

function placeNear(
  quoted: EvidenceLine | undefined,
  lines: readonly LogLine[],
  folder: string | null,
): readonly LogPlace[] {
  const index = lines.findIndex(({ number }) => number === quoted?.line)
  if (quoted === undefined || index === -1) return []
  const isThrown = EXCEPTION.test(findInnerText(quoted.text) ?? quoted.text)
  const nearestFirst = Array.from({ length: NEAR + 1 }, (_, far) =>
    [lines[index + far], lines[index - far]].map((line) => ({
      text: line?.text ?? '',
      isBeside: far <= BESIDE || isThrown,
    })),
  ).flat()
  const places = nearestFirst.flatMap(({ text, isBeside }) =>
    placeBy(BARE_PLACES, text, quoted.text, folder).map((place) =>
      isBeside ? place : { ...place, near: true as const },
    ),
  )
  return places.slice(0, 1)
}

/** Packages of the JVM and of its build tools. */
const OF_JVM =
  /^(?:at )?(?:java|jdk|sun|kotlin|scala|groovy|worker|junit|com\.sun\.proxy|com\.android\.(?:build|builder|ide|tools)|org\.(?:gradle|junit|codehaus|jetbrains|scalatest|opentest4j|apache\.(?:maven|tools)))[.x]/
/** Packages of libraries that many projects use; they are places only of those libraries themselves. */
const OF_LIBRARIES =
  /^(?:at )?(?:spock|reactor|io\.netty|com\.(?:sun|google\.common)|org\.(?:apache|spockframework|springframework|hibernate|mockito|hamcrest|assertj|testng))\./
/** Stack frames inside of Node and of Erlang. */
const OF_NODE =
  /^at .*[( ](?:node:|internal\/|[a-z_]+\.js:)|^(?:node:)?internal\/|^in call from (?:escript|init|erl_eval|proc_lib):/

function placeBy(
  forms: readonly RegExp[],
  text: string,
  otherwise: string,
  folder: string | null,
): readonly LogPlace[] {
  if (OF_JVM.test(text) || OF_LIBRARIES.test(text) || OF_NODE.test(text)) return []
  const inner = findInnerText(text)
  for (const form of forms) {
    const match = form.exec(text) ?? (inner === null ? null : form.exec(inner.trim()))
    const { file, line, column, message = otherwise } = match?.groups ?? {}
    if (file === undefined || line === undefined || !/\w{3}/.test(message)) continue
    const place = { file, line: Number(line), column: column === undefined ? null : Number(column), within: null }
    return placeAt([place], message, folder)
  }
  return []
}

/** Folders into which runners check a repository out: GitHub's machines, its containers, those of Windows and macOS; GitLab, Jenkins, CircleCI; usual folders of images, and Bazel's sandbox. */
const CHECKOUT =
  /^(?:\/(?:home|Users)\/(?:runner|vsts|\*{3})\/work|\/__w|[A-Za-z]:\/a|(?:[A-Za-z]:)?\/[\w.*/-]{1,100}\/_work)\/[^/]+\/[^/]+\/|^\/(?:(?:home|Users)\/travis\/(?:build|gopath\/src\/github\.com)\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|[\w./-]{1,100}\/workspace\/[^/]+|home\/circleci\/project|(?:home|Users)\/\*{3}\/[^/]+|usr\/src\/app|(?:private\/)?(?:tmp\/nix-build-[^/]+|build)\/[\w-]{0,60}source|app|workspace|code|src|[\w./-]{1,300}\/execroot\/\w+)\//

/** A file below the home folder of a person, outside of what tools install there: the log of a terminal. */
const OF_PERSON =
  /^(?:\/(?:home|Users)|[A-Za-z]:\/Users)\/(?!runner\/|vsts\/)(?!.*\/(?:\.[^/]+|go\/pkg|Library|AppData|\w*conda\d?|[Ss]dk)\/)/

/** A repository below the folder in which Go kept all sources. */
const GOPATH = /^.*\/go\/src\/(?:git(?:hub|lab)\.com\/[^/]+|[\w-]+\.[\w.-]+)\/[^/]+\//
/** Folders of installed programs, and the sources of compilers and runtimes that stand in their stacks. */
const OF_MACHINE =
  /^(?:[A-Za-z]:)?\/(?:usr|lib|etc|nix|snap|rustc|checkout|opt\/(?!build|app)|var\/lib|Library|Applications|System|Program Files|Windows|hostedtoolcache)\/|\/(?:sdk|go[\d.]*|pkg\/mod|gems|vendor|\.\w+)\/|^\/_\/src\/(?:libraries|coreclr|mscorlib|System|Microsoft|xunit|NUnit)\b/
/** The first folder of a checkout at an unknown path, by its usual names. */
const SOURCE_FOLDER =
  /^.*?\/(?=(?:src|lib|app|apps|tests?|specs?|packages|pkg|cmd|internal|include|crates|modules|examples|sources?|docs|scripts)\/)/

/** Returns a path without the folder of the checkout. */
function withoutCheckout(name: string, folder: string | null): string {
  if (folder !== null && name.startsWith(`${folder}/`)) return name.slice(folder.length + 1)
  const relative = name.replace(CHECKOUT, '').replace(GOPATH, '')
  if (relative !== name || !/^(?:[A-Za-z]:)?\//.test(name) || OF_PERSON.test(name) || OF_MACHINE.test(name))
    return relative
  return name.replace(SOURCE_FOLDER, '')
}

function placeInRepository(place: ToolPlace, folder: string | null): readonly ToolPlace[] {
  const name = path.posix.normalize(place.file.replaceAll('\\', '/').replace(/^(?:file|res):\/\//, ''))
  const file = withoutCheckout(name, folder)
  const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file)
  if ((isAbsolute && !OF_PERSON.test(file)) || OF_OTHERS.test(name) || OF_JVM.test(place.within ?? '')) return []
  return [
    { ...place, file: place.within !== null && file === toBaseName(file) ? toPackagePath(file, place.within) : file },
  ]
}

/** Returns the path of a file in a package. A log has no files: a package of Java tells its folders, one of Go where its module is a repository. */
function toPackagePath(file: string, within: string): string {
  const [, inRepository = ''] = /^git(?:hub|lab)\.com\/[^/]+\/[^/]+\/(.+)$/.exec(within) ?? []
  const folder = within.includes('/') ? inRepository : within.split('.').slice(0, -1).join('/')
  return folder === '' ? file : `${folder}/${file}`
}

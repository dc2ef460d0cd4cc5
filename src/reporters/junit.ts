import type { ReportInput, RunReport } from '../account/report.js'
import { getVisitEnd, getVisitStart, getVisitState, listFailures, type Visit } from '../account/visit.js'
import type { Raised } from '../core/envelope.js'
import { NO_FILE } from '../core/finding.js'
import { printJson } from '../core/json.js'
import { addTo } from '../core/maps.js'
import type { GraphNode, ReportedError } from '../core/report.js'
import { cut, toOneLine, toPlainText } from '../text/terminal-text.js'
import { type XmlAttributes, xmlElement } from '../text/xml.js'
import { toRelativeFile } from './error-blocks.js'

/** Maximum number of cases, because more make consumers slow; failed ones are kept first. */
export const MAX_CASES = 5000
const MAX_MESSAGE = 2000
const MAX_TEXT = 8000
const MAX_FLAKY = 20

type Place = Pick<Case, 'file' | 'line'>

interface Case {
  readonly file: string | null
  readonly line: number | null
  readonly name: string
  readonly seconds: number
  readonly verdict: 'passed' | 'failure' | 'error' | 'skipped'
  readonly content: readonly string[]
}

type Verdict = Pick<Case, 'verdict' | 'content'>
type Suite = ReturnType<typeof createGroupSuite>

/** Renders junit.xml: a case for each node, and a separate suite for each group, because consumers drop nested suites. */
export function renderJunit(input: ReportInput): string {
  const { report } = input
  const visits = report.account.visits.roots
  const suites: readonly Suite[] = [
    { name: report.graph.name, cases: createRootCases(input, visits), hidden: 0 },
    ...visits.filter((visit) => visit.children.size > 0).map((visit) => createGroupSuite(visit, input)),
  ]
  const seconds = (report.result.execution.duration_ms / 1000).toFixed(3)
  const attributes = { name: report.graph.name, ...sumTotals(suites.flatMap(({ cases }) => cases)), time: seconds }
  const written = suites.map((suite) => renderSuite(suite, report))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('testsuites', attributes, written)}\n`
}

function sumTotals(cases: readonly Case[]): XmlAttributes {
  const having = (verdict: Case['verdict']): number => cases.filter((testCase) => testCase.verdict === verdict).length
  return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') }
}

function renderSuite({ name, cases, hidden }: Suite, report: RunReport): string {
  const seconds = cases.reduce((sum, testCase) => sum + testCase.seconds, 0)
  const { result } = report
  const properties = Object.entries({
    outcome: result.outcome,
    exit_code: String(result.exit_code),
    run_id: result.run_id ?? '',
    ...(hidden > 0 ? { cases_not_listed: String(hidden) } : {}),
  }).map(([property, value]) => xmlElement('property', { name: property, value }))
  const caseElements = cases.map(({ name: caseName, seconds: took, file, line, content }) =>
    xmlElement('testcase', { name: caseName, classname: name, time: took.toFixed(3), file, line }, content),
  )
  const attributes = { name, ...sumTotals(cases), time: seconds.toFixed(3) }
  return xmlElement('testsuite', attributes, [xmlElement('properties', {}, properties), ...caseElements])
}

function createRootCases(input: ReportInput, visits: readonly Visit[]): readonly Case[] {
  const { report } = input
  const members = new Set(report.graph.nodes.flatMap((node) => node.members))
  const steps = report.graph.nodes.filter((node) => !members.has(node.name))
  const byNode = new Map<string, Visit[]>()
  for (const visit of visits) addTo(byNode, visit.node, visit)
  const cases = steps.slice(0, MAX_CASES).map((node) => createCase(node.name, node, byNode.get(node.name) ?? [], input))
  const hasFailure = cases.some(({ verdict }) => verdict === 'failure' || verdict === 'error')
  const isShown = hasFailure || report.result.success || report.result.outcome === 'suspended'
  return isShown ? cases : [...cases, ...createRunCases(input)]
}

/** Returns cases for errors without a failing node, such as limits, cancellations and invalid files. */
function createRunCases(input: ReportInput): readonly Case[] {
  const { result } = input.report
  const errors: readonly (ReportedError | null)[] = result.errors.length === 0 ? [null] : result.errors.slice(0, 200)
  return errors.map((error) => {
    const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`
    const place = { file: toRelativeFile(error?.file ?? result.workflow.file, input), line: error?.line ?? null }
    const content = [renderCaseProblem('error', error?.kind ?? result.outcome, message)]
    return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content }
  })
}

function createCase(name: string, node: GraphNode | undefined, visits: readonly Visit[], input: ReportInput): Case {
  const file = node === undefined ? null : toRelativeFile(node.position.file, input)
  const place: Place = { file, line: node?.position.line ?? null }
  const last = visits.at(-1)
  if (last === undefined) return { name, seconds: 0, ...place, ...createSkipped('not executed') }
  const earlier = visits.slice(0, -1).flatMap(listFailures)
  const { lastAt } = input.report.account
  const took = visits.reduce((sum, visit) => sum + getVisitEnd(visit, lastAt) - getVisitStart(visit), 0)
  return { ...toCaseVerdict(last, earlier, place, input), name, seconds: took / 1000, ...place }
}

function toCaseName(visit: Visit): string {
  if (visit.item === null) return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node
  return `${visit.node}[${toOneLine(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`
}

/** Returns the verdict of the last attempt; earlier failures make a passed case flaky. */
function toCaseVerdict(visit: Visit, earlier: readonly Raised[], place: Place, input: ReportInput): Verdict {
  const failures = [...earlier, ...listFailures(visit)]
  const state = getVisitState(visit)
  // A run that succeeded has handled or tolerated each of its failures.
  switch (input.report.result.success && state !== 'waiting' ? 'completed' : state) {
    case 'failed': {
      const last = failures.at(-1)
      if (last === undefined) break
      const verdict = last.typed ? 'failure' : 'error'
      const rest = failures.slice(0, -1).slice(-MAX_FLAKY)
      const again = rest.map((failure) => renderRepeatedFailure('rerunFailure', failure, place))
      return { verdict, content: [renderProblem(verdict, last, place, input), ...again] }
    }
    case 'terminated-failed':
      return {
        verdict: 'failure',
        content: [renderCaseProblem('failure', 'terminated', visit.termination?.reason ?? '')],
      }
    case 'open':
      return {
        verdict: 'error',
        content: [renderCaseProblem('error', 'internal.cancelled', 'The run ended before this node did')],
      }
    case 'waiting':
      return createSkipped('waits for an answer')
    default:
  }
  const flaky = failures.slice(-MAX_FLAKY).map((failure) => renderRepeatedFailure('flakyFailure', failure, place))
  return { verdict: 'passed', content: flaky }
}

function createSkipped(message: string): Verdict {
  return { verdict: 'skipped', content: [xmlElement('skipped', { message })] }
}

function renderCaseProblem(name: 'failure' | 'error', type: string, message: string, text = message): string {
  return xmlElement(name, { message: toOneLine(message, MAX_MESSAGE), type }, cut(toPlainText(text), MAX_TEXT))
}

function renderProblem(name: 'failure' | 'error', failure: Raised, place: Place, input: ReportInput): string {
  const { envelope, stderr_tail: stderrTail } = failure
  const parts = [`${envelope.kind}: ${envelope.message}`, ...formatTrace(failure, place, input)]
  if (Object.keys(envelope.details).length > 0) parts.push('', cut(printJson(envelope.details, 2), 4000))
  if (stderrTail.trim() !== '') parts.push('', stderrTail)
  return renderCaseProblem(name, envelope.kind, envelope.message, parts.join('\n'))
}

/** Renders frames as a stack trace, in which consumers find the file and the line. */
function formatTrace(failure: Raised, place: Place, input: ReportInput): readonly string[] {
  const placed = failure.frames.filter(({ file }) => file !== NO_FILE)
  return placed.slice(0, 20).map((frame) => {
    const file = toRelativeFile(frame.file, input) ?? frame.file
    const node = input.report.graph.nodes.find(
      ({ name, position }) => name === frame.node && position.file === frame.file,
    )
    const line = file === place.file ? place.line : node?.position.line
    const from = [...file.split('/').slice(0, -1), `Node ${frame.node}`].join('.')
    return `at ${from}(${file.split('/').at(-1)}:${line ?? 1})`
  })
}

function renderRepeatedFailure(name: 'flakyFailure' | 'rerunFailure', failure: Raised, place: Place): string {
  const { envelope, stderr_tail: stderrTail } = failure
  const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`
  const text = cut(toPlainText(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE)
  const streams = stderrTail.trim() === '' ? [] : [xmlElement('system-err', {}, cut(toPlainText(stderrTail), MAX_TEXT))]
  return xmlElement(name, { message: toOneLine(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
    xmlElement('stackTrace', {}, text),
    ...streams,
  ])
}

/** Returns the suite of a group or child; `hidden` is the number of cases that are not listed. */
function createGroupSuite(visit: Visit, input: ReportInput) {
  const nodes = new Map(input.report.graph.nodes.map((node) => [node.name, node]))
  const all = [...visit.children]
  const bad = all.filter((child) => ['failed', 'open'].includes(getVisitState(child)))
  const chosen = new Set([...new Set([...bad, ...all])].slice(0, MAX_CASES))
  const shown = all.filter((child) => chosen.has(child))
  const name = `${input.report.graph.name} › ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`
  const toCase = (child: Visit): Case => createCase(toCaseName(child), nodes.get(child.node), [child], input)
  const cases: readonly Case[] = shown.map(toCase)
  return { name, cases, hidden: visit.childrenTotal - shown.length }
}

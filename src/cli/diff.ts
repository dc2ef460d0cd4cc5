import path from 'node:path'
import { type GitTree, openGitTree } from '../adapters/git.js'
import type { ErrorContract } from '../config/contract/types.js'
import type { EndingChanges } from '../config/diff/changes.js'
import { type BehaviourDiff, changeClasses, diffContracts, isChangeClass, renderDiff } from '../config/diff/index.js'
import { type Loaded, loadWorkflow } from '../config/load/index.js'
import type { Workflow } from '../config/model.js'
import { pickDefined } from '../config/providers.js'
import { withDefaultQuarantine, withQuarantineEntries } from '../config/quarantine.js'
import { validateWorkflow } from '../config/rules/index.js'
import { findEntryAt } from '../core/entries.js'
import type { Finding } from '../core/finding.js'
import { formatNearHint } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import { compareMatrices } from '../simulate/compare.js'
import { openSimulation, simulateMatrix } from '../simulate/index.js'
import { type Matrix, NO_ASSUMPTIONS, NO_FILTERS, type SimulatedTree } from '../simulate/model.js'
import { findShownFolder, findWorkspace } from '../source/workspace.js'
import { type CommandContext, EXIT_FAILED, EXIT_INVALID, type ParsedArguments } from './command.js'
import { printDocument } from './inspect-file.js'
import { createCommandSurroundings } from './run-request.js'

/** Operand for a file that does not exist yet, as in git's diffs. */
const NO_FILE = '/dev/null'

export async function runDiff(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [baseName = '', headName = ''] = args.operands
  const failOn = args.all('--fail-on').flatMap((text) => text.split(/[\s,]+/).filter(Boolean))
  const unknown = failOn.find((name) => !isChangeClass(name))
  if (unknown !== undefined) {
    const hint = `${formatNearHint(unknown, changeClasses)}; classes are ${changeClasses.join(', ')}`
    return context.badUsage(`--fail-on: there is no class ${JSON.stringify(unknown)}${hint}`)
  }
  const base = loadSide(baseName, context)
  const head = loadSide(headName, context)
  if (!base.ok) return context.refuse(base.error)
  if (!head.ok) return context.refuse(head.error)
  if (base.value === null && head.value === null) return context.refuse(`neither ${baseName} nor ${headName} exists`)
  // The base may have errors; the head may not.
  const sides = [head.value?.loaded ?? null, base.value?.loaded ?? null].filter((side) => side !== null)
  const isBroken = (side: Loaded) =>
    side.workflow === null || (side === head.value?.loaded && listLoadErrors(side).length > 0)
  const broken = sides.find(isBroken)
  if (broken !== undefined) {
    context.printFindings(listLoadErrors(broken), broken.sources)
    return EXIT_INVALID
  }
  const entries = {
    base: (contract: ErrorContract) => listMayPass(contract, base.value),
    head: (contract: ErrorContract) => listMayPass(contract, head.value),
  }
  const endings = await compareEndings(base.value, head.value, context)
  const diff = diffContracts(prepareSide(base.value), prepareSide(head.value), entries, endings)
  return printDiff(diff, failOn, args.value('--format') ?? 'text', context)
}

/** A version of the workflow, and where its quarantine files are. */
interface Side {
  readonly file: string
  readonly loaded: Loaded
  readonly source: Parameters<typeof withQuarantineEntries>[1]
  /** The commit that the file is in; null for a file on the disk. */
  readonly tree: SimulatedTree | null
}

/** Simulates every failure of both versions; a version that cannot be simulated is a note. */
async function compareEndings(base: Side | null, head: Side | null, context: CommandContext): Promise<EndingChanges> {
  if (base === null || head === null) return { changes: [], notes: [] }
  const [before, after] = [await simulateSide(base, context), await simulateSide(head, context)]
  if (before.ok && after.ok) return compareMatrices(before.value, after.value)
  return { changes: [], notes: [before, after].flatMap((side) => (side.ok ? [] : [side.error])) }
}

async function simulateSide({ file, tree, loaded }: Side, context: CommandContext): Promise<Result<Matrix, string>> {
  const around = { ...createCommandSurroundings(context), cancel: new AbortController().signal }
  const opened = await openSimulation(file, around, tree ?? undefined)
  const matrix = opened.ok
    ? await simulateMatrix(opened.value, NO_ASSUMPTIONS, { ...NO_FILTERS, tests: false })
    : opened
  if (matrix.ok) return matrix
  const [first] = [...matrix.error.findings.filter(({ severity }) => severity === 'error'), ...matrix.error.remedies]
  return err(`${loaded.workflow?.displayFile ?? file} cannot be simulated: ${first?.message ?? 'it has errors'}`)
}

function prepareSide(side: Side | null): Workflow | null {
  const workflow = side?.loaded.workflow ?? null
  return side === null || workflow === null ? null : withDefaultQuarantine(workflow, side.source)
}

function listMayPass(contract: ErrorContract, side: Side | null): ErrorContract['may_pass'] {
  return side === null ? contract.may_pass : withQuarantineEntries(contract, side.source).may_pass
}

function loadSide(name: string, context: CommandContext): Result<Side | null, string> {
  if (name === NO_FILE) return ok(null)
  const file = path.resolve(context.cwd, name)
  if (findEntryAt(file) !== 'absent') {
    const shownFrom = findShownFolder(file, context.env, context.cwd)
    const loaded = loadWorkflow(file, { workspace: findWorkspace(file, context.env), shownFrom, env: context.env })
    return ok({ file, loaded, source: { root: shownFrom }, tree: null })
  }
  const colon = name.indexOf(':')
  // A single letter before a colon is a drive of Windows.
  if (colon < 2) return err(`there is no file ${name}`)
  const tree = openGitTree(name.slice(0, colon), context.cwd, pickDefined(context.env))
  return tree.ok ? loadFromCommit(tree.value, name.slice(colon + 1), context) : err(`${name}: ${tree.error}`)
}

function loadFromCommit(tree: GitTree, name: string, context: CommandContext): Result<Side | null, string> {
  const file = tree.locate(name)
  const there = tree.reader.read(file)
  if (!there.ok && there.error.code === 'file-not-found') {
    context.terminal.stderr(`conductor diff: ${name} is not in that commit; it counts as a file that is not there\n`)
    return ok(null)
  }
  const { root, reader } = tree
  const loaded = loadWorkflow(file, { workspace: root, env: context.env, reader })
  const simulated = { workspace: root, shownFrom: root, files: reader }
  return ok({ file, loaded, source: { root, files: reader }, tree: simulated })
}

/** Returns the errors that make a comparison meaningless; a missing variable may be set elsewhere. */
function listLoadErrors(loaded: Loaded): readonly Finding[] {
  const rules = loaded.workflow === null ? [] : validateWorkflow(loaded.workflow).findings
  return [...loaded.findings, ...rules].filter(
    ({ severity, code }) => severity === 'error' && code !== 'missing-variable',
  )
}

function printDiff(diff: BehaviourDiff, failOn: readonly string[], format: string, context: CommandContext): number {
  const met = diff.changes.filter((change) => failOn.includes(change.class))
  const classes = [...new Set(met.map((change) => change.class))]
  if (format === 'json') printDocument({ ...diff, failed_on: classes }, context)
  else context.terminal.stdout(renderDiff(diff, format === 'markdown' ? 'markdown' : 'text'))
  if (met.length === 0) return 0
  context.terminal.stderr(
    `conductor diff: ${met.length} of ${diff.changes.length} changes are in --fail-on: ${classes.join(', ')}\n`,
  )
  return EXIT_FAILED
}

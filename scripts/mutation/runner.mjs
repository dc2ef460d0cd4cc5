/**
 * The worker's side of a mutation run: a test runner that runs each test once as the program is, notes which mutants it comes
 * by, and then runs it again with each of these that is still alive. What it finds goes line by line into the job's report.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { TestRunner } from 'vitest'

const job = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'))
const alive = new Set(job.mutants)
const only = job.tests === undefined ? null : new Set(job.tests)
const skipped = new Set(job.skipped ?? [])
/** What each mutant has cost so far, in milliseconds of the processor. */
const spent = new Map()
/** One byte for each mutant that was come by: code in loops asks many million times. */
const hits = new Uint8Array(job.ids + 1)
let active = job.always ?? 0
let rounds = 0
let mostRounds = Number.POSITIVE_INFINITY

globalThis.__mutant = (id) => {
  hits[id] = 1
  return id === active
}
globalThis.__loop = () => {
  if (++rounds > mostRounds) throw new Error('a loop without an end')
}

const resets = []
globalThis.__reset = (begin) => resets.push(begin)

/** Everything is made anew, so that a test comes by what is made once, too. */
function activate(id) {
  active = id
  for (const begin of resets) begin()
}

globalThis.__memory = (make) => {
  const sound = make()
  let own = sound
  let owner = 0
  const current = () => {
    if (active !== owner) {
      owner = active
      own = active === 0 ? sound : make()
    }
    return own
  }
  return new Proxy(sound, {
    get: (_, name) => {
      const memory = current()
      const value = memory[name]
      return typeof value === 'function' ? value.bind(memory) : value
    },
  })
}

function report(entry) {
  appendFileSync(job.report, `${JSON.stringify(entry)}\n`)
}

function nameOf(test) {
  const names = []
  for (let task = test; task !== undefined && task !== test.file; task = task.suite) names.unshift(task.name)
  return `${test.file.name} > ${names.join(' > ')}`
}

function milliseconds(since) {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** Whether a file of tests is among those that are run for a mutant. */
function isRelated(id, file) {
  return job.related[id]?.some((folder) => file.startsWith(`__tests__/${folder}`)) ?? false
}

/** Which of the mutants that still live were come by since the last question. */
function hit() {
  const found = [...alive].filter((id) => hits[id] === 1)
  hits.fill(0)
  return found
}

report({ worker: process.pid })

export default class MutationRunner extends TestRunner {
  /** What is hit while modules are loaded cannot be switched on later. */
  onCollected(files) {
    report({ file: files[0]?.name, loading: hit() })
  }

  onBeforeRunTask(test) {
    const name = nameOf(test)
    if (skipped.has(name) || (only !== null && !only.has(name))) test.mode = 'skip'
    return super.onBeforeRunTask(test)
  }

  async runTask(test) {
    if (job.always !== undefined) {
      report({ test: nameOf(test), covered: [] })
      rounds = 0
      mostRounds = 20_000_000
      return this.once(test, 10_000)
    }
    const name = nameOf(test)
    activate(0)
    hits.fill(0)
    rounds = 0
    mostRounds = Number.POSITIVE_INFINITY
    const begin = performance.now()
    const before = process.cpuUsage()
    await TestRunner.getTestFn(test)()
    const patience = 5000 + 20 * (performance.now() - begin)
    const isSlow = milliseconds(before) > job.slow
    mostRounds = 10_000 + 20 * rounds
    const covered = hit()
    const related = covered.filter((id) => isRelated(id, test.file.name))
    const tried = isSlow ? [] : related.filter((id) => (spent.get(id) ?? 0) < job.budget)
    const untried = related.filter((id) => !tried.includes(id))
    report({ test: name, covered, slow: isSlow, untried })
    for (const id of tried) {
      report({ run: id })
      const begun = process.cpuUsage()
      const survives = await this.survives(test, id, patience)
      spent.set(id, (spent.get(id) ?? 0) + milliseconds(begun))
      if (survives) continue
      if (!(await this.survives(test, 0, patience))) {
        report({ unrepeatable: name })
        return
      }
      alive.delete(id)
      report({ killed: id, by: name })
    }
    // What the mutants came by belongs to no test, and not to the loading of the next file.
    hits.fill(0)
  }

  async survives(test, id, patience) {
    activate(id)
    rounds = 0
    try {
      this.onBeforeTryTask(test)
      await this.once(test, patience)
      this.onAfterTryTask(test)
      return true
    } catch {
      return false
    } finally {
      activate(0)
    }
  }

  async once(test, patience) {
    let timer
    const over = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('a test without an end')), patience)
    })
    try {
      await Promise.race([TestRunner.getTestFn(test)(), over])
    } finally {
      clearTimeout(timer)
    }
  }
}

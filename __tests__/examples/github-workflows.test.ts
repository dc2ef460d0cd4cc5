import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = path.resolve(import.meta.dirname, '../..')
const EXAMPLES = readdirSync(path.join(ROOT, 'examples/github')).filter((name) => name.endsWith('.yml'))
const SHIPPED = [...EXAMPLES.map((name) => `examples/github/${name}`), '.github/workflows/fan-out.yml']

interface Step {
  readonly name?: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
  readonly run?: string
}
interface Job {
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

function jobsOf(file: string): Readonly<Record<string, Job>> {
  return parse(readFileSync(path.join(ROOT, file), 'utf8')).jobs
}

describe.each(SHIPPED)('%s', (file) => {
  test('can be told in a re-run to begin anew wherever it looks at earlier attempts', () => {
    for (const job of Object.values(jobsOf(file)))
      for (const { with: given } of job.steps) {
        if (!(given?.['resume-from'] ?? '').includes('previous-attempt')) continue
        expect(given?.['resume-from']).toContain("vars.CONDUCTOR_RESUME_FROM || 'previous-attempt'")
        expect(job.permissions?.['actions']).toBe('read')
      }
  })
})

test.each(['.github/workflows/fan-out.yml', 'examples/github/fan-out.yml'])(
  '%s: the join runs always, and fails before it starts anything',
  (file) => {
    const { plan, join } = jobsOf(file)
    expect(join?.if).toBe('${{ always() }}')
    const [guard, ...others] = join?.steps ?? []
    expect(guard?.if).toContain("needs.plan.outputs.plan == '' || contains(needs.*.result, 'cancelled')")
    expect(guard?.run).toMatch(/^exit 1$/m)
    expect(others.every((step) => step.if === undefined)).toBe(true)
    expect(plan?.steps.at(-1)?.with?.['resume-from']).toContain('previous-attempt')
  },
)

test('the judge of test reports runs always, and fails if a leg has no report', () => {
  const { judge } = jobsOf('examples/github/test-reports.yml')
  expect(judge?.if).toBe('${{ always() }}')
  const last = judge?.steps.at(-1)
  expect(last).toMatchObject({ if: "${{ always() && needs.test.result != 'success' }}" })
  expect(last?.run).toMatch(/^exit 1$/m)
})

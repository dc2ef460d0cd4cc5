import { describe, expect, it } from 'vitest'
import { bareRun, only, type Stubbed, script, started } from './bare-run.js'

const works: Stubbed = { output: { n: 1 } }
const SET = '    - { name: everywhere, type: expression, allow_if: "true" }\n'

const main = (policies: string, nodes: string): string => `workflow:
  name: w
  entry_point: g
  policies:
${SET}${policies}agents:
${script('m1')}${script('m2')}${nodes}
parallel: [{ name: g, agents: [m1, m2], failure_mode: continue_on_error, routes: [{ to: last }] }]
`
const giveUp = 'routes: [{ on_error: x.y, dead_letter: true, recover: { output: {} } }]'

describe('the policies that a dead letter needs again', () => {
  it('are those of its node, with the counts of the groups that they ask about', async () => {
    const policies = `    - { name: enough, type: phase_gate, group: g, min_success_rate: 0.5, nodes: [last] }
    - { name: other, type: expression, allow_if: "true", nodes: [m1] }
    - { name: never, type: phase_gate, group: later, nodes: [last] }
`
    const files = main(policies, `${script('last', giveUp)}${script('m3')}`).replace(
      'parallel: [',
      'parallel: [{ name: later, agents: [m3] }, ',
    )
    const ran = await bareRun({ files, ends: { m1: [works], m2: ['x.z'], last: ['x.y'] } })
    const [letter] = ran.letters
    if (letter === undefined) throw new Error('nothing was given up')
    const { policies: asked, groups } = letter.host.services.governance.inForce(letter.host, letter.step)
    expect(asked.map(({ name }) => name)).toEqual(['everywhere', 'enough', 'never'])
    expect([...groups]).toEqual([['g', { total: 2, completed: 1 }]])
  })

  it('are all of them for a child, whose nodes they may name', async () => {
    const policies = '    - { name: inner, type: expression, allow_if: "true", nodes: [a] }\n'
    const files = {
      'main.yaml': main(policies, `  - { name: last, type: workflow, workflow: c.yaml, ${giveUp} }\n`),
      'c.yaml': `workflow: { name: c, entry_point: a, policies: [{ name: own, type: expression, allow_if: "true" }] }\nagents:\n${script('a')}`,
    }
    const ran = await bareRun({ files, ends: { m1: [works], m2: [works], a: ['x.y'] } })
    const [letter] = ran.letters
    if (letter === undefined) throw new Error('nothing was given up')
    const { policies: asked } = letter.host.services.governance.inForce(letter.host, letter.step)
    expect(asked.map(({ name }) => name)).toEqual(['everywhere', 'inner'])
    const answered = only(ran, 'policy_evaluated').map(({ node, policy_name }) => `${node} ${policy_name}`)
    expect(answered).toEqual([
      ...['g everywhere', 'm1 everywhere', 'm2 everywhere', 'last everywhere'],
      ...['a everywhere', 'a inner', 'a own'],
    ])
  })
})

describe('steps exempt from policies', () => {
  it('a node of finally, and everything inside of a group there', async () => {
    const files = `workflow: { name: w, entry_point: a, finally: [tidy, g], policies: [{ name: no, type: expression, allow_if: "false", nodes: [tidy, g, m1] }] }
agents:
  - { name: a, type: set, value: x }
${script('tidy')}${script('m1')}
parallel: [{ name: g, agents: [m1] }]
`
    const ran = await bareRun({ files, ends: { tidy: [works], m1: [works] } })
    expect(ran.end.outcome).toBe('success')
    expect(started(ran)).toEqual(['a#1.1', 'tidy#1.1', 'g#1.1', 'g#1.1/m1#1.1'])
    expect(only(ran, 'policy_evaluated')).toEqual([])
  })
})

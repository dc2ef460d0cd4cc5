import { expect, it } from 'vitest'
import { type Program, resumeSimulated, script, simulate } from './governance-harness.js'

it('inputs of a file that declares none are there again on resume, as text', async () => {
  const files = `workflow: { name: w, entry_point: a }
agents:
${script('a')}
output: { b: "{{ workflow.input.b | tojson }}" }
`
  const broken: Program = () => ({ raise: { kind: 'x.y' } })
  const simulation = { files, program: broken, inputs: { b: '007' } }
  const first = await simulate(simulation)
  expect(first.result.outcome).toBe('halted')
  const again = await resumeSimulated({ files, program: () => ({}), folder: first.folder })
  expect(again.result).toMatchObject({ success: true, output: { b: '007' } })
})

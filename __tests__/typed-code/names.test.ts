import { expect, test } from 'vitest'
import { writeTypedCode } from '../../src/typed-code/index.js'

const LANGUAGES = ['typescript', 'python', 'bash', 'powershell', 'csharp'] as const

const kind = (name: string, fields: readonly string[] = []) => ({
  kind: name,
  description: null,
  details: Object.fromEntries(fields.map((field) => [field, { type: 'string' } as const])),
})

test.each(LANGUAGES)('%s: two kinds that give one name are refused, with both', (language) => {
  const code = writeTypedCode([kind('external.git.drift'), kind('external.git_drift')], language)
  expect(code).toMatchObject({
    ok: false,
    error: expect.stringMatching(/external\.git\.drift and external\.git_drift/),
  })
})

test.each(LANGUAGES.filter((language) => language !== 'typescript'))(
  '%s: two fields that give one name are refused, with kind and field',
  (language) => {
    const code = writeTypedCode([kind('external.git.drift', ['exit_code', 'exit-code'])], language)
    expect(code).toMatchObject({ ok: false, error: expect.stringMatching(/external\.git\.drift: .*exit/) })
  },
)

test.each([
  ['python', 'class', 'class_'],
  ['python', 'message', 'message_'],
  ['csharp', 'new', 'new_'],
  ['bash', 'exitCode', '--exit-code'],
  ['powershell', 'exit_code', '$ExitCode'],
  ['typescript', 'exit-code', '"exit-code"'],
] as const)('%s: the field %s is %s', (language, field, written) => {
  const code = writeTypedCode([kind('external.git.drift', [field])], language)
  expect(code.ok && code.value).toContain(written)
})

test('descriptions cannot end a comment', () => {
  const evil = { ...kind('external.git.drift'), description: '*/ """ #> \n exit 1' }
  for (const language of LANGUAGES) {
    const code = writeTypedCode([evil], language)
    expect(code.ok && code.value).toContain('exit 1')
    expect(code.ok && code.value).not.toContain('*/ """ #>')
    expect(code.ok && code.value).not.toMatch(/^ *exit 1$/m)
  }
})

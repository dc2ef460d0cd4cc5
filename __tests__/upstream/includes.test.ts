import { describe, expect } from 'vitest'
import { table, workflow } from '../e2e/support/table.js'

const ECHO = 'input: { who: { type: string, default: Ann } }\nruntime: { provider: { name: command, command: cat } }'
const asks = (fields = 'prompt: !file prompts/main.md'): string =>
  workflow(`- { name: a, ${fields} }`, ECHO, 'output: { v: "{{ a.output.result }}" }')
const FILES = {
  'prompts/main.md': '{% extends "parts/base.md" %}{% block body %}{% include "parts/hi.md" %}{% endblock %}',
  'prompts/parts/base.md': `Start {% block body %}{% endblock %} \${WORD:-end}`,
  'prompts/parts/hi.md': 'hi {{ workflow.input.who }}',
}
const only = (text: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  'prompts/main.md': text,
  ...more,
})

describe('files that a prompt from a file uses', () => {
  table([
    { name: 'are found beside it', yaml: asks(), files: FILES, code: 0, output: { v: 'Start hi Ann end' } },
    {
      name: 'in a system prompt too, with variables resolved',
      yaml: asks('prompt: x, system_prompt: !file prompts/main.md'),
      files: FILES,
      env: { WORD: 'over' },
      code: 0,
      output: { v: 'Start hi Ann over\n\nx' },
    },
    {
      name: 'are found by a name that the run knows, also below the folder',
      yaml: asks(),
      files: only('{% include "parts/" ~ workflow.input.who | lower ~ ".md" %} {% include ["nope.md", "hi.md"] %}', {
        'prompts/parts/ann.md': 'to Ann',
        'prompts/hi.md': 'hi',
        'prompts/picture.png': '\u0000\u0001',
      }),
      code: 0,
      output: { v: 'to Ann hi' },
    },
    {
      name: 'a name that leads out of the folder is not found when it runs',
      yaml: asks(),
      files: only('{% include "../" ~ "secret.md" %}', { 'secret.md': 'no' }),
      code: 3,
      kinds: ['internal.template_error'],
      stderr: /there is no file "\.\.\/secret\.md" beside the template/,
    },
    {
      name: 'a name that nothing defines is an error of validation',
      yaml: asks(),
      files: only('{% include which %}'),
      code: 2,
      stderr: /`which` is not known here/,
    },
    {
      name: 'a missing one is an error of validation at its place',
      yaml: asks(),
      files: only('one\n{% include "gone.md" %}'),
      code: 2,
      stderr: /prompts\/main\.md:2:\d+.*there is no file "gone\.md"/s,
    },
    {
      name: 'a mistake is told in the file where it is',
      yaml: asks(),
      files: only('{% include "part.md" %}', { 'prompts/part.md': 'a\n{% if %}' }),
      code: 2,
      stderr: /prompts\/part\.md:2:/,
    },
    {
      name: 'a name that is not there when it is rendered, too',
      yaml: asks(),
      files: only('{% include "part.md" %}', { 'prompts/part.md': 'a\n{{ workflow.input.nope }}' }),
      code: 3,
      kinds: ['internal.template_error'],
      check: ({ errors }) =>
        expect(errors[0].envelope.details).toMatchObject({ template_file: 'prompts/part.md', position: { line: 2 } }),
    },
    {
      name: 'outside of the workspace they are refused',
      yaml: asks(),
      files: only('{% include "../../../../../../etc/hostname" %}'),
      code: 2,
      stderr: /leads out of the workspace/,
    },
    {
      name: 'a prompt that stands in the file itself cannot use any',
      yaml: asks(`prompt: '{% include "prompts/main.md" %}'`),
      files: FILES,
      code: 2,
      stderr: /!file/,
    },
  ])
})

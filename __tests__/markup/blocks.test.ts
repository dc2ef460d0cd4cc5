import { expect, it } from 'vitest'
import { diagnoseError } from '../../src/account/diagnosis.js'
import type { Block } from '../../src/markup/blocks.js'
import { CharBudget } from '../../src/markup/html.js'
import { renderHtmlBlocks } from '../../src/markup/html-blocks.js'
import { renderMarkdownBlocks } from '../../src/markup/markdown-blocks.js'
import { renderTextBlocks } from '../../src/markup/text-blocks.js'
import { createErrorBlocks } from '../../src/reporters/error-blocks.js'
import { GITHUB } from '../reporters/sample.js'

const LIMITS = { entries: 2, chars: 40, code: 100, lines: 2, command: 20 }

/** Renders a block for a terminal, as Markdown and as HTML. */
function renderAll(block: Block) {
  return [
    renderTextBlocks([block], LIMITS).join('\n'),
    renderMarkdownBlocks([block], LIMITS),
    renderHtmlBlocks([block], new CharBudget(1000, 100)).text,
  ]
}

it.each<[Block, string, string, string]>([
  [{ type: 'heading', line: 'Why' }, '\nWhy', '**Why**', '<h3>Why</h3>'],
  [{ type: 'text', line: ['a ', { text: '<b>' }] }, '  a <b>', 'a `<b>`', '<p>a &lt;b&gt;</p>'],
  [
    { type: 'fact', label: 'hint', lines: [{ text: 'use `x`', look: 'words' }] },
    '  hint       use `x`',
    '**Hint**: `` use `x` ``',
    '<p class="fact"><span class="label">Hint</span> use <code>x</code></p>',
  ],
  [
    {
      type: 'table',
      label: 'kinds',
      columns: ['Kind', 'Count:'],
      rows: [['a', '1']],
      total: 3,
      noun: 'kind',
      where: 'there',
    },
    '  kinds      a 1\n             2 more kinds there',
    '| Kind | Count |\n| --- | ---: |\n| a | 1 |\n\n2 more kinds there.',
    '<div class="scroll"><table class="kinds"><thead><tr><th scope="col">Kind</th><th scope="col">Count</th></tr></thead><tbody><tr><td>a</td><td class="num">1</td></tr></tbody></table></div><p class="quiet">2 more kinds there.</p>',
  ],
  [
    { type: 'list', entries: ['a', 'b', 'c'], isTail: true, noun: 'try' },
    '  1 earlier try\n  b\n  c',
    '- 1 earlier try\n- b\n- c',
    '<ul><li>a</li><li>b</li><li>c</li></ul>',
  ],
  [
    { type: 'code', label: 'stderr', title: 'The end', text: 'a\n\nb\nc', isTail: true },
    '  stderr     b\n             c',
    'The end:\n\n```text\na\n\nb\nc\n```',
    '<details class="fold" open><summary>The end</summary><div class="inside"><pre>a\n\nb\nc</pre></div></details>',
  ],
  [
    { type: 'data', label: 'details', value: { a: 1 } },
    '  details    a: 1',
    '```json\n{\n  "a": 1\n}\n```',
    '<h3>Details</h3><dl class="fields"><dt>a</dt><dd><code>1</code></dd></dl>',
  ],
  [
    { type: 'fold', title: [{ text: 'x.y' }, ': more'], blocks: [{ type: 'text', line: 'in' }] },
    'x.y: more\n  in',
    '<details><summary><code>x&#46;y</code>: more</summary>\n\nin\n\n</details>',
    '<details class="fold"><summary>x.y: more</summary><div class="inside"><p>in</p></div></details>',
  ],
])('every block has three forms: %j', (block, ...forms) => {
  expect(renderAll(block)).toEqual(forms)
})

it('a command that is too long for a terminal is left out there, because a part of it cannot be pasted', () => {
  const commands = ['conductor run a.yaml', 'conductor run a-long-name.yaml']
  const [text, markdown, page] = renderAll({
    type: 'commands',
    parts: [{ label: 'again', what: 'once more', commands }],
  })
  expect(text).toBe('  again      conductor run a.yaml')
  expect(markdown).toBe('```sh\n# once more\nconductor run a.yaml\nconductor run a-long-name.yaml\n```')
  expect(page).toContain('<p class="for">Once more</p>')
})

it('a file outside of the repository has no link', () => {
  const error = { kind: 'a.b', message: 'no', details: { file: 'x.ts', line: 3 } }
  const listPlaces = (locate: (file: string) => string | null) =>
    renderMarkdownBlocks(createErrorBlocks(diagnoseError(error, locate), { github: GITHUB }).where, LIMITS)
  expect(listPlaces((file) => file)).toBe(
    `**Where**: [\`x.ts:3\`](https://github.com/acme/app/blob/${GITHUB.sha}/x.ts#L3)`,
  )
  expect(listPlaces(() => null)).toBe('**Where**: `x.ts:3`')
})

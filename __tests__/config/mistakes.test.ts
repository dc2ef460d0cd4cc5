import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { renderFinding } from '../../src/config/finding-text.js'
import { UNSEEN_FAILURE } from '../../src/core/finding.js'
import { checkFile } from '../../src/run/prepare.js'
import { folderWith } from '../support/folders.js'
import { mistakeFiles } from './mistakes.js'

/** First lines of what a person sees, without the name of the file. */
async function firstLines(text: string): Promise<readonly string[]> {
  const workspace = folderWith({ 'main.yaml': text })
  const { findings, loaded } = await checkFile({
    file: `${workspace}/main.yaml`,
    env: {},
    patterns: loadPatterns,
    workspace,
  })
  // That a failing script would go by unseen is no mistake of its own: most of these files have nothing else.
  const mistakes = findings.filter(({ code }) => code !== UNSEEN_FAILURE)
  return mistakes.map(
    (finding) =>
      renderFinding(finding, loaded.sources, false)
        .split('\n')[0]
        ?.replace(/^main\.yaml:/, '') ?? '',
  )
}

describe.each(mistakeFiles())("beginners' mistakes: $name", ({ mistakes }) => {
  it.each(mistakes)('$title', async ({ text, expected }) => {
    expect(await firstLines(text)).toEqual(expected)
  })
})

describe('the table of mistakes', () => {
  it('never suggests to let every error pass', () => {
    const hints = mistakeFiles().flatMap(({ mistakes }) => mistakes.flatMap(({ expected }) => expected))
    expect(hints.filter((hint) => /on_error: (?:true|"\*")/.test(hint))).toEqual([])
  })

  it('has at least 120 of them, each with an answer', () => {
    const all = mistakeFiles().flatMap(({ mistakes }) => mistakes)
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(all.filter(({ expected }) => expected.length === 0)).toEqual([])
  })
})

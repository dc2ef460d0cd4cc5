import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { checkFile } from '../../src/config/check.js'
import { renderFinding } from '../../src/config/finding-text.js'
import { findFixRange, UNSEEN_FAILURE } from '../../src/core/finding.js'
import { folderWith } from '../support/folders.js'
import { mistakeFiles } from './mistakes.js'

function check(text: string) {
  const workspace = folderWith({ 'main.yaml': text })
  return checkFile({ file: `${workspace}/main.yaml`, env: {}, patterns: loadPatterns, workspace })
}

/** First lines of what a person sees, without the name of the file. */
async function firstLines(text: string): Promise<readonly string[]> {
  const { findings, loaded } = await check(text)
  // That a failing script would go by unseen is no mistake of its own: most of these files have nothing else.
  const mistakes = findings.filter(({ code }) => code !== UNSEEN_FAILURE)
  return mistakes.map(
    (finding) =>
      renderFinding(finding, loaded.sources, false)
        .split('\n')[0]
        ?.replace(/^main\.yaml:/, '') ?? '',
  )
}

describe.each(mistakeFiles())("beginners' mistakes: $name", ({ name, mistakes }) => {
  it.each(mistakes)('$title', async ({ text, expected }) => {
    expect(await firstLines(text)).toEqual(expected)
  })

  it('every fix can be applied, and mends its finding', async () => {
    const refused: string[] = []
    for (const { text } of mistakes) {
      const before = await check(text)
      for (const finding of before.findings.filter(({ fix }) => fix !== undefined)) {
        const lines = text.split('\n')
        const line = lines[finding.line - 1] ?? ''
        const range = findFixRange(line, finding)
        if (range === null) {
          refused.push(finding.message)
          continue
        }
        lines[finding.line - 1] = `${line.slice(0, range.start)}${finding.fix?.text}${line.slice(range.end)}`
        const after = await check(lines.join('\n'))
        expect(after.findings.map(({ message }) => message)).not.toContain(finding.message)
        expect(before.loaded.workflow === null || after.loaded.workflow !== null, lines.join('\n')).toBe(true)
      }
    }
    // `1.10` is the number 1.1, so that its text is not what the finding would replace.
    expect(refused).toEqual(name === 'nodes.txt' ? ['The default must be of the type `string`, and `1.1` is not.'] : [])
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

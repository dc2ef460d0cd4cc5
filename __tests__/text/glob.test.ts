import { describe, expect, test } from 'vitest'
import { compileGlob, splitGlobs } from '../../src/text/glob.js'

describe('globs', () => {
  test.each([
    ['*.xml', 'a.xml', true],
    ['*.xml', 'b/a.xml', false],
    ['**/*.xml', 'a.xml', true],
    ['**/*.xml', 'b/c/a.xml', true],
    ['target/**', 'target/a/b.xml', true],
    ['target/surefire-reports/*.xml', 'target/surefire-reports/TEST-a.xml', true],
    ['**/junit*.xml', 'x/my-junit.xml', false],
    ['r?.xml', 'r1.xml', true],
    ['{a,b*}.xml', 'bc.xml', true],
    ['{a,b}.xml', 'c.xml', false],
    ['[ab].xml', 'b.xml', true],
    ['[!ab].xml', 'b.xml', false],
    ['a.xml', 'aXxml', false],
    ['a(1)+.xml', 'a(1)+.xml', true],
    ['a[.xml', 'a[.xml', true],
  ])('%s on %s', (glob, name, matches) => expect(compileGlob(glob).test(name)).toBe(matches))

  test('a list is split at commas and line ends, not between braces', () =>
    expect(splitGlobs(' a.xml, {b,c}.xml\n\n d/*.xml ')).toEqual(['a.xml', '{b,c}.xml', 'd/*.xml']))
})

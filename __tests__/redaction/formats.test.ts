import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const redactor = new Redactor()
const redact = (text: string) => redactor.text(text)
/** Fakes are put together here, so that no scanner takes this file for a leak. */
const fake = (length: number, alphabet = 'a1B2c3D4e5F6'): string =>
  alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length)
const hex = '0a1b2c3d4e5f6789'
const upper = 'ABCD2345'

/** How each kind of key opens, how many characters must follow at least, and of what they are. */
const openings: readonly (readonly [openings: string, least: number, alphabet?: string])[] = [
  ['ghp_ gho_ ghu_ ghs_ ghr_', 16],
  ['github_pat_', 20],
  ['glpat- gldt- glrt- glcbt- glptt- glft- glsoat-', 16],
  ['AKIA ASIA', 16, upper],
  ['xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe. xoxo-', 10],
  ['xapp-', 20],
  ['sk-', 16],
  ['sk-ant-', 16, 'abcdefgh'],
  ['xai- gsk_ r8_', 30],
  ['AIza', 30],
  ['ya29.', 20],
  ['GOCSPX-', 20],
  ['sk_live_ rk_live_ sk_test_ rk_test_', 10],
  ['whsec_', 20],
  ['npm_', 30],
  ['pypi-', 40],
  ['dckr_pat_ dckr_oat_', 16],
  ['hf_', 30],
  ['dop_v1_ doo_v1_ dor_v1_', 32, hex],
  ['dapi', 32, hex],
  [`SG.${fake(16)}.`, 16],
  [[...hex].map((digit) => `SK${digit}`).join(' '), 31, hex],
  ['hvs. hvb.', 20],
  ['shpat_ shpss_ shpca_ shppa_', 32, hex],
  ['lin_api_ figd_ sntrys_ ATATT3', 20],
  ['PMAK- NRAK-', 20],
  ['AGE-SECRET-KEY-1', 20, upper],
  ['key-', 32, hex],
]

const each = openings.flatMap(([names, least, alphabet]) =>
  names.split(' ').map((opening) => [opening, least, alphabet] as const),
)

describe('keys that are known by how they open', () => {
  it.each(each)('%s and %i characters', (opening, least, alphabet) => {
    expect(redact(`a ${opening}${fake(least, alphabet)} b`)).toBe('a *** b')
    expect(redact(`a ${opening}${fake(least - 1, alphabet)} b`)).toBe(`a ${opening}${fake(least - 1, alphabet)} b`)
  })

  it.each([
    ['a word that begins like a key', 'sk-a-long-hyphenated-name-of-a-thing'],
    ['a key id with more behind it', `AKIA${fake(17, upper)}`],
    ['inside of a word', `bAKIA${fake(16, upper)}`],
    ['a telegram bot without its number', `1234567:AA${fake(32)}`],
    ['a parameter that is not one', `xsig=${fake(20)}`],
    ['a short signature', '?sig=abc123'],
    ['bearer of words', 'the bearer certificates'],
    ['no JSON web token', `eyJ${fake(6)}.${fake(20)}.${fake(20)}`],
    ['two parts only', `eyJ${fake(20)} ${fake(20)}`],
    ['a short second part', `eyJ${fake(20)}.abc.${fake(20)}`],
    ['an address with a port', 'http://localhost:8080/a@b'],
    ['an address of six', 'http://[::1]:80/a:b@c'],
    ['an address with a user', 'ssh://git@example.com/x'],
    ['a long user without a digit', 'ssh://a-user-with-a-very-long-name@example.com'],
    ['an empty password', 'https://user:@example.com'],
    ['a password that is a variable', 'https://user:$PASSWORD@example.com'],
    ['a forty character path', `AKIA is not a key ${fake(40, 'aB3/')}`],
  ])('leaves %s', (_what, text) => {
    expect(redact(text)).toBe(text)
  })

  it.each([
    [`x eyJ${fake(7)}.${fake(4)}. y`, 'x *** y'],
    [`x eyJ${fake(20)}.${fake(20)}.${fake(20)}.${fake(9)}.${fake(9)}.rest y`, 'x ***.rest y'],
    [`x eyJ${fake(20)}.${fake(20)}.${fake(20)}. y`, 'x ***. y'],
    [`12345678:AA${fake(32)}`, '12345678:***'],
    [`1234567890:AA${fake(32)}`, '1234567890:***'],
    [`?a=1&sig=${fake(16)}&b=2`, '?a=1&sig=***&b=2'],
    [`;sig=${fake(16)}`, ';sig=***'],
    [`?Signature=${fake(16)}`, '?Signature=***'],
    [`&X-Amz-Signature=${fake(64, hex)}&b=2`, '&X-Amz-Signature=***&b=2'],
    [`hooks.slack.com/${fake(16)}`, 'hooks.slack.com/***'],
    [`discord.com/api/webhooks/${fake(16)} b`, 'discord.com/*** b'],
    [`discordapp.com/api/webhooks/${fake(16)} b`, 'discordapp.c*** b'],
    ['BEARER abcdefg1', 'BEARER ***'],
    [`a bearer ${fake(21, 'abc')} b`, 'a bearer *** b'],
    [`https://${fake(20)}@host/x`, 'https://***@host/x'],
    [`https://${fake(19)}@host/x`, `https://${fake(19)}@host/x`],
    ['https://u:p@w@host/x', 'https://u:***@host/x'],
    ['https://u:p/w@host/x', 'https://u:***@host/x'],
    ['https://u:p?w#x@host/x b', 'https://u:***@host/x b'],
    [`https://u:p/${fake(254)}@host`, 'https://u:***@host'],
    [`https://u:p/${fake(255)}@host`, `https://u:p/${fake(255)}@host`],
    ['https://u:123456/@host', 'https://u:***@host'],
    ['https://u:12345/@host', 'https://u:12345/@host'],
    ['a://b:pw1@c d://e:pw2@f', 'a://b:***@c d://e:***@f'],
  ])('masks %s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  const header = '-----BEGIN PRIVATE KEY-----'
  it.each([
    [
      'a block of another program',
      `-----BEGIN PGP PRIVATE KEY BLOCK-----\nabc\n-----END PGP PRIVATE KEY BLOCK-----`,
      '***',
    ],
    ['a closing line that is cut', `${header}\n${fake(20)}\n-----END PRIV`, '***PRIV'],
    [
      'a closing line that goes on',
      `${header}\n${fake(20)}\n-----END ${fake(120, 'A ')}-----`,
      `***${fake(120, 'A ')}-----`,
    ],
    [
      'two keys',
      `${header}\n${fake(20)}\n-----END X-----\nb\n${header}\n${fake(20)}\n-----END X-----\nc`,
      '***\nb\n***\nc',
    ],
    ['two keys without an end', `${header}\n${fake(20)}\n${header}\n${fake(20)} - c`, '***\n*** - c'],
    ['a line that is too short', `${header}\n${fake(15)}\nb`, `${header}\n${fake(15)}\nb`],
    ['a short line at the end', `${header}\n${fake(16)}\n${fake(5)}`, '***'],
    ['a short line that is not the end', `${header}\\n${fake(16)}\\n${fake(5)} `, `***\\n${fake(5)} `],
  ])('masks a private key: %s', (_what, text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  it('takes forty mixed characters for a secret only beside a key id', () => {
    const id = `ASIA${fake(16, upper)}`
    const secret = fake(40, 'aB3/')
    expect(redact(`${id} ${secret}, ${secret}`)).toBe('*** ***, ***')
    expect(redact(`x ${secret}`)).toBe(`x ${secret}`)
    for (const other of [fake(39, 'aB3/'), fake(41, 'aB3/'), fake(40, 'aB/'), fake(40, 'a3/'), fake(40, 'B3/')])
      expect(redact(`${id} ${other}`)).toBe(`*** ${other}`)
  })
})

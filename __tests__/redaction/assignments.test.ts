import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const redactor = new Redactor()

/** What stands under a sensitive name in plain text, and how far it reaches. */
const masked: readonly (readonly [string, string])[] = [
  // Names, and what may stand between a name and its separator.
  ['token =abc', 'token =***'],
  ['token\t=abc', 'token\t=***'],
  ['`token`=abc', '`token`=***'],
  ["'token': 'abc'", "'token': '***'"],
  ["env['token']='abc'", "env['token']='***'"],
  ['pwd=abc', 'pwd=***'],
  ['a.b-c_token=abc', 'a.b-c_token=***'],
  ['Z9.token=abc', 'Z9.token=***'],
  ['ssh key: abc', 'ssh key: ***'],
  ['api-key: abc', 'api-key: ***'],
  ['connection strings: abc', 'connection strings: ***'],
  ['Connection String=abc', 'Connection String=***'],
  ['{\\\\"token\\\\":\\\\"abc\\\\"}', '{\\\\"token\\\\":\\\\"***\\\\"}'],
  // Separators.
  ['token:=abc', 'token:=***'],
  ['token==abc', 'token==abc'],
  ['token=="abc"', 'token=="***"'],
  ['token=>abc', 'token=>***'],
  ['token:   abc', 'token:   ***'],
  ['token:\tabc', 'token:\t***'],
  // Quoted values.
  ['password="abc', 'password="***'],
  ['password="abc\nnext"', 'password="***\nnext"'],
  ['password="a\\"b" c', 'password="***" c'],
  ['password="a\\\\" c', 'password="***" c'],
  ["password='a\"b' c", "password='***' c"],
  ['password="" c', 'password="" c'],
  ['password="true" c', 'password="true" c'],
  ['password="null" token="truest"', 'password="null" token="***"'],
  ['password="***" c', 'password="***" c'],
  ['password=\\"a\\\\\\"b\\" c', 'password=\\"***\\" c'],
  ['token=`abc`', 'token=`***`'],
  // Plain values.
  ['password=abc, c', 'password=***, c'],
  ['password=abc&d=e', 'password=***&d=e'],
  ['f(password=abc) c', 'f(password=***) c'],
  ['{password=abc}', '{password=***}'],
  ['[password=abc]', '[password=***]'],
  ['password=(abc)', 'password=(abc)'],
  ['password={abc}', 'password={abc}'],
  ['password=[abc]', 'password=[abc]'],
  ['password=abc\\nnext', 'password=***\\nnext'],
  ['password=denied.', 'password=denied.'],
  ['password=DENIED!', 'password=DENIED!'],
  ['password=denied?: x', 'password=denied?: x'],
  ['password=deniedly', 'password=***'],
  ['password=redacted', 'password=redacted'],
  ['password:token=abc', 'password:***'],
  ['password=token:abc', 'password=***'],
  ['password= token: abc', 'password= *** ***'],
  // Sentences.
  ['an invalid token: foo', 'an invalid token: foo'],
  ['token: foo bar', 'token: foo bar'],
  ['token: foo', 'token: ***'],
  ['token: foo, bar', 'token: ***, bar'],
  ['token: foo; bar', 'token: ***; bar'],
  ['{token: foo}', '{token: ***}'],
  ['invalid token: foo1', 'invalid token: ***'],
  ['invalid token: abcdefghijklmnopqrst', 'invalid token: ***'],
  ['invalid token: abcdefghijklmnopqrs', 'invalid token: abcdefghijklmnopqrs'],
  ['(x) token: foo', '(x) token: foo'],
  ['- token: foo', '- token: ***'],
  ['invalid password: foo', 'invalid password: ***'],
  // Headers.
  ['Authorization: Bearer a b', 'Authorization: Bearer ***'],
  ['Proxy-Authorization: Digest a=b c', 'Proxy-Authorization: Digest ***'],
  ['Authorization: Digest username="u", response="6629fae49393a05"', 'Authorization: Digest ***'],
  ['"Authorization: Digest username=\\"u\\", response=\\"66ab\\"", next', '"Authorization: Digest ***", next'],
  ['-H "Authorization: Basic dTpw=" -H "Accept: x"', '-H "Authorization: Basic ***" -H "Accept: x"'],
  ['Authorization: NTLM abc def', 'Authorization: NTLM ***'],
  ['Authorization: Custom1 abc def', 'Authorization: *** abc def'],
  ['password: Basic abc def', 'password: *** abc def'],
  ['token: Bearer abc def', 'token: Bearer abc def'],
  ['Authorization=Bearer abc', 'Authorization=*** abc'],
  ['Authorization: Bearer $TOKEN', 'Authorization: Bearer $TOKEN'],
  ['Authorization: Bearer *** ', 'Authorization: Bearer *** '],
  ['Set-Cookie: a=b; Path=/\nx', 'Set-Cookie: ***\nx'],
  ['Cookie: none', 'Cookie: none'],
  ['Cookie=a=b; c', 'Cookie=***; c'],
  ['Cookie: abc', 'Cookie: ***'],
  // JSON inside of text.
  [
    '{"token": {"a": "b", "c": [1, -2.5e3, true, null, "d"]}, "e": "f"}',
    '{"token": {"a": "***", "c": [***, ***, true, null, "***"]}, "e": "f"}',
  ],
  ['{"token": ["a", "b"], "e": "f"}', '{"token": ["***", "***"], "e": "f"}'],
  ['{"token": {"a": "b"', '{"token": {"a": "***"'],
  ['{"token": {"a" : ""}}', '{"token": {"a" : ""}}'],
  [
    '{\\"token\\": {\\"a\\": \\"b\\",\\n \\"c\\": 1}, \\"e\\": \\"f\\"}',
    '{\\"token\\": {\\"a\\": \\"***\\",\\n \\"c\\": ***}, \\"e\\": \\"f\\"}',
  ],
  ['{"token": {oops "a"}, "password": "x"}', '{"token": {oops "a"}, "password": "***"}'],
  ['{"token": [[1], [2]], "n": 3}', '{"token": [[***], [***]], "n": 3}'],
  // Flags.
  ['x --token abc', 'x --token ***'],
  ['x --token "a b" c', 'x --token "***" c'],
  ['x --token \tabc', 'x --token \t***'],
  ['x --token --verbose', 'x --token --verbose'],
  ['x --token $TOKEN', 'x --token $TOKEN'],
  ['x --token required', 'x --token required'],
  ['x --name abc --db-pass abc', 'x --name abc --db-pass ***'],
  ['x---token abc', 'x---token abc'],
  ['a--token abc', 'a--token abc'],
  // Elements.
  ['<a:Password>b c</a:Password>', '<a:Password>***</a:Password>'],
  ['<token> </token>', '<token> </token>'],
  ['<token>$(x)</token>', '<token>$(x)</token>'],
  ['<name>b</name><token>c</token>', '<name>b</name><token>***</token>'],
  // The file .netrc.
  ['machine x\nlogin y\npassword z\naccount "a b"', 'machine x\nlogin y\npassword ***\naccount "***"'],
  ['wrote machine x login y password topsecret to a file', 'wrote machine x login y password *** to a file'],
  ['machine x passwd y machine z password w', 'machine x passwd *** machine z password ***'],
  ['the machine is on, its password is not', 'the machine is on, its password is not'],
  ['password z', 'password z'],
  // Not at all.
  ['a::token', 'a::token'],
  ['token://x', 'token://x'],
  ['to=abc', 'to=abc'],
  [`${'x'.repeat(70)}token=abc`, `${'x'.repeat(70)}token=abc`],
  [`${'x.'.repeat(40)}token=abc`, `${'x.'.repeat(40)}token=***`],
]

describe('values under sensitive names in plain text', () => {
  it.each(masked)('%j', (text, expected) => {
    expect(redactor.text(text)).toBe(expected)
    expect(redactor.text(`first\n${text}\nlast`)).toBe(`first\n${expected}\nlast`)
  })
})

it.each([
  ['one value', 'token=', 'a'],
  ['a header', 'Authorization: Digest ', 'a b '],
  ['names', '', 'token='],
])('%s of 16 MiB overflows no stack', (_, head, part) => {
  const text = head + part.repeat((16 * 1024 * 1024) / part.length)
  expect(redactor.text(text).length).toBeLessThan(100)
})

import { expect, test } from 'vitest'
import { missingEnds } from '../../src/text/markdown-ends.js'

test.each([
  ['# Fine\n\n```\ncode\n```\n', ''],
  ['text ``` not a fence', ''],
  ['```js\nopen', '\n```\n'],
  ['````\n```\nstill open', '\n````\n'],
  ['~~~\n```', '\n~~~\n'],
  ['``` a`b', ''],
  ['    ```\nindented code is no fence', ''],
  ['- item\n  ```\n  open in a list', ''],
  ['- ```\n  a\nout of it', ''],
  ['- ```\n  a\n\n```\nopen', '\n```\n'],
  ['1. a\n\n   ~~~\n   b', ''],
  ['> ```\n> quoted', ''],
  ['<!-- open', '\n-->\n'],
  ['<!-- closed -->', ''],
  ['<!-- a\nb --> c', ''],
  ['text <!-- inside of a line', ''],
  ['```\n<!-- in code\n```', ''],
  ['<pre>\nopen', '\n</pre>\n'],
  ['<script>\nx</script>', ''],
  ['<details><summary>x</summary>\n\nopen', '\n</details>\n'],
  ['<details>\n<details>\n</details>\n```', '\n```\n\n</details>\n'],
  ['</details>', ''],
  ['', ''],
])('%j', (markdown, ends) => expect(missingEnds(markdown)).toBe(ends))

import { describe, expect, it } from 'vitest'
import { createScope, parseTemplate, render } from '../../src/expressions/index.js'

const FILES: Readonly<Record<string, string>> = {
  'hi.md': 'Hi {{ who }}!',
  'nested.md': '<{% include "hi.md" %}>',
  'macros.md':
    '{% macro shout(x, mark="!") %}{{ x | upper }}{{ mark }}{% endmacro %}{% set one = 1 %}{% set _own = 2 %}text',
  'base.md': '{% block title %}Base{% endblock %}: {% block body %}nothing for {{ who }}{% endblock body %}.',
  'middle.md': '{% extends "base.md" %}{% block title %}Middle of {{ super() }}{% endblock %}',
  'self.md': '{% include "self.md" %}',
  'around.md': '{% include "aro" ~ "und.md" %}',
  'broken.md': 'one\n  {{ oops',
  'gone.md': 'line\n{{ missing_name }}',
  'bad-macro.md': '\n{% macro bad() %}\n  {{ nowhere }}{% endmacro %}',
}

function rendered(source: string): string {
  const files = new Map(Object.entries(FILES).map(([name, text]) => [name, { file: `prompts/${name}`, text }]))
  const template = parseTemplate(source, { files })
  if (!template.ok)
    return `! ${template.error.file ?? ''}:${template.error.line}:${template.error.column} ${template.error.message}`
  const text = render(template.value, createScope({ who: 'Ann', items: [1, 2] }))
  return text.ok
    ? text.value
    : `! ${text.error.file ?? ''}:${text.error.line}:${text.error.column} ${text.error.message}`
}

describe('templates that use other files', () => {
  // The same templates, and more, are held against Jinja2 itself by the differential test.
  it.each([
    ['include', 'A {% include "hi.md" %} B', 'A Hi Ann! B'],
    ['include with a variable of the including one', '{% set who = "Bob" %}{% include "hi.md" %}', 'Hi Bob!'],
    ['include in a loop', '{% for who in items %}{% include "hi.md" %}{% endfor %}', 'Hi 1!Hi 2!'],
    ['include of an include', '{% include "nested.md" %}', '<Hi Ann!>'],
    ['a missing one that may be missing', 'a{% include "nope.md" ignore missing %}b', 'ab'],
    ['with context', '{% include "hi.md" with context %}', 'Hi Ann!'],
    ['import', '{% import "macros.md" as m %}{{ m.shout("a") }} {{ m.one }}', 'A! 1'],
    ['from import', '{% from "macros.md" import shout, one as n %}{{ shout("a", mark="?") }} {{ n }}', 'A? 1'],
    ['what is private is not imported', '{% import "macros.md" as m %}{{ m._own is defined }}', 'False'],
    ['extends', '{% extends "base.md" %}{% block body %}all{% endblock %} ignored', 'Base: all.'],
    ['a block that is left', '{% extends "base.md" %}', 'Base: nothing for Ann.'],
    ['super', '{% extends "base.md" %}{% block body %}[{{ super() }}]{% endblock %}', 'Base: [nothing for Ann].'],
    [
      'three levels',
      '{% extends "middle.md" %}{% block title %}Top, {{ super() }}{% endblock %}',
      'Top, Middle of Base: nothing for Ann.',
    ],
    [
      'what is set outside of blocks is known inside',
      '{% extends "base.md" %}{% set x = 3 %}{% block body %}{{ x }}{% endblock %}',
      'Base: 3.',
    ],
    ['blocks without a parent', '{% block a %}x{% endblock %}y', 'xy'],
    ['an included file with a parent of its own', '{% include "middle.md" %}', 'Middle of Base: nothing for Ann.'],
  ])('%s', (_, source, expected) => {
    expect(rendered(source)).toBe(expected)
  })

  it.each([
    ['a missing file', 'x {% include "nope.md" %}', /^! :1:14 there is no file "nope.md"/],
    ['a circle', '{% include "self.md" %}', /^! prompts\/self.md:1:12 .*circle: self.md -> self.md/],
    ['a mistake in the other file', '{% include "broken.md" %}', /^! prompts\/broken.md:2:/],
    ['an unknown name in the other file', '{% include "gone.md" %}', /^! prompts\/gone.md:2:4 .*missing_name/],
    [
      'an unknown name in a macro of the other file',
      '{% import "bad-macro.md" as m %}{{ m.bad() }}',
      /^! prompts\/bad-macro.md:3:6 .*nowhere/,
    ],
    ['an unknown name after an include', '{% include "hi.md" %}\n{{ nowhere }}', /^! :2:4 /],
    ['a file that the run names and that is not there', '\n{% include who %}', /^! :2:12 there is no file "Ann"/],
    ['several of which none is there', '{% include ["a.md", "b.md"] %}', /^! :1:12 there is no file "a.md, b.md"/],
    ['a name that is no text', '{% include 5 %}', /the name of a file must be a text, not/],
    ['a name that nothing defines', '{% include nowhere %}', /^! :1:12 .*nowhere/],
    [
      'a circle that the run finds',
      '{% include "around.md" %}',
      /^! prompts\/around.md:1:12 .*circle: around.md -> around.md/,
    ],
    ['a mistake in a file that the run names', '{% include "bro" ~ "ken.md" %}', /^! prompts\/broken.md:2:/],
    ['a name that the file lacks', '{% from "macros.md" import nope %}', /has no 'nope'/],
    ['super without a parent', '{% block a %}{{ super() }}{% endblock %}', /super\(\) has nothing/],
  ])('%s is told with its place', (_, source, expected) => {
    expect(rendered(source)).toMatch(expected)
  })

  it('are refused in a template that is not from a file', () => {
    const template = parseTemplate('{% include "hi.md" %}')
    expect(template.ok ? '' : template.error.message).toMatch(/!file/)
  })
})

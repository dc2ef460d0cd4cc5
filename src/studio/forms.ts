import { isEngineKind } from '../core/kinds.js'
import { html, type Markup, type MarkupContent, renderFold } from '../markup/html.js'
import { listQuestionFields, type StudioQuestion } from './question.js'
import type { StudioFile } from './view.js'

/** Renders the form of a question: kind, attempt, details by the payload of the kind, and what is assumed. */
export function renderQuestionForm(question: StudioQuestion, file: StudioFile): Markup {
  const { node, kind, attempt } = question
  const kinds = file.kinds.get(node ?? '') ?? []
  const payload = Object.entries(file.payloads.get(kind ?? '') ?? {})
  const details = payload.map(([name, { type, description, required }]) => {
    const hint = `${type}${required === false ? ', optional' : ''}${description === undefined ? '' : `: ${description}`}`
    return renderField(`d.${name}`, `details.${name}`, question.details[name] ?? '', hint)
  })
  const carried = listQuestionFields(question, ['kind', 'attempt', 'd.', 'i.', 'o.', 'g.', 'items', 'scenario'])
  const assumptions = renderAssumptions(question, file)
  return html`<form method="get" class="ask"><fieldset><legend class="sr">What fails</legend>${renderHidden(carried)}
<label>Kind <select name="kind"><option value="">choose a kind</option>${kinds.map((name) => renderOption(name, name, name === kind))}</select></label>
<label>Attempt <select name="attempt">${renderAttempts(attempt)}</select></label>${isEngineKind(kind ?? '') ? null : details}</fieldset>${isEngineKind(kind ?? '') && details.length > 0 && renderFold('Details', details, Object.keys(question.details).length > 0)}${assumptions}
<button class="act">Ask</button></form>`
}

const ATTEMPTS = [1, 2, 3, 4, 5]

function renderAttempts(attempt: number | null): MarkupContent {
  const listed = attempt === null || ATTEMPTS.includes(attempt) ? ATTEMPTS : [...ATTEMPTS, attempt]
  const words = (number: number): string => (number === 1 ? 'once: the first' : `only number ${number}`)
  return [
    ...listed.map((number) => renderOption(String(number), words(number), number === attempt)),
    renderOption('always', 'always: every one', attempt === null),
  ]
}

function renderAssumptions(question: StudioQuestion, file: StudioFile): Markup {
  const inputs = file.inputs.map(({ name, type, fallback }) =>
    renderField(
      `i.${name}`,
      `input ${name}`,
      question.inputs[name] ?? '',
      fallback === '' ? type : `${type}, ${fallback}`,
    ),
  )
  const gates = file.gates.map(({ name, options }) => {
    const chosen = question.gates[name] ?? ''
    const listed = options.map((value) => renderOption(value, value, value === chosen))
    return html`<label>Gate ${name} <select name="g.${name}"><option value="">first option</option>${listed}</select></label>`
  })
  const outputs = Object.entries(question.outputs).map(([name, value]) =>
    renderField(`o.${name}`, name, value, 'assumed output'),
  )
  const suggested = file.readFields.map((name) => html`<option value="${name}"></option>`)
  const another = html`<label>Output <input name="output" list="read-fields" placeholder="node.field" autocomplete="off"></label><label>is <input name="value" placeholder="value" autocomplete="off"></label><datalist id="read-fields">${suggested}</datalist>`
  const items =
    file.hasItems &&
    renderField('items', 'items of a for_each', question.items === null ? '' : String(question.items), '2')
  const isChanged = [question.inputs, question.outputs, question.gates].some((texts) => Object.keys(texts).length > 0)
  return renderFold(
    'Assumptions',
    html`${inputs}${gates}${outputs}${another}${items}`,
    isChanged || question.items !== null,
  )
}

function renderField(name: string, label: string, value: string, hint: string): Markup {
  return html`<label>${label} <input name="${name}" value="${value}" placeholder="${hint}" title="${hint}" autocomplete="off"></label>`
}

function renderOption(value: string, text: string, isChosen: boolean): Markup {
  return html`<option value="${value}"${isChosen && html` selected`}>${text}</option>`
}

function renderHidden(fields: readonly (readonly [string, string])[]): MarkupContent {
  return fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
}

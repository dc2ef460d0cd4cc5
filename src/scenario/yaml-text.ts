import { isJsonObject, type Json, jsonText } from '../core/json.js'

/** Texts that YAML reads as themselves without quotes, whatever its version. */
const PLAIN = /^[A-Za-z][A-Za-z0-9_./-]*( [A-Za-z0-9_./-]+)*$/
const MEANS_SOMETHING = /^(true|false|null|yes|no|on|off|y|n)$/i

/** Data as YAML that people can go on editing; JSON's quoting where a text needs any. */
export function yamlText(value: Json, indent = ''): string {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item: Json) => `${indent}- ${yamlText(item, `${indent}  `).trimStart()}`).join('')
  if (isJsonObject(value) && Object.keys(value).length > 0)
    return Object.entries(value)
      .map(([key, item]) => `${indent}${scalar(key)}:${after(item, indent)}`)
      .join('')
  return `${indent}${scalar(value)}\n`
}

function after(value: Json, indent: string): string {
  if ((isJsonObject(value) || Array.isArray(value)) && Object.keys(value).length > 0)
    return `\n${yamlText(value, `${indent}  `)}`
  return ` ${scalar(value)}\n`
}

function scalar(value: Json): string {
  if (typeof value === 'string' && PLAIN.test(value) && !MEANS_SOMETHING.test(value)) return value
  return jsonText(value)
}

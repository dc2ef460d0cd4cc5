import { Float } from '../../core/float.js'
import { jsonText } from '../../core/json.js'
import type { Path } from '../model.js'

/** Data of a file while it is being loaded: JSON that may still be mended. */
export type Data = null | boolean | number | bigint | Float | string | Data[] | DataObject
export interface DataObject {
  [key: string]: Data
}

export function isDataObject(value: Data | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}

export function valueAt(root: Data, path: Path): Data | undefined {
  let at: Data | undefined = root
  for (const segment of path) {
    if (Array.isArray(at)) at = typeof segment === 'number' ? at[segment] : undefined
    else if (isDataObject(at)) at = Object.hasOwn(at, segment) ? at[segment] : undefined
    else return undefined
  }
  return at
}

/** The same data always gives the same text, whatever the order of its keys. */
export function canonical(value: Data | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isDataObject(value)) return jsonText(value ?? null)
  const entries = Object.keys(value).sort()
  return `{${entries.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

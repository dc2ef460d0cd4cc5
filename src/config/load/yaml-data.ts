import { Float } from '../../core/float.js'
import { setKey } from '../../core/json.js'
import type { Path } from '../model.js'

/** Data of a file while it is being loaded: JSON that may still be repaired. */
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

/** A copy of data with every text replaced. */
export function mapTexts(value: Data, path: Path, replace: (text: string, path: Path) => string): Data {
  if (typeof value === 'string') return replace(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, [...path, index], replace))
  if (!isDataObject(value)) return value
  const copy: DataObject = {}
  for (const [key, item] of Object.entries(value)) setKey(copy, key, mapTexts(item, [...path, key], replace))
  return copy
}

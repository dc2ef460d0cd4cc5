import { isScalar, parseDocument, visit } from 'yaml'
import { exactNumber } from '../core/float.js'
import { isJson, type Json } from '../core/json.js'

/** The data that a text is as YAML; undefined when it is none. */
export function readYaml(text: string): Json | undefined {
  try {
    const document = parseDocument(text, { schema: 'core', merge: true, logLevel: 'error', prettyErrors: false })
    // A tag that nobody knows is a warning there; here it means that the text was never meant as YAML.
    if (document.errors.length > 0 || document.warnings.length > 0 || !isData(document)) return undefined
    const value: unknown = document.toJS({ maxAliasCount: 100 })
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the numbers of a document what they were written as, and says whether it is data: keys of data are texts, and
 * `{{ x }}` that was kept from rendering is a mapping with a mapping as its key to YAML.
 */
function isData(document: ReturnType<typeof parseDocument>): boolean {
  let found = true
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.value !== null) return undefined
      found = false
      return visit.BREAK
    },
    Scalar(place, node) {
      if (place !== 'key' && typeof node.value === 'number') node.value = exactNumber(node.source ?? '', node.value)
    },
  })
  return found
}

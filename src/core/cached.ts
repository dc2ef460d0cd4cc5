/** The same function, but it computes the result for an object only once, and holds it as long as the object lives. */
export function cached<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) }
    results.set(key, known)
    return known.value
  }
}

/** The same function, but it computes the result for an object only once, and holds it as long as the object lives. */
export function cached<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) }
    results.set(key, known)
    return known.value
  }
}

/** A function that makes its value when it is first asked, and gives the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

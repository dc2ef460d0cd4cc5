/** Where names come from; undefined stands for "not defined", and lookup is lazy so that a big context costs nothing. */
export interface Scope {
  lookup(name: string): unknown
  names(): Iterable<string>
  /** Asked about each text that something is made of; absent where nobody cares. */
  readonly derived?: Derivation | undefined
}

/** Who wants to hear what is made of a text: a text that comes of a secret is a secret. Null for nobody. */
export type Derivation = (from: string) => ((made: string) => void) | null

/** Makes a scope of plain values, in front of another one. */
export function scopeOf(values: Readonly<Record<string, unknown>>, parent?: Scope): Scope {
  return {
    lookup(name) {
      const own = Object.hasOwn(values, name) ? values[name] : undefined
      return own === undefined && parent !== undefined ? parent.lookup(name) : own
    },
    names() {
      const own = Object.keys(values).filter((name) => values[name] !== undefined)
      return parent === undefined ? own : new Set([...own, ...parent.names()])
    },
    derived: parent?.derived,
  }
}

import { equal } from './data.js'
import { typeFault } from './failure.js'
import type { State } from './state.js'
import { Callable, Undefined } from './values.js'

const FIELDS = [
  'index',
  'index0',
  'revindex',
  'revindex0',
  'first',
  'last',
  'length',
  'depth',
  'depth0',
  'previtem',
  'nextitem',
  'cycle',
  'changed',
]

type Recurse = (st: State, items: unknown, depth: number) => string

/** The variable `loop`: one object for all rounds of a loop, moved on by the loop itself. */
export class Loop extends Callable {
  override readonly typeName = 'loop'
  at = 0
  private lastChecked: readonly unknown[] | undefined

  constructor(
    private readonly items: readonly unknown[],
    private readonly depth0: number,
    recurse: Recurse | undefined,
  ) {
    super('loop', (st, args) => {
      if (recurse === undefined) throw typeFault('loop() can be called in a loop marked as recursive only')
      return recurse(st, args[0], depth0 + 1)
    })
  }

  override attribute(name: string): unknown {
    const { at, items, depth0 } = this
    switch (name) {
      case 'index':
        return at + 1
      case 'index0':
        return at
      case 'revindex':
        return items.length - at
      case 'revindex0':
        return items.length - at - 1
      case 'first':
        return at === 0
      case 'last':
        return at === items.length - 1
      case 'length':
        return items.length
      case 'depth':
        return depth0 + 1
      case 'depth0':
        return depth0
      case 'previtem':
        return at === 0 ? new Undefined('the first round of a loop has no previous item', undefined) : items[at - 1]
      case 'nextitem':
        return items[at + 1] ?? new Undefined('the last round of a loop has no next item', undefined)
      case 'cycle':
        return new Callable('cycle', (_st, args) => this.cycle(args))
      case 'changed':
        return new Callable('changed', (st, args) => this.changed(st, args))
      default:
        return undefined
    }
  }

  override attributeNames(): readonly string[] {
    return FIELDS
  }

  private cycle(values: readonly unknown[]): unknown {
    if (values.length === 0) throw typeFault('loop.cycle() needs at least one value')
    return values[this.at % values.length]
  }

  private changed(st: State, values: readonly unknown[]): boolean {
    const before = this.lastChecked
    this.lastChecked = values
    return (
      before === undefined || before.length !== values.length || !values.every((one, i) => equal(st, one, before[i]))
    )
  }
}

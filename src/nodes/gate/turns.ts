import type { AskHuman } from '../../core/gates.js'

const lastTurns = new WeakMap<AskHuman, Promise<unknown>>()

/** One gate after the other, because there is one human: items of a group may reach theirs at the same time. */
export function inTurn<T>(human: AskHuman, work: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(human) ?? Promise.resolve()).then(work, work)
  lastTurns.set(human, turn)
  return turn
}

import { eventJson, type NodeAt, type RunEvent } from '../core/events.js'
import { type Json, jsonText } from '../core/json.js'

/** A file has far fewer names. */
const MAX_WORDS = 1000

/**
 * Events as JSON, as `jsonText` writes them. Each node has two of nothing but its place and words of the file; these are put
 * together from parts that are there already, in a third of the time.
 */
export class EventTexts {
  readonly #words = new Map<string, string>()
  #place: NodeAt | null = null
  #placeText = ''

  /** `clean` is the event without its secrets. */
  of(event: RunEvent, clean: Json): string {
    return (clean === eventJson(event) ? this.#ofWords(event) : null) ?? jsonText(clean)
  }

  /** Null where it holds more than words. */
  #ofWords(event: RunEvent): string | null {
    switch (event.type) {
      case 'node_started':
        if (event.item !== undefined) return null
        return `${this.#at(event)},"type":"node_started","node_type":${this.#word(event.node_type)}}`
      case 'route_taken': {
        const { action, to, route, kind, retries_exhausted: exhausted, output } = event
        if (kind !== null || exhausted !== undefined || output !== undefined) return null
        const target = to === null ? 'null' : this.#word(to)
        return `${this.#at(event)},"type":"route_taken","action":"${action}","to":${target},"route":${this.#word(route)},"kind":null}`
      }
      default:
        return null
    }
  }

  #at(event: NodeAt): string {
    const { scope, node, visit, attempt } = event
    const last = this.#place
    if (last?.visit !== visit || last.node !== node || last.scope !== scope || last.attempt !== attempt) {
      this.#place = event
      this.#placeText = `{"scope":${this.#word(scope)},"node":${this.#word(node)},"visit":${visit},"attempt":${attempt}`
    }
    return this.#placeText
  }

  #word(word: string): string {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const made = JSON.stringify(word)
    if (this.#words.size < MAX_WORDS) this.#words.set(word, made)
    return made
  }
}

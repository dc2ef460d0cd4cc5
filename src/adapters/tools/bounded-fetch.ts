import { MAX_TOOL_MESSAGE_BYTES } from '../../core/tools.js'

const NEWLINE = 10

/** Requests whose answers end at the bound: a body as a whole, a stream of events event by event. Redirects are refused. */
export function boundedFetch(onOversize: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { body } = response
    if (body === null) return response
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
    const bounded = body.pipeThrough(boundary(isStream, onOversize))
    return new Response(bounded, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

function boundary(isStream: boolean, onOversize: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  let last = 0
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        // An empty line ends an event.
        size = isStream && byte === NEWLINE && last === NEWLINE ? 0 : size + 1
        if (byte !== 13) last = byte
      }
      if (size <= MAX_TOOL_MESSAGE_BYTES) {
        controller.enqueue(chunk)
        return
      }
      onOversize()
      controller.error(new Error('a message of the server has more than 4 MiB'))
    },
  })
}

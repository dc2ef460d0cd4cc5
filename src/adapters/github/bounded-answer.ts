/** As much of an answer as the client looks at. */
type Answer = Pick<Response, 'status' | 'statusText' | 'url' | 'headers' | 'body' | 'text' | 'arrayBuffer'>
type Fetch = (url: string, init: RequestInit) => Promise<Answer>

/** The lists that are asked for are a few megabytes at most. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

export interface BoundedFetch {
  readonly fetch: Fetch
  /** Whether an answer was given up because of its length. */
  readonly wasTooLong: () => boolean
}

/** An endless answer, also one that is packed, must not fill the memory. Whoever reads a body piece by piece counts for himself. */
export function boundedFetch(inner: Fetch): BoundedFetch {
  let isTooLong = false
  const bytesOf = async (body: Answer['body']): Promise<Buffer> => {
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of body ?? []) {
      length += part.length
      isTooLong = length > MAX_ANSWER_BYTES
      if (isTooLong) throw new Error('the answer is too long')
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
  return {
    wasTooLong: () => isTooLong,
    fetch: async (address, init) => {
      const { status, statusText, url, headers, body } = await inner(address, init)
      const text = async (): Promise<string> => (await bytesOf(body)).toString('utf8')
      const arrayBuffer = async (): Promise<ArrayBuffer> => new Uint8Array(await bytesOf(body)).buffer
      return { status, statusText, url, headers, body, text, arrayBuffer }
    },
  }
}

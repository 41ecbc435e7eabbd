/** The maximum size of an answer: both services send a few hundred bytes. */
const maxBytes = 16_384

/** In ms. Short, because a person is waiting. */
const serviceTimeout = 5_000

export type PostForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>

/**
 * Posts a form, and reads a JSON object: requires status 200, no redirect, at most 16 KiB, and an answer in time.
 * @throws Error otherwise
 */
export function createFormPoster(timeout: number = serviceTimeout): PostForm {
  return async (url, fields) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      // An answer from another address would not be the service's.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const answer: unknown = JSON.parse(await readText(response))
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new Error('no JSON object')
    return Object.fromEntries(Object.entries(answer))
  }
}

async function readText({ body }: Response): Promise<string> {
  if (body === null) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the stream.
  for await (const part of body) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

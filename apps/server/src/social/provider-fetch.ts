import { ProviderFailure } from './provider-failure.ts'

export interface ProviderFetchOptions {
  /** Until the whole answer is here. */
  readonly patienceMilliseconds: number
  readonly maxAnswerBytes: number
}

/** `fetch` towards a provider, which may be slow, broken, or somebody else: nothing it answers costs more than this. */
export type ProviderFetch = (
  url: string,
  request?: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams | null },
) => Promise<Response>

export function createProviderFetch({
  patienceMilliseconds,
  maxAnswerBytes,
}: ProviderFetchOptions): ProviderFetch {
  return async (url, request = {}) => {
    try {
      const response = await fetch(url, {
        ...request,
        // A redirect would take the code, the token or the secret somewhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMilliseconds),
      })
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel()
        throw new ProviderFailure('redirected')
      }
      const body = await readBody(response, maxAnswerBytes)
      const { status, headers } = response
      return new Response(mayHaveBody(status) ? body : null, { status, headers })
    } catch (error) {
      throw error instanceof ProviderFailure ? error : new ProviderFailure(describe(error))
    }
  }
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream: the rest is not read.
    if (length > maxBytes) throw new ProviderFailure('too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Fetch standard, 'null body status': `new Response` takes no body with these. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205
}

function describe(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

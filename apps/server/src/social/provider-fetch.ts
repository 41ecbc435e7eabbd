import { noTracer, type Tracer } from '../operations/observability/tracing/tracer.ts'
import { ProviderFailure } from './provider-failure.ts'

export interface ProviderFetchOptions {
  /** In ms, for the whole answer. */
  readonly timeoutMilliseconds: number
  readonly maxResponseBytes: number
}

/** `fetch` for requests to providers, with limits of time and size, because a provider may be slow, broken or hostile. */
export type ProviderFetch = (
  url: string,
  request?: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams | null },
) => Promise<Response>

export function createProviderFetch(
  { timeoutMilliseconds, maxResponseBytes }: ProviderFetchOptions,
  tracer: Pick<Tracer, 'span'> = noTracer,
): ProviderFetch {
  return (url, request = {}) => {
    const { method = 'GET' } = request
    // Only the host of the address, because a query may contain a code or a token.
    const { hostname } = new URL(url)
    const attributes = () => ({ 'http.request.method': method, 'server.address': hostname })
    return tracer.span(`${method} ${hostname}`, () => fetchLimited(url, request), attributes, 'client')
  }

  async function fetchLimited(url: string, request: RequestInit): Promise<Response> {
    try {
      const response = await fetch(url, {
        ...request,
        // Following a redirect would send the code, the token or the secret to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel()
        throw new ProviderFailure('redirected')
      }
      const body = await readBody(response, maxResponseBytes)
      const { status, headers } = response
      return new Response(mayHaveBody(status) ? body : null, { status, headers })
    } catch (error) {
      throw error instanceof ProviderFailure ? error : new ProviderFailure(describe(error), { cause: error })
    }
  }
}

async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream, so the rest is not read.
    if (length > maxBytes) throw new ProviderFailure('too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Fetch standard, 'null body status': `new Response` throws for a body with one of these. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205
}

function describe(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

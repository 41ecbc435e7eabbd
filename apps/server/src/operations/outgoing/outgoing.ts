import type { Metrics } from '../observability/metrics.ts'
import { noTracer, type Tracer } from '../observability/tracing/tracer.ts'
import { ServiceError } from './service-error.ts'
import { readBody } from './read-body.ts'

export interface OutgoingLimits {
  /** Names the service in the metrics. */
  readonly service: string
  /** In ms, for the whole answer, and so for its headers too. */
  readonly timeout: number
  /** Of the body, decompressed. `null`: the status is all that counts, so the body is not read. */
  readonly maxBytes: number | null
}

/**
 * `fetch` for requests to an outside service, which may be slow, broken or hostile: limits time and size, and follows no redirect. The
 * answer has been read when it is returned.
 * @throws ServiceError `timeout`, `unreachable`, `redirected`, `too_large` or `stopped`
 */
export type OutgoingFetch = (
  url: string,
  request?: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams | null },
) => Promise<Response>

/** All requests of this process to outside services, except mails. Each is measured, and is a span of the trace that it belongs to. */
export interface Outgoing {
  createFetch(limits: OutgoingLimits): OutgoingFetch
  /** Aborts the requests that are still waiting for an answer. Call it when nobody needs the answers any more. */
  close(): void
}

interface OutgoingOptions {
  readonly metrics?: Pick<Metrics, 'observeOutgoing'>
  readonly tracer?: Pick<Tracer, 'span'>
}

export function createOutgoing({ metrics, tracer = noTracer }: OutgoingOptions = {}): Outgoing {
  const waiting = new Set<AbortController>()

  async function send(url: string, request: RequestInit, { timeout, maxBytes }: OutgoingLimits) {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new ServiceError('timeout')), timeout)
    waiting.add(controller)
    try {
      // Following a redirect would send the code, the token or the secret to another address.
      const response = await fetch(url, { ...request, redirect: 'manual', signal: controller.signal })
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel()
        throw new ServiceError('redirected', { status: response.status })
      }
      return await readBody(response, maxBytes)
    } catch (error) {
      throw error instanceof ServiceError ? error : new ServiceError('unreachable', { cause: error })
    } finally {
      clearTimeout(timer)
      waiting.delete(controller)
    }
  }

  return {
    createFetch:
      (limits) =>
      async (url, request = {}) => {
        const { method = 'GET' } = request
        // Only the host of the address, because a query may contain a code or a token.
        const { hostname } = new URL(url)
        const attributes = () => ({ 'http.request.method': method, 'server.address': hostname })
        const startedAt = performance.now()
        const observe = (result: string) =>
          metrics?.observeOutgoing(limits.service, result, (performance.now() - startedAt) / 1_000)
        try {
          const run = () => send(url, request, limits)
          const response = await tracer.span(`${method} ${hostname}`, run, attributes, 'client')
          observe(nameResult(response.status))
          return response
        } catch (error) {
          observe(error instanceof ServiceError ? error.reason : 'failed')
          throw error
        }
      },
    close() {
      for (const controller of waiting) controller.abort(new ServiceError('stopped'))
    },
  }
}

function nameResult(status: number): 'success' | 'client_error' | 'server_error' {
  if (status < 400) return 'success'
  return status < 500 ? 'client_error' : 'server_error'
}

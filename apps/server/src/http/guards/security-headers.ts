import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** The CSP sources outside our own origin: only for what this installation has configured. */
export interface PageSources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly image?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
}

/** A CSP that allows nothing from other origins except what is configured, nothing inline, and no framing. */
function createPolicy(sources: readonly PageSources[]) {
  const all = (kind: keyof PageSources) => [...new Set(sources.flatMap((source) => source[kind] ?? []))]
  const connect = all('connect')
  const frame = all('frame')
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...all('script')],
      'style-src': ["'self'", ...all('style')],
      'img-src': ["'self'", 'data:', ...all('image')],
      ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
      ...(frame.length > 0 && { 'frame-src': frame }),
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  }
}

/**
 * helmet's headers, for all answers.
 * @param isHttps whether people reach the server over TLS, whatever the last proxy uses
 * @param sources the additional CSP sources of each configured feature
 */
export function createSecurityHeaders(
  isHttps: boolean,
  ...sources: readonly PageSources[]
): Readonly<Record<string, string>> {
  return readHelmetHeaders({
    contentSecurityPolicy: createPolicy(sources),
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
}

/** Gets the headers from helmet once, because they are the same for all answers. */
function readHelmetHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, (error?: unknown) => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

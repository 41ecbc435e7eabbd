import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** What a page may load beside our own: only what this installation is configured to use. */
export interface PageSources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly image?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
}

/** Nothing from elsewhere that is not configured, nothing inline, and nobody may frame us. */
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
 * helmet's headers, for every answer.
 * @param isHttps how people reach us, whatever the last proxy speaks
 * @param sources what pages may load from elsewhere, for each thing that is configured
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

/** The headers are the same for every answer. helmet would put them together anew each time, so it is asked once. */
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

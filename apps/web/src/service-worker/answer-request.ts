import { hasFile } from './fetch-files.ts'

/** The worker's dependencies, which tests replace. */
export interface WorkerDependencies {
  /** The address of the app's empty page, cached for when the server cannot be reached. */
  readonly shellUrl: string
  /** Searches the caches of this build and of the one before. */
  readonly match: (url: string) => Promise<Response | undefined>
  readonly put: (request: Request, response: Response) => Promise<void>
  readonly fetch: (request: Request) => Promise<Response>
}

/** The only script of the shell without a hash in its name. */
export const earlyUrl = '/early.js'

/** The statuses with which proxies report that they cannot reach the server. */
const gatewayFailures = new Set([502, 503, 504])

/** The first path segments of the server's own routes, which the worker does not handle. */
const serverSegments = new Set([
  'web',
  'AUTH',
  'MS-AUTH',
  'USER',
  'docs',
  'healthz',
  'readyz',
  'metrics',
  '.well-known',
])

/** How to answer a request; `null`: leave it to the browser. */
export function chooseStrategy(request: Request, origin: string): 'asset' | 'file' | 'page' | null {
  const { origin: requestOrigin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || requestOrigin !== origin) return null
  if (serverSegments.has(pathname.split('/')[1] ?? '')) return null
  if (request.mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname === earlyUrl ? 'file' : null
}

/** A file with a hash in its name never changes: once cached, it is not requested again. */
export async function answerAsset(request: Request, dependencies: WorkerDependencies): Promise<Response> {
  const cached = await dependencies.match(request.url)
  if (cached !== undefined) return cached
  const response = await dependencies.fetch(request)
  // If the cache is full, the page still gets the file.
  if (hasFile(request.url, response)) await dependencies.put(request, response.clone()).catch(() => undefined)
  return response
}

/** From the server, or else from the cache. */
export function answerFile(request: Request, dependencies: WorkerDependencies): Promise<Response> {
  return fetchOrFallback(request, dependencies, () => dependencies.match(request.url))
}

/** From the server, never from the cache: an old page would load scripts that are gone. If the server is unreachable, the shell. */
export function answerPage(request: Request, dependencies: WorkerDependencies): Promise<Response> {
  return fetchOrFallback(request, dependencies, () => readShell(dependencies))
}

/** The server's answer, or what is cached for when it cannot be reached. */
async function fetchOrFallback(
  request: Request,
  dependencies: WorkerDependencies,
  readFallback: () => Promise<Response | undefined>,
): Promise<Response> {
  let response: Response
  try {
    response = await dependencies.fetch(request)
    if (!gatewayFailures.has(response.status)) return response
  } catch (error) {
    const fallback = await readFallback()
    if (fallback === undefined) throw error
    return fallback
  }
  return (await readFallback()) ?? response
}

/** The shell, marked with why it is shown: src/first-page/prerendered-page.ts. */
async function readShell({ match, shellUrl }: WorkerDependencies): Promise<Response | undefined> {
  const cachedShell = await match(shellUrl)
  if (cachedShell === undefined) return undefined
  const html = (await cachedShell.text()).replace('<html ', '<html data-unreached="" ')
  const headers = new Headers(cachedShell.headers)
  // These describe the original body; this one is longer, and not compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

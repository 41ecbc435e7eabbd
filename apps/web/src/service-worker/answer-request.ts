/** The worker's dependencies, which tests replace. */
export interface WorkerWorld {
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
export function chooseAnswer(request: Request, origin: string): 'asset' | 'file' | 'page' | null {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return null
  if (serverSegments.has(pathname.split('/')[1] ?? '')) return null
  if (request.mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname === earlyUrl ? 'file' : null
}

/** A file with a hash in its name never changes: once cached, it is not requested again. */
export async function answerAsset(request: Request, world: WorkerWorld): Promise<Response> {
  const kept = await world.match(request.url)
  if (kept !== undefined) return kept
  const response = await world.fetch(request)
  // HTML instead of a file comes from a captive portal or a proxy. If the cache is full, the page still gets the file.
  const isFile = response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
  if (isFile) await world.put(request, response.clone()).catch(() => undefined)
  return response
}

/** From the server, or else from the cache. */
export function answerFile(request: Request, world: WorkerWorld): Promise<Response> {
  return askServer(request, world, () => world.match(request.url))
}

/** From the server, never from the cache: an old page would load scripts that are gone. If the server is unreachable, the shell. */
export function answerPage(request: Request, world: WorkerWorld): Promise<Response> {
  return askServer(request, world, () => readShell(world))
}

/** The server's answer, or what is cached for when it cannot be reached. */
async function askServer(
  request: Request,
  world: WorkerWorld,
  readKept: () => Promise<Response | undefined>,
): Promise<Response> {
  let response: Response
  try {
    response = await world.fetch(request)
    if (!gatewayFailures.has(response.status)) return response
  } catch (error) {
    const kept = await readKept()
    if (kept === undefined) throw error
    return kept
  }
  return (await readKept()) ?? response
}

/** The shell, marked with why it is shown: src/first-page/prerendered-page.ts. */
async function readShell({ match, shellUrl }: WorkerWorld): Promise<Response | undefined> {
  const kept = await match(shellUrl)
  if (kept === undefined) return undefined
  const html = (await kept.text()).replace('<html ', '<html data-unreached="" ')
  const headers = new Headers(kept.headers)
  // These describe the original body; this one is longer, and not compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

/** What the worker answers with; another time, or another place, stands in for it in tests. */
export interface WorkerWorld {
  /** Of this build and of the one before. */
  readonly match: (url: string) => Promise<Response | undefined>
  readonly put: (request: Request, response: Response) => Promise<void>
  readonly fetch: (request: Request) => Promise<Response>
  /** A navigation that the browser has begun before the worker was awake. */
  readonly preload: Promise<Response | undefined>
}

/** The empty page of the app, kept for when the server cannot be reached. */
export const shellUrl = '/index.html'

/** The script of the shell that has no hash in its name. */
export const earlyUrl = '/early.js'

/** What a proxy answers for a server that is not there. */
const gatewayFailures = new Set([502, 503, 504])

/** The first segments of the server's own addresses: none of them is the worker's business. */
const serverSegments = new Set(['web', 'AUTH', 'MS-AUTH', 'USER', 'docs', 'healthz', 'readyz', 'metrics'])

/** How a request is answered; `null` leaves it to the browser. */
export function chooseAnswer(request: Request, origin: string): 'asset' | 'file' | 'page' | null {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return null
  if (serverSegments.has(pathname.split('/')[1] ?? '')) return null
  if (request.mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname === earlyUrl ? 'file' : null
}

/** A file with a hash in its name is for ever what it is: once here, it is not asked for again. */
export async function answerAsset(request: Request, world: WorkerWorld): Promise<Response> {
  const kept = await world.match(request.url)
  if (kept !== undefined) return kept
  const response = await world.fetch(request)
  if (response.status === 200) await world.put(request, response.clone())
  return response
}

/** From the server, and where there is none as it was. */
export async function answerFile(request: Request, world: WorkerWorld): Promise<Response> {
  try {
    return await world.fetch(request)
  } catch (error) {
    const kept = await world.match(request.url)
    if (kept === undefined) throw error
    return kept
  }
}

/** Always from the server, never from before: an old page would ask for scripts that are gone. The shell where there is no server. */
export async function answerPage(request: Request, world: WorkerWorld): Promise<Response> {
  let response: Response | undefined
  try {
    response = (await world.preload) ?? (await world.fetch(request))
    if (!gatewayFailures.has(response.status)) return response
  } catch (error) {
    const shell = await readShell(world)
    if (shell === undefined) throw error
    return shell
  }
  return (await readShell(world)) ?? response
}

/** The shell, which says of itself why it is shown: src/first-page/unreached.ts. */
async function readShell({ match }: WorkerWorld): Promise<Response | undefined> {
  const kept = await match(shellUrl)
  if (kept === undefined) return undefined
  const html = (await kept.text()).replace('<html ', '<html data-unreached="" ')
  const headers = new Headers(kept.headers)
  // Of what was sent; the text is longer now, and not compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}

import {
  answerAsset,
  answerFile,
  answerPage,
  chooseStrategy,
  earlyUrl,
  type WorkerDependencies,
} from './answer-request.ts'
import { fetchFiles } from './fetch-files.ts'
import { listPrecachedFiles, listMessages, type BuiltFiles } from './list-precached-files.ts'

/** Inserted by build/service-worker.mjs: the build's name, its shell, and its files. */
declare const foyerBuild: BuiltFiles & {
  readonly version: string
  readonly shellUrl: string
}

/** The used part of ServiceWorkerGlobalScope: TypeScript's `webworker` library conflicts with `dom`. */
interface WorkerScope {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { readonly disable: () => Promise<void> } }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void
}

interface WorkerEvent extends Event {
  readonly request: Request
  /** The data of a `message` event. */
  readonly data?: unknown
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly respondWith: (response: Promise<Response>) => void
}

const scope = globalThis as unknown as WorkerScope
const handlers = { asset: answerAsset, file: answerFile, page: answerPage }
const cachePrefix = 'foyer-'
const cacheName = `${cachePrefix}${foyerBuild.version}`
const dependencies: WorkerDependencies = {
  shellUrl: foyerBuild.shellUrl,
  // This build's cache first: the script without a hash has the same address in all builds.
  match: async (url) => (await (await caches.open(cacheName)).match(url)) ?? caches.match(url),
  put: async (request, response) => (await caches.open(cacheName)).put(request, response),
  fetch: (request) => fetch(request),
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
})
scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
// The page tells the worker its language: src/first-page/cache-for-offline.ts.
scope.addEventListener('message', (event) => {
  event.waitUntil(cacheLanguage(String(event.data)))
})
scope.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, scope.location.origin)
  if (strategy === null) return
  event.respondWith(handlers[strategy](event.request, dependencies))
})

async function install(): Promise<void> {
  await cacheFiles([
    // A file without a hash bypasses the browser's HTTP cache.
    new Request(earlyUrl, { cache: 'reload' }),
    ...listPrecachedFiles(foyerBuild, navigator.languages).map((file) => new Request(file)),
  ])
  // Takes over at once, since pages come from the server, and files of the previous build are still in its cache.
  await scope.skipWaiting()
}

async function cacheLanguage(lang: string): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const file of listMessages(foyerBuild, [lang]))
    if ((await cache.match(file)) === undefined)
      // Ignored: without a network, that part of the app is then in English.
      await cacheFiles([new Request(file)]).catch(() => undefined)
}

/** The cache is only opened once all files have come: a build whose files cannot be fetched leaves none. */
async function cacheFiles(requests: readonly Request[]): Promise<void> {
  const files = await fetchFiles(requests, (request) => fetch(request))
  const cache = await caches.open(cacheName)
  await Promise.all(files.map(([request, response]) => cache.put(request, response)))
}

/** Removes the caches except for this build's and the previous one's, whose pages may still be open. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  // Turns off navigation preload, which earlier builds enabled: a preloaded navigation that the worker leaves to the browser is requested
  // twice, and a provider's code would then already be used.
  await scope.registration.navigationPreload?.disable()
  // Also controls the page that has registered the worker, for when it is offline.
  await scope.clients.claim()
}

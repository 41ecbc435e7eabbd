import {
  answerAsset,
  answerFile,
  answerPage,
  chooseAnswer,
  earlyUrl,
  shellUrl,
  type WorkerWorld,
} from './answer-request.ts'

/** What build/service-worker.mjs writes in: the name of this build, and the files that the shell needs. */
declare const foyerBuild: { readonly version: string; readonly files: readonly string[] }

/** The part of ServiceWorkerGlobalScope that is used: its own library of types cannot stand beside the DOM's. */
interface WorkerScope {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void
}

interface WorkerEvent extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly respondWith: (response: Promise<Response>) => void
}

const scope = globalThis as unknown as WorkerScope
const answers = { asset: answerAsset, file: answerFile, page: answerPage }
const prefix = 'foyer-'
const cacheName = `${prefix}${foyerBuild.version}`

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
})
scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
scope.addEventListener('fetch', (event) => {
  const kind = chooseAnswer(event.request, scope.location.origin)
  if (kind === null) return
  event.respondWith(answers[kind](event.request, createWorld(event)))
})

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  // What has no hash in its name comes past the browser's own cache: the shell names the files of this build.
  const fresh = [shellUrl, earlyUrl].map((url) => new Request(url, { cache: 'reload' }))
  await cache.addAll([...fresh, ...foyerBuild.files])
  // At once: pages come from the server, and what is kept of the build before is still given out.
  await scope.skipWaiting()
}

/** Keeps this build and the one before, whose pages may still be open. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
  // The page that brought it is to be told, too, when it asks without a network.
  await scope.clients.claim()
}

function createWorld(event: WorkerEvent): WorkerWorld {
  return {
    // Of this build first: the shell has the same address in each.
    match: async (url) => (await (await caches.open(cacheName)).match(url)) ?? caches.match(url),
    put: async (request, response) => (await caches.open(cacheName)).put(request, response),
    fetch: (request) => fetch(request),
    preload: event.preloadResponse,
  }
}

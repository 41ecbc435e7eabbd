import react from '@vitejs/plugin-react'
import process from 'node:process'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.mjs'

/** The address of the development server; in production the server itself serves this app. */
const api = process.env['FOYER_API_ORIGIN'] ?? 'http://localhost:3001'

/** The first path segments of the server's routes. */
const serverPaths = [
  '/web',
  '/AUTH',
  '/MS-AUTH',
  '/USER',
  '/docs',
  '/healthz',
  '/readyz',
  '/metrics',
  '/[.]well-known',
]

/** Puts the language into the names of message files, so that one can see which are loaded. */
function nameChunk({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, lang] = /\/generated\/messages\/([\w-]+)\/\w+\.ts$/.exec(facadeModuleId ?? '') ?? []
  return `assets/[name]${lang === undefined ? '' : `-${lang}`}-[hash].js`
}

export default defineConfig({
  plugins: [react()],
  // Workspaces are imported from their source, so that they need not be built before.
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: {
    // Browsers with light-dark(), CSS nesting and AbortSignal.any: nothing is transpiled for older ones.
    target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'],
    // Inlined images would be allowed by the CSP, but could not be cached.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: nameChunk },
    },
    // The licences of all bundled packages.
    license: { fileName: 'licences.txt' },
    // The build scripts read from it which files a page loads.
    manifest: true,
  },
  server: {
    proxy: Object.fromEntries(
      // The last part keeps `/webhooks` or `/documents` from matching.
      serverPaths.map((path) => [`^${path}(/|\\?|$)`, { target: api, changeOrigin: false }]),
    ),
  },
})

import react from '@vitejs/plugin-react'
import process from 'node:process'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Where the server of development answers; in production it serves this app itself. */
const api = process.env['FOYER_API_ORIGIN'] ?? 'http://localhost:3001'

/** The first path segments that are the server's. */
const serverPaths = ['/web', '/AUTH', '/MS-AUTH', '/USER', '/docs', '/healthz', '/readyz', '/metrics']

export default defineConfig({
  plugins: [react(), leaveOutUnusedRouterParts()],
  // Workspaces are built from their source: no build of theirs comes before.
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: {
    // What has light-dark(), CSS nesting and AbortSignal.any: nothing is rewritten for older ones.
    target: ['chrome123', 'edge123', 'firefox124', 'safari17.5'],
    // A picture as a data address would pass the policy, but not the cache.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // What the first page needs is one file, whatever it shares with others: in many small ones it is 6 kB of gzip more.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
    // build/build.mjs reads from it what belongs to a page.
    manifest: true,
  },
  server: {
    proxy: Object.fromEntries(
      // The trailing part keeps `/webhooks` or `/documents` from being taken for the server's.
      serverPaths.map((path) => [`^${path}(/|\\?|$)`, { target: api, changeOrigin: false }]),
    ),
  },
})

/**
 * React Router (7.18) names its components by assignment, `NavLink.displayName = …`, and wraps them in unmarked calls of
 * `forwardRef`. A bundler has to take both for work to be done, and keeps the whole of the library's other half: forms,
 * prefetching, framework mode. Without the names and with the marks it leaves them out: 3 kB of gzip.
 */
function leaveOutUnusedRouterParts(): Plugin {
  return {
    name: 'foyer:leave-out-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
          .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* #__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

import process from 'node:process'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { testedNodeOptions } from './tools/run/node-options.mjs'
import { chromiumLaunchOptions } from './tools/test/chromium.mjs'
import { statementsOfBoth, fullProcessTests, withoutPostgres } from './tools/test/server-tests.mjs'
import { restPointer } from './tools/test/rest-pointer.mjs'
import { returnClipboard, acquireClipboard } from './tools/test/shared-clipboard.mjs'

/** Workspaces are tested from their source: no build comes before a test. */
const resolve = { conditions: ['foyer-source', ...defaultClientConditions] }
/** Without `module`, a condition for bundlers: Node cannot load what some libraries have under it (@opentelemetry/api). */
const ssr = {
  resolve: {
    conditions: ['foyer-source', ...defaultServerConditions.filter((condition) => condition !== 'module')],
  },
}

const serverTests = {
  // In MB: with V8's own few, a sixth of the time goes into collecting garbage.
  execArgv: ['--max-semi-space-size=64', ...testedNodeOptions],
  environment: 'node' as const,
  include: ['apps/server/src/**/*.test.ts'],
  // Faster: files share a worker, and with it the embedded database and the servers that are built.
  isolate: false,
  maxWorkers: 2,
  // Hashing passwords is slow, especially when every core is busy.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Longer than the default, because a process that has just started is slow on a busy machine.
  expect: { poll: { timeout: 30_000, interval: 10 } },
}

const listServerTests = (...lists: readonly (readonly string[])[]) =>
  lists.flat().map((tests) => `apps/server/src/${tests}`)

const prerenderPage: BrowserCommand<[lang: string, path: string, options: object]> = async (
  { project },
  lang,
  path,
  options,
) => {
  const { vite } = project.browser ?? project
  // Vitest wraps every import() of a page in this function, which does not exist in Node.
  Object.assign(globalThis, {
    __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
  })
  const module = await vite.ssrLoadModule('/apps/web/src/prerender/prerender-page.tsx')
  return module['prerenderPage'](lang, path, options)
}

const browserProject = {
  // The prerendered pages are rendered from the source too.
  ssr,
  resolve,
  plugins: [react()],
  // What each page loads anew comes from the browser's cache, unless files may change meanwhile.
  ...(process.argv.includes('run') && { server: { headers: { 'Cache-Control': 'max-age=3600' } } }),
  optimizeDeps: {
    include: [
      '@fingerprintjs/fingerprintjs',
      '@floating-ui/dom',
      '@foyer/sign-in > @simplewebauthn/browser',
      '@foyer/sign-in > altcha-lib',
      '@foyer/sign-in > altcha-lib/algorithms/web/pbkdf2',
      '@foyer/sign-in > altcha-lib/workers/shared',
      'axe-core',
      'dompurify',
      'react-dom/client',
      'react-dom/server',
      'react-router',
      'react/jsx-dev-runtime',
    ],
  },
}

const packageFiles = ['packages/{kit,sign-in,account}/src/**/*.test.tsx']
const appFiles = ['apps/web/src/**/*.test.tsx']
const processFiles = ['{tools,bench}/**/*.process.test.mjs']
const isolatedFiles = ['**/*.isolated.test.tsx']

/** Faster: files share a page and its modules. So a test has to undo what it changes. */
const sharedPage = { isolate: false, exclude: isolatedFiles }

/** The name stands at the instance of the browser, because a project's own gets the browser's name added. */
const browserTests = (name: string) => ({
  css: { include: /.+/ },
  // Longer than the default, because hydrating a page and loading its later parts is slow on a busy machine.
  expect: { poll: { timeout: 30_000, interval: 10 } },
  testTimeout: 60_000,
  setupFiles: ['tools/test/reset-page.mjs'],
  // More than cores: much of a test is waiting for the browser.
  maxWorkers: 3,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // Renders a page of the web client as its build does, in Node; the browser hydrates it.
    commands: { prerenderPage, restPointer, returnClipboard, takeClipboard: acquireClipboard },
    provider: playwright({
      launchOptions: chromiumLaunchOptions(),
      contextOptions: { viewport: { width: 1280, height: 800 } },
    }),
    instances: [{ name, browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  },
})

/** `*.test.ts` runs in Node, `*.test.tsx` in Chromium. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        ssr,
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          // Faster: files share a worker and its modules. So a test has to undo what it changes.
          isolate: false,
          // Property tests run hundreds of cases, which is slow on a busy machine.
          testTimeout: 60_000,
          include: ['packages/*/src/**/*.test.ts', '{tools,bench}/**/*.test.mjs'],
          exclude: processFiles,
        },
      },
      // Each of these starts whole programs, which takes seconds: `npm run check` leaves them to `npm test`.
      {
        ssr,
        resolve,
        test: { name: 'processes', environment: 'node', testTimeout: 60_000, include: processFiles },
      },
      {
        ssr,
        resolve,
        test: {
          ...serverTests,
          name: 'server',
          globalSetup: ['tools/build/build-tested-server.mjs'],
          include: [...serverTests.include, 'apps/sandbox/src/**/*.test.ts'],
          exclude: listServerTests(fullProcessTests, statementsOfBoth),
        },
      },
      // `npm run test:embedded`: everything that runs on the embedded database.
      {
        ssr,
        resolve,
        test: {
          ...serverTests,
          name: 'server-embedded',
          globalSetup: ['tools/build/build-tested-server.mjs'],
          exclude: listServerTests(fullProcessTests),
        },
      },
      {
        ssr,
        resolve,
        test: {
          ...serverTests,
          name: 'server-postgres',
          exclude: listServerTests(withoutPostgres),
          globalSetup: [
            'tools/build/build-tested-server.mjs',
            'apps/server/src/testing/postgres/global-setup.ts',
          ],
        },
      },
      {
        ...browserProject,
        test: { ...browserTests('browser'), ...sharedPage, include: packageFiles },
      },
      // In a page of their own kind: the app's styles are for the whole page, and packages have to do without.
      {
        ...browserProject,
        test: { ...browserTests('browser-app'), ...sharedPage, include: appFiles },
      },
      // Each of these files has a page of its own: they watch what a page loads, remembers or keeps in memory.
      {
        ...browserProject,
        test: { ...browserTests('browser-isolated'), include: isolatedFiles },
      },
    ],
  },
})

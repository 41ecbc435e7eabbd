import process from 'node:process'
import { defineConfig } from '@playwright/test'

/** Playwright runs and reports the journeys; the browsers are driven by their own protocols. */
export default defineConfig({
  globalSetup: '../testing/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 1,
  // Each journey starts a browser.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  outputDir: '../../node_modules/.cache/foyer/e2e-browsers',
  reporter: process.env['CI'] ? 'line' : 'list',
  projects: [
    { name: 'firefox' },
    // Its driver (2.50) stops answering once the browser shows a page from the back/forward cache. And in WebKitGTK undo by keys is implemented
    // by the application around it, which is missing here.
    { name: 'webkit', grepInvert: /@kept-page|@own-undo/ },
  ],
})

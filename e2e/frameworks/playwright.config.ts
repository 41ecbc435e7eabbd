import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/test/chromium.mjs'

/** Apps of other frameworks. Each test creates and installs its app. */
export default defineConfig({
  globalSetup: './testing/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Each test installs a framework, and compiles an app with it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../node_modules/.cache/foyer/e2e-frameworks',
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
})

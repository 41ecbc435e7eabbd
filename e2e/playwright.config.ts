import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../tools/chromium.mjs'

export default defineConfig({
  globalSetup: './global-setup.ts',
  testIgnore: 'playground/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // One second try, on a machine whose cores do other work too. `npm test` names what needed it: a race to be found.
  retries: 1,
  // Password hashing and two browsers share the cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../node_modules/.cache/foyer/e2e',
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 15_000,
    // What a worker fetches cannot be held back by a test; offline.spec.ts has it on.
    serviceWorkers: 'block',
    // Recorded by `--trace on`: the recording of every step takes longer than the steps.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      // Only a phone is turned.
      testIgnore: ['playground/**', 'turned-device.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Every journey is made on a phone too. Tables about answers, calls and processes are the same at any size.
    {
      name: 'phone',
      grepInvert: /@any-size/,
      testIgnore: [
        'playground/**',
        'analytics.spec.ts',
        'consumer.spec.ts',
        'deploy.spec.ts',
        'device-data.spec.ts',
        'embedded.spec.ts',
        'https.spec.ts',
        'outside-scripts.spec.ts',
        'pending-submit.spec.ts',
        'restart.spec.ts',
        'sandbox-consent.spec.ts',
        'social-*.spec.ts',
        'trusted-types.spec.ts',
      ],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})

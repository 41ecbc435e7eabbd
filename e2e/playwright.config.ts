import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../tools/test/chromium.mjs'
import { phoneSize } from './testing/sizes.ts'

export default defineConfig({
  globalSetup: './testing/global-setup.ts',
  testIgnore: ['playground/**', 'browsers/**', 'frameworks/**', 'pictures/**'],
  fullyParallel: true,
  // More workers than cores, because most of a journey is waiting.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // One retry, because the machine may be busy. `npm test` lists the tests that needed it, which may hide a race.
  retries: 1,
  // Password hashing, browsers and the other suites share the cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '../node_modules/.cache/foyer/e2e',
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 30_000,
    // Enable it with `--trace on`: recording takes longer than the tests.
    trace: 'off',
    // The worker caches all files for each new visitor, which takes as long as a journey. Tests that are about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // On the phone run the journeys whose layout or touch depends on it, and the main path through each part.
    // Tests of answers, calls and processes do not depend on the size, and keyboard tests need a keyboard.
    {
      name: 'phone',
      // There are few, so one browser for them is enough beside those of the other project.
      workers: 1,
      grepInvert: /@any-size/,
      testIgnore: [
        'playground/**',
        'browsers/**',
        'frameworks/**',
        'pictures/**',
        'analytics.spec.ts',
        'consumer.spec.ts',
        'deploy.spec.ts',
        'device-data.spec.ts',
        'https.spec.ts',
        'keyboard.spec.ts',
        'outside-scripts.spec.ts',
        'pending-submit.spec.ts',
        'private-sign-up.spec.ts',
        'recent-proof.spec.ts',
        'sandbox-consent.spec.ts',
        'sign-in-methods.spec.ts',
        'social-*.spec.ts',
        'strangers.spec.ts',
        'trusted-types.spec.ts',
        'verify-required.spec.ts',
      ],
      use: { viewport: phoneSize, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // Tests that depend on the phone, or whose screens other tests show at this size.
      grepInvert: /@phone/,
      // Only phones are rotated and touched.
      testIgnore: [
        'playground/**',
        'browsers/**',
        'frameworks/**',
        'pictures/**',
        'touch.spec.ts',
        'turned-device.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})

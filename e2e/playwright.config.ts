import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../tools/chromium.mjs'

export default defineConfig({
  globalSetup: './global-setup.ts',
  testIgnore: 'playground/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // The app of the guide is installed and built once; long tables about answers and calls are the same at any size.
    {
      name: 'phone',
      testIgnore: ['playground/**', 'consumer.spec.ts', 'social-*.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})

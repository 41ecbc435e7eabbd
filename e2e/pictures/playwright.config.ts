import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Takes the pictures of README.md and docs/theming.md: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../testing/global-setup.ts',
  outputDir: '../../node_modules/.cache/foyer/pictures',
  workers: 1,
  retries: 0,
  projects: [{ name: 'pictures', use: { viewport: { width: 900, height: 720 }, locale: 'en-GB' } }],
})

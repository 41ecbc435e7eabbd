import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The stories of the playground, each in every theme, width and direction: `npx playwright test -c playground`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: './serve-playground.ts',
  outputDir: '../../node_modules/.cache/foyer/playground',
  // A recording of every step takes longer than the steps.
  use: { ...journeys.use, trace: 'off' },
  projects: [{ name: 'stories' }],
})

import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The stories of the playground, each in every theme, width and direction: `npx playwright test -c playground`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: './testing/serve-playground.ts',
  outputDir: '../../node_modules/.cache/foyer/playground',
  projects: [{ name: 'stories' }],
})

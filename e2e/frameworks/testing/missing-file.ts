import { expect } from '@playwright/test'

/**
 * A page that was open while a new version came asks for scripts of the one before. With the HTML page in their place, browsers report
 * its type, and caches keep it under the script's address.
 */
export async function expectMissingFile(origin: string): Promise<void> {
  const gone = await fetch(`${origin}/assets/account-Gone1234.js`)
  expect(gone.status).toBe(404)
  expect(await gone.text()).not.toContain('<div id="root">')
}

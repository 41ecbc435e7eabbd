import { expect } from '@playwright/test'

/**
 * A page that was open during a deployment requests scripts of the previous version. If it got the HTML page instead, browsers would report
 * the wrong type, and caches would keep the page under the script's address.
 */
export async function expectMissingFile(origin: string): Promise<void> {
  const response = await fetch(`${origin}/assets/account-Gone1234.js`)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('<div id="root">')
}

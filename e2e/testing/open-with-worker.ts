import { expect, type Page } from '@playwright/test'

/** Opens a page, and waits until the service worker has cached its files and controls the page. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isControlled = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
  // A page that was loading while the worker was activated is not controlled by it; after a reload it is.
  if (!isControlled) await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

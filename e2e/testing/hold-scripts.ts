import type { Page, Route } from '@playwright/test'

/** Delays all scripts except `but`, until the returned function is called. */
export async function holdScripts(page: Page, but?: string): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = []
  let isHolding = true
  await page.route('**/*.js', (route) => {
    if (!isHolding || (but !== undefined && route.request().url().endsWith(but))) return route.continue()
    heldRoutes.push(route)
    return undefined
  })
  return async () => {
    isHolding = false
    await Promise.all(heldRoutes.map((route) => route.continue()))
  }
}

/** Expects the page to be hydrated: React stores properties on its elements, such as the first of `selector`. */
export async function expectAnswers(page: Page, selector = 'form'): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
}

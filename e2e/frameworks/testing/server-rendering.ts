import { request as requests, type Browser, type Page, type Route } from '@playwright/test'
import { expect, newPerson } from '../../testing/foyer.ts'
import { expectAnswers } from '../../testing/hold-scripts.ts'
import type { App } from './app.ts'
import { collectComplaints } from './complaints.ts'

/** For the built app: without JavaScript the form is there, with its styles, in the language that the browser prefers. */
export async function expectServerRendered(browser: Browser, { origin }: App): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${origin}/sign-in`)
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Anmelden', exact: true })
  await expect(submit).toBeVisible()
  // An unstyled button would have an outset border.
  await expect(submit).toHaveCSS('border-top-style', 'solid')
  await context.close()
  const english = await requests.newContext({ extraHTTPHeaders: { 'accept-language': 'fi' } })
  expect(await (await english.get(`${origin}/sign-in`)).text()).toContain('Password')
  await english.dispose()
}

/** In development, React reports differences between server and browser. Also expects text typed before hydration to be sent. */
export async function expectHydrated(browser: Browser, { origin }: App): Promise<void> {
  // The first visit makes the framework compile the page, and may reload it.
  const first = await browser.newPage()
  await first.goto(`${origin}/sign-up`)
  await expectAnswers(first)
  await first.goto(`${origin}/`)
  await expect(first.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await first.close()

  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const problems = collectComplaints(context)
  const release = await holdScripts(page)
  await page.goto(`${origin}/sign-up`, { waitUntil: 'commit' })
  const { email, password } = newPerson()
  const field = page.getByLabel('E-Mail', { exact: true }).and(page.locator('input'))
  await field.fill(email)
  await release()
  await expectAnswers(page)
  await expect(field).toHaveValue(email)
  await page.getByLabel('Passwort', { exact: true }).and(page.locator('input')).fill(password)
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
}

/** Holds every script of a page, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = []
  let isHolding = true
  await page.route('**/*', (route) => {
    if (!isHolding || route.request().resourceType() !== 'script') return route.continue()
    heldRoutes.push(route)
    return undefined
  })
  return async () => {
    isHolding = false
    await Promise.all(heldRoutes.map((route) => route.continue()))
  }
}

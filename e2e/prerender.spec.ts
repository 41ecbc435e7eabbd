import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { enter } from './forms.ts'
import { expectAnswers, holdScripts } from './hold-scripts.ts'

declare global {
  interface Window {
    /** What the browser has noted: the largest paint, and every shift. */
    readonly noted: { paints: { tag: string; size: number }[]; shifts: string[] }
  }
}

async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { paints: { tag: string; size: number }[]; shifts: string[] } = { paints: [], shifts: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element, size } = entry as PerformanceEntry & { element: Element | null; size: number }
        noted.paints.push({ tag: element?.closest('form, h1, p')?.tagName ?? element?.tagName ?? '', size })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node }[] }
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
        noted.shifts.push(`${value}: ${moved.join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { noted })
  })
}

/** What the browser has noted so far, once it has nothing more to do. */
async function readNoted(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => window.noted)
}

test.describe('Before any script has arrived', () => {
  test.use({ locale: 'de-DE' })

  for (const [path, heading, button] of [
    ['/', 'Willkommen bei Foyer', 'Anmelden'],
    ['/sign-in', 'Anmelden', 'Anmelden'],
    ['/sign-up', 'Konto erstellen', 'Konto erstellen'],
    ['/recover', 'Passwort zurücksetzen', 'Link senden'],
  ] as const) {
    test(`${path} is painted in the language of the browser, and takes what is typed`, async ({ page }) => {
      await notePaints(page)
      await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} · Foyer`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await expect(page.getByRole('form').getByRole('button', { name: button, exact: true })).toBeVisible()
      // With the first key the browser stops looking for the largest paint.
      await page.waitForFunction(() => window.noted.paints.length > 0)
      const email = page.locator('input[name="email"]')
      await email.pressSequentially('anna@example.com')
      await expect(email).toHaveValue('anna@example.com')
      // The largest paint is over: no script has a part in it.
      const { paints, shifts } = await readNoted(page)
      expect(['H1', 'P']).toContain(paints.at(-1)?.tag)
      expect(shifts).toEqual([])
    })
  }
})

test(
  'A theme and a language that were chosen are there from the first paint',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/sign-in')
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar-XX')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول')
    // No script has arrived that could change it.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked()
  },
)

for (const locale of ['en-GB', 'ar-EG']) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale })
    for (const path of ['/', '/sign-in', '/sign-up', '/recover']) {
      test(`nothing moves while ${path} comes to life`, async ({ page }) => {
        const broken: string[] = []
        page.on('pageerror', ({ message }) => broken.push(message))
        await notePaints(page)
        const release = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.getByRole('form')).toBeVisible()
        await page.waitForFunction(() => window.noted.paints.length > 0)
        const { paints } = await readNoted(page)
        await release()
        await expectAnswers(page)
        await page.waitForLoadState('networkidle')
        const noted = await readNoted(page)
        expect(noted.shifts).toEqual([])
        // What the scripts bring is no larger: the largest paint has waited for none of them.
        expect(noted.paints).toEqual(paints)
        expect(broken).toEqual([])
      })
    }
  })
}

test('Who is signed in is shown no form, not even for a moment', { tag: '@any-size' }, async ({ page }) => {
  await enter(page)
  for (const path of ['/', '/sign-in', '/sign-up']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(html).toContain('<div id="root"></div>')
    expect(html).not.toContain('<form')
  }
})

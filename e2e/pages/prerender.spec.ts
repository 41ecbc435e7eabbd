import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { expectAnswers, holdScripts } from '../testing/hold-scripts.ts'

declare global {
  interface Window {
    /** The largest contentful paints and the layout shifts that the browser has reported. */
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
        const movedNodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        )
        noted.shifts.push(`${value}: ${movedNodes.join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { noted })
  })
}

/** Returns what was noted, once the page is idle. */
async function readObservations(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => window.noted)
}

test(
  'A chosen theme and language apply from the first paint, before any script',
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
    // No script has loaded that could change it.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked()
  },
)

/** Forms, with their title and submit button in the browser's language. */
for (const [locale, forms] of [
  [
    'de-DE',
    [
      ['/', 'Willkommen bei Foyer', 'Anmelden'],
      ['/sign-in', 'Anmelden', 'Anmelden'],
      ['/sign-up', 'Konto erstellen', 'Konto erstellen'],
      ['/recover', 'Passwort zurücksetzen', 'Link senden'],
    ],
  ],
  ['ar-EG', [['/sign-up', 'إنشاء حساب', 'إنشاء الحساب']]],
] as const) {
  test.describe(`In ${locale}`, { tag: locale === 'de-DE' ? [] : '@any-size' }, () => {
    test.use({ locale })

    test('a form is painted in the browser’s language before any script arrives, including its largest paint, and nothing moves during hydration', async ({
      browser,
    }) => {
      for (const [path, heading, button] of forms)
        await test.step(path, async () => {
          // In a browser with empty storage.
          const page = await browser.newPage()
          const pageErrors: string[] = []
          page.on('pageerror', ({ message }) => pageErrors.push(message))
          await notePaints(page)
          const release = await holdScripts(page)
          await page.goto(path, { waitUntil: 'commit' })
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(page).toHaveTitle(`${heading} · Foyer`)
          await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de-DE' ? locale : 'ar')
          await expect(
            page.getByRole('form').getByRole('button', { name: button, exact: true }),
          ).toBeVisible()
          await page.waitForFunction(() => window.noted.paints.length > 0)
          const { paints } = await readObservations(page)
          expect(['H1', 'P']).toContain(paints.at(-1)?.tag)
          await release()
          await expectAnswers(page)
          await page.waitForLoadState('networkidle')
          const observed = await readObservations(page)
          expect(observed.shifts).toEqual([])
          // The scripts must not render anything larger.
          expect(observed.paints).toEqual(paints)
          expect(pageErrors).toEqual([])
          await page.close()
        })
    })
  })
}

test(
  'A page whose provider buttons cannot be loaded leaves them out, and still works',
  { tag: '@any-size' },
  async ({ page }) => {
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    await page.route('**/social-button-list-*.js', (route) => route.abort())
    await page.goto('/sign-in')
    await expectAnswers(page)
    await expect(page.locator('[data-social-place]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    expect(pageErrors).toEqual([])
  },
)

/** By script, because Playwright treats the content of <noscript> as invisible. */
const readNotice = (page: Page) => page.locator('noscript').evaluate((notice) => notice.textContent)

test.describe('A page that depends on the visitor', { tag: '@any-size' }, () => {
  test.use({ locale: 'ar-EG', javaScriptEnabled: false })

  test('has its language, its title and a message about scripts without running any script', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/account', 'حسابك · Foyer'],
      ['/account/security', 'الأمان · Foyer'],
      ['/checkout', 'إتمام الطلب · Foyer'],
      ['/terms', 'الشروط · Foyer'],
      ['/recover/new-password', 'تعيين كلمة مرور جديدة · Foyer'],
      ['/oauth/google?code=x', 'تسجيل الدخول · Foyer'],
      ['/no/such/room', 'الصفحة غير موجودة · Foyer'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page, path).toHaveTitle(title)
      expect(await readNotice(page)).toMatch(/\p{Script=Arabic}/u)
    }
  })
})

test.describe('Without scripts', { tag: '@any-size' }, () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false })

  test('every form says that it needs them, and its controls look disabled and cannot be reached', async ({
    page,
  }) => {
    for (const path of ['/', '/sign-in', '/sign-up', '/recover', '/checkout']) {
      await page.goto(path)
      await expect(page.locator('noscript')).toBeInViewport()
      expect(await readNotice(page)).toContain('braucht Foyer JavaScript')
      const appearances = await page.locator(':is(input, button, select):visible').evaluateAll((controls) =>
        controls.map((control) => {
          const { pointerEvents, opacity } = getComputedStyle(control)
          return `${pointerEvents} ${Number(opacity) < 0.6}`
        }),
      )
      expect(appearances.length).toBeGreaterThan(0)
      expect(new Set(appearances)).toEqual(new Set(['none true']))
      await page.keyboard.press('Tab')
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        await expect(page.locator(':is(input, button, select):focus')).toHaveCount(0)
      }
    }
  })
})

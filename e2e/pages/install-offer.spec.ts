import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { signUpByCall, signUp } from '../testing/forms.ts'
import { proveAddress } from '../testing/prove-address.ts'

declare global {
  interface Window {
    /** Dispatches the browser's install event. */
    readonly offerInstall: () => void
    /** The layout shifts since the last call. */
    readonly readShifts: () => number[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const offerInstall = () => {
      const answer = { prompt: async () => {}, userChoice: new Promise(() => {}) }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), answer))
    }
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    const readShifts = () =>
      [...entries.splice(0), ...observer.takeRecords()].map((entry) => ('value' in entry ? entry.value : 0))
    Object.assign(window, { offerInstall, readShifts })
  })
})

// R4.38
test(
  'The offer to install the app appears only once somebody has signed in, though the browser asked earlier, and stays closed',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => window.offerInstall()))
    const banner = page.getByRole('complementary', { name: 'Install Foyer' })
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await signUp(page)
    await expect(banner).toBeVisible()
    await expectNoAxeViolations(page)
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  },
)

test('Nothing moves when the browser asks late: the offer appears at the next visit to the page, and covers nothing', async ({
  page,
  foyer,
}) => {
  const person = await signUpByCall(page)
  // Otherwise a notice, or the offer of a passkey, would appear in the meantime.
  await proveAddress(page.request, foyer, person)
  await page.goto('/')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.readShifts()
    window.offerInstall()
  })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const banner = page.getByRole('complementary', { name: 'Install Foyer' })
  await expect(banner).toHaveCount(0)
  expect(await page.evaluate(() => window.readShifts())).toEqual([])
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await page.getByRole('link', { name: 'Foyer' }).click()
  await expect(banner).toBeVisible()
  const covered = await page.evaluate(() => {
    // The end of a page that is longer than the window must be above the banner.
    window.scrollTo(0, document.documentElement.scrollHeight)
    const banner = document.querySelector('aside')?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll('main, footer')].filter((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return bottom > banner.top + 1 && top < banner.bottom - 1
    }).length
  })
  expect(covered).toBe(0)
})

import { wholeChromiumLaunchOptions } from '../../tools/test/chromium.mjs'
import { expect, test } from '../testing/foyer.ts'
import { accountMenu } from '../testing/forms.ts'
import { consent, findButton, readAccount } from '../testing/social.ts'

// One worker for the file, because it uses another browser.
test.describe.configure({ mode: 'default' })
// A browser with the usual settings: it uses the back/forward cache, and blocks popups that do not follow a user gesture.
test.use({
  // The service worker once sent a provider's answer twice.
  serviceWorkers: 'allow',
  launchOptions: {
    ...wholeChromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
  },
})

// R4.8
test('A popup that the browser blocks can be opened by a link, and the page behind it keeps what was typed', async ({
  page,
}) => {
  // A script opens the dialog and presses the button in it, so there is no user gesture.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-answers')) return
      const dialog = document.querySelector('dialog')
      if (dialog === null) document.querySelector<HTMLElement>('header a[href^="/sign-in"]')?.click()
      const button = dialog?.querySelector<HTMLElement>('[aria-label="Continue with Google"]')
      if (!button) return
      observer.disconnect()
      const city = document.querySelector<HTMLInputElement>('input[name="city"]')
      if (city !== null) city.value = 'Berlin'
      city?.dispatchEvent(new Event('input', { bubbles: true }))
      button.click()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const startResponse = page.waitForResponse('**/AUTH/profile-new')
  await page.goto('/checkout')
  // No locators before the press, because evaluating in the page would count as a user gesture, and allow a popup.
  await startResponse
  const openedPage = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open Google' }).click()
  await consent(await openedPage)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'google' }])
})

// R4.8
test('A page restored from the back/forward cache has no spinner, and its provider buttons work again', async ({
  page,
}) => {
  // Repeated, because the browser may not use the back/forward cache if it is short of memory, or a request is pending.
  await expect(async () => {
    await page.goto('/sign-in')
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await (await findButton(page, 'facebook')).click()
    await expect(page.getByLabel('Answer')).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  }).toPass()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(await findButton(page, 'facebook')).toBeEnabled()
  await (await findButton(page, 'discord')).click()
  await consent(page)
  await expect.poll(async () => (await page.request.get('/web/v1/auth/session')).status()).toBe(200)
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'discord' }])
})

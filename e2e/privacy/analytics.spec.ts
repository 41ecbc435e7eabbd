import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { accountMenu, signUpByCall, fillIn, ownAddress, verifyLater } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { requireTrustedTypes } from '../testing/require-trusted-types.ts'
import { consent, findButton, readAccount } from '../testing/social.ts'

test.describe.configure({ mode: 'serial' })

/** A product with a tag manager, which the sandbox fakes. */
const counted = startOwnProduct(({ sandbox }) => ({
  TAG_MANAGER_ID: 'GTM-SANDBOX1',
  TAG_MANAGER_ORIGIN: sandbox,
  ANALYTICS_LOG: 'on',
}))

const open = (page: Page, path: string) => page.goto(counted().product.url + path)

/** The banner in which a person allows or refuses analytics. */
const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' })
const allow = (page: Page) => banner(page).getByRole('button', { name: 'Allow', exact: true }).click()

/** The events that the tag manager has received. */
async function readReported(): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${counted().product.sandbox}/tag-manager/events`)
  const { events } = (await answer.json()) as { events: string[] }
  return events.map((event) => JSON.parse(event) as Record<string, unknown>)
}

// R1.4
test('No analytics are loaded or sent before a person agrees, nor after they refuse', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/gtm\.js|\/web\/v1\/events|tag-manager/.test(request.url())) requests.push(request.url())
  })
  await open(page, '/sign-in')
  await expect(banner(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await fillIn(page, newPerson())
  await banner(page).getByRole('button', { name: 'Do not allow' }).click()
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeFocused()
  await open(page, '/sign-up')
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  expect(requests).toEqual([])
  expect(await readReported()).toEqual([])
})

// R7.18
test('After consent the tag manager receives a sign-up and earlier events, but nothing that was typed, even under Trusted Types', async ({
  page,
}) => {
  await requireTrustedTypes(page, 'foyer')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/web/v1/events')) sent.push(request.postData() ?? '')
  })
  await open(page, '/sign-up')
  // The page is interactive now; the tag manager is loaded two seconds later, and the banner appears with it.
  await expect(page.locator('html')).toHaveAttribute('data-answers')
  const person = newPerson()
  await fillIn(page, person)
  await allow(page)
  const readActions = async () =>
    (await readReported()).map(({ event, form, action }) => [event, form, action].join(' '))
  await expect
    .poll(readActions)
    .toEqual(
      expect.arrayContaining(['foyer_field_event sign-up change', 'foyer_field_event sign-up firstInput']),
    )
  await page.getByRole('button', { name: 'Create account' }).click()
  await verifyLater(page)
  await expect(ownAddress(page, person)).toBeVisible()
  await expect
    .poll(async () => (await readReported()).map(({ event }) => event))
    .toContain('foyer_sign_up_success')
  const reportedEvents = await readReported()
  expect(reportedEvents[0]).toMatchObject({ event: 'gtm.js' })
  expect(reportedEvents.at(-1)).toMatchObject({ schemaVersion: 1, form: 'sign-up', method: 'email' })
  await expect.poll(() => sent.join('')).toContain('sign_up_success')
  expect(JSON.stringify([reportedEvents, sent])).not.toMatch(/person-|Correct-horse/)
})

// R1.4
test('With consent from an earlier visit, leaving for a provider before analytics have loaded is reported on return: one form_exit', async ({
  page,
}) => {
  await open(page, '/sign-in')
  await allow(page)
  await open(page, '/terms')
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  const previousCount = (await readReported()).length
  const readExits = async () =>
    (await readReported())
      .slice(previousCount)
      .filter(({ event, form }) => event === 'foyer_form_exit' && form === 'sign-up')

  // Never answered, as on a very slow connection: the page is left before they have loaded.
  const isStart = /start-analytics/
  await page.route(isStart, () => {})
  await open(page, '/sign-up')
  await fillIn(page, { email: newPerson().email })
  await (await findButton(page, 'google')).click()
  await expect(page.getByLabel('Answer')).toBeVisible()
  expect(await readExits()).toEqual([])
  await page.unroute(isStart)
  await consent(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create an account')
  await expect.poll(readExits).toHaveLength(1)
})

// R4.3, R4.8
test('Signing in through the popup of a provider loses nothing that was typed on the page behind it, and reports no form_exit', async ({
  page,
}) => {
  await open(page, '/checkout')
  await allow(page)
  const previousCount = (await readReported()).length
  await page.getByLabel('City').fill('Berlin')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'E-mail' }).fill(newPerson().email)
  await dialog.getByRole('button', { name: 'Add a promo code' }).click()
  await dialog.getByLabel('Promo code').fill('WELCOME')
  const popup = page.waitForEvent('popup')
  await (await findButton(page, 'google')).click()
  const window = await popup
  await expect(dialog.getByText('Continue in the Google window.')).toBeVisible()
  const isClosed = window.waitForEvent('close')
  await consent(window)
  await isClosed
  await expect(dialog).toHaveCount(0)
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  const { account, sessions } = await readAccount(page, counted().product.url)
  expect([account.promocode, sessions.length]).toEqual(['WELCOME', 1])
  // Leaving the page sends the events that are still waiting.
  await open(page, '/terms')
  const readNewEvents = async () => (await readReported()).slice(previousCount).map(({ event }) => event)
  await expect.poll(readNewEvents).toContain('foyer_social_success')
  expect(await readNewEvents()).not.toContain('foyer_form_exit')
})

// R4.41
for (const [platform, userAgent] of [
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'],
] as const)
  test(`Installing the app is reported to analytics with its platform: ${platform}`, async ({ browser }) => {
    const context = await browser.newContext({ userAgent, baseURL: counted().product.url })
    const page = await context.newPage()
    await signUpByCall(page)
    await page.goto('/')
    await allow(page)
    // Safari fires no event, so the person confirms. Chrome fires one, whether the app was installed by the banner or the menu.
    if (platform === 'ios') await page.getByRole('button', { name: 'Done' }).click()
    else await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect.poll(async () => JSON.stringify(await readReported())).toContain(`"platform":"${platform}"`)
    const installEvents = (await readReported()).filter(({ event }) => event === 'foyer_app_install')
    expect(installEvents.at(-1)).toMatchObject({ schemaVersion: 1, platform })
    await context.close()
  })

test(
  'A tag manager that throws on every event does not get in the way of a sign-up',
  { tag: '@fault' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // How a real container replaces the array of the data layer.
      const brokenLayer = {
        push: () => {
          throw new Error('Analytics is broken')
        },
      }
      Object.defineProperty(window, 'dataLayer', { value: brokenLayer })
    })
    const person = newPerson()
    await open(page, '/sign-up')
    await allow(page)
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await verifyLater(page)
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test as base } from '../support/foyer.ts'
import { fillIn, signUp } from '../support/forms.ts'
import { makeDataDir, startProduct, type Product } from '../support/product.ts'
import { requireTrustedTypes } from '../support/require-trusted-types.ts'
import { consent, findButton } from '../support/social.ts'

/** The product with a tag manager, which the sandbox fakes. */
const test = base.extend<object, { readonly counted: Product }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads from it which fixtures are wanted: none
    async ({}, use) => {
      const { dataDir, remove } = await makeDataDir()
      const { product, end } = await startProduct(dataDir, ({ sandbox }) => ({
        TAG_MANAGER_ID: 'GTM-SANDBOX1',
        TAG_MANAGER_ORIGIN: sandbox,
        ANALYTICS_LOG: 'on',
      }))
      await use(product)
      await end()
      await remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ counted }, use) => use(counted.url),
})

test.describe.configure({ mode: 'serial' })

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' })

async function arrive({ sandbox }: Product, arrival: string) {
  await fetch(`${sandbox}/tag-manager`, { method: 'POST', body: new URLSearchParams({ arrival }) })
}

async function readTold({ sandbox }: Product): Promise<Record<string, unknown>[]> {
  const answer = (await (await fetch(`${sandbox}/tag-manager/events`)).json()) as { events: string[] }
  return answer.events.map((event) => JSON.parse(event) as Record<string, unknown>)
}

// R1.4
test('Nothing is loaded or sent before a person agrees, and nothing at all when they do not', async ({
  page,
  counted,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/gtm\.js|\/web\/v1\/events|tag-manager/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/sign-in')
  await expect(banner(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await fillIn(page, newPerson())
  await banner(page).getByRole('button', { name: 'Do not allow' }).click()
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeFocused()
  await page.goto('/sign-up')
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  expect(asked).toEqual([])
  expect(await readTold(counted)).toEqual([])
})

// R7.18
test('After consent the tag manager receives a sign-up, and nothing that was typed, with Trusted Types too', async ({
  page,
  counted,
}) => {
  await requireTrustedTypes(page, 'foyer')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/web/v1/events')) sent.push(request.postData() ?? '')
  })
  await page.goto('/sign-up')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const person = newPerson()
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible()
  await expect
    .poll(async () => (await readTold(counted)).map(({ event }) => event))
    .toContain('foyer_sign_up_success')
  const told = await readTold(counted)
  expect(told[0]).toMatchObject({ event: 'gtm.js' })
  expect(told.at(-1)).toMatchObject({ schemaVersion: 1, form: 'sign-up', method: 'email' })
  await expect.poll(() => sent.join('')).toContain('sign_up_success')
  expect(JSON.stringify([told, sent])).not.toMatch(/person-|Correct-horse/)
})

test('What somebody does before analytics are loaded is reported once they agree: a form that was left in its first second', async ({
  page,
  counted,
}) => {
  const before = (await readTold(counted)).length
  await page.goto('/sign-in')
  await fillIn(page, { email: newPerson().email })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const readNew = async () =>
    (await readTold(counted)).slice(before).map(({ event, form, action }) => [event, form, action].join(' '))
  await expect
    .poll(readNew)
    .toEqual(
      expect.arrayContaining([
        'foyer_field_event sign-in change',
        'foyer_field_event sign-in firstInput',
        expect.stringContaining('foyer_form_exit sign-in'),
      ]),
    )
})

// R1.4
test('A person who has agreed before and leaves for a provider before analytics are loaded is reported once they are back: one form_exit', async ({
  page,
  counted,
}) => {
  await page.goto('/sign-in')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await page.goto('/terms')
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  const before = (await readTold(counted)).length
  const readExits = async () =>
    (await readTold(counted))
      .slice(before)
      .filter(({ event, form }) => event === 'foyer_form_exit' && form === 'sign-up')

  // Delayed as on a slow connection: the page is left before they are loaded.
  const isStart = /start-analytics/
  await page.route(isStart, () => {})
  await page.goto('/sign-up')
  await fillIn(page, { email: newPerson().email })
  await (await findButton(page, 'google')).click()
  await expect(page.getByLabel('Answer')).toBeVisible()
  expect(await readExits()).toEqual([])
  await page.unroute(isStart)
  await consent(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create an account')
  await expect.poll(readExits).toHaveLength(1)
})

// R4.41
for (const [platform, userAgent] of [
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'],
] as const)
  test(`That the app was installed is told with its platform: ${platform}`, async ({ browser, counted }) => {
    const context = await browser.newContext({ userAgent, baseURL: counted.url })
    const page = await context.newPage()
    await signUp(page)
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
    // Safari sends no event: the person says so. Chrome sends one, whether the person has used the banner or the menu.
    if (platform === 'ios') await page.getByRole('button', { name: 'I have added it' }).click()
    else await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect
      .poll(async () => JSON.stringify(await readTold(counted)))
      .toContain(`"platform":"${platform}"`)
    const told = (await readTold(counted)).filter(({ event }) => event === 'foyer_app_install')
    expect(told.at(-1)).toMatchObject({ schemaVersion: 1, platform })
    await context.close()
  })

// R4.3
test("Who signs in through a provider's popup has not left the form: no form_exit", async ({
  page,
  counted,
}) => {
  await page.goto('/checkout')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const before = (await readTold(counted)).length
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'E-mail' }).fill(newPerson().email)
  const popup = page.waitForEvent('popup')
  await (await findButton(page, 'google')).click()
  await consent(await popup)
  await expect(dialog).toHaveCount(0)
  // Leaving the page sends what is still waiting.
  await page.goto('/terms')
  const readNew = async () => (await readTold(counted)).slice(before).map(({ event }) => event)
  await expect.poll(readNew).toContain('foyer_social_success')
  expect(await readNew()).not.toContain('foyer_form_exit')
})

for (const arrival of ['slow', 'blocked', 'broken'] as const) {
  test(
    `A tag manager that is ${arrival} is in nobody's way`,
    { tag: '@fault' },
    async ({ page, counted }) => {
      await arrive(counted, arrival)
      await page.goto('/sign-up')
      await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
      await signUp(page)
      await arrive(counted, 'loaded')
    },
  )
}

test(
  "A tag manager that throws whenever it is told something is in nobody's way",
  { tag: '@fault' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // A container replaces the array of the data layer like this.
      const told = {
        push: () => {
          throw new Error('Analytics is broken')
        },
      }
      Object.defineProperty(window, 'dataLayer', { value: told })
    })
    await page.goto('/sign-up')
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
    await signUp(page)
  },
)

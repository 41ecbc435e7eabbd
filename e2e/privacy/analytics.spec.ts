import { expect, expectNoAxeViolations, newPerson } from '../testing/foyer.ts'
import { fillIn, ownAddress, verifyLater } from '../testing/forms.ts'
import { banner, readTold, test } from '../testing/products/with-tag-manager.ts'
import { requireTrustedTypes } from '../testing/require-trusted-types.ts'
import { consent, findButton } from '../testing/social.ts'

test.describe.configure({ mode: 'serial' })

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
test('After consent the tag manager receives a sign-up with what was done before it was loaded, and nothing that was typed, with Trusted Types too', async ({
  page,
  counted,
}) => {
  await requireTrustedTypes(page, 'foyer')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/web/v1/events')) sent.push(request.postData() ?? '')
  })
  await page.goto('/sign-up')
  // The page answers now; the tag manager is loaded two seconds later, and the question is there with it.
  await expect(page.locator('html')).toHaveAttribute('data-answers')
  const person = newPerson()
  await fillIn(page, person)
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const readActs = async () =>
    (await readTold(counted)).map(({ event, form, action }) => [event, form, action].join(' '))
  await expect
    .poll(readActs)
    .toEqual(
      expect.arrayContaining(['foyer_field_event sign-up change', 'foyer_field_event sign-up firstInput']),
    )
  await page.getByRole('button', { name: 'Create account' }).click()
  await verifyLater(page)
  await expect(ownAddress(page, person)).toBeVisible()
  await expect
    .poll(async () => (await readTold(counted)).map(({ event }) => event))
    .toContain('foyer_sign_up_success')
  const told = await readTold(counted)
  expect(told[0]).toMatchObject({ event: 'gtm.js' })
  expect(told.at(-1)).toMatchObject({ schemaVersion: 1, form: 'sign-up', method: 'email' })
  await expect.poll(() => sent.join('')).toContain('sign_up_success')
  expect(JSON.stringify([told, sent])).not.toMatch(/person-|Correct-horse/)
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

import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test, type Person } from './foyer.ts'
import { choose, consent, findButton, providers, readAccount, type Social } from './social.ts'

const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts', exact: true })

function button(page: Page, act: 'Link' | 'Unlink', social: Social) {
  return linked(page).getByRole('button', { name: `${act} ${providers[social]}`, exact: true })
}

/** Makes an account without the form, which has journeys of its own; who comes is on the account page, signed in. */
async function enrol(page: Page): Promise<Person> {
  const person = newPerson()
  const answer = await page.request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  await page.goto('/account')
  return person
}

async function unlink(page: Page, social: Social): Promise<void> {
  await button(page, 'Unlink', social).click()
  await linked(page).getByRole('button', { name: 'Unlink it' }).click()
}

/** Signs somebody in with a provider. */
async function enter(page: Page, social: Social): Promise<void> {
  await page.goto('/account')
  await (await findButton(page, social)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
}

for (const social of ['google', 'discord', 'vk', 'telegram', 'steam'] as const)
  test(`A person links ${providers[social]}, signs in with it, and unlinks it`, async ({ page }) => {
    const person = await enrol(page)
    await button(page, 'Link', social).click()
    await consent(page, 'usual', 'Boris Petrov')
    await expect(button(page, 'Unlink', social)).toBeVisible()
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toBe('/account')
    // Steam tells no name.
    await expect(linked(page).getByText('Boris Petrov')).toHaveCount(social === 'steam' ? 0 : 1)

    await page.context().clearCookies()
    await choose(page, 'usual', 'boris')
    await enter(page, social)
    await expect(page.getByText(person.email)).toBeVisible()
    await unlink(page, social)
    await expect(page.getByText(`${providers[social]} is not linked any more.`)).toBeVisible()
    await expect(button(page, 'Link', social)).toBeVisible()
    expect((await readAccount(page)).identities).toEqual([])
  })

test('A link that a provider answers badly is told, with the way back to the account', async ({ page }) => {
  await enrol(page)
  for (const [social, answer, words] of [
    ['google', 'denied', 'was not allowed to go on'],
    ['vk', 'error-500', 'did not answer as it should'],
    ['telegram', 'denied', 'was not allowed to go on'],
    ['telegram', 'wrong-hash', 'did not answer as it should'],
    ['steam', 'unsigned-identity', 'did not answer as it should'],
    ['discord', 'wrong-state', 'is over'],
    ['discord', 'no-state', 'is over'],
  ] as const)
    await test.step(`${providers[social]} answers with ${answer}`, async () => {
      await choose(page, answer)
      await button(page, 'Link', social).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${providers[social]} is not linked`)
      await expect(page.getByRole('alert')).toContainText(words)
      if (social === 'google') await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Back to your account' }).click()
    })
  await expect(button(page, 'Link', 'discord')).toBeVisible()
  expect((await readAccount(page)).identities).toEqual([])
})

test(
  'A link that does not come to begin is told at its provider, on an account page that nothing was opened before',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.route('**/web/v1/auth/google-link', (route) => route.abort())
    await enrol(page)
    await button(page, 'Link', 'google').click()
    const row = linked(page).getByRole('listitem').filter({ hasText: 'Google' })
    await expect(row.getByRole('alert')).toContainText('We could not reach the server')
  },
)

test('An account of a provider that signs in to somebody else’s account is refused, in words that say what to do', async ({
  page,
  browser,
  foyer,
}) => {
  // Una is nobody else's in these journeys.
  const owner = await browser.newContext({ baseURL: foyer.url })
  const other = await owner.newPage()
  await choose(other, 'usual', 'una')
  await enter(other, 'yandex')
  await owner.close()

  await enrol(page)
  await choose(page, 'usual', 'una')
  await button(page, 'Link', 'yandex').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yandex is not linked')
  await expect(page.getByRole('alert')).toHaveText(
    'This Yandex account belongs to another account here. Sign in with it and unlink it there, or use a different Yandex account.',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(button(page, 'Link', 'yandex')).toBeVisible()
})

test('The last way to sign in cannot be unlinked; with another one it can', async ({ page }) => {
  await choose(page)
  await enter(page, 'ok')
  await unlink(page, 'ok')
  await expect(linked(page).getByRole('alert').filter({ hasText: 'only way to sign in' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await button(page, 'Link', 'mailru').click()
  await expect(button(page, 'Unlink', 'mailru')).toBeVisible()
  await unlink(page, 'ok')
  await expect(button(page, 'Link', 'ok')).toBeVisible()
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'mailru' }])
})

test('A link counts in the session that began it: whoever signs in meanwhile gets nothing', async ({
  page,
}) => {
  await enrol(page)
  await button(page, 'Link', 'discord').click()
  await expect(page.getByLabel('Answer')).toBeVisible()
  expect((await page.request.post('/web/v1/auth/logout')).ok()).toBe(true)
  expect((await page.request.post('/web/v1/auth/register', { data: newPerson() })).status()).toBe(201)
  await consent(page)
  await expect(page.getByRole('alert')).toContainText('is over')
  expect((await readAccount(page)).identities).toEqual([])
})

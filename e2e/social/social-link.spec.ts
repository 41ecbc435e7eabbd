import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { makeAccount, ownAddress } from '../testing/forms.ts'
import { openWithWorker } from '../testing/open-with-worker.ts'
import { readMessage } from '../testing/read-message.ts'
import { choose, consent, findButton, providers, readAccount, type Social } from '../testing/social.ts'
import { linked, button, enrol, link, openOffers, unlink } from '../testing/linking.ts'

/** Signs a person in through a provider. */
async function enter(page: Page, social: Social): Promise<void> {
  await page.goto('/account/connections')
  await (await findButton(page, social)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connections')
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  // R4.12: one of each protocol.
  for (const social of ['google', 'vk', 'telegram', 'steam'] as const)
    test(`A person who has been here before links ${providers[social]}, and is told so`, async ({ page }) => {
      await enrol(page)
      await openWithWorker(page, '/account/connections')
      await link(page, social)
      await consent(page, 'usual', 'Boris Petrov')
      await expect(linked(page).getByRole('status')).toHaveText(
        `${providers[social]} is linked. You can sign in with it from now on.`,
      )
      await expect(button(page, 'Unlink', social)).toBeVisible()
      const { pathname, search, hash } = new URL(page.url())
      expect(pathname + search + hash).toBe('/account/connections')
      // Steam does not report names.
      await expect(linked(page).getByText('Boris Petrov')).toHaveCount(social === 'steam' ? 0 : 1)
    })

  // R4.12
  test('Who has linked a provider signs in with it, and unlinks it', async ({ page }) => {
    const person = await enrol(page)
    await choose(page, 'usual', 'boris')
    await link(page, 'discord')
    await expect(button(page, 'Unlink', 'discord')).toBeVisible()
    await page.context().clearCookies()
    await choose(page, 'usual', 'boris')
    await enter(page, 'discord')
    await page.goto('/account/profile')
    await expect(ownAddress(page, person)).toBeVisible()
    await page.goto('/account/connections')
    await unlink(page, 'discord')
    await expect(page.getByText('Discord is no longer linked.')).toBeVisible()
    await expect(button(page, 'Link', 'discord')).toBeVisible()
    expect((await readAccount(page)).identities).toEqual([])
  })
})

test('A link that a provider answers badly is told, with the way back to the account', async ({ page }) => {
  await enrol(page)
  for (const [social, answer, message] of [
    ['google', 'denied', 'You cancelled signing in with'],
    ['vk', 'error-500', 'did not respond as expected'],
    ['telegram', 'denied', 'You cancelled signing in with'],
    ['telegram', 'wrong-hash', 'did not respond as expected'],
    ['steam', 'unsigned-identity', 'did not respond as expected'],
    ['discord', 'wrong-state', 'is no longer valid'],
    ['discord', 'no-state', 'is no longer valid'],
  ] as const)
    await test.step(`${providers[social]} answers with ${answer}`, async () => {
      await page.goto('/account/connections')
      await choose(page, answer)
      await link(page, social)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${providers[social]} is not linked`)
      await expect(page.getByRole('alert')).toContainText(message)
      if (social === 'google') await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Back to your account' }).click()
      await expect(page).toHaveURL(/\/account(\/connections)?$/)
    })
  expect((await readAccount(page)).identities).toEqual([])
})

test(
  'A link that does not come to begin is told beside its provider, on an account page that nothing was opened before',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.route('**/web/v1/auth/google-link', (route) => route.abort())
    await enrol(page)
    await link(page, 'google')
    const row = linked(page).getByRole('listitem').filter({ hasText: 'Google' })
    await expect(row.getByRole('alert')).toContainText('We could not reach the server')
    await expectNoAxeViolations(page)
  },
)

test('An account of a provider that signs in to somebody else’s account is refused, with a message that says what to do', async ({
  page,
  browser,
  foyer,
}) => {
  // Una belongs to no other account in these journeys.
  const owner = await browser.newContext({ baseURL: foyer.url })
  const other = await owner.newPage()
  await choose(other, 'usual', 'una')
  await enter(other, 'yandex')
  await owner.close()

  await enrol(page)
  await choose(page, 'usual', 'una')
  await link(page, 'yandex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yandex is not linked')
  await expect(page.getByRole('alert')).toHaveText(
    'This Yandex account is linked to another account here. Sign in with it and unlink it there, or use a different Yandex account.',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(button(page, 'Link', 'yandex')).toBeVisible()
})

test('The last way to sign in cannot be unlinked; with another one it can', async ({ page }) => {
  await choose(page)
  await enter(page, 'ok')
  await expect(button(page, 'Unlink', 'ok')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Unlink', 'ok')).toHaveAccessibleDescription(/^This is your only way to sign in/)
  await expectNoAxeViolations(page)
  await link(page, 'mailru')
  await expect(button(page, 'Unlink', 'mailru')).toBeVisible()
  await unlink(page, 'ok')
  await openOffers(page)
  await expect(button(page, 'Link', 'ok')).toBeVisible()
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'mailru' }])
})

test('A link counts in the session that began it: whoever signs in meanwhile gets nothing', async ({
  page,
}) => {
  await enrol(page)
  await link(page, 'discord')
  await expect(page.getByLabel('Answer')).toBeVisible()
  expect((await page.request.post('/web/v1/auth/logout')).ok()).toBe(true)
  expect((await page.request.post('/web/v1/auth/register', { data: newPerson() })).status()).toBe(201)
  await consent(page)
  await expect(page.getByRole('alert')).toContainText('is no longer valid')
  expect((await readAccount(page)).identities).toEqual([])
})

// R7.22
test('Whoever signs up with somebody’s address cannot link their own provider, and is out when the owner recovers it', async ({
  page,
  browser,
  foyer,
  request,
}) => {
  const attacker = await browser.newContext({ baseURL: foyer.url })
  const theirs = await attacker.newPage()
  const claimed = await makeAccount(theirs.request)
  await theirs.goto('/account/connections')
  await choose(theirs, 'usual', 'boris')
  await expect(button(theirs, 'Link', 'discord')).toBeDisabled()
  await expect(button(theirs, 'Link', 'discord')).toHaveAccessibleDescription(/^Confirm first/)
  const refused = await theirs.request.post('/web/v1/auth/discord-link', { data: {} })
  expect(await refused.json()).toMatchObject({ code: 'identifier_unproven' })

  await request.post('/web/v1/auth/recovery', { data: { email: claimed.email } })
  const newest = () => readMessage(request, foyer.sandbox, claimed.email)
  await expect.poll(async () => (await newest()).subject).toContain('Set a new password')
  const { text } = await newest()
  await page.goto(/http:\S+/.exec(text)?.[0] ?? '')
  await page.getByLabel('New password', { exact: true }).fill('Corridor-light-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(ownAddress(page, claimed)).toBeVisible()

  expect((await theirs.request.get('/web/v1/auth/session')).status()).toBe(401)
  await enter(theirs, 'discord')
  await theirs.goto('/account/profile')
  await expect(theirs.getByText('Member since')).toBeVisible()
  await expect(ownAddress(theirs, claimed)).toHaveCount(0)
  expect((await readAccount(page)).identities).toEqual([])
  await attacker.close()
})

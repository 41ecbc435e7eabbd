import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { createAccount, ownAddress } from '../testing/forms.ts'
import { openWithWorker } from '../testing/open-with-worker.ts'
import { readMessage } from '../testing/read-message.ts'
import { choose, consent, findButton, providers, readAccount, type Social } from '../testing/social.ts'
import { linked, button, enrol, enrolUnseen, link, unlink } from '../testing/linking.ts'

/** Signs a person in through a provider. */
async function signInWith(page: Page, social: Social): Promise<void> {
  await page.goto('/account/connections')
  await (await findButton(page, social)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connections')
}

/** The answer of the session call. */
const readSession = async (page: Page): Promise<unknown> =>
  (await page.request.get('/web/v1/auth/session')).json()

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  // R4.12
  test('With the service worker, a person links a provider of each protocol, and is told so', async ({
    page,
  }) => {
    await enrolUnseen(page)
    await openWithWorker(page, '/account/connections')
    for (const social of ['google', 'vk', 'telegram', 'steam'] as const)
      await test.step(providers[social], async () => {
        await link(page, social)
        await consent(page)
        await expect(linked(page).getByRole('status')).toHaveText(
          `${providers[social]} is linked. You can sign in with it from now on.`,
        )
        await expect(button(page, 'Unlink', social)).toBeVisible()
        const { pathname, search, hash } = new URL(page.url())
        expect(pathname + search + hash).toBe('/account/connections')
        const row = linked(page).getByRole('listitem').filter({ hasText: providers[social] })
        // Steam does not report names.
        await expect(row.getByText(/^Nova Lind \d+$/)).toHaveCount(social === 'steam' ? 0 : 1)
      })
  })
})

// R4.12
test('A person signs in with a provider that they have linked, and unlinks it', async ({ page }) => {
  const person = await enrol(page)
  // A new person, with a number, so that the same person can come back.
  const newPersonId = `new-${randomInt(100_000, 1_000_000_000)}`
  await choose(page, 'usual', newPersonId)
  await link(page, 'discord')
  await expect(button(page, 'Unlink', 'discord')).toBeVisible()
  await page.context().clearCookies()
  await choose(page, 'usual', newPersonId)
  await signInWith(page, 'discord')
  expect(await readSession(page)).toMatchObject({ email: person.email })
  await unlink(page, 'discord')
  await expect(page.getByText('Discord is no longer linked.')).toBeVisible()
  await expect(button(page, 'Link', 'discord')).toBeVisible()
  expect((await readAccount(page)).identities).toEqual([])
})

test('A link that cannot be started is reported beside its provider, and a denied one with a way back to the account', async ({
  page,
}) => {
  await enrol(page)
  // Tested first, because the message must be shown even if nothing else of the page has been opened before.
  const call = '**/web/v1/auth/google-link'
  await page.route(call, (route) => route.abort())
  await link(page, 'google')
  const row = linked(page).getByRole('listitem').filter({ hasText: 'Google' })
  await expect(row.getByRole('alert')).toContainText('We could not reach the server')
  await page.unroute(call)
  await choose(page, 'denied')
  await link(page, 'google')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google is not linked')
  await expect(page.getByRole('alert')).toContainText('You cancelled signing in with')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(page).toHaveURL(/\/account(\/connections)?$/)
  expect((await readAccount(page)).identities).toEqual([])
})

// R7.22
test('A person who signs up with somebody else’s address cannot link a provider, and is signed out when the owner recovers it', async ({
  page,
  browser,
  foyer,
  request,
}) => {
  const attacker = await browser.newContext({ baseURL: foyer.url })
  const attackerPage = await attacker.newPage()
  const attackerAccount = await createAccount(attackerPage.request)
  await attackerPage.goto('/account/connections')
  await choose(attackerPage, 'usual', 'boris')
  await expect(button(attackerPage, 'Link', 'discord')).toBeDisabled()
  await expect(button(attackerPage, 'Link', 'discord')).toHaveAccessibleDescription(/^Confirm first/)
  const refusedLink = await attackerPage.request.post('/web/v1/auth/discord-link', { data: {} })
  expect(await refusedLink.json()).toMatchObject({ code: 'identifier_unproven' })

  await request.post('/web/v1/auth/recovery', { data: { email: attackerAccount.email } })
  const newest = () => readMessage(request, foyer.sandbox, attackerAccount.email)
  await expect.poll(async () => (await newest()).subject).toContain('Set a new password')
  const { text } = await newest()
  await page.goto(/http:\S+/.exec(text)?.[0] ?? '')
  await page.getByLabel('New password', { exact: true }).fill('Corridor-light-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(ownAddress(page, attackerAccount)).toBeVisible()

  expect((await attackerPage.request.get('/web/v1/auth/session')).status()).toBe(401)
  await signInWith(attackerPage, 'discord')
  expect(await readSession(attackerPage)).toMatchObject({ email: null })
  expect((await readAccount(page)).identities).toEqual([])
  await attacker.close()
})

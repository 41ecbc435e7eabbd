import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test } from './foyer.ts'
import { signUp } from './forms.ts'
import { consent, findButton, providers, readAccount, type Social } from './social.ts'

const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts', exact: true })

function button(page: Page, act: 'Link' | 'Unlink', social: Social) {
  return linked(page).getByRole('button', { name: `${act} ${providers[social]}`, exact: true })
}

async function startLink(page: Page, social: Social): Promise<void> {
  await page.goto('/account')
  await button(page, 'Link', social).click()
}

async function unlink(page: Page, social: Social): Promise<void> {
  await button(page, 'Unlink', social).click()
  await linked(page).getByRole('button', { name: 'Unlink it' }).click()
}

/** Signs somebody new in, who has no password. */
async function enter(page: Page, social: Social): Promise<void> {
  await page.goto('/sign-in')
  await (await findButton(page, social)).click()
  await consent(page)
  await expect.poll(async () => (await page.request.get('/web/v1/auth/session')).status()).toBe(200)
}

for (const social of ['google', 'discord', 'vk', 'telegram', 'steam'] as const)
  test(`A person links ${providers[social]}, signs in with it, and unlinks it`, async ({ page }) => {
    const person = await signUp(page)
    await startLink(page, social)
    await consent(page, 'usual', 'Boris Petrov')
    await expect(button(page, 'Unlink', social)).toBeVisible()
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toBe('/account')
    // Steam tells no name.
    await expect(linked(page).getByText('Boris Petrov')).toHaveCount(social === 'steam' ? 0 : 1)

    await page.context().clearCookies()
    await page.goto('/sign-in')
    await (await findButton(page, social)).click()
    await consent(page, 'usual', 'Boris Petrov')
    await expect(page.getByText(person.email)).toBeVisible()

    await page.goto('/account')
    await unlink(page, social)
    await expect(page.getByText(`${providers[social]} is not linked any more.`)).toBeVisible()
    await page.reload()
    await expect(button(page, 'Link', social)).toBeVisible()
    expect((await readAccount(page)).identities).toEqual([])
  })

for (const [social, answer, words] of [
  ['google', 'denied', 'was not allowed to go on'],
  ['vk', 'error-500', 'did not answer as it should'],
  ['telegram', 'denied', 'was not allowed to go on'],
  ['telegram', 'wrong-hash', 'did not answer as it should'],
  ['steam', 'unsigned-identity', 'did not answer as it should'],
  ['discord', 'wrong-state', 'is over'],
  ['discord', 'no-state', 'is over'],
] as const)
  test(`A link that ${providers[social]} answers with ${answer} is told, with the way back to the account`, async ({
    page,
  }) => {
    await signUp(page)
    await startLink(page, social)
    await consent(page, answer)
    await expect(page.getByRole('alert')).toContainText(words)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Back to your account' }).click()
    await expect(button(page, 'Link', social)).toBeVisible()
    expect((await readAccount(page)).identities).toEqual([])
  })

test('An account of a provider that signs in to somebody else’s account is refused, in words that say what to do', async ({
  page,
  browser,
}) => {
  // Una is nobody else's in these journeys.
  const owner = await browser.newContext()
  const other = await owner.newPage()
  await other.goto('/sign-in')
  await (await findButton(other, 'yandex')).click()
  await consent(other, 'usual', 'Una Doyle')
  await expect.poll(async () => (await other.request.get('/web/v1/auth/session')).status()).toBe(200)
  await owner.close()

  await signUp(page)
  await startLink(page, 'yandex')
  await consent(page, 'usual', 'Una Doyle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yandex is not linked')
  await expect(page.getByRole('alert')).toHaveText(
    'This Yandex account belongs to another account here. Sign in with it and unlink it there, or use a different Yandex account.',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Back to your account' }).click()
  await expect(button(page, 'Link', 'yandex')).toBeVisible()
})

test('The last way to sign in cannot be unlinked; with another one it can', async ({ page }) => {
  await enter(page, 'ok')
  await page.goto('/account')
  await unlink(page, 'ok')
  await expect(linked(page).getByRole('alert').filter({ hasText: 'only way to sign in' })).toBeVisible()
  await expectNoAxeViolations(page)
  await startLink(page, 'mailru')
  await consent(page)
  await expect(button(page, 'Unlink', 'mailru')).toBeVisible()
  await unlink(page, 'ok')
  await expect(button(page, 'Link', 'ok')).toBeVisible()
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'mailru' }])
})

test('A link counts in the session that began it: whoever signs in meanwhile gets nothing', async ({
  page,
}) => {
  await signUp(page)
  await startLink(page, 'discord')
  await expect(page.getByLabel('Answer')).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto('/account')
  await tab.getByRole('button', { name: 'Sign out' }).click()
  await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signUp(tab, newPerson())
  await consent(page)
  await expect(page.getByRole('alert')).toContainText('is over')
  expect((await readAccount(page)).identities).toEqual([])
})

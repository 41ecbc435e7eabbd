import { expect, type Locator, type Page } from '@playwright/test'

/** The providers, by the names on their buttons. */
export const providers = {
  google: 'Google',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  telegram: 'Telegram',
  steam: 'Steam',
  vk: 'VK',
  yandex: 'Yandex',
  mailru: 'Mail.ru',
  ok: 'OK',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  threads: 'Threads',
  youtube: 'YouTube',
} as const

export type Social = keyof typeof providers

/** A page that requires a sign-in, with a query and a fragment, which must be kept. */
export const returnPath = '/account?from=letter#devices'

export const promocode = 'WELCOME'

/** The button of a provider; opens 'More options' if necessary. */
export async function findButton(page: Page, social: Social): Promise<Locator> {
  const button = page.getByRole('button', { name: `Continue with ${providers[social]}`, exact: true })
  const moreButton = page.getByRole('button', { name: 'More options' })
  await expect(button.or(moreButton).first()).toBeVisible()
  if (await button.isHidden()) await moreButton.click()
  return button
}

/** Goes from a page that requires a sign-in to the sign-up form, enters a promo code, and continues with a provider. */
export async function goToProvider(page: Page, social: Social, origin = ''): Promise<void> {
  await page.goto(origin + returnPath)
  await page.getByRole('link', { name: 'Create an account' }).click()
  // The sign-in page has a promo code field too, so wait for the right one.
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  await page.getByLabel('Promo code').fill(promocode)
  await (await findButton(page, social)).click()
}

/** Chooses on the sandbox's page who signs in (default: a new person) and how the provider answers. */
export async function consent(page: Page, answer = 'usual', person = 'somebody new'): Promise<void> {
  await page.getByLabel('Answer').selectOption(answer)
  await page.getByRole('button', { name: `Continue as ${person}` }).click()
}

/**
 * Skips the sandbox's page from now on: for this browser it redirects at once, with this choice.
 * @param person the id of one of the sandbox's people
 */
export async function choose(page: Page, answer = 'usual', person = 'new'): Promise<void> {
  const cookies = Object.entries({ choose: person, answer })
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value, domain: 'localhost', path: '/social' })))
}

/** The server's data about the person who is signed in on this page. */
export async function readAccount(page: Page, origin = '') {
  const answer = await page.request.get(`${origin}/web/v1/auth/account/export`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as {
    readonly account: { readonly promocode: string | null; readonly formName: string | null }
    readonly sessions: readonly object[]
    readonly identities: readonly { readonly social: string; readonly subject: string }[]
  }
}

/** Expects the person to be signed in, on the page where they were, with their return context. */
export async function expectArrived(page: Page, social: Social, origin?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  const { pathname, search, hash } = new URL(page.url())
  expect(pathname + search + hash).toBe(returnPath)
  const { account, identities, sessions } = await readAccount(page, origin)
  expect(account).toMatchObject({ promocode, formName: 'sign-up' })
  expect(identities.map((identity) => identity.social)).toEqual([social])
  expect(sessions).toHaveLength(1)
}

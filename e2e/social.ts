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

/** Where people are when they are asked to sign in: a page that is for nobody else, with all that an address can have. */
export const place = '/account?from=letter#devices'

export const promocode = 'WELCOME'

/** The button of a provider; 'More ways' is pressed where it is behind it. */
export async function findButton(page: Page, social: Social): Promise<Locator> {
  const button = page.getByRole('button', { name: `Continue with ${providers[social]}`, exact: true })
  const more = page.getByRole('button', { name: 'More ways' })
  await expect(button.or(more).first()).toBeVisible()
  if (await button.isHidden()) await more.click()
  return button
}

/** From a page that is for members, by way of the form for a new account, where a promo code is typed, to a provider. */
export async function setOut(page: Page, social: Social, origin = ''): Promise<void> {
  await page.goto(origin + place)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  await page.getByLabel('Promo code').fill(promocode)
  await (await findButton(page, social)).click()
}

/** What happens on the sandbox's page: somebody new comes, unless it is said who, and the provider answers as told. */
export async function consent(page: Page, answer = 'usual', person = 'somebody new'): Promise<void> {
  await page.getByLabel('Answer').selectOption(answer)
  await page.getByRole('button', { name: `Continue as ${person}` }).click()
}

/**
 * Leaves the sandbox's page out from now on: it answers at once for this browser, as it would have been told there.
 * @param person the id of one of the sandbox's people
 */
export async function choose(page: Page, answer = 'usual', person = 'new'): Promise<void> {
  const cookies = Object.entries({ choose: person, answer })
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value, domain: 'localhost', path: '/social' })))
}

/** All that the server keeps of who is signed in on this page. */
export async function readAccount(page: Page, origin = '') {
  const answer = await page.request.get(`${origin}/web/v1/auth/account/export`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as {
    readonly account: { readonly promocode: string | null; readonly formName: string | null }
    readonly sessions: readonly object[]
    readonly identities: readonly { readonly social: string; readonly subject: string }[]
  }
}

/** Signed in, where they were, and with what they took along. */
export async function expectArrived(page: Page, social: Social, origin?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  const { pathname, search, hash } = new URL(page.url())
  expect(pathname + search + hash).toBe(place)
  const { account, identities, sessions } = await readAccount(page, origin)
  expect(account).toMatchObject({ promocode, formName: 'sign-up' })
  expect(identities.map((identity) => identity.social)).toEqual([social])
  expect(sessions).toHaveLength(1)
}

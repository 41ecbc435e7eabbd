import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { newPerson, type Person } from './foyer.ts'

const labels = { email: 'E-mail', phone: 'Phone', password: 'Password' } as const

type FieldName = keyof typeof labels

/** A field of either form, by its label, which the tab panel around it may share. `container`: the dialog, if there is another form below it. */
export function field(container: Page | Locator, name: FieldName): Locator {
  return container.getByLabel(labels[name], { exact: true }).and(container.locator('input'))
}

/** Types into the given fields, in their order on the page. */
export async function fillIn(
  container: Page | Locator,
  values: { readonly [Name in FieldName]?: string },
): Promise<void> {
  for (const name of Object.keys(labels) as FieldName[]) {
    const value = values[name]
    if (value !== undefined) await field(container, name).fill(value)
  }
}

/** Leaves the page that asks for the code of a new account. The code is sent anyway. */
export async function verifyLater(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Later' }).click()
}

/** The address of the signed-in person where it is visible: elements for printing contain it too. */
export const ownAddress = (page: Page, { email }: Pick<Person, 'email'>): Locator =>
  page.getByRole('main').getByText(email).filter({ visible: true })

/** Creates an account with the form; the page is then signed in. */
export async function signUp(page: Page, person: Person = newPerson(), origin = ''): Promise<Person> {
  await page.goto(`${origin}/sign-up`)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await verifyLater(page)
  await expect(ownAddress(page, person)).toBeVisible()
  return person
}

/** Creates an account with a call, for tests that are not about the form. The browser of `page` is signed in, without showing a page. */
export async function signUpByCall(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  return person
}

/** Creates an account with a call, without signing a browser in. */
export async function createAccount(
  request: APIRequestContext,
  person: Person = newPerson(),
): Promise<Person> {
  const answer = await request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  return person
}

/** Signs in with the form that the page shows, for example after a sign-out. Afterwards the page is signed in. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(ownAddress(page, person)).toBeVisible()
}

/** The account menu in the bar of every page, for signed-in people. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account: / })

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Presses Tab until the element has the focus; no page has 40 tab stops. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

/** Matches a phone number as displayed: its digits, with spaces in between. */
export function matchGroups(number: string): RegExp {
  return new RegExp(`^[^+]*\\+${number.slice(1).replaceAll(/\B/g, '\\s?')}$`)
}

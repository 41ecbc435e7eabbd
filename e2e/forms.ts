import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { newPerson, type Person } from './foyer.ts'

const labels = { email: 'E-mail', phone: 'Phone', password: 'Password' } as const

type FieldName = keyof typeof labels

/** A field of either form, as a person finds it: by its label. */
export function field(page: Page, name: FieldName): Locator {
  return page.getByLabel(labels[name], { exact: true })
}

/** Types into the fields that are named, in their order on the page. */
export async function fillIn(page: Page, values: { readonly [Name in FieldName]?: string }): Promise<void> {
  for (const name of Object.keys(labels) as FieldName[]) {
    const value = values[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

/** Makes an account through the form; the page ends signed in. */
export async function signUp(page: Page, person: Person = newPerson(), origin = ''): Promise<Person> {
  await page.goto(`${origin}/sign-up`)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  return person
}

/** Makes an account by the call alone, for what is not about the form. The browser of `page` is signed in, and shows nothing. */
export async function enter(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  return person
}

/** Makes an account by the call, which no browser knows of. */
export async function makeAccount(request: APIRequestContext, person: Person = newPerson()): Promise<Person> {
  const answer = await request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  return person
}

/** Signs in through the form; the page ends signed in. */
export async function signIn(page: Page, person: Person, origin = ''): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
}

/** Goes from stop to stop by the keyboard until it is there; no page has 40 stops. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

/** A phone number as people read it: its digits, with spaces in between. */
export function inGroups(number: string): RegExp {
  return new RegExp(`^[^+]*\\+${number.slice(1).replaceAll(/\B/g, '\\s?')}$`)
}

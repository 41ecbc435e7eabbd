import type { Page } from '@playwright/test'
import { expect, newPerson, type Person } from './foyer.ts'
import { providers, type Social } from './social.ts'

export const linked = (page: Page) => page.getByRole('region', { name: 'Linked accounts', exact: true })

export function button(page: Page, act: 'Link' | 'Unlink', social: Social) {
  return linked(page).getByRole('button', { name: `${act} ${providers[social]}`, exact: true })
}

/** Creates an account without the form, and opens the account page, signed in. */
export async function enrol(page: Page): Promise<Person> {
  const person = newPerson()
  const answer = await page.request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  await page.goto('/account')
  return person
}

/** Starts to link a provider, and enters the password on the way. */
export async function link(page: Page, social: Social, { password }: Person): Promise<void> {
  await button(page, 'Link', social).click()
  const dialog = page.getByRole('dialog', { name: `Link ${providers[social]}?` })
  await dialog.getByLabel('Present password').fill(password)
  await dialog.getByRole('button', { name: `Go on to ${providers[social]}` }).click()
}

export async function unlink(page: Page, social: Social): Promise<void> {
  await button(page, 'Unlink', social).click()
  await linked(page).getByRole('button', { name: 'Unlink it' }).click()
}

import type { Page } from '@playwright/test'
import { expect, newPerson, readProduct, type Person } from './foyer.ts'
import { proveAddress } from './prove-address.ts'
import { providers, type Social } from './social.ts'

export const linked = (page: Page) => page.getByRole('region', { name: 'Connections', exact: true })

export function button(page: Page, action: 'Link' | 'Unlink', social: Social) {
  return linked(page).getByRole('button', { name: `${action} ${providers[social]}`, exact: true })
}

/** Creates an account with a proven address, by calls. The browser of `page` is then signed in, without showing a page. */
export async function enrolUnseen(page: Page): Promise<Person> {
  const person = newPerson()
  const answer = await page.request.post('/web/v1/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  await proveAddress(page.request, readProduct(), person)
  return person
}

/** Like `enrolUnseen`, and opens the account page. */
export async function enrol(page: Page): Promise<Person> {
  const person = await enrolUnseen(page)
  await page.goto('/account/connections')
  return person
}

/** Opens the list of providers that can be linked. If one is linked already, the list is behind a button. */
async function openOffers(page: Page): Promise<void> {
  const moreButton = linked(page).getByRole('button', { name: 'Connect another' })
  await expect(
    moreButton.or(
      linked(page)
        .getByRole('button', { name: /^Link / })
        .first(),
    ),
  ).toBeVisible()
  if (await moreButton.isVisible()) await moreButton.click()
}

/** Starts to link a provider, while the sign-in is still recent. */
export async function link(page: Page, social: Social): Promise<void> {
  await openOffers(page)
  await button(page, 'Link', social).click()
}

export async function unlink(page: Page, social: Social): Promise<void> {
  await button(page, 'Unlink', social).click()
  await linked(page).getByRole('button', { name: 'Unlink it' }).click()
}

import { page } from 'vitest/browser'

/** A field of the checkout, by its label. */
export const field = (name: string) => page.getByLabelText(name, { exact: true })

/** Fills in a valid order. */
export async function fillIn(): Promise<void> {
  await field('Country').selectOptions('DE')
  await field('Postal code').fill('10115')
  await fillInWithoutCountry()
}

/** Fills in all fields except the country, and those that only German addresses have. */
export async function fillInWithoutCountry(): Promise<void> {
  await field('Phone').fill('+4915112345678')
  await field('E-mail').fill('anna@example.com')
  await field('Full name').fill('Anna Schmidt')
  await field('Date of birth').fill('05/03/1990')
  await field('Street and number').fill('Invalidenstraße 1')
  await field('City').fill('Berlin')
  await page.getByRole('checkbox').click()
}

export const submit = () => page.getByRole('button', { name: 'Place the order' }).click()

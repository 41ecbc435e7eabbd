import { page } from 'vitest/browser'

/** The controls of the sign-in form, found by their roles and names. */
export const email = page.getByRole('combobox', { name: 'E-mail' })
export const phone = page.getByRole('textbox', { name: 'Phone' })
export const password = page.getByLabelText('Password', { exact: true })
export const submit = page.getByRole('button', { name: 'Sign in', exact: true })
export const alert = page.getByRole('form').getByRole('alert')

export async function fillIn(): Promise<void> {
  await email.fill('anna@example.com')
  await password.fill('corridor')
}

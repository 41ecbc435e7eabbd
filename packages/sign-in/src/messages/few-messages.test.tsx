import { signIn, validation } from '@foyer/core/messages/en-001'
import * as german from '@foyer/core/messages/de-DE'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SignInMessages } from './messages.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'

const show = (messages: SignInMessages) =>
  render(
    <FoyerProvider messages={messages}>
      <SignIn signInMethods={['password']} />
    </FoyerProvider>,
  )

const submit = page.getByRole('button', { name: 'Sign in', exact: true })

it('one sentence of an input is replaced by its key, and the others stay', async () => {
  await show({ ...signIn, validation_required: 'This one is needed' })
  await expect.element(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await submit.click()
  await expect.element(page.getByText('This one is needed').first()).toBeVisible()
  await page.getByLabelText('E-mail').fill('anna@example')
  await submit.click()
  await expect.element(page.getByText(validation.validation_email_format)).toBeVisible()
})

it('any other sentence of an input is replaced in the same way', async () => {
  await show({ ...signIn, password_show_label: 'Reveal' })
  await expect.element(page.getByRole('button', { name: 'Reveal' })).toBeVisible()
})

it('a button of an input still has a name if the catalogue lacks the kit’s messages', async () => {
  await show({ ...german.validation, ...german.signIn })
  await expect.element(page.getByRole('button', { name: 'Show password' })).toBeVisible()
})

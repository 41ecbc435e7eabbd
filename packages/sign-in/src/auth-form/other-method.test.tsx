import '@foyer/kit/styles.css'
import type { FunctionComponent } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignIn } from '../sign-in/sign-in.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { answerJson, renderForm } from '../testing/render-form.tsx'
import { alert, email } from '../testing/sign-in-controls.ts'

const both = ['email', 'phone'] as const

it.each<[string, FunctionComponent<{ readonly methods: typeof both }>, string]>([
  ['in', SignIn, 'corridor'],
  ['up', SignUp, 'Corridor-light-9'],
  ['in again', Recovery, ''],
])(
  'removes the error about one method when the tab of another is chosen: to sign %s',
  async (_, TabbedForm, word) => {
    await renderForm(
      <TabbedForm methods={both} />,
      answerJson(400, { code: 'invalid_request', message: 'The server takes nobody.' }),
    )
    await email.fill('anna@example.com')
    if (word !== '') await page.getByLabelText('Password', { exact: true }).fill(word)
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent('The server takes nobody.')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(alert).toHaveTextContent(/^$/)
  },
)

it('does not offer another method while somebody searches for a country in the phone field', async () => {
  await renderForm(<SignIn methods={both} />, answerJson(200, {}))
  // The code that makes the offer is loaded once the page is at rest.
  await email.fill('+12025550123')
  await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('combobox', { name: 'Search by name or code' }).fill('japan')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Country: Japan, +81' })).toBeVisible()
  expect(page.getByText('This looks like').elements()).toEqual([])
})

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
])('forgets what was said of one method with the tab of another: to sign %s', async (_, TabbedForm, word) => {
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
})

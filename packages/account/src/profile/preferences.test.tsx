import { account } from '@foyer/core/messages/en-001'
import { act } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Preferences, Profile } from '../index.ts'
import { FakeAccount, anna } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

const accountCall = '/web/v1/auth/account'

it('keeps a language chosen before the server has answered with the account’s', async () => {
  const server = new FakeAccount()
  let answer = (): void => {}
  server.answers[`GET ${accountCall}`] = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ lang: 'fr', hasPassword: true }))
    })
  server.answers[`POST ${accountCall}`] = () => Response.json(anna)
  await renderPart(
    server,
    <Account messages={account}>
      <Preferences />
    </Account>,
  )
  await page.getByRole('button', { name: 'Edit: Language' }).click()
  await page.getByRole('combobox').selectOptions('de-DE')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Deutsch', { exact: true })).toBeVisible()
  await act(async () => answer())
  await expect.element(page.getByText('Deutsch', { exact: true })).toBeVisible()
})

it('keeps what was typed when somebody else has signed in meanwhile, and says so', async () => {
  const server = new FakeAccount()
  const message = 'Somebody else is now signed in here, so nothing was changed.'
  server.answers[`POST ${accountCall}`] = () =>
    Response.json({ code: 'other_user', message }, { status: 409 })
  await renderPart(
    server,
    <Account messages={account}>
      <Profile />
    </Account>,
  )
  await page.getByRole('button', { name: 'Edit: Name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Lovelace')
})

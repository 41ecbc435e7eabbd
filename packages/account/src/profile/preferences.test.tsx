import { account } from '@foyer/core/messages/en-001'
import { act } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Preferences } from '../index.ts'
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

import type { AccountMessages } from '@foyer/core/messages/account'
import { account as german } from '@foyer/core/messages/de-DE'
import { account } from '@foyer/core/messages/en-001'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it('the call to delete the account is aborted when the dialog is closed with Escape', async () => {
  const server = new FakeAccount()
  const { fetch } = server
  const signals: AbortSignal[] = []
  server.fetch = (input, init) => {
    const { url, signal } = new Request(input, init)
    if (url.endsWith('/deletion')) signals.push(signal)
    return fetch(input, init)
  }
  server.answers['POST /web/v1/auth/account/deletion'] = () => new Promise(() => undefined)
  await renderPart(server, <Account messages={account} />)
  await button('Delete account…').click()
  await page.getByRole('checkbox', { name: 'Yes, delete everything' }).click()
  await button('Delete my account').click()
  await expect.poll(() => signals).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Delete my account')).not.toBeInTheDocument()
  expect(signals[0]?.aborted).toBe(true)
})

it('an unanswered deletion is reported without a word about typed text: only a box was ticked', async () => {
  const server = new FakeAccount()
  server.answers['POST /web/v1/auth/account/deletion'] = () =>
    Promise.reject(new TypeError('Failed to fetch'))
  await renderPart(server, <Account messages={account} />)
  await button('Delete account…').click()
  await page.getByRole('checkbox', { name: 'Yes, delete everything' }).click()
  await button('Delete my account').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^We could not reach the server\. Check your connection and try again\.$/)
})

it('the page’s current onDeleted is called, even if it was replaced while the account was being deleted', async () => {
  let answer = (): void => undefined
  let proceed = (): void => undefined
  const server = new FakeAccount()
  const deleted = new Promise<Response>((resolve) => {
    answer = () => resolve(new Response(null, { status: 204 }))
  })
  server.answers['POST /web/v1/auth/account/deletion'] = () => deleted
  const reported: string[] = []
  function Page() {
    const [step, setStep] = useState('first')
    proceed = () => setStep('second')
    return <Account messages={account} onDeleted={() => void reported.push(step)} />
  }
  await renderPart(server, <Page />)
  await button('Delete account…').click()
  await page.getByRole('checkbox', { name: 'Yes, delete everything' }).click()
  await button('Delete my account').click()
  await expect.poll(() => server.calls).toContain('POST /web/v1/auth/account/deletion')
  await act(async () => proceed())
  answer()
  await expect.poll(() => reported).toEqual(['second'])
})

it('the open dialog for a deletion follows a change of the page’s language', async () => {
  let translate = (): void => undefined
  function Page() {
    const [messages, setMessages] = useState<AccountMessages>(account)
    translate = () => setMessages(german)
    return <Account messages={messages} />
  }
  await renderPart(new FakeAccount(), <Page />)
  await button('Delete account…').click()
  await expect.element(page.getByRole('dialog', { name: account.deletion_ask })).toBeVisible()
  await act(async () => translate())
  await expect.element(page.getByRole('dialog', { name: german.deletion_ask })).toBeVisible()
})

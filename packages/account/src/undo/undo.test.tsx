import { account } from '@foyer/core/messages/en-001'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AccountProvider, Undo } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

const call = 'POST /web/v1/auth/identifiers/undo'

/** Renders the page and a link beside it. Returns the calls of `onRecovery`, and functions that answer the undo and change that handler. */
async function renderUndo() {
  let answer = (_answer: Response): void => undefined
  let goOn = (): void => undefined
  const server = new FakeAccount(null)
  const undone = new Promise<Response>((resolve) => {
    answer = resolve
  })
  server.answers[call] = () => undone
  const told: string[] = []
  function Page() {
    const [step, setStep] = useState('first')
    goOn = () => setStep('second')
    return (
      <AccountProvider messages={account}>
        <Undo token="secret" onRecovery={(token) => void told.push(`${step} ${token}`)} />
        <a href="#elsewhere">Elsewhere</a>
      </AccountProvider>
    )
  }
  await renderPart(server, <Page />)
  await button('Undo the change').click()
  await expect.poll(() => server.calls).toContain(call)
  return { told, answer, goOn: () => act(async () => goOn()) }
}

it('goes on to a new password by the page’s current onRecovery, even if it was replaced during the call', async () => {
  const { told, answer, goOn } = await renderUndo()
  await goOn()
  answer(Response.json({ recoveryToken: 'recovery', unlinked: [] }))
  await expect.poll(() => told).toEqual(['second recovery'])
})

it.each([
  ['undone', Response.json({ unlinked: [] }), /^The change is undone/],
  [
    'over',
    Response.json({ code: 'recovery_invalid', message: '' }, { status: 400 }),
    /^This link no longer works/,
  ],
])('leaves the focus where the person has moved it meanwhile: %s', async (_case, response, text) => {
  const { answer } = await renderUndo()
  const elsewhere = page.getByRole('link', { name: 'Elsewhere' })
  ;(elsewhere.element() as HTMLElement).focus()
  answer(response)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})

it('sends an unanswered undo again with the same key, so that the link does not seem to be used up', async () => {
  const server = new FakeAccount(null)
  const { fetch } = server
  const keys: (string | null)[] = []
  server.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith('/undo')) keys.push(request.headers.get('Idempotency-Key'))
    return fetch(input, init)
  }
  server.answers[call] = () => Promise.reject(new TypeError('Failed to fetch'))
  await renderPart(
    server,
    <AccountProvider messages={account}>
      <Undo token="secret" onRecovery={() => undefined} />
    </AccountProvider>,
  )
  await button('Undo the change').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/connection/i)
  await button('Undo the change').click()
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect(keys[1]).toBe(keys[0])
})

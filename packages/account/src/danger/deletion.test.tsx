import { account } from '@foyer/core/messages/en-001'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it('tells what the page does by the time that the account is deleted', async () => {
  let answer = (): void => undefined
  let goOn = (): void => undefined
  const server = new FakeAccount()
  const deleted = new Promise<Response>((resolve) => {
    answer = () => resolve(new Response(null, { status: 204 }))
  })
  server.answers['POST /web/v1/auth/account/deletion'] = () => deleted
  const told: string[] = []
  function Page() {
    const [step, setStep] = useState('first')
    goOn = () => setStep('second')
    return <Account messages={account} onDeleted={() => void told.push(step)} />
  }
  await renderPart(server, <Page />)
  await button('Delete account…').click()
  await page.getByRole('checkbox', { name: 'Yes, delete everything' }).click()
  await button('Delete my account').click()
  await expect.poll(() => server.calls).toContain('POST /web/v1/auth/account/deletion')
  await act(async () => goOn())
  answer()
  await expect.poll(() => told).toEqual(['second'])
})

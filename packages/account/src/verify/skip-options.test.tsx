import { account } from '@foyer/core/messages/en-001'
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { AccountProvider, Verify } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { button, serveUnproven } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

const call = 'POST /web/v1/auth/logout'

it('goes on to a new sign-up by the page’s current onSignUp, even if it was replaced during the sign-out', async () => {
  let answer = (): void => undefined
  let proceed = (): void => undefined
  const server = serveUnproven()
  await requireProofs(server)
  const ended = new Promise<Response>((resolve) => {
    answer = () => resolve(new Response(null, { status: 204 }))
  })
  server.answers[call] = () => ended
  const reported: string[] = []
  function Page() {
    const [step, setStep] = useState('first')
    proceed = () => setStep('second')
    return (
      <AccountProvider messages={account}>
        <Verify
          onContinue={() => undefined}
          onEnded={() => undefined}
          onSignUp={() => void reported.push(step)}
        />
      </AccountProvider>
    )
  }
  await renderPart(server, <Page />)
  await button('Wrong address? Sign up again').click()
  await expect.poll(() => server.calls).toContain(call)
  await act(async () => proceed())
  answer()
  await expect.poll(() => reported).toEqual(['second'])
})

/** Makes the installation require a proven identifier. */
async function requireProofs(server: FakeAccount): Promise<void> {
  const { settings } = await (await new FakeAccount().fetch('/web/v1/settings')).json()
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({ settings: { ...settings, verifyIdentifiers: { value: 'required' } } })
}

import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stateOf, storeAuthorization } from '../testing/come-back.tsx'
import { DeferredAnswer } from '../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../testing/social-server.tsx'
import { SocialButtons } from './buttons/social-buttons.tsx'
import { SocialCallback } from './social-callback.tsx'
import { useSocialLink } from './use-social-link.ts'

const originalUrl = location.href
const nothing = (): void => {}

type Leave = (url: string) => void

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', originalUrl)
})

function Linker({ leave }: { readonly leave: Leave }) {
  const { start } = useSocialLink({ pathname: '/account', redirect: leave })
  return (
    <button type="button" onClick={() => void start('google')}>
      Link Google
    </button>
  )
}

const profileNew = 'POST /AUTH/profile-new'

it.each<[what: string, part: (leave: Leave) => ReactNode, button: string, call: string]>([
  ['A social button', (leave) => <SocialButtons redirect={leave} />, 'Continue with Google', profileNew],
  [
    'The page that explains a failure',
    (leave) => (
      <SocialCallback
        social="google"
        onArrive={nothing}
        onOtherWays={nothing}
        onLinkBack={nothing}
        redirect={leave}
      />
    ),
    'Try again',
    profileNew,
  ],
  ['A link', (leave) => <Linker leave={leave} />, 'Link Google', 'POST /web/v1/auth/google-link'],
])(
  '%s goes to the provider by the page’s current handler, even if it was replaced during the call',
  async (_, part, button, call) => {
    storeAuthorization('google')
    history.replaceState(null, '', `?${stateOf('google')}&error=access_denied`)
    const onLeave = vi.fn<(round: number) => void>()
    function Page() {
      const [round, setRound] = useState(1)
      return (
        <>
          <button type="button" onClick={() => setRound(2)}>
            Render again
          </button>
          {part(() => onLeave(round))}
        </>
      )
    }
    const server = new SocialServer()
    const open = new DeferredAnswer()
    server.answers[call] = () => open.promise
    await renderSocial(server, () => <Page />)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => server.sent).toHaveLength(1)
    await page.getByRole('button', { name: 'Render again' }).click()
    open.resolve(Response.json({ state: 's2', nonce: null, url: 'https://google.example/authorize' }))
    await expect.poll(() => onLeave.mock.calls).toEqual([[2]])
  },
)

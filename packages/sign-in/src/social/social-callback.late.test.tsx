import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stateOf, storeAuthorization, returnContext } from '../testing/come-back.tsx'
import { answerJson, DeferredAnswer, user } from '../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../testing/social-server.tsx'
import { SocialCallback } from './social-callback.tsx'

const originalUrl = location.href
const renderAgain = page.getByRole('button', { name: 'Render again' })
const help = page.getByRole('button', { name: 'Help' })

type Heard = (what: string, round: number) => void

interface PageProps {
  readonly heard: Heard
  readonly leave: (url: string) => void
}

/** A page whose handlers are new at each render, and which has a link to another one. */
function CallbackPage({ heard, leave }: PageProps) {
  const [round, setRound] = useState(1)
  const [isElsewhere, setIsElsewhere] = useState(false)
  if (isElsewhere) return <p>How to sign in</p>
  return (
    <StrictMode>
      <button type="button" onClick={() => setRound(round + 1)}>
        Render again
      </button>
      <button type="button" onClick={() => setIsElsewhere(true)}>
        Help
      </button>
      <SocialCallback
        social="google"
        onArrive={(path) => heard(path, round)}
        onLinked={(path) => heard(`linked ${path}`, round)}
        onPromocodeUnused={(message) => heard(message, round)}
        onOtherWays={() => heard('other ways', round)}
        onLinkBack={() => heard('back', round)}
        redirect={leave}
      />
    </StrictMode>
  )
}

/** Comes back from Google; the server answers when the test says so. */
async function comeBackSlowly() {
  storeAuthorization('google')
  history.replaceState(null, '', `/oauth/google?${stateOf('google')}&code=c1`)
  const server = new SocialServer()
  const open = new DeferredAnswer()
  server.answers['POST /web/v1/auth/google'] = () => open.promise
  const heard = vi.fn<Heard>()
  const { session } = await renderSocial(server, (leave) => <CallbackPage {...{ heard, leave }} />)
  await expect.poll(() => server.sent.length).toBe(1)
  return { open, heard, session }
}

afterEach(() => history.replaceState(null, '', originalUrl))

describe('a callback page whose answer takes a while', () => {
  it('calls the handlers that it has by then', async () => {
    const { open, heard } = await comeBackSlowly()
    await renderAgain.click()
    const unusedPromocode = { code: 'SPRING', reason: 'not_valid' }
    open.resolve(answerJson(200, { ...user, unusedPromocode })() as Response)
    await expect.poll(() => heard.mock.calls.length).toBe(2)
    expect(heard.mock.calls).toEqual([
      [returnContext.pathname, 2],
      [expect.stringContaining('SPRING'), 2],
    ])
  })

  it('signs in a person who has gone to another page meanwhile, and leaves them there', async () => {
    const { open, heard, session } = await comeBackSlowly()
    await help.click()
    open.resolve(Response.json(user))
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(heard.mock.calls).toEqual([])
  })
})

it('a page that is opened again by somebody who is signed in goes on once, however often it is rendered', async () => {
  history.replaceState(null, '', `/oauth/google?${stateOf('google')}&code=c1`)
  const server = new SocialServer()
  server.isSignedIn = true
  const heard = vi.fn<Heard>()
  await renderSocial(server, (leave) => <CallbackPage {...{ heard, leave }} />)
  await expect.poll(() => heard.mock.calls).toEqual([[returnContext.pathname, 1]])
  await renderAgain.click()
  await expect.element(renderAgain).toBeVisible()
  expect(heard.mock.calls).toHaveLength(1)
})

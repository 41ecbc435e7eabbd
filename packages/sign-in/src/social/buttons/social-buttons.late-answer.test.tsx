import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerJson, DeferredAnswer, user } from '../../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { offerCallback } from '../flow/window-channel.ts'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const waiting = (name: string) => page.getByText(`Continue in the ${name} window.`)
const failed = answerJson(409, { code: 'social_provider_failed', message: 'x' })

beforeEach(() => {
  const popup = { closed: false, close: () => undefined, location: { replace: () => undefined } }
  vi.spyOn(globalThis, 'open').mockReturnValue(Object.assign(Object.create(null), popup))
})
afterEach(() => vi.restoreAllMocks())

const onSuccess = vi.fn<() => void>()
const onError = vi.fn<() => void>()
afterEach(() => {
  onSuccess.mockReset()
  onError.mockReset()
})

function Page() {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return <p>Another page</p>
  return (
    <>
      <SocialButtons display="popup" {...{ onSuccess, onError }} />
      <button type="button" onClick={() => setIsLeft(true)}>
        Go on
      </button>
    </>
  )
}

/** Opens Google, whose window has returned: the server's answer is late. */
async function waitForGoogle() {
  const server = new SocialServer()
  const late = new DeferredAnswer()
  server.answers['POST /web/v1/auth/google'] = () => late.promise
  const { session } = await renderSocial(server, () => <Page />)
  await button('Google').click()
  await expect.element(waiting('Google')).toBeVisible()
  await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
  await expect.poll(() => server.sent.map(({ call }) => call)).toContain('POST /web/v1/auth/google')
  return { server, late, session }
}

describe('the late answer to a popup', () => {
  it('that is a failure does not replace what is said about the provider that was pressed meanwhile', async () => {
    const { server, late } = await waitForGoogle()
    await button('VK').click()
    await expect.element(waiting('VK')).toBeVisible()
    late.resolve(await failed())
    // A call that is answered later.
    server.answers['POST /web/v1/auth/vk'] = failed
    const answer = new URLSearchParams('code=c1&device_id=d1&type=code_v2')
    await offerCallback('state-2', { query: answer, fragment: '' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('VK')
    expect(onError.mock.calls).toEqual([
      [expect.stringContaining('VK'), expect.anything(), expect.objectContaining({ id: 'vk' })],
    ])
  })

  it('signs the person in after they have left the page, and tells that page nothing', async () => {
    const { late, session } = await waitForGoogle()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.element(page.getByText('Another page')).toBeVisible()
    late.resolve(await answerJson(200, user)())
    await expect.poll(() => session.getState()).toMatchObject({ status: 'signed-in', user })
    expect(onSuccess).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
  })
})

it('a popup whose answer comes after its state has expired fails with a message', async () => {
  const server = new SocialServer()
  await renderSocial(server, () => <SocialButtons display="popup" onError={onError} />)
  await button('Google').click()
  await expect.element(waiting('Google')).toBeVisible()
  sessionStorage.removeItem('foyer-social:state-1')
  await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Google')
  expect(onError.mock.calls).toMatchObject([
    [expect.stringContaining('Google'), { code: 'social_state_invalid' }, { id: 'google' }],
  ])
})

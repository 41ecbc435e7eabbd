import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { expectTypedIsThere, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'
import { alert, submit } from '../../testing/sign-in-controls.ts'

const panel = page.getByRole('region', { name: 'Confirm that you are human' })

/** The server's challenge. @param counter the number of keys to derive until the right one */
async function makeChallenge(counter: number, cost: number): Promise<Response> {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: 'signature',
    hmacKeySignatureSecret: 'key',
  })
  return Response.json({ parameters, signature: 'signature' })
}

describe('the proof of work', () => {
  it('asks nothing of the person, and sends the form when it is done', async () => {
    const { calls, names, onSuccess } = await renderCaptcha(
      { type: 'altcha' },
      {
        answers: { login: signedIn, challenge: () => makeChallenge(3, 100) },
        props: { captcha: true },
      },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(names()).toEqual(['challenge', 'login'])
    expect(calls.at(-1)?.body['captcha']).toMatchObject({ type: 'altcha' })
    expect(panel.elements()).toEqual([])
  })

  it('announces that it is running, does not move the focus, and can be cancelled', async () => {
    const { onError, onSuccess } = await renderCaptcha(
      { type: 'altcha' },
      {
        answers: { login: signedIn, challenge: () => makeChallenge(1_000_000, 50_000) },
        props: { captcha: true },
      },
    )
    await send()
    await expect.element(panel.getByRole('status')).toHaveTextContent(captchaMessages.captcha_working)
    await expect.element(submit).toHaveFocus()
    expect(await findAxeViolations()).toEqual([])
    await panel.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.element(alert).toHaveTextContent(captchaMessages.captcha_closed)
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ code: 'captcha_closed', type: 'altcha' })
    expect(onSuccess).not.toHaveBeenCalled()
    await expectTypedIsThere()
  })

  it('shows a message if the server has no challenge, and the form stays usable', async () => {
    const { onError } = await renderCaptcha({ type: 'altcha' }, { props: { captcha: true } })
    await send()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await expect.element(alert).not.toBeEmptyDOMElement()
    await expectTypedIsThere()
    await expect.element(submit).toBeEnabled()
  })
})

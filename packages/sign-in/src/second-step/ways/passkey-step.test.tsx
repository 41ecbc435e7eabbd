import '@foyer/kit/styles.css'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, user } from '../../testing/render-form.tsx'
import { renderAlone } from '../../testing/render-second-step.tsx'
import {
  calls,
  createSecondStepServer,
  other,
  stepExpired,
  renderStep,
  secondFactor,
  totp,
  trust,
} from '../../testing/second-step-server.tsx'
import { SecondStep } from '../second-step.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const options = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 60_000,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'preferred',
}
const credential = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}

/** An authenticator that answers as the test says. */
function answerPasskey(get: () => Promise<Credential | null>) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(get)
}

const usedPasskey = async (): Promise<Credential> =>
  Object.create(PublicKeyCredential.prototype, {
    id: { value: credential.id },
    toJSON: { value: () => credential },
  }) as Credential

async function renderPasskey(ways: Parameters<typeof renderAlone>[0]) {
  const server = createSecondStepServer()
  server.answers[calls.passkey] = answerJson(200, { options })
  return renderAlone(ways, server)
}

describe('The second step with a passkey', () => {
  const button = page.getByRole('button', { name: 'Use a passkey' })

  it('asks for one when the button is pressed, and signs in', async () => {
    const { bodies, onSuccess } = await renderPasskey(['passkey', 'totp'])
    const get = answerPasskey(usedPasskey)
    expect(await findAxeViolations()).toEqual([])
    expect(get).not.toHaveBeenCalled()
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(bodies(calls.finish)).toEqual([{ passkey: credential, lang: 'en-001' }])
  })

  it('says that none was used, and can be tried again', async () => {
    const { onSuccess } = await renderPasskey(['passkey'])
    answerPasskey(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^This was cancelled or took too long\./)
    answerPasskey(usedPasskey)
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
  })

  it('sends the same passkey again after a lost answer, and does not request another', async () => {
    const { server, bodies, onSuccess } = await renderPasskey(['passkey'])
    const get = answerPasskey(usedPasskey)
    server.answers[calls.finish] = () => Promise.reject(new TypeError('Failed to fetch'))
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
    // The server has signed the person in, so no sign-in is waiting for a second step.
    server.answers[calls.passkey] = stepExpired
    server.answers[calls.finish] = answerJson(200, user)
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(get).toHaveBeenCalledOnce()
    expect(bodies(calls.finish)).toHaveLength(2)
    expect(new Set(server.keys).size).toBe(1)
  })

  it('says why the server refuses one', async () => {
    const { server } = await renderPasskey(['passkey'])
    answerPasskey(usedPasskey)
    server.answers[calls.finish] = answerJson(422, { code: 'passkey_signature', message: 'Not yours.' })
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not yours.')
  })

  it('ends when the server says that the sign-in has expired', async () => {
    const { server, onEnd } = await renderPasskey(['passkey'])
    server.answers[calls.passkey] = stepExpired
    await button.click()
    await expect.poll(() => onEnd.mock.calls).toMatchObject([[{ code: 'second_factor_over' }]])
  })

  it('uses the page’s current state: the tick to trust the device, and the latest onSuccess', async () => {
    const server = createSecondStepServer()
    server.answers[calls.passkey] = answerJson(200, { options })
    const reported: string[] = []
    let proceed = (): void => undefined
    function Page() {
      const [step, setStep] = useState('first')
      proceed = () => setStep('second')
      const needed = { ...secondFactor, ways: ['passkey' as const], trustDays: 30 }
      return <SecondStep secondFactor={needed} onSuccess={() => void reported.push(step)} onEnd={proceed} />
    }
    const { bodies } = await renderStep(server, <Page />)
    let choose = (_: Credential): void => undefined
    const get = answerPasskey(() => new Promise((resolve) => (choose = resolve)))
    await button.click()
    await expect.poll(() => get.mock.calls).toHaveLength(1)
    await trust.click()
    await act(async () => proceed())
    choose(await usedPasskey())
    await expect.poll(() => reported).toEqual(['second'])
    expect(bodies(calls.finish)).toMatchObject([{ trustsDevice: true }])
  })

  it('cancels the browser’s request when the person switches to another way', async () => {
    await renderPasskey(['passkey', 'totp'])
    const signals: (AbortSignal | undefined)[] = []
    vi.spyOn(navigator.credentials, 'get').mockImplementation((request) => {
      signals.push(request?.signal)
      return new Promise(() => undefined)
    })
    await button.click()
    await expect.poll(() => signals).toHaveLength(1)
    await other.click()
    await page.getByRole('button', { name: 'Use your authenticator app' }).click()
    await expect.element(totp).toHaveFocus()
    expect(signals[0]?.aborted).toBe(true)
  })
})

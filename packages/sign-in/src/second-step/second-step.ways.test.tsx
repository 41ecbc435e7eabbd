import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/ar-XX'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { createApi } from '../api/index.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, user } from '../testing/render-form.tsx'
import {
  calls,
  createSecondStepServer,
  heading,
  needed,
  other,
  over,
  recoveryCode,
  renderStep,
  secondFactor,
  totp,
  wrong,
} from '../testing/second-step-server.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import { SecondStep } from './second-step.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  document.documentElement.dir = ''
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

/** Renders the step alone, as an app with a form of its own does. */
async function renderAlone(ways: typeof secondFactor.ways, server = createSecondStepServer()) {
  const onSuccess = vi.fn<(person: unknown) => void>()
  const onEnd = vi.fn<(error?: unknown) => void>()
  server.answers[calls.passkey] = answerJson(200, { options })
  const rendered = await renderStep(
    server,
    <SecondStep secondFactor={{ ...secondFactor, ways }} {...{ onSuccess, onEnd }} />,
  )
  return { ...rendered, server, onSuccess, onEnd }
}

describe('The second step with a passkey', () => {
  const button = page.getByRole('button', { name: 'Use a passkey' })

  it('asks for one when the button is pressed, and signs in', async () => {
    const { bodies, onSuccess } = await renderAlone(['passkey', 'totp'])
    const get = answerPasskey(usedPasskey)
    expect(await findAxeViolations()).toEqual([])
    expect(get).not.toHaveBeenCalled()
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(bodies(calls.finish)).toEqual([{ passkey: credential, lang: 'en-001' }])
  })

  it('says calmly that none was used, and can be tried again', async () => {
    const { onSuccess } = await renderAlone(['passkey'])
    answerPasskey(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await button.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^This was stopped before it was finished\./)
    answerPasskey(usedPasskey)
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
  })

  it('says why the server does not take one', async () => {
    const { server } = await renderAlone(['passkey'])
    answerPasskey(usedPasskey)
    server.answers[calls.finish] = answerJson(422, { code: 'passkey_signature', message: 'Not yours.' })
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not yours.')
  })

  it('is over when the server says so', async () => {
    const { server, onEnd } = await renderAlone(['passkey'])
    server.answers[calls.passkey] = over
    await button.click()
    await expect.poll(() => onEnd.mock.calls).toMatchObject([[{ code: 'second_factor_over' }]])
  })

  it('gives way to another: what the browser asks is ended', async () => {
    await renderAlone(['passkey', 'totp'])
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

describe('The second step of a person who needs an authenticator app', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const codes = ['ABCDE-FGHJK', 'BCDEF-GHJKM']
  const title = page.getByRole('heading', { name: 'Set up an authenticator app' })
  const kept = page.getByRole('button', { name: 'I have kept them' })

  async function renderEnrolment() {
    const server = createSecondStepServer()
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    server.answers[calls.enrolConfirm] = answerJson(200, { ...user, recoveryCodes: codes })
    return renderAlone([], server)
  }

  it('sets it up, shows the recovery codes, and signs in when they are kept', async () => {
    const { bodies, onSuccess } = await renderEnrolment()
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByRole('img')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await totp.fill('123456')
    await expect.element(page.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus()
    expect(bodies(calls.enrolConfirm)).toEqual([{ totp: '123456', lang: 'en-001' }])
    expect(onSuccess).not.toHaveBeenCalled()
    // Loaded again, the page is that of somebody who is signed in.
    expect(sessionStorage).toHaveLength(0)
    await kept.click()
    expect(onSuccess.mock.calls).toEqual([[user]])
  })

  it('gets another key when the first is too old', async () => {
    const { server, bodies } = await renderEnrolment()
    server.answers[calls.enrolConfirm] = answerJson(409, { code: 'totp_not_begun', message: 'Too long.' })
    await totp.fill('123456')
    await page.getByRole('button', { name: 'Get a new key' }).click()
    await expect.poll(() => bodies(calls.enrol)).toHaveLength(2)
  })

  it('says why there is no key, and asks again', async () => {
    const server = createSecondStepServer()
    server.answers[calls.enrol] = () => Promise.reject(new TypeError('Failed to fetch'))
    await renderAlone([], server)
    await expect.element(page.getByRole('alert')).toHaveTextContent(/could not reach the server/)
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    await page.getByRole('button', { name: 'Get a new key' }).click()
    await expect.element(totp).toBeVisible()
  })
})

it('The second step is reported as a form of its own, and it alone as the sign-in', async () => {
  const recorder = createRecorder()
  const { events } = recorder
  const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
  const server = createSecondStepServer()
  server.answers[calls.finish] = wrong('totp', 'totp_wrong', 'Wrong.')
  await renderStep(server, <SignIn />, analytics)
  await fillIn()
  await submit.click()
  await expect.element(heading).toHaveFocus()
  await totp.fill('123456')
  await expect.element(totp).toHaveAccessibleDescription('Wrong.')
  server.answers[calls.finish] = answerJson(200, user)
  await totp.fill('654321')
  const outcomes = () => events.filter(({ name }) => name.startsWith('sign_in') || name === 'form_exit')
  await expect.poll(outcomes).toMatchObject([
    { name: 'sign_in_error', form: 'second-step', code: 'validation_failed' },
    { name: 'sign_in_success', form: 'second-step' },
  ])
  expect(events).toContainEqual(expect.objectContaining({ form: 'second-step', field: 'totp' }))
  expect(JSON.stringify(events)).not.toContain('654321')
})

it('The second step reads from right to left in Arabic, its code from left to right', async () => {
  document.documentElement.dir = 'rtl'
  const server = createSecondStepServer()
  server.answers['POST /web/v1/auth/login'] = needed({ trustDays: 30 })
  const api = createApi({ lang: 'ar-XX', fetch: server.fetch })
  await render(
    <FoyerProvider api={api} messages={{ ...kit, ...validation, ...signIn }}>
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
        <SecondStep
          secondFactor={{ ...secondFactor, trustDays: 30 }}
          onSuccess={() => undefined}
          onEnd={() => undefined}
        />
      </main>
    </FoyerProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'بقيت خطوة واحدة' })).toHaveFocus()
  await expect.element(page.getByRole('checkbox', { name: 'الوثوق بهذا الجهاز لمدة 30 يومًا' })).toBeVisible()
  const input = page.getByRole('textbox', { name: 'الرمز من تطبيق المصادقة' })
  expect(getComputedStyle(input.element()).direction).toBe('ltr')
  expect(await findAxeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

it('The second step is not offered a way that this page does not know', async () => {
  await renderAlone(['smart-card' as 'totp', 'recovery-code'])
  await expect.element(recoveryCode).toBeVisible()
  expect(other.elements()).toEqual([])
  await userEvent.tab()
  await expect.element(recoveryCode).toHaveFocus()
})

import type { SecondFactor } from '../api/index.ts'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import { answerJson, settingsOf, user, type Answer } from './render-form.tsx'
import { renderSocial, SocialServer } from './social-server.tsx'

/** The controls of the second step, found by their roles and names. */
export const heading = page.getByRole('heading', { name: 'One more step' })
export const totp = page.getByRole('textbox', { name: 'Code from your authenticator app' })
export const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' })
export const other = page.getByRole('button', { name: 'Use another way' })
export const again = page.getByRole('button', { name: 'Start again' })
export const trust = page.getByRole('checkbox', { name: 'Trust this device for 30 days' })

export const secondFactor: SecondFactor = {
  ways: ['totp', 'recovery-code'],
  trustDays: null,
  expiresAt: '2026-11-20T10:10:00.000Z',
  ended: null,
}

export const needed = (overrides: Partial<SecondFactor> = {}): Answer =>
  answerJson(403, {
    code: 'second_factor_needed',
    message: 'One more step: confirm that it is you with your second factor.',
    secondFactor: { ...secondFactor, ...overrides },
  })

export const stepExpired = answerJson(401, {
  code: 'second_factor_over',
  message: 'This sign-in has taken too long. Start it again.',
})

export const wrong = (field: string, code: string, message: string): Answer =>
  answerJson(422, { code: 'validation_failed', message: 'x', errors: [{ field, code, message }] })

const path = '/web/v1/auth/second-factor'
export const calls = {
  ways: `GET ${path}`,
  finish: `POST ${path}`,
  cancel: `DELETE ${path}`,
  passkey: `POST ${path}/passkey`,
  enrol: `POST ${path}/totp`,
  enrolConfirm: `POST ${path}/totp/confirm`,
}

/** A fake server whose sign-ins all need a second step, and which accepts any. */
export function createSecondStepServer(overrides: Partial<SecondFactor> = {}): SocialServer {
  const server = new SocialServer()
  Object.assign(server.answers, {
    'GET /web/v1/settings': settingsOf('classic'),
    'GET /web/v1/auth/codes': answerJson(200, { pending: [] }),
    'POST /web/v1/auth/login': needed(overrides),
    'POST /web/v1/auth/code': answerJson(202, {}),
    'POST /web/v1/auth/code/confirm': needed(overrides),
    'POST /web/v1/auth/registration': answerJson(202, {}),
    'POST /web/v1/auth/registration/confirm': needed(overrides),
    'POST /web/v1/auth/recovery': answerJson(202, {}),
    'POST /web/v1/auth/recovery/check': answerJson(200, { isOpen: true }),
    'POST /web/v1/auth/recovery/confirm': needed(overrides),
    'POST /web/v1/auth/google': needed(overrides),
    [calls.ways]: answerJson(200, { ...secondFactor, ...overrides }),
    [calls.finish]: answerJson(200, user),
    [calls.cancel]: () => new Response(null, { status: 204 }),
  })
  return server
}

export async function renderStep(server: SocialServer, form: ReactNode, analytics?: AnalyticsPlugin) {
  const { session } = await renderSocial(server, () => form, analytics)
  /** The bodies of this call, newest last. */
  const bodies = (call: string) => server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
  return { session, bodies }
}

import '@foyer/kit/styles.css'
import { describe, expect, it, vi } from 'vitest'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import { createApi } from '../api/index.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { answerJson, renderForm, user, wrongPassword, type Answer } from '../testing/render-form.tsx'
import { ManualClock } from '../testing/manual-clock.ts'
import { email, fillIn, submit } from '../testing/sign-in-controls.ts'
import { createFingerprint } from '../fingerprint/create-fingerprint.ts'
import { createCommercialAgent, type AgentResult } from '../fingerprint/fingerprint-agent.ts'

const hanging = { name: 'hanging', identify: () => new Promise<AgentResult>(() => undefined) }
const quick = { name: 'quick', identify: async () => ({ visitorId: 'visitor', sealed: 'noXc7Q==' }) }

describe('the fingerprint of a sign-in', () => {
  // R1.5
  it('is sent complete with it, and again on its own after it', async () => {
    // The agent has all the time that it needs.
    const clock = new ManualClock()
    const plugin = createFingerprint({ agent: quick, buildId: 'build', readClientId: () => 'client', clock })
    const { sent } = await renderForm(<SignIn />, answerJson(200, user), plugin)
    await fillIn()
    await submit.click()
    await expect.poll(() => sent.length).toBe(2)
    const ids = { clientId: 'client', visitorId: 'visitor', sealed: 'noXc7Q==' }
    expect(sent[0]?.body['fingerprint']).toMatchObject(ids)
    const extended = { frontend_build_id: 'build', sealed: 'noXc7Q==', screen_width: screen.width }
    expect(sent[0]?.body['fingerprint']).toMatchObject({ extended })
    expect(sent[1]?.body).toMatchObject(extended)
    expect(Object.keys(sent[1]?.body ?? {})).toHaveLength(32)
  })

  it.each<[string, string | null, unknown]>([
    ['the tracker’s', '123.456', '123.456'],
    ['the device’s, where there is no tracker', null, expect.stringMatching(/^[\da-f-]{36}$/)],
  ])('has %s client id, the same each time', async (_name, id, expected) => {
    const tracker = createRecorder({ readClientId: () => id })
    const analytics = createAnalytics({ trackers: [tracker], consent: unsafelyWithoutConsent })
    const fingerprint = createFingerprint({ agent: quick })
    const { sent } = await renderForm(<SignIn />, wrongPassword, fingerprint, analytics)
    await fillIn()
    for (const tries of [1, 2]) {
      await submit.click()
      await expect.poll(() => sent.length).toBe(tries)
    }
    const [first, second] = sent.map(({ body }) => Object(body['fingerprint']))
    expect(first.clientId).toEqual(expected)
    expect(second.clientId).toBe(first.clientId)
  })

  it('is sent after 300 ms at the latest, whatever the agent does', async () => {
    const clock = new ManualClock()
    const fingerprint = createFingerprint({ agent: hanging, clock })
    const reading = fingerprint.read()
    await expect.poll(() => clock.pendingWaits).toContain(300)
    clock.advance(300)
    expect(await reading).toMatchObject({ visitorId: null, sealed: null, userAgent: navigator.userAgent })
  })

  it('has the default agent’s id for this browser, the same each time', async () => {
    const ids = new Set<unknown>()
    for (let visits = 0; visits < 2; visits++) {
      localStorage.removeItem('foyer-fingerprint')
      const fingerprint = createFingerprint()
      fingerprint.prepare()
      await expect.poll(async () => (await fingerprint.read()).visitorId).toMatch(/^[\da-f]{32}$/)
      ids.add((await fingerprint.read()).visitorId)
    }
    expect(ids.size).toBe(1)
  })

  it.each<[string, () => Promise<AgentResult>]>([
    ['throws', () => Promise.reject(new Error('blocked'))],
    ['gives nothing', async () => Object(null)],
    ['gives what is no text', async () => Object({ visitorId: {}, sealed: 7 })],
  ])('has no visitor id where the agent %s, and the sign-in goes on', async (_name, identify) => {
    const fingerprint = createFingerprint({ agent: { name: 'odd', identify } })
    const { sent, session } = await renderForm(<SignIn />, answerJson(200, user), fingerprint)
    await fillIn()
    await submit.click()
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(sent[0]?.body['fingerprint']).toMatchObject({ visitorId: null, sealed: null })
  })

  it('is collected when somebody focuses the form, and not before', async () => {
    const identify = vi.fn<() => Promise<AgentResult>>(quick.identify)
    const fingerprint = createFingerprint({ agent: { name: 'test', identify } })
    await renderForm(<SignIn />, answerJson(200, user), fingerprint)
    await expect.element(email).toBeVisible()
    expect(localStorage).toHaveLength(0)
    expect(identify).not.toHaveBeenCalled()
    await email.click()
    await expect.poll(() => identify.mock.calls.length).toBe(1)
  })

  // R3.4
  it('takes the result of a commercial agent, of either version', async () => {
    const sealed = { base64: () => 'noXc7Q==' }
    const results = await Promise.all(
      [
        { visitor_id: 'v4', sealed_result: sealed },
        { visitorId: 'v3', sealedResult: 'noXc7Q==' },
        { sealed_result: sealed },
        { visitor_id: 'v4', sealed_result: null },
      ].map((result) => createCommercialAgent(async () => result).identify()),
    )
    expect(results).toEqual([
      { visitorId: 'v4', sealed: 'noXc7Q==' },
      { visitorId: 'v3', sealed: 'noXc7Q==' },
      { visitorId: null, sealed: 'noXc7Q==' },
      { visitorId: 'v4', sealed: null },
    ])
  })
})

describe('reporting the device to the server', () => {
  it.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failure of the server', answerJson(500, {})],
    ['nobody signed in', answerJson(401, { code: 'unauthenticated', message: '' })],
  ])('does not disturb the sign-in when it meets %s', async (_name, failure) => {
    const fingerprint = createFingerprint({ agent: quick })
    const onError = vi.fn<() => void>()
    const { sent, answer, session } = await renderForm(
      <SignIn onError={onError} />,
      answerJson(200, user),
      fingerprint,
    )
    answer.mockImplementationOnce(answerJson(200, user)).mockImplementationOnce(failure)
    await fillIn()
    await submit.click()
    await expect.poll(() => answer.mock.results.length).toBe(2)
    await Promise.allSettled(answer.mock.results.map(({ value }) => value))
    expect(session.getState()).toEqual({ status: 'signed-in', user })
    expect(onError).not.toHaveBeenCalled()
    expect(sent).toHaveLength(2)
  })

  it('includes the device id, and is completed even if the page is left', async () => {
    const requests: Request[] = []
    const api = createApi({
      lang: 'en-001',
      async fetch(input, init) {
        requests.push(new Request(input, init))
        return Response.json({})
      },
    })
    await createFingerprint({ agent: quick }).saveVisitor(api)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers.get('Foyer-Device-Id')).toBe(localStorage.getItem('foyer-device-id'))
    expect(requests[0]?.keepalive).toBe(true)
  })
})

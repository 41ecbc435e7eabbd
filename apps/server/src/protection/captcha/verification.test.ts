import { createHmac } from 'node:crypto'
import { describe, expect } from 'vitest'
import { answerVerification, captchaTest as test, passed, solved } from '../../testing/captcha-test.ts'
import { sendJson, type FakeProvider, type Handler } from '../../testing/fake-provider.ts'
import { ada } from '../../testing/people.ts'

const validFields = { ...passed.recaptcha, ...passed.geetest }

/** The verification requests: address and fields. */
const listVerificationRequests = ({ requests }: FakeProvider) =>
  requests.map(({ url, body }) => ({ url: `${url.pathname}${url.search}`, fields: Object.fromEntries(body) }))

const failures: readonly (readonly [string, Handler])[] = [
  ['500', (_, response) => sendJson(response, validFields, 500)],
  ['garbage', (_, response) => void response.end('<h1>It works</h1>')],
  ['a list', (_, response) => sendJson(response, [{ success: true }])],
  ['null', (_, response) => void response.end('null')],
  ['nothing', (_, response) => void response.end()],
  ['10 MB', (_, response) => sendJson(response, { ...validFields, padding: 'x'.repeat(10_000_000) })],
  ['a redirect to who says yes', (_, response) => void response.writeHead(307, { location: '/yes' }).end()],
  ['a reset', (_, response) => void response.destroy()],
  ['no answer in time', () => undefined],
]

describe('a solved captcha is verified by its service', () => {
  test.for<readonly [string, object, boolean]>([
    ['success', validFields, true],
    ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    ['"true" as a text', { ...validFields, success: 'true' }, false],
    ['another host', { ...validFields, hostname: 'evil.example' }, false],
    ['no host', { success: true }, false],
    ['a good score for this action', { ...validFields, score: 0.9, action: 'login' }, true],
    ['a bad score', { ...validFields, score: 0.1, action: 'login' }, false],
    ['a score that is none', { ...validFields, score: '0.9' }, false],
    ['another action', { ...validFields, score: 0.9, action: 'register' }, false],
  ])('reCAPTCHA: %s', async ([, answer, isPassed], { startWithCaptcha, verifier }) => {
    answerVerification(verifier, 'recaptcha', answer)
    const { open } = await startWithCaptcha('recaptcha')
    const { body } = await open().callForError('login', { ...ada, captcha: solved.recaptcha() })
    expect(body.code).toBe(isPassed ? 'invalid_credentials' : 'captcha_failed')
    expect(listVerificationRequests(verifier)).toMatchObject([
      { url: '/siteverify', fields: { secret: 'a-secret-of-google', remoteip: '127.0.0.1' } },
    ])
  })

  test.for<readonly [string, object, boolean]>([
    ['success', passed.geetest, true],
    ['fail', { result: 'fail', reason: 'pass_token expire' }, false],
    ['fail for a reason that is cut in a letter', { result: 'fail', reason: `${'x'.repeat(99)}😀` }, false],
    ['fail for a reason that no database takes', { result: 'fail', reason: '\0' }, false],
    ['the status alone', { status: 'success' }, false],
  ])('GeeTest: %s', async ([, answer, isPassed], { startWithCaptcha, verifier }) => {
    answerVerification(verifier, 'geetest', answer)
    const captcha = solved.geetest()
    const { body } = await (
      await startWithCaptcha('geetest')
    )
      .open()
      .callForError('login', { ...ada, captcha })
    expect(body.code).toBe(isPassed ? 'invalid_credentials' : 'captcha_failed')
    const lotNumber = captcha.lot_number
    const sign_token = createHmac('sha256', 'a-key-of-geetest').update(lotNumber).digest('hex')
    expect(listVerificationRequests(verifier)).toMatchObject([
      { url: '/validate?captcha_id=id', fields: { lot_number: lotNumber, sign_token } },
    ])
  })

  for (const type of ['recaptcha', 'geetest'] as const) {
    test.for(failures)(`${type}: fails closed on %s`, async ([, handler], { startWithCaptcha, verifier }) => {
      answerVerification(verifier, type, handler)
      verifier.on('/yes', validFields)
      const { open, context } = await startWithCaptcha(type)
      const answer = await open().callForError('login', { ...ada, captcha: solved[type]() })
      expect(answer).toMatchObject({ status: 403, body: { code: 'captcha_failed' } })
      const { text } = await context.metrics.print()
      expect(text).toContain(`foyer_captchas_total{kind="${type}",outcome="unanswered"}`)
    })
  }

  test('one of another id, or of another kind, is refused without asking the service', async ({
    startWithCaptcha,
    verifier,
  }) => {
    answerVerification(verifier, 'recaptcha', validFields)
    answerVerification(verifier, 'geetest', validFields)
    const { open } = await startWithCaptcha('recaptcha')
    for (const captcha of [{ ...solved.recaptcha(), id: 'other' }, solved.geetest()])
      expect((await open().callForError('login', { ...ada, captcha })).body.code).toBe('captcha_failed')
    expect(verifier.requests).toEqual([])
  })
})

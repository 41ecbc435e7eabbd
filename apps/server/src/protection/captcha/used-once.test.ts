import { describe, expect } from 'vitest'
import { answerVerification, captchaTest as test, solveCaptcha, solved } from '../../testing/captcha-test.ts'
import { ada, bob } from '../../testing/people.ts'
import { phone } from '../../testing/recovery-test.ts'
import { deleteOldAnswers } from './captcha-answers.ts'

const validAnswers = {
  clientId: '',
  visitorId: '',
  sealed: null,
  userAgent: 'a phone',
  screenWidth: 360,
  screenHeight: 800,
}

describe('a solved captcha', () => {
  test.beforeEach(({ verifier }) => answerVerification(verifier, 'recaptcha'))

  test('is accepted once, or again for the same submit resent', async ({
    start,
    startWithCaptcha,
    verifier,
  }) => {
    await (await start()).open().call('register', { body: ada })
    const { open } = await startWithCaptcha('recaptcha')
    const captcha = solved.recaptcha()
    const send = async (key: string) =>
      (await open().callForError('login', { ...ada, captcha }, { 'idempotency-key': key })).status
    expect(await send('first-key-of-a-submit')).toBe(200)
    expect(await send('first-key-of-a-submit')).toBe(200)
    expect(await send('other-key-of-a-submit')).toBe(403)
    expect(verifier.requests).toHaveLength(1)
  })

  test('is accepted again for the same submit after the device was rotated, which changes its fingerprint', async ({
    start,
    startWithCaptcha,
  }) => {
    await (await start()).open().call('register', { body: ada })
    const { open } = await startWithCaptcha('recaptcha')
    const captcha = solved.recaptcha()
    for (const [screenWidth, screenHeight] of [
      [360, 800],
      [800, 360],
    ] as const) {
      const fingerprint = { ...validAnswers, screenWidth, screenHeight }
      const body = { ...ada, fingerprint, captcha }
      const answer = await open().call('login', { body, headers: { 'idempotency-key': 'key-of-one-submit' } })
      expect(answer.status).toBe(200)
    }
  })

  test('is used up even if its sign-up is refused', async ({ start, startWithCaptcha }) => {
    await (await start()).open().call('register', { body: ada })
    const { open } = await startWithCaptcha('recaptcha')
    const body = { ...ada, password: 'Another1password', captcha: solved.recaptcha() }
    const send = () => open().callForError('register', body, { 'idempotency-key': 'key-of-one-submit' })
    expect((await send()).body.code).toBe('account_exists')
    expect((await send()).body.code).toBe('captcha_failed')
  })

  test('opens what it did before, whatever the captchas of other submits do', async ({
    start,
    startWithCaptcha,
    verifier,
  }) => {
    await (await start()).open().call('register', { body: ada })
    const { open } = await startWithCaptcha('recaptcha')
    const [refused, passing] = [solved.recaptcha(), solved.recaptcha()]
    const send = async (captcha: typeof refused) => {
      const headers = { 'idempotency-key': `key-of-submit-${captcha.response.replace(' ', '-')}` }
      return (await open().callForError('login', { ...ada, captcha }, headers)).status
    }
    answerVerification(verifier, 'recaptcha', { success: false })
    expect(await send(refused)).toBe(403)
    answerVerification(verifier, 'recaptcha')
    expect(await send(passing)).toBe(200)
    expect(await send(refused)).toBe(403)
    // A refused sign-up uses its own captcha up.
    await open().callForError('register', { ...ada, captcha: solved.recaptcha() })
    expect(await send(passing)).toBe(200)
  })

  test('is still used up after old ones are swept, for as long as its service accepts it', async ({
    startWithCaptcha,
    verifier,
  }) => {
    const { open, context } = await startWithCaptcha('altcha')
    const captcha = await solveCaptcha('altcha', verifier, open())
    const send = async () => (await open().callForError('login', { ...ada, captcha })).body.code
    expect(await send()).toBe('invalid_credentials')
    const { database } = context
    // Two statements, because Citus cannot compute a time from a column in an update.
    const [answer] = await database.query<{ at: string }>(
      "select (expires_at - interval '10 minutes')::text as at from captcha_answers",
    )
    await database.query('update captcha_answers set expires_at = $1', [answer?.at])
    await deleteOldAnswers(database, 100)
    expect(await send()).toBe('captcha_failed')
  })

  test('lets exactly one of ten concurrent requests pass', async ({ startWithCaptcha }) => {
    const { open } = await startWithCaptcha('recaptcha')
    const captcha = solved.recaptcha()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().callForError('login', { ...ada, captcha })),
    )
    expect(answers.filter(({ body }) => body.code === 'invalid_credentials')).toHaveLength(1)
  })
})

const kinds = ['recaptcha', 'geetest', 'altcha'] as const

describe.for(kinds)('one solved captcha of the kind %s does not allow guessing', (kind) => {
  test('60 passwords with one Idempotency-Key', async ({ start, startWithCaptcha, verifier }) => {
    await (await start()).open().call('register', { body: ada })
    const { open } = await startWithCaptcha(kind)
    const captcha = await solveCaptcha(kind, verifier, open())
    const headers = { 'idempotency-key': 'one-key-for-all-guesses' }
    const codes: string[] = []
    for (let number = 0; number < 60; number++) {
      const guess = { ...ada, password: `Wrong1guess${number}`, captcha }
      codes.push((await open().callForError('login', guess, headers)).body.code)
    }
    expect(codes).toEqual(['invalid_credentials', ...Array.from({ length: 59 }, () => 'captcha_failed')])
  })

  test('the same password a second time, once it was refused', async ({ startWithCaptcha, verifier }) => {
    const { open } = await startWithCaptcha(kind)
    const captcha = await solveCaptcha(kind, verifier, open())
    const headers = { 'idempotency-key': 'one-key-for-all-guesses' }
    const guess = async () => (await open().callForError('login', { ...ada, captcha }, headers)).body.code
    expect([await guess(), await guess()]).toEqual(['invalid_credentials', 'captcha_failed'])
  })

  test.for([
    ['recovery', { email: ada.email }, 202],
    ['register', ada, 201],
  ] as const)(
    'a password, when it was solved for %s of the same account',
    async ([id, form, status], { startWithCaptcha, verifier }) => {
      const { open } = await startWithCaptcha(kind)
      const captcha = await solveCaptcha(kind, verifier, open())
      const headers = { 'idempotency-key': 'one-key-for-all-guesses' }
      const send = (call: 'login' | typeof id, body: object) =>
        open().callForError(call, { ...body, captcha }, headers)
      expect((await send(id, form)).status).toBe(status)
      for (const password of [ada.password, 'Wrong1password'])
        expect((await send('login', { ...ada, password })).body.code).toBe('captcha_failed')
      expect((await send('register', bob)).body.code).toBe('captcha_failed')
    },
  )
})

describe.for(kinds)('one solved captcha of the kind %s sends one message', (kind) => {
  test.for([
    ['a mail', { email: ada.email }, { email: bob.email }],
    ['a text message', { phone }, { phone: '+15550100201' }],
  ] as const)(
    '%s: a resent recovery is answered without a second message, and one for another account is refused',
    async ([, name, other], { start, startWithCaptcha, verifier, inbox }) => {
      for (const each of [name, other])
        await (await start()).open().call('register', { body: { ...each, password: ada.password } })
      const { open, context } = await startWithCaptcha(kind, { messages: inbox.config })
      const captcha = await solveCaptcha(kind, verifier, open())
      const headers = { 'idempotency-key': 'one-key-for-all-messages' }
      const ask = (body: object) => open().callForError('recovery', { ...body, captcha }, headers)
      for (const lang of ['de-DE', 'fr', 'es']) expect((await ask({ ...name, lang })).status).toBe(202)
      expect((await ask(other)).body.code).toBe('captcha_failed')
      await context.notifications.whenSettled()
      expect([...inbox.mails, ...inbox.texts]).toHaveLength(1)
    },
  )
})

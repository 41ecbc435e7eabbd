import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { CaptchaAnswer } from '@foyer/core/wire'
import { readConfig } from '../config.ts'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'
import type { CaptchaConfig, CaptchaService } from './captcha-config.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, fields: URLSearchParams) => void

let handle: Handler
let asked: { url: string; fields: Record<string, string> }[] = []
let origin = ''
const service = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    const fields = new URLSearchParams(text)
    asked.push({ url: request.url ?? '', fields: Object.fromEntries(fields) })
    handle(request, response, fields)
  })
})

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  origin = `http://127.0.0.1:${address.port}`
})
beforeEach(() => void (asked = []))
afterAll(() => service.closeAllConnections())
afterAll(() => void service.close())

const json =
  (body: unknown, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const usual = readConfig({}).captcha
const withService = (service: CaptchaService): { captcha: CaptchaConfig } => ({
  captcha: { ...usual, mode: 'on', service },
})
const recaptcha = (): CaptchaService => ({
  type: 'recaptcha',
  id: 'site',
  secret: 'a-secret-of-google',
  script: 'https://www.google.com/recaptcha/api.js',
  verifyUrl: `${origin}/siteverify`,
  hostnames: [],
  minScore: 0.5,
})
const geetest = (): CaptchaService => ({
  type: 'geetest',
  id: 'id',
  key: 'a-key-of-geetest',
  script: '',
  verifyUrl: `${origin}/validate`,
  hosts: [],
})
const altcha: CaptchaService = { type: 'altcha', id: 'altcha', key: 'k'.repeat(32), work: 4 }

let count = 0
const solved = {
  recaptcha: (): CaptchaAnswer => ({ type: 'recaptcha', id: 'site', response: `token ${count++}` }),
  geetest: (): CaptchaAnswer => ({
    type: 'geetest',
    id: 'id',
    lot_number: `lot ${count++}`,
    captcha_output: 'output',
    pass_token: 'pass',
    gen_time: '1700000000',
  }),
}
const good = { success: true, hostname: 'localhost' }

const disturbed: readonly (readonly [string, Handler])[] = [
  ['500', json({ success: true, hostname: 'localhost', result: 'success' }, 500)],
  ['garbage', (_request, response) => void response.end('<h1>It works</h1>')],
  ['a list', json([{ success: true }])],
  ['null', json(null)],
  ['nothing', (_request, response) => void response.end()],
  ['10 MB', json({ ...good, result: 'success', padding: 'x'.repeat(10_000_000) })],
  [
    'a redirect to who says yes',
    (request, response) =>
      request.url?.startsWith('/yes')
        ? json({ ...good, result: 'success' })(request, response, new URLSearchParams())
        : void response.writeHead(307, { location: `${origin}/yes` }).end(),
  ],
  ['a reset', (request) => void request.socket.destroy()],
  ['no answer in time', () => undefined],
]

describe('a solved captcha is verified by its service', () => {
  test.for<readonly [string, object, boolean]>([
    ['success', good, true],
    ['refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    ['"true" as a text', { ...good, success: 'true' }, false],
    ['another host', { ...good, hostname: 'evil.example' }, false],
    ['no host', { success: true }, false],
    ['a good score for this action', { ...good, score: 0.9, action: 'login' }, true],
    ['a bad score', { ...good, score: 0.1, action: 'login' }, false],
    ['a score that is none', { ...good, score: '0.9' }, false],
    ['another action', { ...good, score: 0.9, action: 'register' }, false],
  ])('reCAPTCHA: %s', async ([, answer, isPassed], { start }) => {
    handle = json(answer)
    const captcha = solved.recaptcha()
    const { body } = await (
      await start(withService(recaptcha()))
    )
      .open()
      .refused('login', { ...ada, captcha })
    expect(body.code).toBe(isPassed ? 'invalid_credentials' : 'captcha_failed')
    expect(asked).toMatchObject([
      { url: '/siteverify', fields: { secret: 'a-secret-of-google', remoteip: '127.0.0.1' } },
    ])
  })

  test.for<readonly [string, object, boolean]>([
    ['success', { result: 'success', reason: '', captcha_args: {} }, true],
    ['fail', { result: 'fail', reason: 'pass_token expire' }, false],
    ['the status alone', { status: 'success' }, false],
  ])('GeeTest: %s', async ([, answer, isPassed], { start }) => {
    handle = json(answer)
    const captcha = solved.geetest()
    const { body } = await (await start(withService(geetest()))).open().refused('login', { ...ada, captcha })
    expect(body.code).toBe(isPassed ? 'invalid_credentials' : 'captcha_failed')
    const lot = captcha.type === 'geetest' ? captcha.lot_number : ''
    const sign_token = createHmac('sha256', 'a-key-of-geetest').update(lot).digest('hex')
    expect(asked).toMatchObject([{ url: '/validate?captcha_id=id', fields: { lot_number: lot, sign_token } }])
  })

  for (const type of ['recaptcha', 'geetest'] as const) {
    test.for(disturbed)(`${type}: fails closed on %s`, async ([, handler], { start }) => {
      handle = handler
      const changes = withService(type === 'recaptcha' ? recaptcha() : geetest())
      const { open, context } = await start(changes)
      const answer = await open().refused('login', { ...ada, captcha: solved[type]() })
      expect(answer).toMatchObject({ status: 403, body: { code: 'captcha_failed' } })
      const { text } = await context.metrics.print()
      expect(text).toContain(`foyer_captchas_total{kind="${type}",outcome="unanswered"}`)
    })
  }

  test('one of another id, or of another kind, is not even asked about', async ({ start }) => {
    handle = json({ ...good, result: 'success' })
    const { open } = await start(withService(recaptcha()))
    for (const captcha of [{ ...solved.recaptcha(), id: 'other' }, solved.geetest()])
      expect((await open().refused('login', { ...ada, captcha })).body.code).toBe('captcha_failed')
    expect(asked).toEqual([])
  })

  test('counts once, except for the same submit sent again', async ({ start }) => {
    handle = json(good)
    const { open } = await start(withService(recaptcha()))
    const captcha = solved.recaptcha()
    const send = async (key: string) =>
      (await open().refused('login', { ...ada, captcha }, { 'idempotency-key': key })).body.code
    expect(await send('first-key-of-a-submit')).toBe('invalid_credentials')
    expect(await send('first-key-of-a-submit')).toBe('invalid_credentials')
    expect(await send('other-key-of-a-submit')).toBe('captcha_failed')
    expect(asked).toHaveLength(1)
  })

  test('of ten at once with one captcha, one passes', async ({ start }) => {
    handle = json(good)
    const { open } = await start(withService(recaptcha()))
    const captcha = solved.recaptcha()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().refused('login', { ...ada, captcha })),
    )
    expect(answers.filter(({ body }) => body.code === 'invalid_credentials')).toHaveLength(1)
  })
})

async function solve(browser: { call: (id: 'captchaChallenge') => Promise<{ body: unknown }> }) {
  const { body: challenge } = await browser.call('captchaChallenge')
  const known = challenge as Parameters<typeof solveChallenge>[0]['challenge']
  return { challenge: known, solution: await solveChallenge({ challenge: known, deriveKey }) }
}

describe('a proof of work', () => {
  const pack = (value: unknown): CaptchaAnswer => ({
    type: 'altcha',
    payload: Buffer.from(JSON.stringify(value)).toString('base64'),
  })

  test('passes once, however it is written', async ({ start }) => {
    const { open } = await start(withService(altcha))
    const done = await solve(open())
    const send = async (captcha: CaptchaAnswer) =>
      (await open().refused('login', { ...ada, captcha })).body.code
    expect(await send(pack(done))).toBe('invalid_credentials')
    expect(await send(pack({ ...done, more: 1 }))).toBe('captcha_failed')
  })

  test('that is not ours, not done, over or broken is refused', async ({ start }) => {
    const { open } = await start(withService(altcha))
    const send = async (captcha: CaptchaAnswer) =>
      (await open().refused('login', { ...ada, captcha })).body.code
    const { challenge, solution } = await solve(open())
    const { parameters } = challenge
    const wrong: unknown[] = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      {
        challenge: {
          ...challenge,
          parameters: { ...parameters, expiresAt: Number(parameters.expiresAt) + 9_999 },
        },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: null },
      { challenge: { parameters: {}, signature: '' }, solution: {} },
      null,
      'text',
    ]
    for (const value of wrong) expect(await send(pack(value))).toBe('captcha_failed')
    expect(await send({ type: 'altcha', payload: '%%%' })).toBe('captcha_failed')
  })

  test('there is no challenge where the captcha is another one', async ({ start }) => {
    const { open } = await start(withService(recaptcha()))
    expect(await open().refused('captchaChallenge')).toMatchObject({ status: 404 })
  })
})

import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { startTestSandbox } from '../social/testing/social-sandbox.ts'
import { sandboxId, sandboxSecret } from './keys.ts'

let sandbox: Sandbox
let abortController: AbortController
let now = Date.now()

beforeEach(async () => {
  abortController = new AbortController()
  sandbox = await startTestSandbox({ now: () => now })
})

afterEach(() => sandbox.close())

const address = (path: string) => `${sandbox.url}/captcha${path}`
const post = (path: string, fields: Record<string, string>, init: RequestInit = {}) =>
  fetch(address(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    ...init,
  })
const choose = (choice: Record<string, string>) => post('', choice)

async function solve(answer = 'solved'): Promise<string> {
  const response = await post('/recaptcha/token', { answer, hostname: 'localhost' })
  return ((await response.json()) as { token: string }).token
}

async function verify(response: string, secret = sandboxSecret): Promise<unknown> {
  return (await post('/recaptcha/api/siteverify', { secret, response })).json()
}

describe('reCAPTCHA of the sandbox', () => {
  it('verifies a solved captcha once, and names the host that it was solved on', async () => {
    const token = await solve()
    expect(await verify(token)).toMatchObject({ success: true, hostname: 'localhost' })
    expect(await verify(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  })

  it('verifies nothing after two minutes', async () => {
    const [first, second] = [await solve(), await solve()]
    now += 119_000
    expect(await verify(first)).toMatchObject({ success: true })
    now += 1_000
    expect(await verify(second)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  })

  it('rejects failed captchas, made-up tokens and a wrong secret', async () => {
    expect(await verify(await solve('failed'))).toMatchObject({ success: false })
    expect(await verify('made-up')).toMatchObject({ success: false })
    expect(await verify(await solve(), 'another')).toEqual({
      success: false,
      'error-codes': ['invalid-input-secret'],
    })
  })

  it('lets only pages of this machine frame its box', async () => {
    const { headers } = await fetch(address('/recaptcha/frame'))
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/,
    )
  })
})

describe('GeeTest of the sandbox', () => {
  type GeetestResult = Readonly<Record<'lot_number' | 'captcha_output' | 'pass_token' | 'gen_time', string>>
  const validate = async (
    result: GeetestResult,
    secret = sandboxSecret,
    id = sandboxId,
  ): Promise<unknown> => {
    const sign_token = createHmac('sha256', secret).update(result.lot_number).digest('hex')
    return (await post(`/geetest/validate?captcha_id=${id}`, { ...result, sign_token })).json()
  }
  const solveGeetest = async (answer: string) =>
    (await (await fetch(address(`/geetest/token?answer=${answer}`))).json()) as GeetestResult

  it('verifies a solved captcha once', async () => {
    const result = await solveGeetest('solved')
    expect(await validate(result)).toMatchObject({ status: 'success', result: 'success' })
    expect(await validate(result)).toMatchObject({ status: 'success', result: 'fail' })
  })

  it.each(['captcha_output', 'pass_token', 'gen_time'])('refuses a made-up %s', async (name) => {
    const result = { ...(await solveGeetest('solved')), [name]: '1' }
    expect(await validate(result)).toMatchObject({ status: 'success', result: 'fail' })
  })

  it('refuses a failed captcha, another key and another id', async () => {
    expect(await validate(await solveGeetest('failed'))).toMatchObject({ result: 'fail' })
    expect(await validate(await solveGeetest('solved'), 'another')).toMatchObject({ status: 'error' })
    expect(await validate(await solveGeetest('solved'), sandboxSecret, 'another')).toMatchObject({
      status: 'error',
    })
  })
})

it.each([
  ['/recaptcha/api/siteverify', 200],
  ['/recaptcha/token', 200],
  ['/geetest/validate', 200],
  ['', 303],
])('a call to %j without a body counts as one without fields', async (path, status) => {
  expect((await fetch(address(path), { method: 'POST', redirect: 'manual' })).status).toBe(status)
})

describe('the captchas of the sandbox', () => {
  it('serve GeeTest at the path of an installation, too', async () => {
    const { origin } = new URL(address('/'))
    expect((await fetch(`${origin}/geetest/gt4.js`)).status).toBe(200)
    expect(await (await fetch(`${origin}/geetest/token?answer=solved`)).json()).toHaveProperty('lot_number')
  })

  it.each(['/recaptcha/api.js', '/geetest/gt4.js'])('change how %s arrives, as chosen', async (path) => {
    expect(await (await fetch(address(path))).text()).toContain('window.')
    await choose({ arrival: 'broken' })
    expect(await (await fetch(address(path))).text()).toBe('this is not a script')
    await choose({ arrival: 'blocked' })
    await expect(fetch(address(path))).rejects.toThrow('fetch failed')
  })

  it('change how the service answers a server, as chosen', async () => {
    await choose({ verification: 'error-500' })
    expect((await post('/recaptcha/api/siteverify', {})).status).toBe(500)
    await choose({ verification: 'garbage' })
    await expect(verify(await solve())).rejects.toThrow(SyntaxError)
    await choose({ verification: 'redirect' })
    expect((await post('/recaptcha/api/siteverify', {})).status).toBe(307)
  })

  it.each<[Record<string, string>, () => Promise<Response>]>([
    [
      { verification: 'slow' },
      () => post('/recaptcha/api/siteverify', {}, { signal: abortController.signal }),
    ],
    [{ arrival: 'slow' }, () => fetch(address('/geetest/gt4.js'), { signal: abortController.signal })],
  ])('leave a request without an answer when %o is chosen', async (choice, sendRequest) => {
    await choose(choice)
    let isAnswered = false
    const pending = sendRequest().then(() => (isAnswered = true))
    for (let attempt = 0; attempt < 5; attempt++) await solve()
    expect(isAnswered).toBe(false)
    abortController.abort()
    await expect(pending).rejects.toThrow('aborted')
  })

  it('behave only in ways that their page offers, and it shows the chosen one', async () => {
    expect((await choose({ arrival: 'late' })).status).toBe(400)
    expect((await choose({ verification: 'late' })).status).toBe(400)
    await choose({ verification: 'slow' })
    const page = await (await fetch(address(''))).text()
    expect(page).toContain('<option value="slow" selected>slow</option>')
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startSandbox, type Sandbox } from '../sandbox.ts'

let sandbox: Sandbox
let now: number

beforeEach(async () => {
  now = 59_000
  sandbox = await startSandbox(readConfig({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }), {
    now: () => now,
    slowness: 0,
  })
})

afterEach(() => sandbox.close())

/** '12345678901234567890', the secret of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

interface Codes {
  readonly secondsLeft: number
  readonly entries: readonly { id: string; issuer: string; account: string; code: string }[]
}

const load = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
const readCodes = async () => JSON.parse(await load('/authenticator/codes')) as Codes
const post = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const add = (key: string) => post('/authenticator', { key })

describe('the authenticator', () => {
  // RFC 6238, appendix B, in six digits.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 1],
    [1_111_111_111, '050471', 29],
    [1_234_567_890, '005924', 30],
    [20_000_000_000, '353130', 10],
  ])('shows the code at second %i, and how long it lasts', async (second, code, secondsLeft) => {
    now = second * 1000
    await add(secret)
    expect(await readCodes()).toMatchObject({ secondsLeft, entries: [{ code }] })
    expect(await load('/authenticator')).toMatch(new RegExp(`>${secondsLeft}</b> s[^]*>${code}</output>`))
  })

  it.each([
    [
      'the address of a QR code',
      `otpauth://totp/Foyer:anna%40example.org?secret=${secret}&issuer=Foyer`,
      'Foyer',
      'anna@example.org',
    ],
    [
      'an issuer that only the label has',
      `otpauth://totp/My%20Shop:%20anna?secret=${secret}`,
      'My Shop',
      'anna',
    ],
    [
      'a label without an issuer',
      `otpauth://totp/anna?secret=${secret}&digits=6&period=30&algorithm=SHA1`,
      '',
      'anna',
    ],
    ['a label that is no encoded text', `otpauth://totp/100%?secret=${secret}`, '', '100%'],
    ['the key alone, as a page shows it', ' gezd gnbv gy3t qojq\ngezd-gnbv-gy3t-qojq== ', '', ''],
  ])('takes %s', async (_, key, issuer, account) => {
    expect((await add(key)).status).toBe(303)
    expect((await readCodes()).entries).toMatchObject([{ issuer, account, code: '287082' }])
  })

  it.each([
    ['no key', '', 'That is no key'],
    ['a key of other characters', 'GEZDGNBV1', 'That is no key'],
    ['less than a byte', 'A', 'That is no key'],
    ['an address without a key', 'otpauth://totp/anna', 'That is no key'],
    ['codes based on a counter', `otpauth://hotp/anna?secret=${secret}`, 'not one of codes by the clock'],
    ['eight digits', `otpauth://totp/anna?secret=${secret}&digits=8`, 'no other digits than 6'],
    ['another hash', `otpauth://totp/anna?secret=${secret}&algorithm=SHA256`, 'no other algorithm than SHA1'],
  ])('refuses %s, and says why', async (_, key, reason) => {
    const response = await add(key)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(reason)
    expect((await readCodes()).entries).toEqual([])
  })

  it('lists several entries, newest first, and removes one', async () => {
    await add(`otpauth://totp/anna?secret=${secret}`)
    await add(`otpauth://totp/ben?secret=${secret}`)
    const [ben] = (await readCodes()).entries
    expect(ben?.account).toBe('ben')
    expect((await post(`/authenticator/${ben?.id}/remove`)).status).toBe(303)
    expect((await readCodes()).entries.map(({ account }) => account)).toEqual(['anna'])
  })

  it('escapes names, runs only its own script, and is linked from the first page', async () => {
    const label = encodeURIComponent('<img src=x onerror=alert(1)>')
    await add(`otpauth://totp/${label}?secret=${secret}`)
    const response = await fetch(`${sandbox.url}/authenticator`)
    const page = await response.text()
    expect(page).toContain('&#60;img src=x')
    expect(page).not.toContain('<img')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page).toContain('src="/authenticator.js"')
    expect(await load('/authenticator.js')).toContain('/authenticator/codes')
    expect(await load('/')).toContain('href="/authenticator"')
  })
})

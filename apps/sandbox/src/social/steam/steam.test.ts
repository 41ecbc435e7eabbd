import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { startTestSandbox, state, followRedirects, withParameters } from '../testing/social-sandbox.ts'
import { toKeyValueForm } from './assertion.ts'
import { forgeries } from './forgeries.ts'

let sandbox: Sandbox
let now = Date.now()

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now, slowness: 10 })
})

afterAll(() => sandbox.close())

const openid2 = 'http://specs.openid.net/auth/2.0'
const returnTo = `http://localhost:3000/oauth/steam?state=${Buffer.from(state).toString('base64url')}`

function address(parameters: Readonly<Record<string, string>> = {}): string {
  return withParameters(`${sandbox.url}/social/steam/openid/login`, {
    'openid.ns': openid2,
    'openid.mode': 'checkid_setup',
    'openid.return_to': returnTo,
    'openid.realm': 'http://localhost:3000',
    'openid.identity': `${openid2}/identifier_select`,
    'openid.claimed_id': `${openid2}/identifier_select`,
    choose: 'anna',
    ...parameters,
  })
}

const signIn = (parameters: Readonly<Record<string, string>> = {}): Promise<URL> =>
  followRedirects(sandbox, address(parameters))

/** Section 11.4.2.1: sends all fields as received, with another mode. */
function check({ searchParams }: URL, changed: Readonly<Record<string, string>> = {}): Promise<Response> {
  const fields = [...searchParams].filter(([name]) => name.startsWith('openid.'))
  const body = new URLSearchParams(fields)
  body.set('openid.mode', 'check_authentication')
  for (const [name, value] of Object.entries(changed)) body.set(name, value)
  return fetch(`${sandbox.url}/social/steam/openid/login`, { method: 'POST', body, redirect: 'manual' })
}

const checkText = async (back: URL, changed?: Readonly<Record<string, string>>): Promise<string> =>
  (await check(back, changed)).text()

const valid = `ns:${openid2}\nis_valid:true\n`
const invalid = `ns:${openid2}\nis_valid:false\n`

it('writes the example of OpenID 2.0, section 4.1.3, in key-value form exactly as given there', () => {
  const text = toKeyValueForm([
    ['mode', 'error'],
    ['error', 'This is an example message'],
  ])
  expect(text).toBe('mode:error\nerror:This is an example message\n')
})

describe('Steam', () => {
  it('asserts an identity in the fields of OpenID 2.0, all of them signed', async () => {
    const returned = await signIn()
    const fields = Object.fromEntries(returned.searchParams)
    expect(returned.origin + returned.pathname).toBe('http://localhost:3000/oauth/steam')
    expect(fields).toMatchObject({
      state: new URL(returnTo).searchParams.get('state'),
      'openid.ns': openid2,
      'openid.mode': 'id_res',
      'openid.op_endpoint': `${sandbox.url}/social/steam/openid/login`,
      'openid.claimed_id': `${sandbox.url}/social/steam/openid/id/76561198000000101`,
      'openid.identity': `${sandbox.url}/social/steam/openid/id/76561198000000101`,
      'openid.return_to': returnTo,
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
    })
    expect(fields['openid.response_nonce']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ.+$/)
  })

  it('confirms an assertion once', async () => {
    const returned = await signIn()
    expect([await checkText(returned), await checkText(returned)]).toEqual([valid, invalid])
  })

  it('confirms no assertion that is five minutes old', async () => {
    const returned = await signIn()
    now += 300_000
    expect(await checkText(returned)).toBe(invalid)
  })

  it.each([
    'claimed_id',
    'identity',
    'return_to',
    'op_endpoint',
    'response_nonce',
    'assoc_handle',
    'signed',
    'sig',
    'ns',
  ])('denies an assertion whose %s was changed', async (name) => {
    expect(await checkText(await signIn(), { [`openid.${name}`]: 'changed' })).toBe(invalid)
  })

  it('goes back without an identity when it is denied', async () => {
    const { searchParams } = await signIn({ answer: 'denied' })
    expect([searchParams.get('openid.mode'), searchParams.get('openid.claimed_id')]).toEqual(['cancel', null])
  })

  it.each([
    ['version', { 'openid.ns': 'http://openid.net/signon/1.1' }],
    ['mode', { 'openid.mode': 'checkid_immediate' }],
    ['identity', { 'openid.identity': 'http://steam.example/openid/id/1' }],
    ['realm', { 'openid.realm': 'http://localhost:4000' }],
    [
      'host',
      { 'openid.return_to': 'https://evil.example/oauth/steam', 'openid.realm': 'https://evil.example' },
    ],
    ['path', { 'openid.return_to': 'http://localhost:3000/elsewhere' }],
  ])('redirects nobody for a wrong %s', async (_what, changed) => {
    const response = await fetch(address(changed), { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  })

  it.each([
    ['error-500', 500],
    ['redirecting', 307],
    ['garbage', 200],
  ])('can fail to confirm an assertion: %s', async (answer, status) => {
    const response = await check(await signIn({ answer }))
    expect(response.status).toBe(status)
    expect(await response.text()).not.toBe(valid)
  })

  it('can reset the connection, answer slowly, and send 10 MB', async () => {
    await expect(check(await signIn({ answer: 'reset' }))).rejects.toThrow('fetch failed')
    expect(await checkText(await signIn({ answer: 'slow' }))).toBe(valid)
    expect((await checkText(await signIn({ answer: 'huge' }))).length).toBeGreaterThan(10 * 1024 * 1024)
  })
})

/** The forgeries that Steam's check accepts, which is why a client has to check more. */
const accepted = new Set([
  'extra-field',
  'unsigned-identity',
  'other-endpoint',
  'other-return-to',
  'used-nonce',
  'old-nonce',
  'future-nonce',
  'two-identities',
  'other-host',
  'other-universe',
  'twice',
])

describe.each(forgeries.map(({ id }) => id))('the forgery %s', (answer) => {
  it('differs from a genuine answer, and passes the check of Steam only if it is meant to', async () => {
    const previous = await signIn()
    const returned = await signIn({ answer })
    const keys = [...returned.searchParams.keys()]
    const fields = Object.fromEntries(returned.searchParams)
    const isGenuine =
      keys.length === new Set(keys).size &&
      keys.length === [...previous.searchParams.keys()].length &&
      fields['openid.ns'] === openid2 &&
      fields['openid.op_endpoint'] === `${sandbox.url}/social/steam/openid/login` &&
      fields['openid.return_to'] === returnTo &&
      fields['openid.claimed_id'] === `${sandbox.url}/social/steam/openid/id/76561198000000101` &&
      fields['openid.identity'] === fields['openid.claimed_id'] &&
      fields['openid.response_nonce'] !== previous.searchParams.get('openid.response_nonce') &&
      Math.abs(Date.parse((fields['openid.response_nonce'] ?? '').slice(0, 20)) - now) < 60_000 &&
      fields['openid.sig'] !== 'AAAA'
    expect(isGenuine).toBe(false)
    expect(await checkText(returned)).toBe(accepted.has(answer) ? valid : invalid)
  })
})

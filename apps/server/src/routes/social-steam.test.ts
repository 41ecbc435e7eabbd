import { describe, expect } from 'vitest'
import { encodeState } from '@foyer/core/social'
import type { Browser } from '../testing/browser.ts'
import type { FakeProvider } from '../testing/fake-provider.ts'
import { ada } from '../testing/people.ts'
import { arrive, depart, home, socialTest as test } from '../testing/social-test.ts'

type Answer = Record<string, string>

const steamId = '76561197960287930'
const ns = 'http://specs.openid.net/auth/2.0'
const signed = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle'
const nonceAt = (seconds: number) =>
  `${new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19)}Z${Math.random()}`

/** What Steam sends back when all is well. */
function answerOf(provider: FakeProvider, returnTo: string): Answer {
  const person = `${provider.url}/social/steam/openid/id/${steamId}`
  return {
    'openid.ns': ns,
    'openid.mode': 'id_res',
    'openid.op_endpoint': `${provider.url}/social/steam/openid/login`,
    'openid.claimed_id': person,
    'openid.identity': person,
    'openid.return_to': returnTo,
    'openid.response_nonce': nonceAt(0),
    'openid.assoc_handle': '1234567890',
    'openid.signed': signed,
    'openid.sig': 'W0u5DRbtHE1GG0ZKXjerUZDUGmc=',
  }
}

function confirm(provider: FakeProvider, text = `ns:${ns}\nis_valid:true\n`): void {
  provider.on('/social/steam/openid/login', (_request, response) => void response.end(text))
}

/** profile-new, then the address of Steam with our state in its return_to. */
async function setOut(browser: Browser) {
  const { state } = await depart(browser, 'steam', { code_challenge: undefined })
  const returnTo = `${home}/oauth/steam?state=${encodeURIComponent(encodeState('steam', { state, pathname: '/' }))}`
  const body = { social: 'steam', redirectUrl: returnTo }
  const answer = await browser.call('socialLink', { params: { social: 'steam' }, body })
  return { state, returnTo, answer }
}

function finish(browser: Browser, state: string, initialStateData: Answer) {
  return arrive(browser, 'steam', { state, initialStateData, code: undefined, code_verifier: undefined })
}

describe('Steam', () => {
  test('is asked by OpenID 2.0, led back with our state, and asked again about its own signature', async ({
    startSocial,
    provider,
  }) => {
    confirm(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state, returnTo, answer } = await setOut(browser)
    const url = new URL(answer.body.url)
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.url}/social/steam/openid/login`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'openid.ns': ns,
      'openid.mode': 'checkid_setup',
      'openid.claimed_id': `${ns}/identifier_select`,
      'openid.identity': `${ns}/identifier_select`,
      'openid.return_to': returnTo,
      'openid.realm': home,
    })
    const data = answerOf(provider, returnTo)
    expect(await finish(browser, state, data)).toMatchObject({ status: 200, body: { name: null } })
    expect(Object.fromEntries(provider.requests[0]?.body ?? [])).toEqual({
      ...data,
      'openid.mode': 'check_authentication',
    })
    expect(await context.database.query('select social, subject from identities')).toEqual([
      { social: 'steam', subject: steamId },
    ])
  })

  test.for<readonly [string, (data: Answer, provider: FakeProvider) => Answer]>([
    ['an unsigned extra field', (data) => ({ ...data, 'openid.ext1.value': 'x' })],
    ['a field that is not of OpenID', (data) => ({ ...data, state: 'x' })],
    ['another endpoint', (data) => ({ ...data, 'openid.op_endpoint': 'https://evil.example/openid/login' })],
    ['another return_to', (data) => ({ ...data, 'openid.return_to': `${home}/oauth/steam?state=other` })],
    [
      'a return_to with more behind it',
      (data) => ({ ...data, 'openid.return_to': `${data['openid.return_to']}&a=b` }),
    ],
    [
      'another return_to of the same page',
      (data) => ({ ...data, 'openid.return_to': `${home}/oauth/steam` }),
    ],
    ['no ns', ({ 'openid.ns': _, ...data }) => data],
    ['the ns of OpenID 1.1', (data) => ({ ...data, 'openid.ns': 'http://openid.net/signon/1.1' })],
    ['the mode cancel', (data) => ({ ...data, 'openid.mode': 'cancel' })],
    ['the mode setup_needed', (data) => ({ ...data, 'openid.mode': 'setup_needed' })],
    ...['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'].map(
      (name) =>
        [
          `its ${name} not signed`,
          (data: Answer) => ({ ...data, 'openid.signed': removeName(signed, name) }),
        ] as const,
    ),
    ['nothing signed', (data) => ({ ...data, 'openid.signed': '' })],
    ['signed fields that are not there', (data) => ({ ...data, 'openid.signed': `${signed},sreg.email` })],
    [
      'another identity beside claimed_id',
      (data) => ({ ...data, 'openid.identity': `${data['openid.identity']}1` }),
    ],
    ['a person of another host', (data) => named(data, `https://evil.example/openid/id/${steamId}`)],
    [
      'a host that only begins like Steam’s',
      (data) => named(data, `https://steamcommunity.com.evil.example/openid/id/${steamId}`),
    ],
    ['a group’s number', (data, { url }) => named(data, `${url}/social/steam/openid/id/103582791429521408`)],
    [
      'a number with more behind it',
      (data, { url }) => named(data, `${url}/social/steam/openid/id/${steamId}0`),
    ],
    ['a person and a query', (data, { url }) => named(data, `${url}/social/steam/openid/id/${steamId}?a`)],
    ['a nonce of yesterday', (data) => ({ ...data, 'openid.response_nonce': nonceAt(-86_400) })],
    ['a nonce of tomorrow', (data) => ({ ...data, 'openid.response_nonce': nonceAt(86_400) })],
    ['a nonce without a time', (data) => ({ ...data, 'openid.response_nonce': 'abc' })],
    ['no signature', ({ 'openid.sig': _, ...data }) => data],
    ['nothing at all', () => ({})],
  ])('%s is refused, and Steam is not asked', async ([, forge], { startSocial, provider }) => {
    confirm(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state, returnTo } = await setOut(browser)
    const answer = await finish(browser, state, forge(answerOf(provider, returnTo), provider))
    expect(answer).toMatchObject({ status: 424, body: { code: 'social_provider_failed' } })
    expect(provider.requests).toEqual([])
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  test.for([
    ['no', `ns:${ns}\nis_valid:false\n`],
    ['yes and more', `ns:${ns}\nis_valid:true\nis_valid:false\n`],
    ['yes without its ns', 'is_valid:true\n'],
    ['yes in another line end', `ns:${ns}\r\nis_valid:true\r\n`],
    ['nothing', ''],
  ])(
    'when Steam says %s about the signature, nobody is signed in',
    async ([, text], { startSocial, provider }) => {
      confirm(provider, text)
      const browser = (await startSocial()).open()
      const { state, returnTo } = await setOut(browser)
      expect(await finish(browser, state, answerOf(provider, returnTo))).toMatchObject({ status: 424 })
    },
  )

  test('an answer that is used again is refused, with a new state too', async ({ startSocial, provider }) => {
    confirm(provider)
    const browser = (await startSocial()).open()
    const first = await setOut(browser)
    const data = answerOf(provider, first.returnTo)
    expect(await finish(browser, first.state, data)).toMatchObject({ status: 200 })
    const second = await setOut(browser)
    const again = {
      ...answerOf(provider, second.returnTo),
      'openid.response_nonce': data['openid.response_nonce'] ?? '',
    }
    expect(await finish(browser, second.state, again)).toMatchObject({ status: 424 })
  })

  test.for(['no', 'of another browser'])(
    'a state that is %s starts nothing',
    async (which, { startSocial }) => {
      const { open } = await startSocial()
      const [browser, other] = [open(), open()]
      const { state } = await depart(other, 'steam', { code_challenge: undefined })
      await depart(browser, 'steam', { code_challenge: undefined })
      const sent = which === 'no' ? 'A'.repeat(43) : state
      const redirectUrl = `${home}/oauth/steam?state=${encodeState('steam', { state: sent, pathname: '/' })}`
      const body = { social: 'steam', redirectUrl }
      expect(await browser.call('socialLink', { params: { social: 'steam' }, body })).toMatchObject({
        status: 400,
        body: { code: 'social_state_invalid' },
      })
    },
  )

  test('links an account, and refuses a callback in which a name stands twice', async ({
    startSocial,
    provider,
  }) => {
    confirm(provider)
    const browser = (await startSocial()).open()
    await browser.call('register', { body: ada })
    const link = async (change: (query: URLSearchParams) => void) => {
      const redirectUrl = `${home}/account`
      const body = { social: 'steam', redirectUrl }
      const { body: answer } = await browser.call('socialLink', { params: { social: 'steam' }, body })
      const returnTo = new URL(answer.url).searchParams.get('openid.return_to') ?? ''
      const url = new URL(returnTo)
      for (const [name, value] of Object.entries(answerOf(provider, returnTo)))
        url.searchParams.set(name, value)
      change(url.searchParams)
      return (await browser.request({ url: `${url.pathname}${url.search}` })).headers['location']
    }
    const refused = `${home}/account?error=social_provider_failed`
    expect(await link((query) => query.append('openid.claimed_id', 'x'))).toBe(refused)
    expect(await link((query) => query.append('openid.extra', 'x'))).toBe(refused)
    expect(await link(() => undefined)).toBe(`${home}/account`)
  })
})

function removeName(list: string, name: string): string {
  const names = list.split(',')
  return names.filter((each) => each !== name).join(',')
}

function named(data: Answer, person: string): Answer {
  return { ...data, 'openid.claimed_id': person, 'openid.identity': person }
}

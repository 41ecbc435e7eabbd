import { describe, expect } from 'vitest'
import { encodeState } from '@foyer/core/social'
import { ada } from '../../testing/people.ts'
import { startAuthorization, home, socialTest as test } from '../../testing/social/social-test.ts'
import { redirectUrl, startLink } from '../../testing/social/linking.ts'
import {
  createSteamAnswer,
  confirmSignature,
  finish,
  ns,
  startSteam,
  steamId,
} from '../../testing/social/steam.ts'

describe('Steam', () => {
  // R1.2, R4.9
  test('is asked by OpenID 2.0, returns our state, and is asked to verify its own signature', async ({
    startSocial,
    provider,
  }) => {
    confirmSignature(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state, returnTo, answer } = await startSteam(browser)
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
    const data = createSteamAnswer(provider, returnTo)
    expect(await finish(browser, state, data)).toMatchObject({ status: 200, body: { name: null } })
    expect(Object.fromEntries(provider.requests[0]?.body ?? [])).toEqual({
      ...data,
      'openid.mode': 'check_authentication',
    })
    expect(await context.database.query('select social, subject from identities')).toEqual([
      { social: 'steam', subject: steamId },
    ])
  })

  test('cannot sign in with a replayed answer, even with a new state', async ({ startSocial, provider }) => {
    confirmSignature(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const first = await startSteam(browser)
    const data = createSteamAnswer(provider, first.returnTo)
    expect(await finish(browser, first.state, data)).toMatchObject({ status: 200 })
    const second = await startSteam(browser)
    const again = {
      ...createSteamAnswer(provider, second.returnTo),
      'openid.response_nonce': data['openid.response_nonce'] ?? '',
    }
    expect(await finish(browser, second.state, again)).toMatchObject({ status: 424 })
    // Remembered for five minutes, plus the one minute by which Steam's clock may be ahead.
    const kept = "select 1 from used_values where expires_at > now() + interval '355 seconds'"
    expect(await context.database.query(kept)).toHaveLength(1)
  })

  test.for(['no', 'from another browser'])(
    'does not start with a state that is invalid: %s',
    async (which, { startSocial }) => {
      const { open } = await startSocial()
      const [browser, other] = [open(), open()]
      const { state } = await startAuthorization(other, 'steam', { code_challenge: undefined })
      await startAuthorization(browser, 'steam', { code_challenge: undefined })
      const sent = which === 'no' ? 'A'.repeat(43) : state
      const redirectUrl = `${home}/oauth/steam?state=${encodeState('steam', { state: sent, pathname: '/' })}`
      const body = { social: 'steam', redirectUrl }
      expect(await browser.call('socialLink', { params: { social: 'steam' }, body })).toMatchObject({
        status: 400,
        body: { code: 'social_state_invalid' },
      })
    },
  )

  test('links an account, and refuses a callback with a repeated parameter', async ({
    startSocial,
    provider,
  }) => {
    confirmSignature(provider)
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const link = async (change: (query: URLSearchParams) => void) => {
      const returnTo = (await startLink(browser, 'steam')).searchParams.get('openid.return_to') ?? ''
      const url = new URL(returnTo)
      for (const [name, value] of Object.entries(createSteamAnswer(provider, returnTo)))
        url.searchParams.set(name, value)
      change(url.searchParams)
      return (await browser.request({ url: `${url.pathname}${url.search}` })).headers['location']
    }
    const refused = `${redirectUrl('steam')}&error=social_provider_failed`
    expect(await link((query) => query.append('openid.claimed_id', 'x'))).toBe(refused)
    expect(await link((query) => query.append('openid.extra', 'x'))).toBe(refused)
    expect(await link(() => undefined)).toBe(redirectUrl('steam'))
  })
})

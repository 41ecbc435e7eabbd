import { encodeState } from '@foyer/core/social'
import type { Browser } from '../browser.ts'
import type { FakeProvider } from '../fake-provider.ts'
import { finishAuthorization, startAuthorization, home } from './social-test.ts'

export type SteamAnswer = Record<string, string>

export const steamId = '76561197960287930'
export const ns = 'http://specs.openid.net/auth/2.0'
export const signed = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle'
/** A nonce in Steam's format, whose time is this many seconds from now. */
export const nonceAt = (seconds: number) =>
  `${new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19)}Z${Math.random()}`

/** A valid answer of Steam. */
export function createSteamAnswer(provider: FakeProvider, returnTo: string): SteamAnswer {
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

export function confirmSignature(provider: FakeProvider, text = `ns:${ns}\nis_valid:true\n`): void {
  provider.on('/social/steam/openid/login', (_request, response) => void response.end(text))
}

/** Starts a sign-in with profile-new, and gets Steam's address with our state in its `return_to`. */
export async function startSteam(browser: Browser) {
  const { state } = await startAuthorization(browser, 'steam', { code_challenge: undefined })
  const returnTo = `${home}/oauth/steam?state=${encodeURIComponent(encodeState('steam', { state, pathname: '/' }))}`
  const body = { social: 'steam', redirectUrl: returnTo }
  const answer = await browser.call('socialLink', { params: { social: 'steam' }, body })
  return { state, returnTo, answer }
}

export function finish(browser: Browser, state: string, initialStateData: SteamAnswer) {
  return finishAuthorization(browser, 'steam', {
    state,
    initialStateData,
    code: undefined,
    code_verifier: undefined,
  })
}

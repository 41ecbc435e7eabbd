import { describe, expect } from 'vitest'
import type { FakeProvider } from '../../testing/fake-provider.ts'
import { home, socialTest as test } from '../../testing/social/social-test.ts'
import {
  createSteamAnswer,
  confirmSignature,
  finish,
  nonceAt,
  ns,
  startSteam,
  signed,
  steamId,
  type SteamAnswer,
} from '../../testing/social/steam.ts'

describe('Steam', () => {
  test.for<readonly [string, (data: SteamAnswer, provider: FakeProvider) => SteamAnswer]>([
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
          (data: SteamAnswer) => ({ ...data, 'openid.signed': removeName(signed, name) }),
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
    ['no nonce', ({ 'openid.response_nonce': _, ...data }) => data],
    ['a nonce without a time', (data) => ({ ...data, 'openid.response_nonce': 'abc' })],
    ['no signature', ({ 'openid.sig': _, ...data }) => data],
    ['nothing at all', () => ({})],
  ])('%s is refused without asking Steam', async ([, forge], { startSocial, provider }) => {
    confirmSignature(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state, returnTo } = await startSteam(browser)
    const answer = await finish(browser, state, forge(createSteamAnswer(provider, returnTo), provider))
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
  ])('the answer “%s” about the signature signs nobody in', async ([, text], { startSocial, provider }) => {
    confirmSignature(provider, text)
    const browser = (await startSocial()).open()
    const { state, returnTo } = await startSteam(browser)
    expect(await finish(browser, state, createSteamAnswer(provider, returnTo))).toMatchObject({ status: 424 })
  })
})

function removeName(list: string, name: string): string {
  const names = list.split(',')
  return names.filter((each) => each !== name).join(',')
}

function named(data: SteamAnswer, person: string): SteamAnswer {
  return { ...data, 'openid.claimed_id': person, 'openid.identity': person }
}

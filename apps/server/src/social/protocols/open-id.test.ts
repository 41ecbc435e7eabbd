import { describe, expect, test } from 'vitest'
import { steam } from '../providers/steam.ts'
import { createSteamUrl, readOpenIdProfile } from './open-id.ts'

const ns = 'http://specs.openid.net/auth/2.0'
const person = 'https://steamcommunity.com/openid/id/76561197960287930'
const returnTo = 'https://id.example.com/oauth/steam?state=c3RhdGU'

/** The example of `response_nonce` in OpenID 2.0, 10.1, and a time just after it. */
const example = '2005-05-15T17:11:51ZUNIQUE'
const then = Date.parse('2005-05-15T17:12:00Z')

const answer = {
  'openid.ns': ns,
  'openid.mode': 'id_res',
  'openid.op_endpoint': 'https://steamcommunity.com/openid/login',
  'openid.claimed_id': person,
  'openid.identity': person,
  'openid.return_to': returnTo,
  'openid.response_nonce': example,
  'openid.assoc_handle': '1234567890',
  'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
  'openid.sig': 'W0u5DRbtHE1GG0ZKXjerUZDUGmc=',
}

const nothing = {
  code: undefined,
  codeVerifier: undefined,
  issuer: undefined,
  deviceId: undefined,
  telegram: undefined,
}

/** @param said the fake Steam's answer about the signature */
async function read(changes: Partial<typeof answer>, said = `ns:${ns}\nis_valid:true\n`, status = 200) {
  const asked: string[] = []
  const profile = await readOpenIdProfile(
    { ...steam, client: { id: '', secret: null, publicKey: null } },
    { ...nothing, openId: { ...answer, ...changes } },
    { state: 'state', redirectUri: 'https://id.example.com/oauth/steam', nonce: null, returnTo },
    {
      fetch: async (url) => {
        asked.push(url)
        return new Response(said, { status })
      },
      useOnce: async () => true,
      now: () => then,
    },
  )
  return { profile, asked }
}

describe('the examples of OpenID 2.0', () => {
  test('have a valid nonce, and Steam’s real endpoint', async () => {
    expect(await read({})).toEqual({
      profile: { subject: '76561197960287930', name: null },
      asked: ['https://steamcommunity.com/openid/login'],
    })
  })

  test.for([
    '2005-05-15T17:11:51.000ZUNIQUE',
    '2005-05-15T17:11:51+00:00UNIQUE',
    '2005-05-15 17:11:51ZUNIQUE',
    '2005-05-15T17:11:51ZNOT UNIQUE',
    `2005-05-15T17:11:51Z${'U'.repeat(236)}`,
  ])('a nonce that differs slightly from theirs is refused: %s', async (nonce) => {
    await expect(read({ 'openid.response_nonce': nonce })).rejects.toMatchObject({ reason: 'stale_nonce' })
  })

  test('have a list of signed fields that is too short for us', async () => {
    await expect(read({ 'openid.signed': 'mode,identity,return_to' })).rejects.toMatchObject({
      reason: 'unsigned_field',
    })
  })

  test('have a message in key-value form that is no confirmation', async () => {
    const said = 'mode:error\nerror:This is an example message\n'
    await expect(read({}, said)).rejects.toMatchObject({ reason: 'not_valid' })
  })
})

test('a refusal by Steam to answer at all is not logged as a signature that is not valid', async () => {
  await expect(read({}, '<h1>Access Denied</h1>', 403)).rejects.toMatchObject({
    reason: 'status_403',
    status: 403,
  })
})

test('people are redirected to Steam itself, with the realm that they came from', () => {
  const url = new URL(createSteamUrl(steam, returnTo))
  expect(url.origin + url.pathname).toBe('https://steamcommunity.com/openid/login')
  expect(url.searchParams.get('openid.realm')).toBe('https://id.example.com')
})

test.for([
  'https://steamcommunity.com/openid/id/76561197960287930/',
  'https://steamcommunity.com/openid/id/76561197960287930',
])('%s identifies a person', async (claimed) => {
  const { profile } = await read({ 'openid.claimed_id': claimed, 'openid.identity': claimed })
  expect(profile.subject).toBe('76561197960287930')
})

test.for([
  'http://steamcommunity.com/openid/id/76561197960287930',
  'https://www.steamcommunity.com/openid/id/76561197960287930',
  'https://steamcommunity.com/id/76561197960287930',
  'https://steamcommunity.com/openid/id/76561297960287930',
  'https://steamcommunity.com/openid/id/76561197960287930//',
  'https://steamcommunity.com/openid/id/76561197960287930\n',
])('%j identifies nobody', async (claimed) => {
  await expect(read({ 'openid.claimed_id': claimed, 'openid.identity': claimed })).rejects.toMatchObject({
    reason: 'not_a_person',
  })
})

import { describe, expect } from 'vitest'
import { createFoyer } from './create-foyer.ts'
import { adasCookie, json } from './testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from './testing/foyer-test.ts'
import { ada } from './testing/people.ts'

const user = {
  id: ada.id,
  email: ada.email,
  emailVerifiedAt: new Date('2026-01-02T04:04:05.678Z'),
  phone: ada.phone,
  phoneVerifiedAt: null,
  name: null,
  currency: 'EUR',
  createdAt: new Date(ada.createdAt),
  session: {
    ...ada.session,
    authenticatedAt: new Date(ada.session.authenticatedAt),
    expiresAt: new Date(ada.session.expiresAt),
  },
}

describe('getUser', () => {
  test('says who is signed in, with what they have proven', async ({ foyer }) => {
    expect(await foyer.getUser(adasRequest)).toEqual(user)
  })

  test.for([
    ['a web-standard request', (cookie: string) => new Request('http://shop.test/', { headers: { cookie } })],
    ['a request of Node', (cookie: string) => ({ headers: { host: 'shop.test', cookie } })],
    ['headers of which each is a list', (cookie: string) => ({ headers: { cookie: ['a=b', cookie] } })],
    ['headers with a capital', (cookie: string) => ({ headers: { Cookie: cookie } })],
    ['headers alone', (cookie: string) => ({ headers: new Headers({ cookie }) })],
  ] as const)('reads %s', async ([, make], { foyer }) => {
    expect(await foyer.getUser(make(adasCookie))).toEqual(user)
  })

  test('is null for a session that Foyer does not know', async ({ foyer }) => {
    expect(await foyer.getUser({ headers: { cookie: 'foyer-session=nobody' } })).toBeNull()
  })

  test('makes no call to Foyer for a request without its cookie', async ({ fake, foyer }) => {
    expect(await foyer.getUser(new Request('http://shop.test/'))).toBeNull()
    expect(await foyer.getUser({ headers: { cookie: 'cart=3; theme=dark' } })).toBeNull()
    expect(fake.asked).toEqual([])
  })

  test('tells Foyer nothing of the request but its own cookie', async ({ fake, foyer }) => {
    const headers = { cookie: `cart=3; ${adasCookie}; theme=dark`, authorization: 'Bearer secret' }
    expect(await foyer.getUser({ headers })).toEqual(user)
    expect(fake.asked[0]?.headers).toMatchObject({ cookie: adasCookie })
    expect(fake.asked[0]?.headers).not.toHaveProperty('authorization')
  })

  test.for(['foyer-session', '__Host-foyer-session'] as const)(
    'finds the user by a cookie that a proxy has renamed, where Foyer reads %s',
    async (readsCookie, { fake, open }) => {
      fake.readsCookie = readsCookie
      const foyer = open({ cookieName: 'sid' })
      const request = { headers: { cookie: 'foyer-session=old; __Host-foyer-session=old; sid=ada' } }
      expect(await foyer.getUser(request)).toEqual(user)
      expect(await foyer.createToken(request)).toMatchObject({ token: expect.stringMatching(/^ey/) })
    },
  )

  test('refuses an ended session at the very next request', async ({ fake, foyer }) => {
    expect(await foyer.getUser(adasRequest)).toEqual(user)
    fake.sessions.clear()
    expect(await foyer.getUser(adasRequest)).toBeNull()
  })

  test('adds the app’s own fields to each user', async ({ fake }) => {
    const widened = createFoyer({ url: fake.url, addFields: async ({ id }) => ({ role: `admin of ${id}` }) })
    const found = await widened.getUser(adasRequest)
    const role: string | undefined = found?.role
    expect(role).toBe(`admin of ${ada.id}`)
    expect(found).toEqual({ ...user, role })
  })
})

describe('requireUser', () => {
  test('returns a user who meets the requirement', async ({ foyer }) => {
    expect(await foyer.requireUser(adasRequest)).toEqual(user)
    expect(await foyer.requireUser(adasRequest, { level: 1, recent: true })).toEqual(user)
  })

  test('refuses strangers', async ({ foyer }) => {
    for (const headers of [{}, { cookie: 'foyer-session=nobody' }]) {
      const error = await refusal(foyer.requireUser({ headers }))
      expect(error).toMatchObject({ code: 'unauthenticated', status: 401 })
      expect(error.message).toBe('The request has no session that Foyer knows.')
    }
  })

  test.for([
    [
      'an old proof',
      { isRecent: false },
      { recent: true },
      'proof_needed',
      'This needs a recent proof: the person has last shown who they are too long ago, or without their second factor.',
    ],
    ['one factor', {}, { level: 2 }, 'second_factor_needed', 'This needs a session of level 2.'],
    [
      'neither',
      { isRecent: false },
      { level: 2, recent: true },
      'second_factor_needed',
      'This needs a session of level 2.',
    ],
  ] as const)(
    'refuses %s where more is required',
    async ([, session, requirement, code, message], { fake, foyer }) => {
      fake.sessions.set(adasCookie, { ...ada, session: { ...ada.session, ...session } })
      const error = await refusal(foyer.requireUser(adasRequest, requirement))
      expect(error).toMatchObject({ code, status: 403, message })
    },
  )

  test('accepts two factors, and a proof that was given since the last refusal', async ({ fake, foyer }) => {
    const session = { ...ada.session, level: 2, isRecent: false }
    fake.sessions.set(adasCookie, { ...ada, session })
    expect(await foyer.requireUser(adasRequest, { level: 2 })).toMatchObject({ id: ada.id })
    expect(await refusal(foyer.requireUser(adasRequest, { recent: true }))).toMatchObject({ status: 403 })
    fake.sessions.set(adasCookie, { ...ada, session: { ...session, isRecent: true } })
    expect(await foyer.requireUser(adasRequest, { recent: true })).toMatchObject({ id: ada.id })
  })
})

describe('createToken', () => {
  test('gives a token that verifyToken reads', async ({ fake, foyer }) => {
    const { token, expiresAt } = await foyer.createToken(adasRequest)
    expect(Math.abs(expiresAt.getTime() - Date.now() - 60_000)).toBeLessThan(10_000)
    expect(await foyer.verifyToken(token, { audience: fake.url })).toMatchObject({ userId: ada.id })
  })

  test('gives one for the audience that is asked for', async ({ fake, foyer }) => {
    fake.audiences.push('https://billing.test')
    const { token } = await foyer.createToken(adasRequest, { audience: 'https://billing.test' })
    expect(await foyer.verifyToken(token, { audience: 'https://billing.test' })).toMatchObject({
      userId: ada.id,
    })
  })

  test('refuses strangers', async ({ foyer }) => {
    for (const headers of [{}, { cookie: 'foyer-session=nobody' }])
      expect(await refusal(foyer.createToken({ headers }))).toMatchObject({ code: 'unauthenticated' })
  })

  test('refuses somebody who has to prove an identifier first', async ({ fake, foyer }) => {
    fake.next.push((_, response) => json(response, 403, { code: 'identifier_unproven', message: 'No.' }))
    expect(await refusal(foyer.createToken(adasRequest))).toMatchObject({
      code: 'identifier_unproven',
      status: 403,
      message:
        'Foyer makes no token for this person until they have proven that their address or number is theirs.',
    })
  })

  test('says which setting of Foyer is missing', async ({ fake, foyer }) => {
    expect(await refusal(foyer.createToken(adasRequest, { audience: 'x' }))).toMatchObject({
      code: 'foyer_misconfigured',
      message: 'Foyer makes no tokens for "x": add this audience to its TOKEN_AUDIENCES.',
    })
    fake.next.push((_, response) => json(response, 404, { code: 'tokens_off', message: 'No.' }))
    expect(await refusal(foyer.createToken(adasRequest))).toMatchObject({
      code: 'foyer_misconfigured',
      message: 'Foyer makes no tokens, because its SERVER_SECRET is not set: set it.',
    })
  })
})

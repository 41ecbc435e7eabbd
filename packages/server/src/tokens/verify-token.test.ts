import type { JWTHeaderParameters, JWTPayload } from 'jose'
import { describe, expect } from 'vitest'
import { createFakeKeys } from '../testing/fake-keys.ts'
import { foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const seconds = () => Math.floor(Date.now() / 1_000)
const changed = (claim: string) => `The token's \`${claim}\` is not as Foyer writes it.`

describe('verifyToken', () => {
  test('reads what a token says', async ({ fake, foyer }) => {
    const claims = await foyer.verifyToken(await fake.keys.sign(), { audience: fake.url })
    expect(claims).toEqual({
      userId: ada.id,
      sessionId: ada.session.id,
      authenticatedAt: expect.any(Date) as Date,
      methods: ['pwd', 'otp', 'mfa'],
      level: 2,
      tokenId: 'a-token',
      issuedAt: expect.any(Date) as Date,
      expiresAt: expect.any(Date) as Date,
    })
    expect(claims.expiresAt.getTime() - claims.issuedAt.getTime()).toBe(60_000)
    expect(claims.issuedAt.getTime() - claims.authenticatedAt.getTime()).toBe(100_000)
  })

  test('tells one factor from two', async ({ fake, foyer }) => {
    const options = { audience: fake.url }
    expect(await foyer.verifyToken(await fake.keys.sign({ acr: '1' }), options)).toMatchObject({ level: 1 })
    expect(await foyer.verifyToken(await fake.keys.sign({ acr: '2' }), options)).toMatchObject({ level: 2 })
  })

  test.for<[string, string, () => JWTPayload, Partial<JWTHeaderParameters>?]>([
    ['sub', changed('sub'), () => ({ sub: '' })],
    ['sid', changed('sid'), () => ({ sid: undefined })],
    ['jti', changed('jti'), () => ({ jti: undefined })],
    ['auth_time', changed('auth_time'), () => ({ auth_time: '1' })],
    ['amr', changed('amr'), () => ({ amr: 'pwd' })],
    ['acr', changed('acr'), () => ({ acr: '3' })],
    ['iat', changed('iat'), () => ({ iat: undefined })],
    ['exp', changed('exp'), () => ({ exp: undefined })],
    ['typ', changed('typ'), () => ({}), { typ: 'at+jwt' }],
    [
      'a clock that is behind',
      "The token will be made in 60 s: the clock of this machine is behind, or Foyer's is ahead.",
      () => ({ iat: seconds() + 60, exp: seconds() + 120 }),
    ],
  ])('refuses a token for its %s', async ([, message, claims, header], { fake, foyer }) => {
    const token = await fake.keys.sign(claims(), header)
    const error = await refusal(foyer.verifyToken(token, { audience: fake.url }))
    expect(error).toMatchObject({ code: 'token_invalid', status: 401 })
    expect(error.message.replace(/\b(59|61) s/, '60 s')).toBe(message)
  })

  test('lets clocks be five seconds apart', async ({ fake, foyer }) => {
    const options = { audience: fake.url }
    const early = await fake.keys.sign({ iat: seconds() + 4, exp: seconds() + 64 })
    expect(await foyer.verifyToken(early, options)).toMatchObject({ userId: ada.id })
    const late = await fake.keys.sign({ iat: seconds() - 62, exp: seconds() - 2 })
    expect(await foyer.verifyToken(late, options)).toMatchObject({ userId: ada.id })
  })

  // R10.42
  test('says how long ago a token expired, and that a clock may be off', async ({ fake, foyer }) => {
    const token = await fake.keys.sign({ iat: seconds() - 160, exp: seconds() - 100 })
    const error = await refusal(foyer.verifyToken(token, { audience: fake.url }))
    expect(error).toMatchObject({ code: 'token_expired', status: 401 })
    expect(error.message.replace(/10[01] s/, '100 s')).toBe(
      "The token expired 100 s ago. If it was made just now, the clock of this machine is ahead, or Foyer's is behind.",
    )
  })

  test('names the issuer or the audience of a token that is meant for another one', async ({
    fake,
    foyer,
    open,
  }) => {
    const audience = fake.url
    const others = await fake.keys.sign({ aud: 'https://billing.test' })
    expect((await refusal(foyer.verifyToken(others, { audience }))).message).toBe(
      `The token is for "https://billing.test", not for "${fake.url}".`,
    )
    const foreign = await fake.keys.sign({ iss: 'https://id.example.com' })
    expect((await refusal(foyer.verifyToken(foreign, { audience }))).message).toBe(
      `The token is of "https://id.example.com", not of "${fake.url}": if the first is your Foyer, give it to createFoyer as \`issuer\`.`,
    )
    // With a trailing slash, which Foyer's PUBLIC_URL may have, too.
    const behindProxy = open({ issuer: 'https://id.example.com/' })
    expect(await behindProxy.verifyToken(foreign, { audience })).toMatchObject({ userId: ada.id })
    const long = await fake.keys.sign({ aud: `${'x'.repeat(1_000)}\n` })
    expect((await refusal(foyer.verifyToken(long, { audience }))).message.length).toBeLessThan(200)
  })

  test.for([
    ['no token', '', 'There is no token.'],
    ['null', null, 'There is no token.'],
    ['undefined', undefined, 'There is no token.'],
    ['a word', 'token', 'The text is no token of Foyer.'],
    ['three words', 'a.b.c', 'The text is no token of Foyer.'],
    [
      'a token that nobody has signed',
      'eyJhbGciOiJub25lIn0.e30.',
      'The token is not signed with EdDSA, as all of Foyer are.',
    ],
    [
      'a token that is signed with a secret',
      'eyJhbGciOiJIUzI1NiJ9.e30.AAAA',
      'The token is not signed with EdDSA, as all of Foyer are.',
    ],
  ] as const)('refuses %s', async ([, token, message], { fake, foyer }) => {
    const error = await refusal(foyer.verifyToken(token, { audience: fake.url }))
    expect(error).toMatchObject({ code: 'token_invalid', status: 401, message })
    expect(fake.asked).toEqual([])
  })

  test('refuses a token that was tampered with, and one from another Foyer', async ({ fake, foyer }) => {
    const wrong = 'The signature of the token is wrong: somebody has changed it, or made it up.'
    const [header, , signature] = (await fake.keys.sign()).split('.')
    const [, claims] = (await fake.keys.sign({ sub: 'somebody-else' })).split('.')
    const forged = `${header}.${claims}.${signature}`
    expect((await refusal(foyer.verifyToken(forged, { audience: fake.url }))).message).toBe(wrong)
    const foreign = await (await createFakeKeys(fake.url)).sign()
    expect((await refusal(foyer.verifyToken(foreign, { audience: fake.url }))).message).toBe(wrong)
  })

  test.for([[undefined], [{}], [{ audience: '' }], [{ audience: undefined }]])(
    'with %j it says that the audience is missing',
    async ([options], { fake, foyer }) => {
      const token = await fake.keys.sign()
      const error = await refusal(foyer.verifyToken(token, options as { audience: string }))
      expect(error).toMatchObject({
        code: 'foyer_misconfigured',
        message:
          'verifyToken needs `audience`, the service that the token is for: otherwise a token for any other would do.',
      })
    },
  )
})

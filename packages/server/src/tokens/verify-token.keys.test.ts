import { describe, expect, onTestFinished, vi } from 'vitest'
import { json } from '../testing/fake-foyer.ts'
import { foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

describe('verifyToken', () => {
  test('asks for the keys once', async ({ fake, foyer }) => {
    const token = await fake.keys.sign()
    for (let time = 0; time < 3; time++) await foyer.verifyToken(token, { audience: fake.url })
    expect(fake.asked.map(({ path }) => path)).toEqual(['/.well-known/jwks.json'])
  })

  test('accepts a key published before its first use, and one that replaced all others', async ({
    fake,
    foyer,
    open,
  }) => {
    const former = await fake.keys.sign()
    await fake.keys.rotate()
    const options = { audience: fake.url }
    const token = await fake.keys.sign()
    expect(await foyer.verifyToken(former, options)).toMatchObject({ userId: ada.id })
    expect(await foyer.verifyToken(token, options)).toMatchObject({ userId: ada.id })
    await fake.keys.rotate(true)
    expect(await open().verifyToken(await fake.keys.sign(), options)).toMatchObject({ userId: ada.id })
    expect(await refusal(open().verifyToken(former, options))).toMatchObject({
      code: 'token_invalid',
      message:
        'Foyer has no key like the one that the token is signed with: another Foyer has made it, or the key was revoked.',
    })
  })

  test('refetches the keys for an unknown one at most once a second, and forgets revoked keys after five minutes', async ({
    fake,
    foyer,
  }) => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => now.mockRestore())
    const start = Date.now()
    const options = { audience: fake.url }
    const token = await fake.keys.sign()
    await foyer.verifyToken(token, options)
    const unknown = await fake.keys.sign({}, { kid: 'unknown' })
    for (const [after, asked] of [
      [999, 1],
      [1_000, 2],
      [1_999, 2],
    ] as const) {
      now.mockReturnValue(start + after)
      expect(await refusal(foyer.verifyToken(unknown, options))).toMatchObject({ code: 'token_invalid' })
      expect(fake.asked).toHaveLength(asked)
    }
    await fake.keys.rotate(true)
    now.mockReturnValue(start + 1_000 + 299_999)
    expect(await foyer.verifyToken(token, options)).toMatchObject({ userId: ada.id })
    now.mockReturnValue(start + 1_000 + 300_000)
    expect(await refusal(foyer.verifyToken(token, options))).toMatchObject({ code: 'token_invalid' })
  })

  test.for([
    ['is broken', 'abc'],
    ['is missing', undefined],
  ] as const)('fails with 500, and says what to check, if the key %s', async ([, x], { fake, foyer }) => {
    const token = await fake.keys.sign()
    for (const key of fake.keys.published.keys) key.x = x
    expect(await refusal(foyer.verifyToken(token, { audience: fake.url }))).toMatchObject({
      code: 'foyer_misconfigured',
      status: 500,
      message:
        "Foyer's public key for the token cannot be used: check that `url` is its own address, and that this runtime knows Ed25519.",
    })
  })

  test('fails with 503, and does not call the token invalid, if the keys cannot be fetched', async ({
    fake,
    foyer,
  }) => {
    const token = await fake.keys.sign()
    fake.next.push((_, response) => response.writeHead(503).end())
    expect(await refusal(foyer.verifyToken(token, { audience: fake.url }))).toMatchObject({
      code: 'foyer_unavailable',
      message: `Foyer at ${fake.url} answered 503: it cannot answer at the moment.`,
    })
    expect(await foyer.verifyToken(token, { audience: fake.url })).toMatchObject({ userId: ada.id })
  })

  test('fails with 500 if something else is served in place of the keys', async ({ fake, foyer }) => {
    const token = await fake.keys.sign()
    fake.next.push((_, response) => json(response, 200, { error: 'none' }))
    expect(await refusal(foyer.verifyToken(token, { audience: fake.url }))).toMatchObject({
      code: 'foyer_misconfigured',
      message: "The answer for Foyer's public keys contains no keys: check that `url` is its own address.",
    })
    fake.next.push((_, response) => json(response, 404, { code: 'not_found' }))
    expect(await refusal(foyer.verifyToken(token, { audience: fake.url }))).toMatchObject({
      code: 'foyer_misconfigured',
      message: expect.stringContaining('answered 404 (not_found)') as string,
    })
  })
})

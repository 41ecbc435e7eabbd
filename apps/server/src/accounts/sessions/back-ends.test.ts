import { createFoyer, FoyerError } from '@foyer/server'
import { afterEach, describe, expect, vi } from 'vitest'
import { openAdmin } from '../../testing/admin-test.ts'
import type { Browser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../testing/server-test.ts'

const issuer = 'http://localhost:3000'
const billing = 'https://billing.example.com'
const config = { tokens: { audiences: [billing] } }

afterEach(() => void vi.useRealTimers())

/** A back end of another service, which knows nothing of this server but its address. */
const openBackEnd = async (server: TestServer) => createFoyer({ url: await server.listen(), issuer })

/** A browser's request to the back end, with Foyer's cookies among others. */
const requestOf = ({ cookies }: Browser) => ({
  headers: { cookie: ['theme=dark', ...[...cookies].map((cookie) => cookie.join('='))].join('; ') },
})

async function codeOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof FoyerError) return error.code
  throw new Error('It was not refused.', { cause: error })
}

// R10.37
describe('A back end with @foyer/server', () => {
  test('knows who is signed in, and what they have proven', async ({ start }) => {
    const server = await start()
    const foyer = await openBackEnd(server)
    const person = server.open()
    const { body: user } = await person.call('register', { body: ada })
    const { session } = (await person.call('session')).body
    expect(await foyer.getUser(requestOf(person))).toEqual({
      ...user,
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      createdAt: new Date(user.createdAt),
      session: {
        ...session,
        authenticatedAt: new Date(session.authenticatedAt),
        expiresAt: new Date(session.expiresAt),
      },
    })
    await server.context.database.query("update user_emails set verified_at = '2026-01-02T03:04:05.678Z'")
    expect(await foyer.getUser(requestOf(person))).toMatchObject({
      emailVerifiedAt: new Date('2026-01-02T03:04:05.678Z'),
    })
  })

  test('refuses strangers', async ({ start }) => {
    const foyer = await openBackEnd(await start())
    const forged = { headers: { cookie: `foyer-session=${'A'.repeat(43)}` } }
    expect(await foyer.getUser(forged)).toBeNull()
    expect(await codeOf(foyer.requireUser(forged))).toBe('unauthenticated')
    expect(await codeOf(foyer.createToken(forged))).toBe('unauthenticated')
  })

  test('refuses a session that was revoked elsewhere from its very next request', async ({ start }) => {
    const server = await start()
    const foyer = await openBackEnd(server)
    const [person, laptop] = [server.open(), server.open()]
    await person.call('register', { body: ada })
    await laptop.call('login', { body: ada })
    expect(await foyer.getUser(requestOf(laptop))).toMatchObject({ email: ada.email })
    await person.call('revokeOtherSessions')
    expect(await foyer.getUser(requestOf(laptop))).toBeNull()
    expect(await foyer.getUser(requestOf(person))).toMatchObject({ email: ada.email })
  })

  test('can require a recent proof, and sees at once that it was given', async ({ start }) => {
    const server = await start()
    const foyer = await openBackEnd(server)
    const person = server.open()
    await person.registerProven(ada)
    expect(await foyer.requireUser(requestOf(person), { recent: true })).toMatchObject({ email: ada.email })
    await server.context.database.query(
      "update sessions set authenticated_at = now() - interval '11 minutes'",
    )
    expect(await codeOf(foyer.requireUser(requestOf(person), { recent: true }))).toBe('proof_needed')
    expect(await person.call('proof', { body: { password: ada.password } })).toMatchObject({ status: 204 })
    expect(await foyer.requireUser(requestOf(person), { recent: true })).toMatchObject({ email: ada.email })
    expect(await codeOf(foyer.requireUser(requestOf(person), { level: 2 }))).toBe('second_factor_needed')
  })

  test('learns of a proof only from the browser that gave it, not from a copy of the session', async ({
    start,
  }) => {
    const server = await start(config)
    const foyer = await openBackEnd(server)
    const person = server.open()
    await person.registerProven(ada)
    await server.context.database.query(
      "update sessions set created_at = now() - interval '1 hour', authenticated_at = now() - interval '1 hour'",
    )
    const copy = { headers: { cookie: `foyer-session=${person.cookies.get('foyer-session')}` } }
    await person.call('proof', { body: { password: ada.password } })
    expect(await codeOf(foyer.requireUser(copy, { recent: true }))).toBe('proof_needed')
    const authenticatedAt = async (request: { headers: { cookie: string } }) => {
      const { token } = await foyer.createToken(request, { audience: billing })
      return (await foyer.verifyToken(token, { audience: billing })).authenticatedAt.getTime()
    }
    expect((await authenticatedAt(requestOf(person))) - (await authenticatedAt(copy))).toBeGreaterThan(
      3_500_000,
    )
  })

  test('creates tokens that the service behind it verifies, before and after the keys are rotated', async ({
    start,
  }) => {
    const server = await start(config)
    const [foyer, service] = [await openBackEnd(server), await openBackEnd(server)]
    const person = server.open()
    const { body: user } = await person.call('register', { body: ada })
    const make = async () => (await foyer.createToken(requestOf(person), { audience: billing })).token
    const former = await make()
    const claims = await service.verifyToken(former, { audience: billing })
    const { session } = (await foyer.getUser(requestOf(person))) ?? {}
    expect(claims).toMatchObject({
      userId: user.id,
      sessionId: session?.id,
      methods: session?.methods,
      level: session?.level,
    })
    expect(await codeOf(service.verifyToken(former, { audience: issuer }))).toBe('token_invalid')
    expect(await codeOf(foyer.createToken(requestOf(person), { audience: 'https://evil.example' }))).toBe(
      'foyer_misconfigured',
    )

    await openAdmin(server)('rotate-token-keys')
    // Ten minutes later, by which time every service has asked again.
    await server.context.database.query('update token_keys set signs_from = now()')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
    const next = await make()
    expect(await service.verifyToken(next, { audience: billing })).toMatchObject({ userId: user.id })
    expect(await service.verifyToken(former, { audience: billing })).toMatchObject({ userId: user.id })

    await openAdmin(server)('rotate-token-keys', '--revoke')
    vi.setSystemTime(Date.now() + 2_000)
    const last = await make()
    expect(await service.verifyToken(last, { audience: billing })).toMatchObject({ userId: user.id })
    expect(await codeOf(service.verifyToken(next, { audience: billing }))).toBe('token_invalid')
  })

  test('is told what is missing where tokens are off', async ({ start }) => {
    const server = await start({ secrets: [] })
    const foyer = await openBackEnd(server)
    const person = server.open()
    await person.call('register', { body: ada })
    await expect(foyer.createToken(requestOf(person))).rejects.toThrow('its SERVER_SECRET is not set')
  })
})

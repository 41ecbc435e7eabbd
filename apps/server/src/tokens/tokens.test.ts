import { describe, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { acquireLease } from '../database/lease.ts'
import { serverTest as test, type TestServer } from '../testing/server-test.ts'
import { replaceKey } from './replace-key.ts'
import { createSeal } from '../settings/secrets/seal.ts'
import { createTokens } from './tokens.ts'

const secret = 'the secret of these tests, with 32 letters'
const another = 'another secret of these tests, with 32 letters'

/** A server process, reduced to its tokens. */
function openProcess({ context }: TestServer, secrets: readonly string[] = [secret]) {
  const { database, log } = context
  const tokens = createTokens({ secrets, database, log })
  return {
    ...tokens,
    /** The id of the key that the process signs with. */
    async signer() {
      const [header = ''] = (await tokens.sign({})).split('.')
      return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid
    },
    published: async () => (await tokens.listPublicKeys()).map(({ kid }) => kid).toSorted(),
  }
}

/** Moves all times of keys in the database into the past. Computed by a select, because Citus does not compute with columns in an update. */
async function pass({ query }: Database, interval: string): Promise<void> {
  const rows = await query<{ kid: string; made: Date; begins: Date; ends: Date | null }>(
    `select kid, created_at - $1::interval as made, signs_from - $1::interval as begins, ends_at - $1::interval as ends
     from token_keys`,
    [interval],
  )
  for (const { kid, made, begins, ends } of rows)
    await query('update token_keys set created_at = $2, signs_from = $3, ends_at = $4 where kid = $1', [
      kid,
      made,
      begins,
      ends,
    ])
}

const sealOf = (text: string) => createSeal([text], 'token keys') ?? expect.fail('There is no seal.')

// R10.36
describe('Token keys', () => {
  test('are shared by all processes, even if these start at the same moment', async ({ start }) => {
    const server = await start()
    const processes = [1, 2, 3, 4].map(() => openProcess(server))
    const signers = await Promise.all(processes.map(({ signer }) => signer()))
    expect(new Set(signers).size).toBe(1)
    await Promise.all(processes.map(({ maintainKeys }) => maintainKeys()))
    for (const { published } of processes) expect(await published()).toEqual([signers[0]])
  })

  test('are created by another process if one was killed while creating them', async ({ start }) => {
    const server = await start()
    const { database } = server.context
    await acquireLease(database, 'token-keys', 30)
    const signer = openProcess(server).signer()
    await database.query("update leases set expires_at = now() - interval '1 second'")
    const kid = await signer
    expect(await openProcess(server).published()).toEqual([kid])
  })

  test('rotate every 30 days: the next is published ten minutes before it signs, the former stays for a day', async ({
    start,
  }) => {
    const server = await start()
    const { database } = server.context
    const [one, other] = [openProcess(server), openProcess(server)]
    const signers = () => Promise.all([one.signer(), other.signer()])
    const [first] = await signers()
    await pass(database, '29 days 23 hours')
    await one.maintainKeys()
    expect(await one.published()).toEqual([first])

    await pass(database, '2 hours')
    await one.maintainKeys()
    const both = await one.published()
    const next = both.find((kid) => kid !== first) ?? ''
    expect(both).toHaveLength(2)
    expect(await signers()).toEqual([first, first])
    await one.maintainKeys()
    expect(await other.published()).toEqual(both)

    await pass(database, '11 minutes')
    await one.maintainKeys()
    // The processes were not restarted.
    expect(await signers()).toEqual([next, next])
    await pass(database, '23 hours 59 minutes')
    await one.maintainKeys()
    expect(await other.published()).toEqual(both)
    await pass(database, '10 minutes')
    expect(await other.published()).toEqual([next])
    await one.maintainKeys()
    expect(await database.query('select kid from token_keys')).toEqual([{ kid: next }])
    expect(await signers()).toEqual([next, next])
  })

  test('revoked by an operator are no longer published and no longer sign, at once', async ({ start }) => {
    const server = await start()
    const process = openProcess(server)
    const former = await process.signer()
    const next = await replaceKey(server.context.database, sealOf(secret), { isRevoking: true })
    expect(await process.published()).toEqual([next])
    expect(next).not.toBe(former)
    expect(await process.signer()).toBe(next)
  })

  test('survive a rotation of the secret: the new one seals, the former one still opens', async ({
    start,
  }) => {
    const server = await start()
    const former = await openProcess(server).signer()
    const process = openProcess(server, [another, secret])
    await process.maintainKeys()
    expect(await process.signer()).toBe(former)
    const next = await replaceKey(server.context.database, sealOf(another), { isRevoking: false })
    await pass(server.context.database, '11 minutes')
    expect(await openProcess(server, [another]).signer()).toBe(next)
  })

  test('of a lost secret are replaced at once, while processes with either secret keep working', async ({
    start,
  }) => {
    const server = await start()
    const [old, fresh] = [openProcess(server), openProcess(server, [another])]
    const former = await old.signer()
    const next = await fresh.signer()
    expect(next).not.toBe(former)
    expect(await old.signer()).toBe(former)
    for (const { published } of [old, fresh]) expect(await published()).toEqual([former, next].toSorted())
    // Neither process now keeps making new keys.
    for (const { maintainKeys } of [old, fresh, old]) await maintainKeys()
    expect(await old.published()).toHaveLength(2)
    await pass(server.context.database, '1 day 1 hour')
    expect(await fresh.published()).toEqual([next])
  })

  test('are published as last read while the database is away, and sign nothing meanwhile', async ({
    start,
  }) => {
    const { context } = await start()
    const outage = new Error('The database is away.')
    let isOutage = false
    const query: Database['query'] = (...args) =>
      isOutage ? Promise.reject(outage) : context.database.query(...args)
    const tokens = createTokens({
      secrets: [secret],
      database: { ...context.database, query },
      log: context.log,
    })
    await tokens.maintainKeys()
    const keys = await tokens.listPublicKeys()
    isOutage = true
    expect(await tokens.listPublicKeys()).toEqual(keys)
    await expect(tokens.sign({})).rejects.toThrow(outage)
  })

  test('are stored so that a reader of the database cannot sign with them', async ({ start }) => {
    const server = await start()
    const kid = await openProcess(server).signer()
    const [row] = await server.context.database.query<{ sealed: string }>(
      'select sealed_key as sealed from token_keys',
    )
    const bytes = Buffer.from(row?.sealed ?? '', 'base64url')
    // The DER encoding of an Ed25519 private key (PKCS #8) begins like this (RFC 8410).
    expect(bytes.includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(false)
    expect(
      sealOf(secret)
        .open(row?.sealed ?? '', kid)
        ?.toString('hex'),
    ).toMatch(/^302e020100300506032b6570/)
    expect(sealOf(another).open(row?.sealed ?? '', kid)).toBeUndefined()
  })
})

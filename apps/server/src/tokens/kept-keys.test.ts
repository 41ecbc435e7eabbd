import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@foyer/core/wire'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, vi } from 'vitest'
import { ada } from '../testing/people.ts'
import { processTest as test } from '../testing/processes/process-test.ts'
import { callServer } from '../testing/processes/server-process.ts'
import { replaceKey } from './replace-key.ts'
import { createSeal } from '../settings/secrets/seal.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

// R10.36
test('A token is signed with the same key after a restart, since the key’s secret is stored beside the data', async ({
  start,
  folder,
  own,
}) => {
  const settings = own === null ? {} : { SERVER_SECRET: 's'.repeat(32) }
  const readKeys = async (address: string) => (await fetch(new URL(routes.jwks.path, address))).text()
  const first = start(settings)
  const { address } = await first.ready()
  const keys = await readKeys(address)
  expect(keys).toContain('"crv":"Ed25519"')
  if (own === null) expect((await stat(join(folder, 'data/server-secret'))).mode & 0o777).toBe(0o600)
  first.child.kill('SIGTERM')
  await first.ended()
  const { address: again } = await start(settings).ready()
  const { cookie } = await callServer(again, routes.register.path, { body: ada })
  const { body } = await callServer(again, routes.token.path, { body: {}, cookie })
  const { kid } = decodeProtectedHeader(String(body['token']))
  expect(JSON.parse(keys)).toMatchObject({ keys: [{ kid }] })
})

// Two processes can only share a PostgreSQL server.
test.runIf(process.env['TEST_DATABASE_URL'])(
  'Processes that start at the same moment sign with one key, and with the next as soon as an operator creates it',
  async ({ start, own }) => {
    const secret = 's'.repeat(32)
    const seal = createSeal([secret], 'token keys')
    if (own === null || seal === undefined) throw new Error('There is no database.')
    const servers = [start({ SERVER_SECRET: secret }), start({ SERVER_SECRET: secret })]
    const addresses = (await Promise.all(servers.map(({ ready }) => ready()))).map(({ address }) => address)
    const { cookie } = await callServer(addresses[0] ?? '', routes.register.path, { body: ada })
    const verify = async (token: unknown, address: string) => {
      const keys = createRemoteJWKSet(new URL(routes.jwks.path, address))
      return (await jwtVerify(String(token), keys)).protectedHeader.kid
    }
    /** The ids of the keys that the processes sign with. Each token is verified with the keys that each process publishes. */
    const readSigners = async () => {
      const signers = new Set<string | undefined>()
      for (const address of addresses) {
        const { body } = await callServer(address, routes.token.path, { body: {}, cookie })
        for (const other of addresses) signers.add(await verify(body['token'], other))
      }
      return [...signers]
    }
    expect(await readSigners()).toHaveLength(1)
    const next = await replaceKey(own.database, seal, { isRevoking: true })
    expect(await readSigners()).toEqual([next])
  },
)

import { expect } from 'vitest'
import { openAdmin } from '../../../testing/admin-test.ts'
import { serverTest as test, testConfig } from '../../../testing/server-test.ts'

test('the operator can create a key that signs in ten minutes, or one that revokes all others at once', async ({
  start,
}) => {
  const server = await start()
  const admin = openAdmin(server)
  const { tokens, database } = server.context
  await tokens.maintainKeys()
  const [former] = await tokens.listPublicKeys()
  const published = async () => (await tokens.listPublicKeys()).map(({ kid }) => kid)

  const rotated = await admin('rotate-token-keys', '--json')
  const { kid } = JSON.parse(rotated.out) as { kid: string }
  expect(await published()).toEqual([kid, former?.kid])
  const said = await admin('rotate-token-keys')
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(said.out).toMatch(/^The key \S+ is published, and signs tokens in 10 minutes\.$/)

  const revoked = await admin('rotate-token-keys', '--revoke')
  const [left = '', ...others] = await published()
  expect(others).toEqual([])
  expect(revoked.out).toBe(`The key ${left} signs tokens from now on, and no other key is published.`)
  expect(
    await database.query(
      `select details->>'operator' as operator, details->>'revoked' as revoked from audit_events
       where event = 'operator_rotated_token_keys' order by at`,
    ),
  ).toEqual(['false', 'false', 'true'].map((isRevoked) => ({ operator: 'grace', revoked: isRevoked })))
})

test('the operator learns what to set when tokens are off', async ({ start }) => {
  const server = await start({
    secrets: [],
    database: { ...testConfig.database, databaseUrl: 'postgres://localhost/foyer' },
  })
  expect(await openAdmin(server)('rotate-token-keys')).toEqual({
    code: 1,
    out: '',
    err: 'There are no tokens here. Set SERVER_SECRET, as for the server.',
  })
})

test('a rotation that cannot be written into the audit trail changes nothing, as the command says', async ({
  start,
}) => {
  const server = await start()
  const { tokens, database } = server.context
  await tokens.maintainKeys()
  const before = await tokens.listPublicKeys()
  await database.runScript('alter table audit_events rename to audit_events_elsewhere')
  const said = await openAdmin(server)('rotate-token-keys', '--revoke')
  await database.runScript('alter table audit_events_elsewhere rename to audit_events')
  expect(said).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('could not be done') as string,
  })
  expect(await tokens.listPublicKeys()).toEqual(before)
})

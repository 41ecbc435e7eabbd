import { describe, expect } from 'vitest'
import { sweep } from '../../../operations/sweep.ts'
import { recoveryTest as test } from '../../../testing/recovery-test.ts'
import { a, b, change, isOpen, openPerson, undoTokenOf } from './testing/identifier-test.ts'

const unknownToken = 'x'.repeat(43)

describe('The undo link of a notice', () => {
  // R10.9
  test('works for 72 hours, and is then swept', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const token = undoTokenOf(inbox, a)
    const { query } = server.context.database
    const [row] = await query<{ hours: number }>(
      'select extract(epoch from expires_at - now())::float8 / 3600 as hours from identifier_undos',
    )
    expect(row?.hours).toBeCloseTo(72, 1)
    await query('update identifier_undos set expires_at = now()')
    expect(await isOpen(server, token)).toBe(false)
    expect(await server.open().callForError('undo', { token })).toMatchObject({ status: 400 })
    await sweep(server.context)
    expect(await query('select 1 from identifier_undos')).toEqual([])
  })

  test('is never stored, logged or audited in plain text', async ({ server, inbox }) => {
    const attacker = await openPerson({ server, inbox })
    await change({ server, inbox }, attacker, { email: b })
    const token = undoTokenOf(inbox, a)
    const { query } = server.context.database
    const rows = [await query('select * from identifier_undos'), await query('select * from audit_events')]
    expect(rows).not.toContainEqual([])
    expect(JSON.stringify(rows)).not.toContain(token)
    await server.open().call('undo', { body: { token } })
    expect(server.log.join('\n')).not.toContain(token)
  })
})

test('Made-up undo links are rate-limited per address, over both calls', async ({ start, inbox }) => {
  const usual = (await start()).context.config.limits
  const limits = { ...usual, recoveryPerAddress: { attempts: 2, seconds: 60 } }
  const { open } = await start({ messages: inbox.config, limits })
  const statuses = []
  for (const call of ['undo', 'undoCheck', 'undo', 'undoCheck'] as const)
    statuses.push((await open().callForError(call, { token: unknownToken })).status)
  expect(statuses).toEqual([400, 200, 429, 429])
})

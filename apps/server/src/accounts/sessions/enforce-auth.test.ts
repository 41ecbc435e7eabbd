import { operations, type OperationId } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { codeOf, recoveryTest as test } from '../../testing/recovery-test.ts'

const ids = Object.keys(operations) as OperationId[]
const ofSessions = ids.filter((id) => operations[id].auth === 'session' || operations[id].auth === 'recent')
const isOpen = (id: OperationId): boolean => 'isOpenToUnproven' in operations[id]

describe('Where identifiers must be proven', () => {
  // R10.2
  test('every call of a session is refused until one is, but those that lead there', async ({
    start,
    inbox,
  }) => {
    const server = await start({ messages: inbox.config, verifyIdentifiers: 'required' })
    const person = server.open()
    await person.call('register', { body: ada })
    const refusals = async () => {
      const codes: Record<string, string | undefined> = {}
      for (const id of ofSessions) {
        // It would end the session.
        if (id === 'logout' || id === 'deleteAccount') continue
        codes[id] = (await person.refused(id, {})).body?.code
      }
      return codes
    }
    const before = await refusals()
    for (const [id, code] of Object.entries(before))
      expect([id, code === 'identifier_unproven']).toEqual([id, !isOpen(id as OperationId)])
    expect(await person.refused('deleteAccount', {})).toMatchObject({ body: { code: 'identifier_unproven' } })

    await person.call('verification', { body: { kind: 'email' } })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({ status: 200 })
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
    expect(Object.values(await refusals())).not.toContain('identifier_unproven')
    await server.context.notifications.settled()
  })

  test('an order needs none, and neither does a person whom a provider has sent', async ({ start }) => {
    const server = await start({ verifyIdentifiers: 'required' })
    const person = server.open()
    await person.call('register', { body: ada })
    expect((await person.refused('checkout', {})).body.code).toBe('validation_failed')
    await server.context.database.query('update users set email = null')
    expect(await person.call('sessions')).toMatchObject({ status: 200 })
  })
})

test('Where they may be proven later, nothing but what needs a proof is refused', async ({ server }) => {
  const person = server.open()
  await person.call('register', { body: ada })
  expect(await person.call('sessions')).toMatchObject({ status: 200 })
})

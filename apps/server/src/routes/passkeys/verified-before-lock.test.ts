import { describe, expect } from 'vitest'
import { lockPerson } from '../../accounts/hold-person.ts'
import { addPasskey, answerChallenge, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'
import { isEmbedded } from '../../testing/test-database.ts'

// Not on the embedded database: it has one connection, so while one transaction is open, all other statements wait.
describe.skipIf(isEmbedded)("While another request has locked the person's row", () => {
  test('a forged passkey is refused without waiting for the lock, by a sign-in and by a proof', async ({
    server,
  }) => {
    const person = server.open()
    const { body: user } = await person.registerProven(ada)
    const passkey = await addPasskey(person)
    const forged = { isForged: true }
    const { body } = await person.call('proofPasskey', { body: {} })
    const answers = await server.context.database.drizzle.transaction(async (transaction) => {
      await lockPerson(transaction, user.id)
      return Promise.all([
        signInWith(server.open(), passkey, forged),
        person.callForError('proof', { passkey: answerChallenge(body.options, passkey, forged) }),
      ])
    })
    const refusal = { status: 400, body: { code: 'passkey_signature' } }
    expect(answers).toMatchObject([refusal, refusal])
  })

  test('a passkey that this request removes signs nobody in afterwards', async ({ server }) => {
    const person = server.open()
    const { body: user } = await person.registerProven(ada)
    const passkey = await addPasskey(person)
    const { drizzle, query } = server.context.database
    const early: ReturnType<typeof signInWith>[] = []
    await drizzle.transaction(async (transaction) => {
      await lockPerson(transaction, user.id)
      early.push(signInWith(server.open(), passkey))
      // The sign-in has verified its passkey, and waits for the lock.
      await expect
        .poll(() =>
          query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          ),
        )
        .toHaveLength(1)
      await transaction.execute('delete from passkeys')
    })
    expect(await Promise.all(early)).toMatchObject([{ status: 404, body: { code: 'passkey_unknown' } }])
  })
})

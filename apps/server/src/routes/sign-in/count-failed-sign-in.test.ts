import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { addPasskey, answerChallenge } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { serverTest, testConfig, type TestServer } from '../../testing/server-test.ts'

const twice = { attempts: 2, seconds: 60 }

const test = serverTest.extend<{ server: TestServer }>({
  async server({ start }, use) {
    const limits = { ...testConfig.limits, secondFactorPerAccountAndAddress: twice, loginPerAddress: twice }
    await use(await start({ limits }))
  },
})

/** Runs something. @returns by how much the counts of sign-ins have grown meanwhile */
async function countDuring({ context }: TestServer, run: () => Promise<unknown>) {
  const before = await readCounts(context)
  await run()
  const after = await readCounts(context)
  const grown = Object.entries(after).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)])
  return Object.fromEntries(grown.filter(([, count]) => count !== 0)) as Record<string, number>
}

async function readCounts({ metrics }: TestServer['context']): Promise<Record<string, number>> {
  const { text } = await metrics.print()
  const lines = text.matchAll(/^foyer_logins_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries(Array.from(lines, ([, outcome = '', count]) => [outcome, Number(count)]))
}

async function registerWithApp(server: TestServer) {
  const owner = server.open()
  await owner.registerProven(ada)
  await enrolApp(owner)
}

async function takeFirstStep(server: TestServer) {
  const browser = server.open()
  await browser.callForError('login', ada)
  return browser
}

describe('Operators see in the metrics', () => {
  test('a second step that is guessed until its limit is reached', async ({ server }) => {
    await registerWithApp(server)
    const browser = await takeFirstStep(server)
    const guess = () => browser.callForError('secondFactor', { totp: '000000' })
    const counts = await countDuring(server, async () => {
      for (let time = 0; time < 3; time++) await guess()
    })
    expect(counts).toEqual({ refused: 2, too_many_attempts: 1 })
  })

  test('passkeys that are tried until their limit is reached', async ({ server }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const passkey = await addPasskey(owner)
    const counts = await countDuring(server, async () => {
      for (let time = 0; time < 3; time++) {
        const browser = server.open()
        const { options } = (await browser.call('passkeySignInOptions', { body: {} })).body
        const credential = answerChallenge(options, passkey, { isForged: true })
        await browser.callForError('passkeySignIn', { credential })
      }
    })
    expect(counts).toEqual({ refused: 2, too_many_attempts: 1 })
  })

  test('a passkey whose challenge is over as expired, not as refused', async ({ server }) => {
    const owner = server.open()
    await owner.registerProven(ada)
    const passkey = await addPasskey(owner)
    const { options } = (await server.open().call('passkeySignInOptions', { body: {} })).body
    const credential = answerChallenge(options, passkey)
    const elsewhere = server.open()
    const counts = await countDuring(server, () => elsewhere.callForError('passkeySignIn', { credential }))
    expect(counts).toEqual({ expired: 1 })
  })

  test('a second step after too long as expired, not as refused', async ({ server }) => {
    await registerWithApp(server)
    const browser = await takeFirstStep(server)
    await server.context.database.query('delete from pending_sign_ins')
    const headers = { 'idempotency-key': randomUUID() }
    const counts = await countDuring(server, () =>
      browser.callForError('secondFactor', { totp: '000000' }, headers),
    )
    expect(counts).toEqual({ expired: 1 })
  })

  test('a code that is typed too late as expired, not as refused', async ({ server }) => {
    const counts = await countDuring(server, () =>
      server.open().callForError('signInCodeConfirm', { code: '123456' }),
    )
    expect(counts).toEqual({ expired: 1 })
  })

  test('no sign-in in a request that shows no second factor at all', async ({ server }) => {
    await registerWithApp(server)
    const browser = await takeFirstStep(server)
    const counts = await countDuring(server, () => browser.callForError('secondFactor', {}))
    expect(counts).toEqual({})
  })
})

import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { factorsTest as test } from '../../testing/factors/factors-test.ts'
import { firstSteps, registerAda } from '../../testing/factors/first-steps.ts'
import { ada } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { returnFromProvider, listLinked, startLink } from '../../testing/social/linking.ts'

type RegisteredOwner = Awaited<ReturnType<typeof registerAda>>

/** The ways into an account that its owner can remove, and how each is removed. */
const ways = [
  { step: 'a provider', end: unlink },
  { step: 'a passkey that checks nobody', end: removePasskey },
] as const

function unlink({ owner }: RegisteredOwner) {
  return owner.call('unlinkIdentity', { params: { social: 'discord' } })
}

async function removePasskey({ owner }: RegisteredOwner) {
  const [passkey] = (await owner.call('factors')).body.passkeys
  return owner.call('removePasskey', { params: { id: passkey?.id ?? '' } })
}

const isSignedIn = async (browser: Browser) => (await browser.call('session')).status === 200

async function signInWithPassword({ open }: TestServer): Promise<Browser> {
  const browser = open()
  await browser.call('login', { body: ada })
  return browser
}

// R10.7
describe('A person who removes a way into their account', () => {
  test.for(ways)(
    'ends the other sessions that were opened by it, and no others: $step',
    async ({ step, end }, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const owned = await registerAda(server)
      const { owner, passkey } = owned
      const [thief, phone] = [server.open(), await signInWithPassword(server)]
      await firstSteps[step](thief, { server, inbox, passkey })
      expect(await isSignedIn(thief)).toBe(true)
      expect(await end(owned)).toMatchObject({ status: 204 })
      expect(await isSignedIn(thief)).toBe(false)
      for (const browser of [owner, phone]) expect(await isSignedIn(browser)).toBe(true)
    },
  )

  test.for(ways)(
    'ends pending sign-ins that were begun by it: $step',
    async ({ step, end }, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const owned = await registerAda(server)
      const app = await enrolApp(owned.owner)
      const thief = server.open()
      await firstSteps[step](thief, { server, inbox, passkey: owned.passkey })
      expect(await thief.call('secondFactorWays')).toMatchObject({ status: 200 })
      expect(await end(owned)).toMatchObject({ status: 204 })
      const totp = await generateNextCode(server, app.secret)
      expect(await thief.callForError('secondFactor', { totp })).toMatchObject({
        status: 401,
        body: { code: 'second_factor_over' },
      })
    },
  )

  test.for(ways)(
    'stays signed in even if they signed in by it: $step',
    async ({ step, end }, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const { user, passkey } = await registerAda(server)
      const owner = server.open()
      await firstSteps[step](owner, { server, inbox, passkey })
      expect(await end({ owner, user, passkey })).toMatchObject({ status: 204 })
      expect(await isSignedIn(owner)).toBe(true)
    },
  )

  test.for(ways)(
    'ends nothing if it is the last one, which cannot be removed: $step',
    async ({ step, end }, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods({ signInMethods: ['passkey'] })
      const owned = await registerAda(server)
      const { query } = server.context.database
      await query(step === 'a provider' ? 'delete from passkeys' : 'delete from identities')
      const other = server.open()
      await firstSteps[step](other, { server, inbox, passkey: owned.passkey })
      expect(await end(owned)).toMatchObject({ status: 409 })
      expect(await isSignedIn(other)).toBe(true)
    },
  )

  test('ends the sessions of a linked account by linking another one in its place', async ({
    startWithAllMethods,
  }) => {
    const server = await startWithAllMethods()
    const { owner, user } = await registerAda(server)
    const thief = server.open()
    await firstSteps['a provider'](thief)
    const { query } = server.context.database
    await query('delete from identities')
    await query("insert into identities (social, subject, user_id) values ('discord', 'the thief’s', $1)", [
      user.id,
    ])
    const state = (await startLink(owner, 'discord')).searchParams.get('state') ?? ''
    await returnFromProvider(owner, 'discord', { state, code: 'secret-code' })
    expect(await listLinked(owner)).toEqual([['discord', 'Ada']])
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('ends no session by linking a further provider', async ({ startWithAllMethods }) => {
    const server = await startWithAllMethods()
    const { owner, user } = await registerAda(server)
    const phone = server.open()
    await firstSteps['a provider'](phone)
    const { query } = server.context.database
    await query("update identities set social = 'x' where user_id = $1", [user.id])
    const state = (await startLink(owner, 'discord')).searchParams.get('state') ?? ''
    await returnFromProvider(owner, 'discord', { state, code: 'secret-code' })
    // In the order in which they were linked.
    expect((await listLinked(owner)).map(([social]) => social)).toEqual(['x', 'discord'])
    expect(await isSignedIn(phone)).toBe(true)
  })
})

import { operations, type OperationId } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { actBetween } from '../../../testing/act-between.ts'
import type { Browser } from '../../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../../testing/factors/authenticator-app.ts'
import { ada } from '../../../testing/people.ts'
import { advanceTime, codeOf, recoveryTest as test } from '../../../testing/recovery-test.ts'
import type { TestServer } from '../../../testing/server-test.ts'

const ids = Object.keys(operations) as OperationId[]
const recent = ids.filter((id) => operations[id].auth === 'recent')

/** The headers of somebody who has copied the cookie of a person's session, and no other. */
const copyOf = ({ cookies }: Browser) => ({ cookie: `foyer-session=${cookies.get('foyer-session')}` })

/** The headers of somebody who has copied all cookies that a person has now. */
const copyOfAll = ({ cookies }: Browser) => ({
  cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
})

/** A person who signed in eleven minutes ago. */
async function openOld(server: TestServer) {
  const person = server.open()
  await person.registerProven(ada)
  await advanceTime(server, 11 * 60)
  return person
}

const refused = { status: 403, body: { code: 'proof_needed' } }

describe("After its owner's proof, a copy of a session's cookie", () => {
  test.for(recent)('cannot do what needs a recent proof: %s', async (id, { server }) => {
    const person = await openOld(server)
    const headers = copyOf(person)
    expect(await person.call('proof', { body: { password: ada.password } })).toMatchObject({ status: 204 })
    expect(await server.open().callForError(id, {}, headers)).toMatchObject(refused)
    expect(await person.call('proofWays')).toMatchObject({ body: { isRecent: true } })
  })

  test('stays a session, as before the proof', async ({ server }) => {
    const person = await openOld(server)
    const { body: before } = await person.call('session')
    await person.call('proof', { body: { password: ada.password } })
    const copy = await server.open().call('session', { headers: copyOf(person) })
    expect(copy).toMatchObject({ status: 200, body: { session: { id: before.session.id, isRecent: false } } })
  })

  test('gains no method that the proof has added', async ({ server, inbox }) => {
    const person = await openOld(server)
    await person.call('proofCode', { body: { kind: 'email' } })
    await person.call('proof', { body: { code: await codeOf(server, inbox, 'email') } })
    expect((await person.call('session')).body.session.methods).toEqual(['pwd', 'otp'])
    const copy = await server.open().call('session', { headers: copyOf(person) })
    expect(copy.body.session.methods).toEqual(['pwd'])
  })

  test('gains no level by the app that its owner enrols after the proof, while the owner is not asked again', async ({
    server,
  }) => {
    const person = await openOld(server)
    await person.call('proof', { body: { password: ada.password } })
    await enrolApp(person)
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
    expect((await person.call('session')).body.session).toMatchObject({ level: 2, isRecent: true })
    const copy = await server.open().call('session', { headers: copyOf(person) })
    expect(copy.body.session).toMatchObject({ level: 1, isRecent: false })
  })

  test('does not keep the level of an app that its owner enrolled before the proof, soon after the sign-in', async ({
    server,
  }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { secret } = await enrolApp(person)
    await advanceTime(server, 11 * 60)
    await person.call('proof', { body: { totp: await generateNextCode(server, secret) } })
    expect((await person.call('session')).body.session).toMatchObject({ level: 2, isRecent: true })
    const copy = await server.open().call('session', { headers: copyOf(person) })
    expect(copy.body.session).toMatchObject({ level: 1, isRecent: false })
  })

  test('is refused with the token of an earlier proof, which the next one replaces', async ({ server }) => {
    const person = await openOld(server)
    await person.call('proof', { body: { password: ada.password } })
    const headers = copyOfAll(person)
    expect(await server.open().call('exportAccount', { headers })).toMatchObject({ status: 200 })
    await person.call('proof', { body: { password: ada.password } })
    expect(await server.open().call('exportAccount', { headers })).toMatchObject(refused)
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  })
})

test('A call in progress is refused if another proof replaces the one that it was sent with', async ({
  server,
}) => {
  const person = await openOld(server)
  await person.call('proof', { body: { password: ada.password } })
  const headers = copyOfAll(person)
  let isReplaced = false
  // The proof is a call too, whose session is checked.
  const replace = async () => {
    if (isReplaced) return
    isReplaced = true
    await server.open().call('proof', { body: { password: ada.password }, headers })
  }
  const call = () => person.callForError('revokeOtherSessions')
  expect(await actBetween(server.context, replace, call)).toMatchObject(refused)
})

describe('A proof', () => {
  test('counts in every tab of the browser, for ten minutes', async ({ server }) => {
    const person = await openOld(server)
    await person.call('proof', { body: { password: ada.password } })
    const tabs = Array.from({ length: 5 }, () => person.call('exportAccount'))
    expect((await Promise.all(tabs)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await advanceTime(server, 11 * 60)
    expect(await person.call('exportAccount')).toMatchObject(refused)
  })

  test('ends with the session: its token proves nothing in the next one', async ({ server }) => {
    const person = await openOld(server)
    await person.call('proof', { body: { password: ada.password } })
    const proof = person.cookies.get('foyer-proof')
    await person.call('logout')
    expect([...person.cookies.keys()]).not.toContain('foyer-proof')
    await person.call('login', { body: ada })
    await advanceTime(server, 11 * 60)
    const headers = { cookie: `${copyOf(person).cookie}; foyer-proof=${proof}` }
    expect(await server.open().call('exportAccount', { headers })).toMatchObject(refused)
  })

  test('that a process of the previous release has written counts, while both releases run', async ({
    server,
  }) => {
    const person = await openOld(server)
    await server.context.database.query('update sessions set authenticated_at = now()')
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  })

  test('has a cookie that scripts cannot read, and that is bound to its host behind TLS', async ({
    start,
  }) => {
    const person = (await start({ publicUrl: 'https://id.example.com' })).open()
    await person.registerProven(ada)
    const { headers } = await person.call('proof', { body: { password: ada.password } })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-foyer-proof=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

test('An app that is enrolled soon after a sign-in needs no other proof, before it or after it', async ({
  server,
}) => {
  const person = server.open()
  await person.registerProven(ada)
  await enrolApp(person)
  expect((await person.call('session')).body.session).toMatchObject({ level: 2, isRecent: true })
  expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  expect(await person.call('recoveryCodes', { body: {} })).toMatchObject({ status: 200 })
  expect([...person.cookies.keys()]).not.toContain('foyer-proof')
})

import { expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { factorsTest as test } from '../../testing/factors/factors-test.ts'
import { addPasskey, signInWith, type Passkey } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, wrongCodeFor } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { returnFromProvider, listLinked, redirectUrl, startLink } from '../../testing/social/linking.ts'
import { finishAuthorization, startAuthorization } from '../../testing/social/social-test.ts'

/** A person with an account, signed in in two browsers. */
async function openTwo(server: TestServer) {
  const owner = server.open()
  await owner.registerProven(ada)
  const other = server.open()
  await other.call('login', { body: ada })
  return { owner, other }
}

test('A change of the address begun before the person enrolled an app elsewhere requires the app', async ({
  startWithAllMethods,
  inbox,
}) => {
  const server = await startWithAllMethods()
  const { owner, other } = await openTwo(server)
  await other.call('changeIdentifier', { body: { email: 'new@example.test' } })
  const code = await codeOf(server, inbox, 'email')
  const { secret } = await enrolApp(owner)
  expect(await other.callForError('changeIdentifierConfirm', { code })).toMatchObject({
    status: 403,
    body: { code: 'proof_needed', ways: [{ way: 'totp' }] },
  })
  expect((await owner.call('session')).body).toMatchObject({ email: ada.email })
  await other.call('proof', { body: { totp: await generateNextCode(server, secret) } })
  expect(await other.call('changeIdentifierConfirm', { body: { code } })).toMatchObject({
    status: 200,
    body: { email: 'new@example.test' },
  })
})

test('A provider whose linking was begun before its person enrolled an app elsewhere is not linked', async ({
  startWithAllMethods,
}) => {
  const server = await startWithAllMethods()
  const { owner, other } = await openTwo(server)
  const state = (await startLink(other, 'discord')).searchParams.get('state') ?? ''
  await enrolApp(owner)
  expect(await returnFromProvider(other, 'discord', { state, code: 'secret-code' })).toMatchObject({
    location: `${redirectUrl('discord')}&error=social_state_invalid`,
  })
  expect(await listLinked(owner)).toEqual([])
})

test('A first password requested before the person enrolled an app elsewhere requires the app', async ({
  startWithAllMethods,
  inbox,
}) => {
  const server = await startWithAllMethods()
  const [owner, other] = [server.open(), server.open()]
  for (const browser of [owner, other]) {
    const { state } = await startAuthorization(browser, 'discord')
    await finishAuthorization(browser, 'discord', { state })
  }
  await other.call('passwordSetup', { body: ada })
  const code = await codeOf(server, inbox, 'email')
  const { secret } = await enrolApp(owner)
  expect(await other.callForError('passwordSetupConfirm', { code })).toMatchObject({
    status: 403,
    body: { code: 'proof_needed', ways: [{ way: 'totp' }] },
  })
  expect((await owner.call('session')).body).toMatchObject({ email: null })
  await other.call('proof', { body: { totp: await generateNextCode(server, secret) } })
  expect(await other.call('passwordSetupConfirm', { body: { code } })).toMatchObject({
    status: 200,
    body: { email: ada.email },
  })
})

test.for([
  ['a change of the address', 'changeIdentifier', 'changeIdentifierConfirm', { email: 'new@example.test' }],
  ['a first password', 'passwordSetup', 'passwordSetupConfirm', ada],
] as const)(
  'The right code of %s stays valid while the app is required first, even as the fifth guess',
  async ([, ask, confirm, body], { startWithAllMethods, inbox }) => {
    const server = await startWithAllMethods()
    const [owner, other] = [server.open(), server.open()]
    for (const browser of [owner, other]) {
      const { state } = await startAuthorization(browser, 'discord')
      await finishAuthorization(browser, 'discord', { state })
    }
    await other.callForError(ask, body)
    const code = await codeOf(server, inbox, 'email')
    const { secret } = await enrolApp(owner)
    for (let guess = 0; guess < 4; guess++) await other.callForError(confirm, { code: wrongCodeFor(code) })
    expect(await other.callForError(confirm, { code })).toMatchObject({ body: { code: 'proof_needed' } })
    await other.call('proof', { body: { totp: await generateNextCode(server, secret) } })
    expect(await other.callForError(confirm, { code })).toMatchObject({
      status: 200,
      body: { email: body.email },
    })
  },
)

/** Ways in which a session may have shown a second factor before its person enrols an app. */
const formerFactors: Readonly<Record<string, (browser: Browser, passkey: Passkey) => Promise<unknown>>> = {
  async 'an app that was removed since'(browser) {
    await browser.call('login', { body: ada })
    await enrolApp(browser)
    await browser.call('removeTotp')
  },
  'a passkey at the sign-in': signInWith,
}

test.for(Object.keys(formerFactors))(
  'A password shown before the person enrolled an app elsewhere is no recent proof after it, even beside %s',
  async (former, { server }) => {
    const [owner, other] = [server.open(), server.open()]
    await owner.registerProven(ada)
    await formerFactors[former]?.(other, await addPasskey(owner))
    expect(await other.call('proof', { body: { password: ada.password } })).toMatchObject({ status: 204 })
    await enrolApp(owner)
    expect(await other.callForError('removeTotp')).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'totp' }, { way: 'passkey' }] },
    })
    expect((await owner.call('session')).body.session).toMatchObject({ isRecent: true, level: 2 })
  },
)

test('A session opened by a passkey stays at level 2, but needs a new proof, when the person enrols an app elsewhere', async ({
  server,
}) => {
  const [owner, other] = [server.open(), server.open()]
  await owner.registerProven(ada)
  await signInWith(other, await addPasskey(owner))
  await enrolApp(owner)
  expect((await other.call('session')).body.session).toMatchObject({ isRecent: false, level: 2 })
})

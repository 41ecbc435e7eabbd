import { describe, expect } from 'vitest'
import { addPasskey, answerChallenge, createPasskey } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'

describe('The passkeys of an account', () => {
  // R10.47
  test('are added, named after their provider, renamed and removed, and the owner is notified', async ({
    server,
    inbox,
  }) => {
    const person = server.open()
    const { body: user } = await person.registerProven(ada)
    const { body } = await person.call('passkeyOptions', { body: {} })
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Foyer' },
      user: { name: ada.email, displayName: ada.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    })
    const { credential, passkey } = createPasskey(body.options, {
      aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd',
    })
    const added = await person.call('addPasskey', { body: { credential } })
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'iCloud Keychain', isSynced: true, lastUsedAt: null },
    })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('A passkey was added')
    const next = (await person.call('passkeyOptions', { body: {} })).body.options
    expect(next.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    const params = { id: added.body.id }
    expect(await person.call('renamePasskey', { params, body: { name: ' My phone ' } })).toMatchObject({
      body: { name: 'My phone' },
    })
    expect((await person.call('factors')).body).toMatchObject({
      passkeys: [{ name: 'My phone', credentialId: passkey.id }],
      relyingParty: {
        rpId: 'localhost',
        userId: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: ada.email,
      },
    })
    expect(await person.call('removePasskey', { params })).toMatchObject({ status: 204 })
    expect(await person.call('removePasskey', { params })).toMatchObject({ status: 404 })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('A passkey was removed')
  })

  test('are limited to 100, even if several are added at once', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    await addPasskey(person)
    await server.context.database.query(
      `insert into passkeys select user_id, credential_id || n, gen_random_uuid(), public_key, counter, transports, aaguid,
         is_backup_eligible, is_backed_up, is_user_verified, name, session_id, created_at, last_used_at
       from passkeys, generate_series(1, 97) n`,
    )
    const begin = async () => createPasskey((await person.call('passkeyOptions', { body: {} })).body.options)
    const started = await Promise.all(Array.from({ length: 10 }, begin))
    const added = started.map(({ credential }) => person.callForError('addPasskey', { credential }))
    const answers = (await Promise.all(added)).map(({ status, body }) => body.code ?? status)
    expect(answers.toSorted()).toEqual([201, 201, ...Array.from({ length: 8 }, () => 'passkey_limit')])
    const { status, body } = await person.callForError('passkeyOptions', {})
    expect([status, body.code]).toEqual([409, 'passkey_limit'])
    const [first] = (await person.call('factors')).body.passkeys
    await person.call('removePasskey', { params: { id: first?.id ?? '' } })
    await addPasskey(person)
  })

  test.for([
    [{ origin: 'https://evil.example' }, 'passkey_origin'],
    [{ rpId: 'evil.example' }, 'passkey_rp_id'],
    [{ isFramed: true }, 'passkey_origin'],
    [{ topOrigin: 'https://evil.example' }, 'passkey_origin'],
  ] as const)(
    'are refused from elsewhere, with %o, and the answer says why',
    async ([behaviour, code], { server }) => {
      const person = server.open()
      await person.registerProven(ada)
      const { body } = await person.call('passkeyOptions', { body: {} })
      const { credential } = createPasskey(body.options, behaviour)
      expect(await person.callForError('addPasskey', { credential })).toMatchObject({
        status: 400,
        body: { code },
      })
    },
  )

  test('can be created automatically after a sign-in, without user presence', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body } = await person.call('passkeyOptions', { body: {} })
    const { credential } = createPasskey(body.options, { isPresent: false, isVerified: false })
    expect(await person.callForError('addPasskey', { credential })).toMatchObject({
      body: { code: 'passkey_invalid' },
    })
    expect(await person.call('addPasskey', { body: { credential, isAutomatic: true } })).toMatchObject({
      status: 201,
    })
  })

  test('are refused if the browser and the authenticator name different ids', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    for (const idBytes of [8_000, 16]) {
      const { body } = await person.call('passkeyOptions', { body: {} })
      const { credential } = createPasskey(body.options, { idBytes })
      const other = Buffer.alloc(16).toString('base64url')
      expect(
        await person.callForError('addPasskey', { credential: { ...credential, id: other, rawId: other } }),
      ).toMatchObject({ status: 400, body: { code: 'passkey_invalid' } })
    }
    expect((await person.call('factors')).body.passkeys).toEqual([])
  })

  test('belong to one person, and each can be added only once', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const { body } = await person.call('passkeyOptions', { body: {} })
    const { credential } = createPasskey(body.options)
    const other = server.open()
    await other.registerProven({ ...ada, email: 'other@example.test' })
    expect(await other.callForError('addPasskey', { credential })).toMatchObject({
      body: { code: 'passkey_challenge' },
    })
    await person.call('addPasskey', { body: { credential } })
    expect(await person.callForError('addPasskey', { credential })).toMatchObject({
      body: { code: 'passkey_used' },
    })
    const { passkeys } = (await person.call('factors')).body
    const params = { id: passkeys[0]?.id ?? '' }
    expect(await other.call('renamePasskey', { params, body: { name: 'Mine' } })).toMatchObject({
      status: 404,
    })
    expect(await other.call('removePasskey', { params })).toMatchObject({ status: 404 })
  })

  test('can be removed only if there is another way to sign in', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    await addPasskey(person)
    const { query } = server.context.database
    await query('update users set password_hash = null')
    await query('update user_emails set verified_at = null')
    const { passkeys } = (await person.call('factors')).body
    const params = { id: passkeys[0]?.id ?? '' }
    expect(await person.call('removePasskey', { params })).toMatchObject({
      status: 409,
      body: { code: 'passkey_last' },
    })
    await query("insert into identities (social, subject, user_id) select 'discord', '42', id from users")
    expect(await person.call('removePasskey', { params })).toMatchObject({ status: 204 })
    const unlinking = { params: { social: 'discord' } }
    expect(await person.call('unlinkIdentity', unlinking)).toMatchObject({ status: 409 })
  })

  test('can give a recent proof', async ({ server }) => {
    const person = server.open()
    await person.registerProven(ada)
    const passkey = await addPasskey(person)
    await advanceTime(server, 660)
    const { ways } = (await person.callForError('exportAccount')).body
    expect(ways?.map(({ way }) => way)).toEqual(['password', 'passkey', 'email'])
    const { body } = await person.call('proofPasskey', { body: {} })
    const forged = answerChallenge(body.options, passkey, { isForged: true })
    expect(await person.callForError('proof', { passkey: forged })).toMatchObject({
      body: { code: 'passkey_signature' },
    })
    const credential = answerChallenge(body.options, passkey)
    expect(await person.call('proof', { body: { passkey: credential } })).toMatchObject({ status: 204 })
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
    expect((await person.call('session')).body.session.level).toBe(2)
  })

  test('require a proven identifier', async ({ server }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    expect(await person.callForError('passkeyOptions', {})).toMatchObject({
      body: { code: 'identifier_unproven' },
    })
  })
})

test('/.well-known/webauthn lists the sites outside the RP ID that share its passkeys', async ({ start }) => {
  const { open } = await start({
    publicUrl: 'https://id.example.com',
    allowedOrigins: ['https://shop.example.com', 'https://example.org'],
    passkeys: {
      rpId: 'example.com',
      origins: ['https://example.net', 'android:apk-key-hash:AAAAAAAAAAAAAAAAAAAAAAAA'],
    },
  })
  const answered = await open().request({ url: '/.well-known/webauthn', headers: { host: 'id.example.com' } })
  expect(answered.body).toEqual({ origins: ['https://example.org', 'https://example.net'] })
})

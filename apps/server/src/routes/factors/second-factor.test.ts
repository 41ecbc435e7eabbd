import { hash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { enrolApp, generateCode, generateNextCode } from '../../testing/factors/authenticator-app.ts'
import { addPasskey, answerChallenge, type Behaviour } from '../../testing/factors/passkey-authenticator.ts'
import { fewNumbers } from '../../testing/limits-test.ts'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

async function register(server: TestServer) {
  const owner = server.open()
  const { body: user } = await owner.registerProven(ada)
  return { owner, user, app: await enrolApp(owner) }
}

async function takeFirstStep(server: TestServer) {
  const browser = server.open()
  await browser.callForError('login', ada)
  return browser
}

const wrong = (field: string, code: string) => ({
  status: 422,
  body: { code: 'validation_failed', errors: [{ field, code, message: expect.any(String) }] },
})

describe('The second step', () => {
  test('reports a wrong code at its field, and can be tried again', async ({ server }) => {
    const { app } = await register(server)
    const browser = await takeFirstStep(server)
    expect(await browser.callForError('secondFactor', { totp: '000000' })).toMatchObject(
      wrong('totp', 'totp_wrong'),
    )
    expect(await browser.callForError('secondFactor', { recoveryCode: 'AAAAA-AAAAA' })).toMatchObject(
      wrong('recoveryCode', 'recovery_code_wrong'),
    )
    expect(
      await browser.call('secondFactor', { body: { totp: await generateNextCode(server, app.secret) } }),
    ).toMatchObject({
      status: 200,
    })
    const events = await server.context.database.query<{ event: string }>(
      "select event from audit_events where event like '%login%' or event like 'second%' order by at",
    )
    expect(events.map(({ event }) => event)).toEqual([
      'login_first_step',
      'second_factor_refused',
      'second_factor_refused',
      'login',
    ])
  })

  test.for(['secondFactorCancel', 'logout'] as const)(
    'stays pending in one browser when another one cancels its own: %s',
    async (leave, { server }) => {
      await register(server)
      const [browser, other] = [await takeFirstStep(server), await takeFirstStep(server)]
      await other.call(leave)
      expect(await browser.call('secondFactorWays')).toMatchObject({ status: 200 })
    },
  )

  const refusedPasskeys: readonly (readonly [code: string, outcome: string, Behaviour])[] = [
    ['passkey_challenge', 'expired', { challenge: 'AAAA' }],
    ['passkey_user', 'refused', { userHandle: 'AAAA' }],
    ['passkey_signature', 'refused', { isForged: true }],
  ]
  test.for(refusedPasskeys)(
    'is audited and counted when its passkey is refused: %s, %s',
    async ([code, outcome, behaviour], { server }) => {
      const { owner } = await register(server)
      const passkey = await addPasskey(owner)
      const browser = await takeFirstStep(server)
      const { body } = await browser.call('secondFactorPasskey', { body: {} })
      const { context } = server
      const count = async () => {
        const { text } = await context.metrics.print()
        return Number(new RegExp(`foyer_logins_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
      }
      const before = await count()
      expect(
        await browser.callForError('secondFactor', {
          passkey: answerChallenge(body.options, passkey, behaviour),
        }),
      ).toMatchObject({ body: { code } })
      expect(await count()).toBe(before + 1)
      const events = "select details from audit_events where event = 'second_factor_refused'"
      expect(await context.database.query(events)).toEqual([{ details: { reason: code } }])
    },
  )

  test('accepts a code of the app once, and not the one that enrolled it', async ({ server }) => {
    const { app } = await register(server)
    const browser = await takeFirstStep(server)
    expect(await browser.callForError('secondFactor', { totp: generateCode(app.secret) })).toMatchObject(
      wrong('totp', 'totp_used'),
    )
    const totp = await generateNextCode(server, app.secret)
    expect(await browser.call('secondFactor', { body: { totp } })).toMatchObject({ status: 200 })
    const next = await takeFirstStep(server)
    expect(await next.callForError('secondFactor', { totp })).toMatchObject(wrong('totp', 'totp_used'))
  })

  test('accepts a recovery code once, however it is typed, and tells the owner how many are left', async ({
    server,
    inbox,
  }) => {
    const { app } = await register(server)
    const [code = ''] = app.recoveryCodes
    expect(new Set(app.recoveryCodes).size).toBe(10)
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`
    const browser = await takeFirstStep(server)
    expect(await browser.call('secondFactor', { body: { recoveryCode: typed } })).toMatchObject({
      status: 200,
    })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.at(-1)?.text).toContain('Codes left: 9.')
    expect((await browser.call('factors')).body.recoveryCodes).toMatchObject({ left: 9 })
    const next = await takeFirstStep(server)
    expect(await next.callForError('secondFactor', { recoveryCode: code })).toMatchObject(
      wrong('recoveryCode', 'recovery_code_wrong'),
    )
  })

  test('accepts a recovery code stored before codes were hashed slowly, and stores no more of those', async ({
    server,
  }) => {
    const { user, app } = await register(server)
    const [code = ''] = app.recoveryCodes
    const formerHash = hash('sha256', `${user.id}\n${code.replace('-', '')}`, 'base64url')
    const { query } = server.context.database
    const stored = await query<{ hash: string }>('select code_hash as hash from factor_recovery_codes')
    expect(stored.map((row) => row.hash)).not.toContain(formerHash)
    await query('delete from factor_recovery_codes')
    await query('insert into factor_recovery_codes (user_id, code_hash) values ($1, $2)', [
      user.id,
      formerHash,
    ])
    const browser = await takeFirstStep(server)
    expect(await browser.call('secondFactor', { body: { recoveryCode: code } })).toMatchObject({
      status: 200,
    })
  })

  test('is refused with a time to wait after too many wrong codes, in another browser too', async ({
    start,
    inbox,
  }) => {
    const limits = {
      ...fewNumbers,
      loginPerAccountAndAddress: { attempts: 100, seconds: 60 },
      loginPerAddress: { attempts: 100, seconds: 60 },
      loginPerAccount: { attempts: 100, seconds: 60 },
    }
    const server = await start({ messages: inbox.config, limits })
    const { app } = await register(server)
    for (let attempt = 0; attempt < 3; attempt++)
      expect(
        (await (await takeFirstStep(server)).callForError('secondFactor', { totp: '000000' })).status,
      ).toBe(422)
    const browser = await takeFirstStep(server)
    const totp = await generateNextCode(server, app.secret)
    const refused = await browser.callForError('secondFactor', { totp })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is required in every browser, unless the installation lets people trust theirs', async ({
    server,
  }) => {
    const { app } = await register(server)
    const browser = await takeFirstStep(server)
    const totp = await generateNextCode(server, app.secret)
    await browser.call('secondFactor', { body: { totp, trustsDevice: true } })
    expect([...browser.cookies.keys()]).not.toContain('foyer-trusted')
    await browser.call('logout')
    expect(await browser.callForError('login', ada)).toMatchObject({ status: 403 })
  })
})

// R10.22
test.for<readonly [string, Behaviour]>([
  ['with an unknown challenge', { challenge: 'AAAA' }],
  ['of somebody else', { userHandle: 'AAAA' }],
  ['that is forged', { isForged: true }],
])('A refused proof by a passkey %s is audited', async ([, behaviour], { server }) => {
  const owner = server.open()
  await owner.registerProven(ada)
  const passkey = await addPasskey(owner)
  const { body } = await owner.call('proofPasskey', { body: {} })
  const proof = { passkey: answerChallenge(body.options, passkey, behaviour) }
  expect(await owner.callForError('proof', proof)).toMatchObject({ status: 400 })
  const events = "select 1 from audit_events where event = 'proof_refused' and user_id is not null"
  expect(await server.context.database.query(events)).toHaveLength(1)
})

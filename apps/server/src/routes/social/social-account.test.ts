import { describe, expect, vi } from 'vitest'
import { hashName } from '../../protection/limits/place.ts'
import type { Context } from '../../context.ts'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { ada } from '../../testing/people.ts'
import {
  answerIdToken,
  finishAuthorization,
  startAuthorization,
  googleClaims,
  offerDiscord,
  socialTest as test,
} from '../../testing/social/social-test.ts'

describe('the account of a person from a provider', () => {
  // R1.3
  test('is the same at the next sign-in, and keeps its first promo code and form', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const before = await countSignIns(context)
    const [first, second] = [open(), open()]
    const start = await startAuthorization(first, 'discord', { promocode: 'SPRING', formName: 'checkout' })
    const made = await finishAuthorization(first, 'discord', { state: start.state })
    const again = await startAuthorization(second, 'discord', { promocode: 'AUTUMN', formName: 'other' })
    const found = await finishAuthorization(second, 'discord', { state: again.state })
    expect(found.body.id).toBe(made.body.id)
    expect(found.body.unusedPromocode).toEqual({ code: 'AUTUMN', reason: 'not_new' })
    const rows = await context.database.query('select promocode, form_name, password_hash, email from users')
    expect(rows).toEqual([{ promocode: 'SPRING', form_name: 'checkout', password_hash: null, email: null }])
    const events = await context.database.query('select event, account from audit_events order by at')
    expect(events).toEqual(
      ['register', 'login', 'login'].map((event) => ({ event, account: 'discord:80351110224678912' })),
    )
    expect(await countSignIns(context)).toBe(before + 2)
  })

  test('has a session with the device’s fingerprint', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const fingerprint = { ...noFingerprint, userAgent: 'Somebody’s', screenWidth: 390, screenHeight: 844 }
    const { state } = await startAuthorization(browser, 'discord')
    await finishAuthorization(browser, 'discord', { state, fingerprint })
    expect(await context.database.query('select fingerprint from sessions')).toEqual([{ fingerprint }])
  })

  test('gets a session that replaces the one that the browser had before', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const browser = open()
    await browser.call('register', { body: ada })
    const headers = { cookie: `foyer-session=${browser.cookies.get('foyer-session')}` }
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({ status: 200 })
    expect(await open().callForError('session', undefined, headers)).toMatchObject({ status: 401 })
  })

  // R1.3
  test.for([
    ['friends', [{ code: 'FRIENDS' }], undefined],
    ['NO-SUCH-CODE', [], { code: 'NO-SUCH-CODE', reason: 'not_valid' }],
  ] as const)(
    'uses the promo code %s of a first sign-in once if valid, and otherwise reports it once without refusing the sign-in',
    async ([promocode, uses, unusedPromocode], { startSocial, provider }) => {
      offerDiscord(provider)
      const { open, context } = await startSocial()
      await seedDemoPromocodes(context.database.drizzle)
      const told: unknown[] = []
      for (const browser of [open(), open()]) {
        const { state } = await startAuthorization(browser, 'discord', { promocode })
        const { status, body } = await finishAuthorization(browser, 'discord', { state })
        expect(status).toBe(200)
        told.push(body.unusedPromocode)
      }
      expect(told).toEqual([unusedPromocode, undefined])
      const [user] = await context.database.query<{ id: string }>('select id from users')
      expect(await context.database.query('select code, user_id from promocode_redemptions')).toEqual(
        uses.map(({ code }) => ({ code, user_id: user?.id })),
      )
    },
  )

  test('knows a device that signed in through a provider, so guessing strangers do not block it', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const few = { attempts: 2, seconds: 60 }
    const { limits } = (await startSocial()).context.config
    const { open, context } = await startSocial({}, { limits: { ...limits, loginPerAccount: few } })
    const { body } = await open().call('register', { body: ada })
    await context.database.query(
      `insert into identities (social, subject, user_id) values ('discord', '80351110224678912', $1)`,
      [body.id],
    )
    // Removes the address from the known places, so that only the device is known, as from another address.
    const forgetAddresses = () =>
      context.database.query('delete from rate_limits where key like $1', [`%${hashName(ada.email)}:127.%`])
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({
      status: 200,
      body: { id: body.id },
    })
    await browser.call('logout')
    await forgetAddresses()
    for (let guess = 0; guess < 4; guess++)
      await open().callForError('login', { ...ada, password: 'Wrong1password' })
    expect(await open().callForError('login', ada)).toMatchObject({ status: 429 })
    expect(await browser.call('login', { body: ada })).toMatchObject({ status: 200 })
  })

  test('refuses a sign-in whose provider is unlinked meanwhile, and does not remember its place', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const { body } = await open().call('register', { body: ada })
    const { database, limits } = context
    await database.query(
      `insert into identities (social, subject, user_id) values ('discord', '80351110224678912', $1)`,
      [body.id],
    )
    await database.query('delete from rate_limits')
    const { rememberPlace } = limits
    vi.spyOn(limits, 'rememberPlace').mockImplementationOnce(async (place, accounts) => {
      await rememberPlace(place, accounts)
      await database.query('delete from identities')
    })
    const refused = await countSignIns(context, 'social_state_invalid')
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({
      status: 400,
      body: { code: 'social_state_invalid' },
    })
    const known = "select key from rate_limits where key like 'known:%' and expires_at > now()"
    expect(await database.query(known)).toEqual([])
    expect(await countSignIns(context, 'social_state_invalid')).toBe(refused + 1)
  })

  test('is not that of a person with the same id at another provider', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const { body } = await open().call('register', { body: ada })
    await context.database.query(
      `insert into identities (social, subject, user_id) values ('x', '80351110224678912', $1)`,
      [body.id],
    )
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    expect((await finishAuthorization(browser, 'discord', { state })).body.id).not.toBe(body.id)
  })

  test('is not found by the provider’s e-mail, and does not get that address', async ({
    startSocial,
    provider,
    signer,
  }) => {
    const { open, context } = await startSocial()
    const owner = open()
    const { body } = await owner.call('register', {
      body: { email: 'ada@example.test', password: 'Correct1horse' },
    })
    const browser = open()
    const { state, nonce } = await startAuthorization(browser, 'google')
    const claims = googleClaims(provider, nonce, { email: 'ada@example.test', email_verified: true })
    answerIdToken(provider, await signer.sign(claims))
    const answer = await finishAuthorization(browser, 'google', { state })
    expect(answer.body).toMatchObject({ email: null })
    expect(answer.body.id).not.toBe(body.id)
    expect(await context.database.query('select 1 from user_emails')).toHaveLength(1)
  })
})

const noFingerprint = { clientId: null, visitorId: null, sealed: null }

/** The number of sign-ins with this outcome, from the metrics. */
async function countSignIns({ metrics }: Context, outcome = 'success'): Promise<number> {
  const { text } = await metrics.print()
  const line = new RegExp(
    `^foyer_social_sign_ins_total\\{social="discord",outcome="${outcome}"\\} (\\d+)$`,
    'm',
  )
  return Number(line.exec(text)?.[1] ?? 0)
}

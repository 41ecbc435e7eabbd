import { describe, expect, vi } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import type { Database } from '../../database/database.ts'
import { ada } from '../../testing/people.ts'
import { returnFromProvider, redirectUrl, registerAndStartLink } from '../../testing/social/linking.ts'
import {
  finishAuthorization,
  startAuthorization,
  offerDiscord,
  socialTest as test,
} from '../../testing/social/social-test.ts'

const unlink = (browser: Browser, social: string) => browser.call('unlinkIdentity', { params: { social } })

/** Writes a linked account directly into the database. */
async function addIdentity({ query }: Database, social: string): Promise<void> {
  await query('insert into identities (social, subject, user_id) select $1, id::text, id from users', [
    social,
  ])
}

/** Signs in a person who has no password. */
async function signInByDiscord(browser: Browser): Promise<void> {
  const { state } = await startAuthorization(browser, 'discord')
  await finishAuthorization(browser, 'discord', { state })
}

describe('DELETE identity', () => {
  // R7.23
  test('unlinks a provider, which no longer signs in to this account', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    await browser.call('register', { body: ada })
    await addIdentity(context.database, 'discord')
    expect((await browser.call('identities')).body.identities).toMatchObject([
      { social: 'discord', name: null },
    ])
    expect(await unlink(browser, 'discord')).toMatchObject({ status: 204 })
    expect((await browser.call('identities')).body).toEqual({ identities: [] })
    expect(await unlink(browser, 'discord')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const events = await context.database.query(
      "select event, details from audit_events where event like 'social%'",
    )
    expect(events).toEqual([{ event: 'social_unlinked', details: { social: 'discord' } }])
  })

  // R7.23
  test('refuses to remove the last way to sign in with 409 and a message that says what to do first', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    await signInByDiscord(browser)
    expect(await unlink(browser, 'discord')).toMatchObject({
      status: 409,
      body: { code: 'social_last_way', message: expect.stringContaining('first') },
    })
    expect((await browser.call('identities')).body.identities).toHaveLength(1)
  })

  test.for([
    ['codes', ['password', 'code'], true, 204],
    ['codes alone', ['code'], true, 204],
    ['codes, and the identifier is unproven', ['password', 'code'], false, 409],
    ['passwords alone', ['password'], true, 409],
  ] as const)(
    'removes or keeps the last provider of an account without a password where people sign in by %s',
    async ([, signInMethods, isProven, status], { startSocial }) => {
      const { open, context } = await startSocial({}, { signInMethods })
      const browser = open()
      if (isProven) await browser.registerProven(ada)
      else await browser.call('register', { body: ada })
      await context.database.query('update users set password_hash = null')
      await addIdentity(context.database, 'discord')
      expect((await unlink(browser, 'discord')).status).toBe(status)
    },
  )

  test.for([
    ['is removed if the account has a password for a number', 'select 1', 204],
    ['is kept if the account has a password but no identifier', 'update users set phone = null', 409],
  ] as const)(
    'handles the only provider of an account: it %s',
    async ([, change, status], { startSocial }) => {
      const { open, context } = await startSocial()
      const browser = open()
      await browser.call('register', { body: { phone: '+15550100200', password: ada.password } })
      await addIdentity(context.database, 'discord')
      await context.database.query(change)
      expect((await unlink(browser, 'discord')).status).toBe(status)
    },
  )

  test('keeps the last provider that is offered here, whatever others were linked before', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { providers } = (await startSocial()).context.config.social
    const { open, context } = await startSocial({ providers: providers.filter(({ id }) => id === 'discord') })
    const browser = open()
    await signInByDiscord(browser)
    await addIdentity(context.database, 'x')
    expect(await unlink(browser, 'discord')).toMatchObject({ status: 409, body: { code: 'social_last_way' } })
    expect(await unlink(browser, 'x')).toMatchObject({ status: 204 })
  })

  test('keeps one of two that are removed concurrently', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    await signInByDiscord(browser)
    await addIdentity(context.database, 'google')
    // Repeated, because the first two may run one after the other while a second connection is being opened.
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(['discord', 'google'].map((social) => unlink(browser, social)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      expect(await context.database.query('select 1 from identities')).toHaveLength(1)
      await addIdentity(context.database, answers[0]?.status === 204 ? 'discord' : 'google')
    }
  })

  test.for(['40P01', '40001'])(
    'succeeds, like linking and signing up, although the database aborts a conflicting transaction: %s',
    async (code, { startSocial, provider }) => {
      offerDiscord(provider)
      const { open, context } = await startSocial()
      const browser = open()
      const back = await registerAndStartLink(browser)
      const conflict = Object.assign(new Error('a conflict'), { code })
      const transaction = vi.spyOn(context.database.drizzle, 'transaction')
      transaction.mockRejectedValueOnce(conflict)
      expect(await returnFromProvider(browser, 'discord', back)).toMatchObject({
        location: redirectUrl('discord'),
      })
      transaction.mockRejectedValueOnce(conflict)
      expect(await unlink(browser, 'discord')).toMatchObject({ status: 204 })
      const other = open()
      const { state } = await startAuthorization(other, 'discord')
      transaction.mockRejectedValueOnce(conflict)
      expect(await finishAuthorization(other, 'discord', { state })).toMatchObject({ status: 200 })
      transaction.mockRestore()
    },
  )

  test('answers for another person’s provider as for an unknown one', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const [owner, stranger] = [open(), open()]
    await signInByDiscord(owner)
    await stranger.call('register', { body: ada })
    expect(await unlink(stranger, 'discord')).toMatchObject({ status: 404 })
    expect((await owner.call('identities')).body.identities).toHaveLength(1)
  })

  test('an account without a password refuses one with the same message as an unknown account', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    await signInByDiscord(open())
    const { email, password } = ada
    await context.database.query('update users set email = $1', [email])
    await context.database.query('insert into user_emails (email, user_id) select email, id from users')
    const steps: unknown[] = []
    for (const each of [email, 'nobody@example.test']) {
      const { status, body } = await open().callForError('login', { email: each, password })
      steps.push([status, body])
    }
    expect(steps[0]).toEqual(steps[1])
    expect(steps[0]).toMatchObject([401, { code: 'invalid_credentials' }])
  })
})

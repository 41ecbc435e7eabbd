import { describe, expect } from 'vitest'
import type { Context } from '../context.ts'
import { seedDemoPromocodes } from '../promocodes/demo-promocodes.ts'
import {
  answerIdToken,
  arrive,
  depart,
  googleClaims,
  offerDiscord,
  socialTest as test,
} from '../testing/social-test.ts'

describe('the account of whoever comes from a provider', () => {
  test('comes back to the same account, whose first promocode and form are kept', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const before = await countSignIns(context)
    const [first, second] = [open(), open()]
    const start = await depart(first, 'discord', { promocode: 'SPRING', formName: 'checkout' })
    const made = await arrive(first, 'discord', { state: start.state })
    const again = await depart(second, 'discord', { promocode: 'AUTUMN', formName: 'other' })
    const found = await arrive(second, 'discord', { state: again.state })
    expect(found.body.id).toBe(made.body.id)
    const rows = await context.database.query('select promocode, form_name, password_hash, email from users')
    expect(rows).toEqual([{ promocode: 'SPRING', form_name: 'checkout', password_hash: null, email: null }])
    const events = await context.database.query('select event, account from audit_events order by at')
    expect(events).toEqual(
      ['register', 'login', 'login'].map((event) => ({ event, account: 'discord:80351110224678912' })),
    )
    expect(await countSignIns(context)).toBe(before + 2)
  })

  test.for([
    ['friends', [{ code: 'FRIENDS' }]],
    ['NO-SUCH-CODE', []],
  ] as const)(
    'the promo code %s of a first coming is used once if it works, and keeps nobody out',
    async ([promocode, uses], { startSocial, provider }) => {
      offerDiscord(provider)
      const { open, context } = await startSocial()
      await seedDemoPromocodes(context.database.drizzle)
      for (const browser of [open(), open()]) {
        const { state } = await depart(browser, 'discord', { promocode })
        expect(await arrive(browser, 'discord', { state })).toMatchObject({ status: 200 })
      }
      const [user] = await context.database.query<{ id: string }>('select id from users')
      expect(await context.database.query('select code, user_id from promocode_redemptions')).toEqual(
        uses.map(({ code }) => ({ code, user_id: user?.id })),
      )
    },
  )

  test('an e-mail of the provider finds no account and takes none', async ({
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
    const { state, nonce } = await depart(browser, 'google')
    const claims = googleClaims(provider, nonce, { email: 'ada@example.test', email_verified: true })
    answerIdToken(provider, await signer.sign(claims))
    const answer = await arrive(browser, 'google', { state })
    expect(answer.body).toMatchObject({ email: null })
    expect(answer.body.id).not.toBe(body.id)
    expect(await context.database.query('select 1 from user_emails')).toHaveLength(1)
  })
})

/** By the metrics. */
async function countSignIns({ metrics }: Context): Promise<number> {
  const { text } = await metrics.print()
  return Number(
    /^foyer_social_sign_ins_total{social="discord",outcome="success"} (\d+)$/m.exec(text)?.[1] ?? 0,
  )
}

import { describe, expect } from 'vitest'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const reasons = {
  promocode_unknown: 'This code does not exist. Check it, or continue without one.',
  promocode_not_started: 'This code is not valid yet. Use it later, or continue without it.',
  promocode_expired: 'This code has expired. Continue without it, or enter another one.',
  promocode_used_up: 'This code is used up. Continue without it, or enter another one.',
  promocode_sign_in: 'This code is for people who are signed in. Sign in to use it, or continue without it.',
  promocode_currency: 'This code is for another currency. Choose that one, or continue without the code.',
}

describe('POST /web/v1/promocodes/check', () => {
  test.for([
    ['a voucher', { code: 'WELCOME10', kind: 'voucher' }, { percent: 10, amount: null }],
    ['a promo code', { code: 'FRIENDS', kind: 'promocode' }, undefined],
    ['either, where nobody says which', { code: 'FRIENDS' }, undefined],
    ['a code in small letters with blanks', { code: '  welcome 10 ' }, { percent: 10, amount: null }],
    ['a code without its hyphen', { code: 'gift20', currency: 'EUR' }, { percent: null, amount: 2000 }],
    ['a code in full-width letters', { code: 'ＷＥＬＣＯＭＥ１０' }, { percent: 10, amount: null }],
    ['a code in the capitals of a Turkish keyboard', { code: 'GİFT-20' }, { percent: null, amount: 2000 }],
    [
      'a code with signs that nobody sees',
      { code: '\u202aWELCOME\u200b10\ufeff' },
      { percent: 10, amount: null },
    ],
    ['an amount, where no currency is said', { code: 'GIFT-20' }, { percent: null, amount: 2000 }],
  ] as const)('accepts %s, and says what it is worth in an order', async ([, body, discount], { start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const answer = await open().call('promocodesCheck', { body })
    expect(answer).toMatchObject({ status: 200, body: { isValid: true } })
    expect(answer.body).toEqual({ isValid: true, ...(discount && { discount }) })
  })

  // R7.23
  test.for([
    ['a made-up code', { code: 'NO-SUCH-CODE' }, 'promocode_unknown'],
    ['nothing but hyphens', { code: '---' }, 'promocode_unknown'],
    ['a voucher for a promo code', { code: 'WELCOME10', kind: 'promocode' }, 'promocode_unknown'],
    ['a promo code for a voucher', { code: 'FRIENDS', kind: 'voucher' }, 'promocode_unknown'],
    ['a code that begins later', { code: 'NEXT-YEAR' }, 'promocode_not_started'],
    ['a code that is over', { code: 'LAST-YEAR' }, 'promocode_expired'],
    ['a code that is used up', { code: 'TOO-LATE' }, 'promocode_used_up'],
    ['a code for one use each, signed out', { code: 'ONCE-EACH' }, 'promocode_sign_in'],
    ['an amount in another currency', { code: 'GIFT-20', currency: 'USD' }, 'promocode_currency'],
  ] as const)('says why it refuses %s', async ([, body, reason], { start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const answer = await open().call('promocodesCheck', { body })
    expect(answer).toMatchObject({ status: 200, body: { isValid: false, message: reasons[reason] } })
  })

  test.for([
    ['INDIRIM', 'indirim'],
    ['INDIRIM', 'İndirim'],
    ['İNDİRİM', 'İNDİRİM'],
  ] as const)('accepts the Turkish code that is stored as %s for %s', async ([stored, code], { start }) => {
    const { open, context } = await start()
    await context.database.query(
      `insert into promocodes (code, name, kind) values ($1, 'İNDİRİM', 'promocode')`,
      [stored],
    )
    expect(await open().call('promocodesCheck', { body: { code } })).toMatchObject({
      body: { isValid: true },
    })
  })

  test('accepts a code for one use each from a signed-in person', async ({ start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const browser = open()
    await browser.call('register', { body: ada })
    expect(await browser.call('promocodesCheck', { body: { code: 'ONCE-EACH' } })).toMatchObject({
      body: { isValid: true },
    })
  })

  test('answers in the requested language', async ({ start }) => {
    const answer = await (
      await start()
    )
      .open()
      .call('promocodesCheck', { body: { code: 'X', lang: 'de-DE' } })
    expect(answer.body.message).toBe(
      'Diesen Code gibt es nicht. Prüfen Sie ihn oder machen Sie ohne ihn weiter.',
    )
  })

  // R7.23
  test('limits guesses per address, counting right and wrong codes alike', async ({ start }) => {
    const { context } = await start()
    const limits = { ...context.config.limits, promocodePerAddress: { attempts: 3, seconds: 60 } }
    const browser = (await start({ limits })).open()
    for (const code of ['A', 'B', 'C']) await browser.call('promocodesCheck', { body: { code } })
    const answer = await browser.callForError('promocodesCheck', { code: 'WELCOME10' })
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test.for([[{}], [{ code: '' }], [{ code: 'x'.repeat(65) }], [{ code: 1 }], [{ code: 'A', kind: 'gift' }]])(
    'refuses %o',
    async ([body], { start }) => {
      const answer = await (await start()).open().callForError('promocodesCheck', body)
      expect([400, 422]).toContain(answer.status)
    },
  )
})

describe('a promo code in a sign-up', () => {
  // R1.3
  test('is used once for the new account', async ({ start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const { body } = await open().call('register', { body: { ...ada, promocode: 'friends' } })
    expect(await context.database.query('select code, user_id from promocode_redemptions')).toEqual([
      { code: 'FRIENDS', user_id: body.id },
    ])
  })

  // R1.3
  test.for(['NO-SUCH-CODE', 'WELCOME10', '---'])(
    'is an error at its field when it is %s, rather than an account without it',
    async (promocode, { start }) => {
      const { open, context } = await start()
      await seedDemoPromocodes(context.database.drizzle)
      expect(await open().callForError('register', { ...ada, promocode })).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', errors: [{ field: 'promocode', code: 'promocode_unknown' }] },
      })
      expect(await context.database.query('select 1 from promocode_redemptions')).toEqual([])
      expect(await context.database.query('select 1 from users')).toEqual([])
      expect(await open().call('register', { body: ada })).toMatchObject({ status: 201 })
    },
  )
})

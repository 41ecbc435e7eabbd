import { describe, expect } from 'vitest'
import { adminTest as test } from '../../testing/admin-test.ts'
import { order } from '../../testing/order.ts'
import { ada } from '../../testing/people.ts'

describe('codes that an operator makes', () => {
  test('are valid at once, cannot be made twice, and are listed with their limits and dates', async ({
    installation: { admin, context, open },
  }) => {
    const options = ['--kind', 'voucher', '--percent', '10', '--total', '5', '--until', '2100-01-01']
    expect(await admin('make-code', 'Spring-26', ...options)).toMatchObject({
      code: 0,
      out: 'Made the voucher Spring-26.',
    })
    expect(await admin('make-code', 'SPRING 26', ...options)).toEqual({
      code: 1,
      out: '',
      err: 'There is a code "SPRING 26" already.',
    })
    await admin('make-code', 'later', '--from', '2100-01-01')
    const body = { code: 'spring26', kind: 'voucher' } as const
    expect((await open().call('promocodesCheck', { body })).body).toEqual({
      isValid: true,
      discount: { percent: 10, amount: null },
    })
    const [voucher, ...others] = JSON.parse((await admin('codes', '--json')).out).toReversed()
    expect(voucher).toMatchObject({ code: 'SPRING26', percent: 10, totalLimit: 5, used: 0 })
    expect(others).toMatchObject([{ code: 'LATER', kind: 'promocode', startsAt: '2100-01-01T00:00:00.000Z' }])
    expect((await admin('codes')).out).toMatch(/^code +kind +worth +used +from +until$/m)
    expect((await admin('codes')).out).toMatch(/^Spring-26 +voucher +10 % +0 of 5/m)
    expect(
      await context.database.query(
        "select details from audit_events where event = 'operator_made_code' order by at",
      ),
    ).toMatchObject([{ details: { code: 'SPRING26', kind: 'voucher', operator: 'grace' } }, {}])
  })

  test('are accepted only within their limits and dates', async ({ installation: { admin, open } }) => {
    const make = async (code: string, ...limits: string[]) =>
      expect(await admin('make-code', code, '--kind', 'voucher', ...limits)).toMatchObject({ code: 0 })
    await make('soon', '--from', '2100-01-01')
    await make('over', '--until', '2020-01-01')
    await make('now', '--from', '2020-01-01', '--until', '2100-01-01')
    await make('rare', '--total', '1', '--percent', '5')
    await make('each', '--per-user', '1', '--amount', '500', '--currency', 'eur')
    const browser = open()
    await browser.call('register', { body: ada })
    const orderWith = async (voucher: string) => {
      const { body } = await browser.callForError('checkout', { ...order, voucher })
      return body.errors?.[0]?.code ?? body
    }
    expect(await orderWith('soon')).toBe('promocode_not_started')
    expect(await orderWith('over')).toBe('promocode_expired')
    expect(await orderWith('now')).toMatchObject({ discount: 0 })
    expect(await orderWith('rare')).toMatchObject({ discount: 225 })
    expect(await orderWith('rare')).toBe('promocode_used_up')
    expect(await orderWith('each')).toMatchObject({ discount: 500 })
    expect(await orderWith('each')).toBe('promocode_used')
    expect((await admin('codes')).out).toMatch(/^rare +voucher +5 % +1 of 1/m)
  })

  test.for([
    ['an invalid code', ['–'], /^"–" is no code/],
    ['an unknown kind', ['ABC', '--kind', 'gift'], /^--kind: /],
    [
      'more than 100 percent',
      ['ABC', '--percent', '101'],
      /^--percent: "101" is not a whole number from 1 to 100\.$/,
    ],
    [
      'a percentage and an amount',
      ['ABC', '--percent', '10', '--amount', '5', '--currency', 'EUR'],
      /not both\.$/,
    ],
    ['an amount without a currency', ['ABC', '--amount', '500'], /go together\.$/],
    ['an end before the beginning', ['ABC', '--from', '2027-01-02', '--until', '2027-01-01'], /^--until /],
  ] as const)('are refused with %s', async ([, args, line], { installation: { admin, context } }) => {
    const { code, err } = await admin('make-code', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(line)
    expect(await context.database.query('select code from promocodes')).toEqual([])
  })
})

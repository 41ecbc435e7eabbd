import { describe, expect } from 'vitest'
import { adminTest as test } from '../testing/admin-test.ts'

describe('codes that an operator makes', () => {
  test('are there for people at once, within their limits and dates, and once', async ({
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
    expect((await open().call('promocodesCheck', { body })).status).toBe(200)
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

  test.for([
    ['no code', ['–'], /^"–" is no code/],
    ['no kind', ['ABC', '--kind', 'gift'], /^--kind: /],
    [
      'more than all',
      ['ABC', '--percent', '101'],
      /^--percent: "101" is not a whole number from 1 to 100\.$/,
    ],
    ['two worths', ['ABC', '--percent', '10', '--amount', '5', '--currency', 'EUR'], /not both\.$/],
    ['an amount of nothing', ['ABC', '--amount', '500'], /go together\.$/],
    ['an end before the beginning', ['ABC', '--from', '2027-01-02', '--until', '2027-01-01'], /^--until /],
  ] as const)('are not made of %s', async ([, args, line], { installation: { admin, context } }) => {
    const { code, err } = await admin('make-code', ...args)
    expect(code).toBe(2)
    expect(err).toMatch(line)
    expect(await context.database.query('select code from promocodes')).toEqual([])
  })
})

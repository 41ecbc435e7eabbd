import { expect, vi } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { seedDemoAccount } from './demo-account.ts'

test.for(['40P01', '40001'])(
  'The demo account is there although the database ends its transaction once because of a conflict: %s',
  async (code, { start }) => {
    const { context, open } = await start({ signInMethods: ['code'] })
    const { drizzle, query } = context.database
    vi.spyOn(drizzle, 'transaction').mockRejectedValueOnce(Object.assign(new Error('a conflict'), { code }))
    const demo = await seedDemoAccount(context)
    expect(demo).toEqual({ email: 'demo@foyer.test', password: null })
    expect(await query('select email from user_emails where verified_at is not null')).toEqual([
      { email: demo.email },
    ])
    expect((await open().call('signInCode', { body: { email: demo.email } })).status).toBe(202)
  },
)

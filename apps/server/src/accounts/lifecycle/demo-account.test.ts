import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { seedDemoAccount } from './demo-account.ts'

test.for(['40P01', '40001'])(
  'The demo account is created although the database aborts its transaction once because of a conflict: %s',
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

test('The demo account is found when another process creates it between the look-up and the insert', async ({
  start,
}) => {
  const { context } = await start({ signInMethods: ['code'] })
  const { drizzle, query } = context.database
  vi.spyOn(drizzle, 'transaction').mockImplementationOnce(async (...args) => {
    await seedDemoAccount(context)
    return drizzle.transaction(...args)
  })
  expect(await seedDemoAccount(context)).toEqual({ email: 'demo@foyer.test', password: null })
  expect(await query('select email from users')).toEqual([{ email: 'demo@foyer.test' }])
})

test('Two processes that start at the same moment announce the same, correct password of the demo account', async ({
  start,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-demo-account-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { context, open } = await start({ dataDir })
  const [one, other] = await Promise.all([seedDemoAccount(context), seedDemoAccount(context)])
  expect(one).toEqual(other)
  const body = { email: one.email, password: one.password ?? '' }
  expect(await open().call('login', { body })).toMatchObject({ status: 200 })
  expect(await readdir(dataDir)).toEqual(['demo-account.json'])
})

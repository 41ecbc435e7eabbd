import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { ada } from '../../../testing/people.ts'
import { names, newPassword, readSecret } from '../../../testing/recovery-test.ts'
import type { TestServer } from '../../../testing/server-test.ts'
import { breached, breachedHash, breachListTest as test } from './testing/breach-list-test.ts'

const atPassword = {
  status: 422,
  body: {
    errors: [
      {
        field: 'password',
        code: 'password_breached',
        message: 'This password has appeared in a data breach. Choose another one.',
      },
    ],
  },
}

async function countChecks({ context }: TestServer, outcome: string): Promise<number> {
  const { text } = await context.metrics.print()
  const found = new RegExp(`^foyer_breach_list_checks_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(
    text,
  )
  return Number(found?.[1] ?? NaN)
}

// R10.26
describe('a breached password', () => {
  test('is refused at sign-up, and another one is taken', async ({ server }) => {
    const browser = server.open()
    expect(await browser.callForError('register', { ...ada, password: breached })).toMatchObject(atPassword)
    expect(await browser.call('register', { body: ada })).toMatchObject({ status: 201 })
    expect(await countChecks(server, 'breached')).toBeGreaterThan(0)
    expect(await countChecks(server, 'clear')).toBeGreaterThan(0)
  })

  test('is refused as a new one, after the current one was verified', async ({ server, readAsked }) => {
    const browser = server.open()
    await browser.call('register', { body: ada })
    const asked = await readAsked()
    const change = (password: string, to: string) =>
      browser.callForError('password', { password, newPassword: to })
    expect((await change('Wrong1password', breached)).body.errors?.[0]?.code).toBe('wrong_password')
    expect(await readAsked()).toEqual(asked)
    expect((await change(ada.password, breached)).body.errors).toEqual([
      { ...atPassword.body.errors[0], field: 'newPassword' },
    ])
    expect((await change(ada.password, newPassword)).status).toBe(204)
  })

  test.for([
    ['link', 'email'],
    ['code', 'phone'],
  ] as const)(
    'is refused in a recovery, whose %s stays valid for another password, however often one is refused',
    async ([, kind], { server, inbox }) => {
      await server.open().call('register', { body: { ...names[kind], password: ada.password } })
      const owner = server.open()
      await owner.call('recovery', { body: names[kind] })
      const secret = await readSecret(server, inbox, kind)
      for (let time = 0; time < 6; time++)
        expect(await owner.callForError('recoveryConfirm', { ...secret, password: breached })).toMatchObject(
          atPassword,
        )
      const body = { ...secret, password: newPassword }
      expect(await owner.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
    },
  )

  test('is refused as an account’s first password', async ({ server }) => {
    const browser = server.open()
    await browser.call('register', { body: ada })
    await server.context.database.query('update users set email = null, password_hash = null')
    await server.context.database.query('delete from user_emails')
    expect(await browser.callForError('passwordSetup', { ...ada, password: breached })).toMatchObject(
      atPassword,
    )
    expect(await browser.call('passwordSetup', { body: ada })).toMatchObject({ status: 202 })
  })

  // R10.25
  test('is looked up by 5 digits of its hash, while a common one is not looked up at all', async ({
    server,
    readAsked,
  }) => {
    expect(createHash('sha1').update(breached).digest('hex').toUpperCase()).toBe(breachedHash)
    await server.open().callForError('register', { ...ada, password: breached })
    const asked = await readAsked()
    expect(asked[0]).toBe(breachedHash.slice(0, 5))
    await server.open().callForError('register', { ...ada, password: 'Password1' })
    expect(await readAsked()).toEqual(asked)
  })
})

describe('a breach list that gives no usable answer', () => {
  test.for([
    ['slow', 'timeout'],
    ['error-500', 'status_500'],
    ['garbage', 'no_range'],
    ['redirect', 'redirected'],
    ['endless', 'too_large'],
  ] as const)(
    '(%s) refuses nobody, is counted, and is logged without the digits of the query',
    async ([answer, reason], { server, choose }) => {
      await choose(answer)
      const before = await countChecks(server, 'unanswered')
      const body = { ...ada, password: breached }
      expect(await server.open().call('register', { body })).toMatchObject({ status: 201 })
      expect(await countChecks(server, 'unanswered')).toBe(before + 1)
      const line = server.log.find((each) => each.includes('breach list gave no answer')) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({ level: 'warn', source: 'service', reason })
      expect(server.log.join('\n')).not.toContain(breachedHash.slice(0, 5))
    },
  )

  test('(unreachable) refuses nobody either', async ({ start }) => {
    const server = await start({ breachList: { type: 'service', url: 'http://127.0.0.1:1' } })
    const body = { ...ada, password: breached }
    expect(await server.open().call('register', { body })).toMatchObject({ status: 201 })
    expect(server.log.join('\n')).toContain('"reason":"unreachable"')
  })
})

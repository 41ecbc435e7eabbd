import { describe, expect } from 'vitest'
import { routes } from '@foyer/core/wire'
import { ada } from '../../testing/people.ts'
import type { Browser } from '../../testing/browser.ts'
import { codeOf, names, advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'

describe('A pending code', () => {
  test('is reported only to the browser that requested it, even for an unknown address', async ({
    server,
  }) => {
    const person = server.open()
    expect((await person.call('pendingCodes')).body).toEqual({ pending: [] })
    await person.call('signInCode', { body: { email: ' Nobody@Example.test ' } })
    const { pending } = (await person.call('pendingCodes')).body
    expect(pending).toEqual([
      {
        purpose: 'sign-in',
        kind: 'email',
        to: 'Nobody@Example.test',
        resendAt: expect.stringMatching(/^20/),
        expiresAt: expect.stringMatching(/^20/),
      },
    ])
    const between = pending.map(({ resendAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(resendAt))
    expect(between).toEqual([9 * 60_000])
    expect((await server.open().call('pendingCodes')).body).toEqual({ pending: [] })
  })

  test('is reported to a signed-in browser too', async ({ server }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('signInCode', { body: { email: 'nobody@example.test' } })
    expect((await person.call('pendingCodes')).body.pending).toMatchObject([{ purpose: 'sign-in' }])
  })

  test('is listed in the same order, whichever was requested first', async ({ server }) => {
    const asks = {
      'sign-in': (person: Browser) => person.call('signInCode', { body: { email: 'nobody@example.test' } }),
      verify: (person: Browser) => person.call('verification', { body: { kind: 'email' } }),
    }
    const person = server.open()
    await person.call('register', { body: ada })
    for (const [first, second] of [
      ['sign-in', 'verify'],
      ['verify', 'sign-in'],
    ] as const) {
      await server.context.database.query('delete from one_time_codes')
      await advanceTime(server, 61)
      await asks[first](person)
      await asks[second](person)
      const { pending } = (await person.call('pendingCodes')).body
      expect(pending.map(({ purpose }) => purpose)).toEqual(['sign-in', 'verify'])
    }
  })

  test('is not reported once its session has ended', async ({ server }) => {
    const person = server.open()
    await person.call('register', { body: ada })
    await person.call('verification', { body: { kind: 'email' } })
    expect((await person.call('pendingCodes')).body.pending).toMatchObject([{ purpose: 'verify' }])
    await person.call('logout')
    expect((await person.call('pendingCodes')).body).toEqual({ pending: [] })
  })

  // R10.16
  test('is not used up by a GET or HEAD of any page or call', async ({ server, inbox }) => {
    await server.open().registerProven(ada)
    const person = server.open()
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    const address = await server.listen()
    const headers = { cookie: [...person.cookies].map((pair) => pair.join('=')).join('; ') }
    const pages = ['/', '/sign-in', '/verify', `/verify?code=${code}&purpose=sign-in`]
    const calls = Object.values(routes).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'google'))
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [...pages, ...calls, ...calls.map((path) => `${path}?code=${code}`)])
        await (await fetch(address + url, { method, headers, redirect: 'manual' })).arrayBuffer()
    expect(await person.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
  })
})

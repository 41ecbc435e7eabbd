import { describe, expect } from 'vitest'
import { ada, bob } from '../../../testing/people.ts'
import { serverTest as test } from '../../../testing/server-test.ts'

describe('A call from a page that shows a person', () => {
  const shows = (id: string) => ({ 'foyer-user': id })
  const body = { name: 'Ada Lovelace' }

  // R6.2, R7.24
  test('acts for that person, and changes nothing once somebody else is signed in', async ({ start }) => {
    const browser = (await start()).open()
    const { body: first } = await browser.call('register', { body: ada })
    expect(await browser.call('updateAccount', { body, headers: shows(first.id) })).toMatchObject({
      status: 200,
    })
    const { body: second } = await browser.call('register', { body: bob })
    for (const id of ['updateAccount', 'proof', 'revokeOtherSessions', 'socialLink'] as const)
      expect([id, await browser.callForError(id, body, shows(first.id))]).toMatchObject([
        id,
        { status: 409, body: { code: 'other_user' } },
      ])
    expect((await browser.call('session')).body).toMatchObject({ id: second.id, name: null })
  })

  test('is refused once nobody is signed in, instead of starting a sign-in', async ({ start }) => {
    const browser = (await start()).open()
    const { body: user } = await browser.call('register', { body: ada })
    await browser.call('logout')
    for (const id of ['updateAccount', 'socialLink'] as const)
      expect([id, await browser.callForError(id, {}, shows(user.id))]).toMatchObject([
        id,
        { status: 401, body: { code: 'unauthenticated' } },
      ])
  })

  test('may sign out whoever is signed in', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.call('logout', { headers: shows('somebody else') })).toMatchObject({ status: 204 })
  })
})

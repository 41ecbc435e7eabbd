import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('DELETE session', () => {
  // R7.21
  test('ends a session from its very next request', async ({ start }) => {
    const { open } = await start()
    const [phone, laptop] = [open(), open()]
    await phone.call('register', { body: ada })
    await laptop.call('login', { body: ada })
    const { body } = await laptop.call('sessions')
    const id = body.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect(await laptop.call('revokeSession', { params: { id } })).toMatchObject({ status: 204 })
    expect(await phone.call('session')).toMatchObject({ status: 401 })
    expect(await laptop.call('session')).toMatchObject({ status: 200 })
    expect(await laptop.call('revokeSession', { params: { id } })).toMatchObject({ status: 404 })
  })

  test('signs out here if it ends the current session', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    const { body } = await browser.call('sessions')
    await browser.call('revokeSession', { params: { id: body.sessions[0]?.id ?? '' } })
    expect(browser.cookies.has('foyer-session')).toBe(false)
  })

  test('refuses an id in a spelling that the database does not read', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    const answer = await browser.call('revokeSession', { params: { id: `urn:uuid:${randomUUID()}` } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  })

  test('answers for another person’s session as for an unknown one', async ({ start }) => {
    const { open } = await start()
    const [owner, stranger] = [open(), open()]
    await owner.call('register', { body: ada })
    await stranger.call('register', { body: bob })
    const { body } = await owner.call('sessions')
    const theirs = await stranger.call('revokeSession', { params: { id: body.sessions[0]?.id ?? '' } })
    const none = await stranger.call('revokeSession', { params: { id: randomUUID() } })
    expect(theirs).toMatchObject({ status: 404 })
    expect(theirs.text).toBe(none.text)
    expect(await owner.call('session')).toMatchObject({ status: 200 })
  })

  test('answers an invalid id with 400', async ({ start }) => {
    const browser = (await start()).open()
    await browser.call('register', { body: ada })
    expect(await browser.call('revokeSession', { params: { id: 'first' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ field: 'id' }] },
    })
  })
})

import { describe, expect } from 'vitest'
import { sweep } from '../sweep.ts'
import { ada } from '../testing/people.ts'
import { readCode, readToken, recoveryTest as test } from '../testing/recovery-test.ts'

const phone = '+15550100200'
const password = 'Another2horse'

describe('POST recovery/confirm', () => {
  test('sets the new password, signs in here, ends every other session, and tells the owner', async ({
    server,
    post,
  }) => {
    const [other, here] = [server.open(), server.open()]
    await other.call('register', { body: ada })
    await here.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, post)
    const answer = await here.call('recoveryConfirm', { body: { token, password } })
    expect(answer).toMatchObject({ status: 200, body: { email: ada.email } })
    expect(await here.call('session')).toMatchObject({ status: 200 })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    expect(await server.open().call('login', { body: { ...ada, password } })).toMatchObject({ status: 200 })
    expect(await server.open().refused('login', ada)).toMatchObject({ status: 401 })
    await server.context.post.settled()
    expect(post.mails.at(-1)).toMatchObject({
      subject: 'Your password for Foyer was changed',
      to: [{ address: ada.email }],
    })
  })

  test('a phone and its code do the same', async ({ server, post }) => {
    const [other, here] = [server.open(), server.open()]
    await other.call('register', { body: { phone, password: ada.password } })
    await here.call('recovery', { body: { phone } })
    const code = await readCode(server, post)
    const answer = await here.call('recoveryConfirm', { body: { phone, code, password } })
    expect(answer).toMatchObject({ status: 200, body: { phone } })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    await server.context.post.settled()
    expect(post.texts.at(-1)).toEqual({ to: phone, text: expect.stringContaining('was changed') })
  })

  test.for(['link', 'code'] as const)(
    '50 uses of one %s at the same time: exactly one succeeds',
    async (kind, { server, post }) => {
      const name = kind === 'link' ? { email: ada.email } : { phone }
      await server.open().call('register', { body: { ...name, password: ada.password } })
      await server.open().call('recovery', { body: name })
      const secret =
        kind === 'link'
          ? { token: await readToken(server, post) }
          : { phone, code: await readCode(server, post) }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => server.open().refused('recoveryConfirm', { ...secret, password })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'recovery_invalid')).toHaveLength(49)
      expect(await server.context.database.query('select 1 from sessions')).toHaveLength(1)
    },
  )

  test('a password that breaks a rule leaves the link as it was', async ({ server, post }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, post)
    expect(await server.open().refused('recoveryConfirm', { token, password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field: 'password', code: 'too_short' }] },
    })
    expect(await server.open().call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
  })

  test('a link works no more after 30 minutes, and is swept', async ({ server, post }) => {
    const { context } = server
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, post)
    const [row] = await context.database.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as minutes from recovery_links',
    )
    expect(row?.minutes).toBeCloseTo(30, 0)
    await context.database.query('update recovery_links set expires_at = now()')
    expect(await server.open().refused('recoveryConfirm', { token, password })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    await sweep(context)
    expect(await context.database.query('select 1 from recovery_links')).toEqual([])
  })

  test('a code works no more after 30 minutes, and is swept', async ({ server, post }) => {
    const { context } = server
    await server.open().call('register', { body: { phone, password: ada.password } })
    await server.open().call('recovery', { body: { phone } })
    const code = await readCode(server, post)
    const [row] = await context.database.query<{ minutes: number }>(
      'select extract(epoch from expires_at - now())::float8 / 60 as minutes from recovery_codes',
    )
    expect(row?.minutes).toBeCloseTo(30, 0)
    await context.database.query('update recovery_codes set expires_at = now()')
    expect(await server.open().refused('recoveryConfirm', { phone, code, password })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    await sweep(context)
    expect(await context.database.query('select 1 from recovery_codes')).toEqual([])
  })

  test('a recovery ends the other links of the account', async ({ server, post }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const first = await readToken(server, post)
    await server.open().call('recovery', { body: { email: ada.email } })
    const second = await readToken(server, post)
    await server.open().call('recoveryConfirm', { body: { token: second, password } })
    expect(await server.open().refused('recoveryConfirm', { token: first, password })).toMatchObject({
      status: 400,
    })
  })

  test('a code is guessed at five times and no more: the right one then opens nothing', async ({
    server,
    post,
  }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    await server.open().call('recovery', { body: { phone } })
    const code = await readCode(server, post)
    const wrong = code === '000000' ? '111111' : '000000'
    const guess = (guessed: string) =>
      server.open().refused('recoveryConfirm', { phone, code: guessed, password })
    for (const guessed of [wrong, wrong, wrong, wrong, wrong, code])
      expect(await guess(guessed)).toMatchObject({ status: 400, body: { code: 'recovery_invalid' } })
  })

  test('a new code of a phone ends the one before', async ({ server, post }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    const codes = []
    for (let asked = 0; asked < 2; asked++) {
      await server.open().call('recovery', { body: { phone } })
      codes.push(await readCode(server, post))
    }
    const statuses = []
    for (const code of codes)
      statuses.push((await server.open().refused('recoveryConfirm', { phone, code, password })).status)
    expect(statuses).toEqual(codes[0] === codes[1] ? [200, 400] : [400, 200])
  })

  test.for([
    ['a token that was made up', { token: 'x'.repeat(43) }, 'recovery_invalid'],
    ['a phone that nobody has', { phone: '+15550100299', code: '123456' }, 'recovery_invalid'],
    ['neither a token nor a code', {}, 'invalid_request'],
    ['a phone without its code', { phone }, 'invalid_request'],
    ['a token and a code', { token: 'x', phone, code: '123456' }, 'invalid_request'],
  ] as const)('%s is refused', async ([, body, code], { server }) => {
    const answer = await server.open().refused('recoveryConfirm', { ...body, password })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })
})

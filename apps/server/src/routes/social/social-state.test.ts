import { describe, expect } from 'vitest'
import {
  finishAuthorization,
  startAuthorization,
  home,
  offerDiscord,
  socialTest as test,
  verifier,
} from '../../testing/social/social-test.ts'
import type { Browser } from '../../testing/browser.ts'

const invalidState = { status: 400, body: { code: 'social_state_invalid' } }

describe('a state', () => {
  // R7.9
  test('works once: one of 50 concurrent requests creates one session and one account', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => finishAuthorization(browser, 'discord', { state })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)])
    for (const table of ['users', 'identities', 'sessions']) {
      expect(await context.database.query(`select 1 from ${table}`), table).toHaveLength(1)
    }
    expect(await context.database.query('select 1 from social_states')).toEqual([])
  })

  test('first sign-ins of one person in ten browsers at once make one account, and ten sessions', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browsers = Array.from({ length: 10 }, open)
    const states = await Promise.all(browsers.map((browser) => startAuthorization(browser, 'discord')))
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        finishAuthorization(browser, 'discord', { state: states[index]?.state ?? '' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await context.database.query('select 1 from users')).toHaveLength(1)
    expect(await context.database.query("select 1 from audit_events where event = 'register'")).toHaveLength(
      1,
    )
    expect(await context.database.query('select 1 from sessions')).toHaveLength(10)
  })

  test('two authorization requests started concurrently in one browser do not interfere, and leave no cookies', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    const states = await Promise.all([
      startAuthorization(browser, 'discord'),
      startAuthorization(browser, 'discord'),
    ])
    expect([...browser.cookies.keys()].filter((name) => name.includes('authorization'))).toHaveLength(2)
    for (const { state } of states.toReversed()) {
      expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({ status: 200 })
    }
    expect([...browser.cookies.keys()].filter((name) => name.includes('authorization'))).toEqual([])
  })

  test('works if it is one of the browser’s last ten, and older cookies are removed', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    const states: string[] = []
    for (let round = 0; round < 12; round++) states.push((await startAuthorization(browser, 'discord')).state)
    expect([...browser.cookies.keys()].filter((name) => name.includes('authorization'))).toHaveLength(10)
    expect(await finishAuthorization(browser, 'discord', { state: states[2] })).toMatchObject({ status: 200 })
    expect(await finishAuthorization(browser, 'discord', { state: states[1] })).toMatchObject(invalidState)
  })

  test.for<readonly [string, (state: string) => Parameters<typeof finishAuthorization>[2]]>([
    ['a made-up state', () => ({ state: 'A'.repeat(43) })],
    ['a state with another verifier', (state) => ({ state, code_verifier: `${verifier.slice(1)}A` })],
    ['a state without its verifier', (state) => ({ state, code_verifier: undefined })],
    ['a state with another redirect_uri', (state) => ({ state, redirect_uri: `${home}/oauth/google` })],
    ['a state in another case', (state) => ({ state: state.toUpperCase() })],
  ])('%s is refused without asking the provider', async ([, change], { startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', change(state))).toMatchObject(invalidState)
    expect(provider.requests).toEqual([])
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  // R7.9
  test('is refused in another browser, for another provider, or too late', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const [owner, thief] = [open(), open()]
    const { state } = await startAuthorization(owner, 'discord')
    await startAuthorization(thief, 'discord')
    expect(await finishAuthorization(thief, 'discord', { state })).toMatchObject(invalidState)
    expect(await finishAuthorization(open(), 'discord', { state })).toMatchObject(invalidState)
    expect(await finishAuthorization(owner, 'facebook', { state })).toMatchObject(invalidState)
    await context.database.query("update social_states set expires_at = now() - interval '1 second'")
    expect(await finishAuthorization(owner, 'discord', { state })).toMatchObject(invalidState)
  })

  test('still works for its owner after another browser or provider tried it', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const [owner, thief] = [open(), open()]
    const { state } = await startAuthorization(owner, 'discord')
    await startAuthorization(thief, 'discord')
    for (const [browser, social] of [
      [thief, 'discord'],
      [open(), 'discord'],
      [owner, 'facebook'],
    ] as const)
      expect(await finishAuthorization(browser, social, { state })).toMatchObject(invalidState)
    expect(await finishAuthorization(owner, 'discord', { state })).toMatchObject({ status: 200 })
  })

  test('made for linking an account signs nobody in', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    await browser.registerProven({ email: 'ada@example.test', password: 'Correct1horse' })
    const state = await startLink(browser)
    expect(await finishAuthorization(browser, 'discord', { state, code_verifier: undefined })).toMatchObject(
      invalidState,
    )
  })
})

async function startLink(browser: Browser): Promise<string> {
  const body = { social: 'discord', redirectUrl: `${home}/account` }
  const { body: answer } = await browser.call('socialLink', { params: { social: 'discord' }, body })
  return new URL(answer.url).searchParams.get('state') ?? ''
}

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
  test('works once: of 50 concurrent finishes one creates a session, and one account', async ({
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

  test('two requests that one browser starts concurrently do not interfere, and leave nothing behind', async ({
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

  test('of the last ten works, however often a person sets out, and the older cookies go', async ({
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
    ['that never was', () => ({ state: 'A'.repeat(43) })],
    ['with another verifier', (state) => ({ state, code_verifier: `${verifier.slice(1)}A` })],
    ['without its verifier', (state) => ({ state, code_verifier: undefined })],
    ['with another redirect_uri', (state) => ({ state, redirect_uri: `${home}/oauth/google` })],
    ['in another case', (state) => ({ state: state.toUpperCase() })],
  ])('%s is refused, and the provider is not asked', async ([, change], { startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', change(state))).toMatchObject(invalidState)
    expect(provider.requests).toEqual([])
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  // R7.9
  test('of another browser, of another provider or too late is refused', async ({
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

  test('that somebody else has tried, or another provider, is still there for its owner', async ({
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

  test('that linked an account signs nobody in', async ({ startSocial, provider }) => {
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

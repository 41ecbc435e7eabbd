import { describe, expect } from 'vitest'
import { openInbox } from '../../testing/inbox.ts'
import {
  returnFromProvider,
  listLinked,
  redirectUrl,
  registerAndStartLink,
  startLink,
} from '../../testing/social/linking.ts'
import { ada } from '../../testing/people.ts'
import { advanceTime } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'
import {
  finishAuthorization,
  startAuthorization,
  home,
  offerDiscord,
  socialTest as test,
} from '../../testing/social/social-test.ts'

describe('POST social link', () => {
  // R7.11
  test('links a provider with PKCE of the server, through its callback, and back to the requesting page', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const url = await startLink(browser, 'discord')
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.url}/social/discord/oauth2/authorize`)
    const query = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({
      client_id: 'foyer-sandbox-discord',
      redirect_uri: `${home}/web/v1/auth/discord/link-callback`,
      response_type: 'code',
      scope: 'identify',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const back = { code: 'secret-code', state: query['state'] ?? '' }
    expect(await returnFromProvider(browser, 'discord', back)).toEqual({
      status: 303,
      location: redirectUrl('discord'),
    })
    expect(await listLinked(browser)).toEqual([['discord', 'Ada']])
    // The authorization cookie has been removed.
    expect([...browser.cookies.keys()].toSorted()).toEqual(['foyer-known-device', 'foyer-session'])
    const verifier = provider.requests[0]?.body.get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(url.href).not.toContain(verifier)
  })

  test.for([
    ['telegram', /[?&]request_access=write(&|$)/],
    ['x', /[?&]scope=users\.read%20tweet\.read/],
  ] as const)(
    'encodes the request as for a sign-in: %s, which would not understand it otherwise',
    async ([social, part], { startSocial }) => {
      const browser = (await startSocial()).open()
      await browser.registerProven(ada)
      const { search } = await startLink(browser, social)
      expect(search).toMatch(part)
      expect(search).not.toContain('+')
    },
  )

  test('makes the provider sign in to this account', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const browser = open()
    await returnFromProvider(browser, 'discord', await registerAndStartLink(browser))
    const { body: owner } = await browser.call('session')
    const other = open()
    const { state } = await startAuthorization(other, 'discord')
    expect((await finishAuthorization(other, 'discord', { state })).body.id).toBe(owner.id)
  })

  test('replaces a linked account with another one of the same provider', async ({
    startSocial,
    provider,
  }) => {
    const { open } = await startSocial()
    const browser = open()
    await browser.registerProven(ada)
    for (const id of ['1001', '1002', '1002']) {
      offerDiscord(provider, id)
      const state = (await startLink(browser, 'discord')).searchParams.get('state') ?? ''
      await returnFromProvider(browser, 'discord', { state, code: 'c' })
    }
    expect(await listLinked(browser)).toEqual([['discord', 'Ada']])
  })

  // R7.11
  test('requires a recent proof, and limits guesses at it', async ({ startSocial }) => {
    const server = await startSocial()
    const { open, context } = server
    const browser = open()
    await browser.registerProven(ada)
    await advanceTime(server, 11 * 60)
    const body = { social: 'discord', redirectUrl: redirectUrl('discord') }
    const ask = () => browser.call('socialLink', { params: { social: 'discord' }, body })
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
    expect(await browser.callForError('proof', { password: 'Wrong1password' })).toMatchObject({ status: 422 })
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
    expect(await context.database.query('select 1 from social_states')).toEqual([])
    await browser.call('proof', { body: { password: ada.password } })
    expect(await ask()).toMatchObject({ status: 200 })
  })

  test('requires a recent sign-in from a person without a password', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const browser = open()
    await finishAuthorization(browser, 'discord', {
      state: (await startAuthorization(browser, 'discord')).state,
    })
    const body = { social: 'google', redirectUrl: redirectUrl('google') }
    const ask = () => browser.call('socialLink', { params: { social: 'google' }, body })
    expect(await ask()).toMatchObject({ status: 200 })
    await context.database.query("update sessions set authenticated_at = now() - interval '11 minutes'")
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  })

  test.for([
    [ada.email, 'mails', { subject: 'You can now sign in to Foyer with Discord' }],
    ['+15550100200', 'texts', { to: '+15550100200', text: expect.stringContaining('Discord was linked') }],
  ] as const)('notifies %s, once', async ([name, box, message], { startSocial, provider }) => {
    offerDiscord(provider)
    const inbox = await openInbox()
    const { open, context } = await startSocial({}, { messages: inbox.config })
    const browser = open()
    const { password } = ada
    await browser.registerProven(name.startsWith('+') ? { phone: name, password } : ada)
    for (let time = 0; time < 2; time++) {
      const state = (await startLink(browser, 'discord')).searchParams.get('state') ?? ''
      await returnFromProvider(browser, 'discord', { state, code: 'secret-code' })
    }
    await context.notifications.whenSettled()
    expect(inbox[box]).toMatchObject([message])
    await inbox.close()
  })

  test('answers too many requests from one address with 429 and Retry-After', async ({ startSocial }) => {
    const { limits } = testConfig
    const few = { limits: { ...limits, socialPerAddress: { attempts: 2, seconds: 60 } } }
    const browser = (await startSocial({}, few)).open()
    await browser.registerProven(ada)
    const body = { social: 'discord', redirectUrl: redirectUrl('discord') }
    const answers = []
    for (let time = 0; time < 3; time++)
      answers.push(await browser.call('socialLink', { params: { social: 'discord' }, body }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('requires a session', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    const body = { social: 'discord', redirectUrl: redirectUrl('discord') }
    expect(await browser.call('socialLink', { params: { social: 'discord' }, body })).toMatchObject({
      status: 401,
    })
  })

  test('answers 400 if the body and the address name different providers', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    const body = { social: 'google', redirectUrl: redirectUrl('discord') }
    expect(await browser.call('socialLink', { params: { social: 'discord' }, body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'social' }] },
    })
  })
})

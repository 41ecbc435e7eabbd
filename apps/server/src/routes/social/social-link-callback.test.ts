import { describe, expect } from 'vitest'
import { sendJson } from '../../testing/fake-provider.ts'
import {
  returnFromProvider,
  listLinked,
  lostStateUrl,
  redirectUrl,
  registerAndStartLink,
  startLink,
} from '../../testing/social/linking.ts'
import { failInserts } from '../../testing/postgres/fail-inserts.ts'
import { isCitus } from '../../testing/test-database.ts'
import { ada, bob } from '../../testing/people.ts'
import {
  answerIdToken,
  googleClaims,
  offerDiscord,
  signTelegram,
  socialTest as test,
} from '../../testing/social/social-test.ts'

describe('The callback of a provider that is being linked', () => {
  test('checks the nonce of an id token', async ({ startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const url = await startLink(browser, 'google')
    const state = url.searchParams.get('state') ?? ''
    answerIdToken(provider, await signer.sign(googleClaims(provider, url.searchParams.get('nonce'))))
    expect(await returnFromProvider(browser, 'google', { state, code: 'c' })).toMatchObject({
      location: redirectUrl('google'),
    })
    const again = await startLink(browser, 'google')
    answerIdToken(provider, await signer.sign(googleClaims(provider, 'another')))
    const answer = { state: again.searchParams.get('state') ?? '', code: 'c' }
    expect((await returnFromProvider(browser, 'google', answer)).location).toContain(
      'error=social_provider_failed',
    )
  })

  // Skipped on Citus, which does not support triggers on distributed tables.
  test.skipIf(isCitus)(
    'redirects to the page with the reason if the database fails, rather than answering in JSON',
    async ({ startSocial, provider }) => {
      offerDiscord(provider)
      const { open, context } = await startSocial()
      const browser = open()
      const back = await registerAndStartLink(browser)
      await failInserts(context.database, 'identities', 'true')
      expect(await returnFromProvider(browser, 'discord', back)).toEqual({
        status: 303,
        location: `${redirectUrl('discord')}&error=internal`,
      })
    },
  )

  test.for([
    ['the session cannot be looked up', 'sessions'],
    ['the request cannot be looked up', 'social_states'],
  ] as const)(
    'redirects to the account with the reason if %s, and works once it can',
    async ([, table], { startSocial, provider }) => {
      offerDiscord(provider)
      const { open, context } = await startSocial()
      const browser = open()
      const back = await registerAndStartLink(browser)
      await context.database.query(`alter table ${table} rename to elsewhere`)
      const answer = await returnFromProvider(browser, 'discord', back)
      await context.database.query(`alter table elsewhere rename to ${table}`)
      expect(answer).toEqual({
        status: 303,
        location: lostStateUrl.replace('social_state_invalid', 'internal'),
      })
      expect((await returnFromProvider(browser, 'discord', back)).location).toBe(redirectUrl('discord'))
    },
  )

  test('refuses a provider account that is linked to another person', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const [first, second] = [open(), open()]
    await returnFromProvider(first, 'discord', await registerAndStartLink(first))
    const answer = await returnFromProvider(second, 'discord', await registerAndStartLink(second, bob))
    expect(answer.location).toBe(`${redirectUrl('discord')}&error=social_identity_taken`)
    expect(await listLinked(second)).toEqual([])
  })

  // R7.11
  test('is bound to the session that started it', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const [victim, attacker] = [open(), open()]
    const back = await registerAndStartLink(attacker)
    await registerAndStartLink(victim, bob)
    expect((await returnFromProvider(victim, 'discord', back)).location).toBe(lostStateUrl)
    await attacker.call('login', { body: ada })
    expect((await returnFromProvider(attacker, 'discord', back)).location).toBe(lostStateUrl)
    await attacker.call('logout')
    expect((await returnFromProvider(attacker, 'discord', back)).location).toBe(lostStateUrl)
    expect(await context.database.query('select 1 from identities')).toEqual([])
  })

  // R7.11
  test('links nothing for a session that was revoked while the provider was answering', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const [thief, owner] = [open(), open()]
    const back = await registerAndStartLink(thief)
    provider.on('/social/discord/api/oauth2/token', async (_request, response) => {
      await owner.call('login', { body: ada })
      await owner.call('revokeOtherSessions')
      sendJson(response, { access_token: 'secret-access-token', token_type: 'Bearer' })
    })
    expect((await returnFromProvider(thief, 'discord', back)).location).toBe(
      `${redirectUrl('discord')}&error=unauthenticated`,
    )
    expect(await context.database.query('select 1 from identities')).toEqual([])
  })

  test('works once, and passes a provider’s denial on to the page', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    const { state } = await registerAndStartLink(browser)
    expect((await returnFromProvider(browser, 'discord', { state, error: 'access_denied' })).location).toBe(
      `${redirectUrl('discord')}&error=social_denied`,
    )
    expect((await returnFromProvider(browser, 'discord', { state, code: 'c' })).location).toBe(lostStateUrl)
  })

  test('redirects with an error if the provider sent no code', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    const { state } = await registerAndStartLink(browser)
    expect(await returnFromProvider(browser, 'discord', { state })).toEqual({
      status: 303,
      location: `${redirectUrl('discord')}&error=social_provider_failed`,
    })
  })

  test('reads Telegram’s answer from the fragment, by a page with one script of its own', async ({
    startSocial,
  }) => {
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const returnTo = new URL((await startLink(browser, 'telegram')).searchParams.get('return_to') ?? '')
    const address = `${returnTo.pathname}${returnTo.search}`
    const page = await browser.request({ url: address })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self';/,
    )
    // The page's own policy replaces this one header, and no other.
    const { 'content-security-policy': _policy, ...others } = (await browser.request({ url: '/healthz' }))
      .headers
    for (const name of Object.keys(others).filter((header) =>
      /^(x-|referrer-|cross-origin-|permissions-)/.test(header),
    ))
      expect(page.headers[name], name).toBe(others[name])
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc="\/web\/v1\/auth\/telegram\/link-callback\.js")/)
    const script = await browser.request({ url: '/web/v1/auth/telegram/link-callback.js' })
    expect(script).toMatchObject({ status: 200, headers: { 'content-type': /^text\/javascript/ } })
    const fields = signTelegram({ id: 42, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1_000) })
    const tgAuthResult = Buffer.from(JSON.stringify(fields)).toString('base64url')
    const answer = await browser.request({ method: 'POST', url: address, payload: { tgAuthResult } })
    expect(answer).toMatchObject({ status: 200, body: { url: redirectUrl('telegram') } })
    expect(await listLinked(browser)).toEqual([['telegram', 'Ada']])
  })

  test('reads Telegram’s answer from the query too, and a denial from either', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const leave = async () =>
      new URL((await startLink(browser, 'telegram')).searchParams.get('return_to') ?? '').searchParams.get(
        'state',
      ) ?? ''
    const denied = await returnFromProvider(browser, 'telegram', {
      state: await leave(),
      tgAuthResult: 'false',
    })
    expect(denied.location).toContain('error=social_denied')
    const url = `/web/v1/auth/telegram/link-callback?state=${await leave()}`
    expect(await browser.request({ method: 'POST', url, payload: { tgAuthResult: 'false' } })).toMatchObject({
      status: 200,
      body: { url: `${redirectUrl('telegram')}&error=social_denied` },
    })
    const fields = signTelegram({
      id: '42',
      first_name: 'Ada',
      auth_date: String(Math.floor(Date.now() / 1_000)),
    })
    expect(
      (await returnFromProvider(browser, 'telegram', { state: await leave(), ...fields })).location,
    ).toBe(redirectUrl('telegram'))
  })
})

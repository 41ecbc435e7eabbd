import { describe, expect } from 'vitest'
import { encodeState } from '@foyer/core/social'
import type { Browser } from '../testing/browser.ts'
import { ada, bob } from '../testing/people.ts'
import {
  answerIdToken,
  arrive,
  depart,
  googleClaims,
  home,
  offerDiscord,
  signTelegram,
  socialTest as test,
} from '../testing/social-test.ts'

/** As the client makes it: to be led back to the account, with the finish left out. */
const redirectUrl = (social: string) =>
  `${home}/oauth/${social}?state=${encodeURIComponent(
    encodeState(social, { state: '', pathname: '/account', vkLink: true }),
  )}`

async function start(browser: Browser, social: string): Promise<URL> {
  const body = { social, redirectUrl: redirectUrl(social), lang: 'en-001' as const }
  const { body: answer } = await browser.call('socialLink', { params: { social }, body })
  return new URL(answer.url)
}

const callback = (social: string, query: Record<string, string>) =>
  `/web/v1/auth/${social}/link-callback?${new URLSearchParams(query).toString()}`

async function comeBack(browser: Browser, social: string, query: Record<string, string>) {
  const { status, headers } = await browser.request({ url: callback(social, query) })
  return { status, location: headers['location'] }
}

/** Somebody signed in, on the way to Discord. */
async function setOut(browser: Browser, person = ada) {
  await browser.call('register', { body: person })
  const state = (await start(browser, 'discord')).searchParams.get('state') ?? ''
  return { state, code: 'secret-code' }
}

const listed = async (browser: Browser) =>
  (await browser.call('identities')).body.identities.map(({ social, name }) => [social, name])

/** Where somebody is led whose way nobody knows: the page that says so, with the way back to the account. */
const lostState = { state: '', pathname: '/account', vkLink: true }
const lost = `${home}/oauth/discord?state=${encodeURIComponent(encodeState('discord', lostState))}&error=social_state_invalid`

describe('POST social link', () => {
  test('links a provider: out with PKCE of our own, back to the server, on to the page that asked', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    await browser.call('register', { body: ada })
    const url = await start(browser, 'discord')
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
    expect(await comeBack(browser, 'discord', back)).toEqual({
      status: 303,
      location: redirectUrl('discord'),
    })
    expect(await listed(browser)).toEqual([['discord', 'Ada']])
    const verifier = provider.requests[0]?.body.get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(url.href).not.toContain(verifier)
  })

  test('then signs in to this very account', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const browser = open()
    await comeBack(browser, 'discord', await setOut(browser))
    const { body: owner } = await browser.call('session')
    const other = open()
    const { state } = await depart(other, 'discord')
    expect((await arrive(other, 'discord', { state })).body.id).toBe(owner.id)
  })

  test('checks the nonce of an id token there too', async ({ startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    await browser.call('register', { body: ada })
    const url = await start(browser, 'google')
    const state = url.searchParams.get('state') ?? ''
    answerIdToken(provider, await signer.sign(googleClaims(provider, url.searchParams.get('nonce'))))
    expect(await comeBack(browser, 'google', { state, code: 'c' })).toMatchObject({
      location: redirectUrl('google'),
    })
    const again = await start(browser, 'google')
    answerIdToken(provider, await signer.sign(googleClaims(provider, 'another')))
    const answer = { state: again.searchParams.get('state') ?? '', code: 'c' }
    expect((await comeBack(browser, 'google', answer)).location).toContain('error=social_provider_failed')
  })

  test('an account that is linked to somebody else is refused', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open } = await startSocial()
    const [first, second] = [open(), open()]
    await comeBack(first, 'discord', await setOut(first))
    const answer = await comeBack(second, 'discord', await setOut(second, bob))
    expect(answer.location).toBe(`${redirectUrl('discord')}&error=social_identity_taken`)
    expect(await listed(second)).toEqual([])
  })

  test('another account of the same provider takes the place of the first', async ({
    startSocial,
    provider,
  }) => {
    const { open } = await startSocial()
    const browser = open()
    await browser.call('register', { body: ada })
    for (const id of ['1001', '1002', '1002']) {
      offerDiscord(provider, id)
      const state = (await start(browser, 'discord')).searchParams.get('state') ?? ''
      await comeBack(browser, 'discord', { state, code: 'c' })
    }
    expect(await listed(browser)).toEqual([['discord', 'Ada']])
  })

  test('is bound to the session that started it', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const { open, context } = await startSocial()
    const [victim, attacker] = [open(), open()]
    const back = await setOut(attacker)
    await setOut(victim, bob)
    expect((await comeBack(victim, 'discord', back)).location).toBe(lost)
    await attacker.call('login', { body: ada })
    expect((await comeBack(attacker, 'discord', back)).location).toBe(lost)
    await attacker.call('logout')
    expect((await comeBack(attacker, 'discord', back)).location).toBe(lost)
    expect(await context.database.query('select 1 from identities')).toEqual([])
  })

  test('works once, and a provider that says no is told to the page', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const browser = (await startSocial()).open()
    const { state } = await setOut(browser)
    expect((await comeBack(browser, 'discord', { state, error: 'access_denied' })).location).toBe(
      `${redirectUrl('discord')}&error=social_denied`,
    )
    expect((await comeBack(browser, 'discord', { state, code: 'c' })).location).toBe(lost)
  })

  test('needs somebody who is signed in', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    const body = { social: 'discord', redirectUrl: redirectUrl('discord') }
    expect(await browser.call('socialLink', { params: { social: 'discord' }, body })).toMatchObject({
      status: 401,
    })
  })

  test('a body that names another provider than the address is 400', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    const body = { social: 'google', redirectUrl: redirectUrl('discord') }
    expect(await browser.call('socialLink', { params: { social: 'discord' }, body })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'social' }] },
    })
  })

  test('takes Telegram’s answer from behind the #, by a page with one script of its own', async ({
    startSocial,
  }) => {
    const browser = (await startSocial()).open()
    await browser.call('register', { body: ada })
    const returnTo = new URL((await start(browser, 'telegram')).searchParams.get('return_to') ?? '')
    const address = `${returnTo.pathname}${returnTo.search}`
    const page = await browser.request({ url: address })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self';/,
    )
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc="\/web\/v1\/auth\/telegram\/link-callback\.js")/)
    const script = await browser.request({ url: '/web/v1/auth/telegram/link-callback.js' })
    expect(script).toMatchObject({ status: 200, headers: { 'content-type': /^text\/javascript/ } })
    const fields = signTelegram({ id: 42, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1_000) })
    const tgAuthResult = Buffer.from(JSON.stringify(fields)).toString('base64url')
    const answer = await browser.request({ method: 'POST', url: address, payload: { tgAuthResult } })
    expect(answer).toMatchObject({ status: 200, body: { url: redirectUrl('telegram') } })
    expect(await listed(browser)).toEqual([['telegram', 'Ada']])
  })

  test('takes Telegram’s answer from the query too, and a refusal', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    await browser.call('register', { body: ada })
    const leave = async () =>
      new URL((await start(browser, 'telegram')).searchParams.get('return_to') ?? '').searchParams.get(
        'state',
      ) ?? ''
    const denied = await comeBack(browser, 'telegram', { state: await leave(), tgAuthResult: 'false' })
    expect(denied.location).toContain('error=social_denied')
    const fields = signTelegram({
      id: '42',
      first_name: 'Ada',
      auth_date: String(Math.floor(Date.now() / 1_000)),
    })
    expect((await comeBack(browser, 'telegram', { state: await leave(), ...fields })).location).toBe(
      redirectUrl('telegram'),
    )
  })
})

import '@foyer/kit/styles.css'
import type { ProtocolId } from '@foyer/core/wire'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack, storeAuthorization, returnContext, stateOf, verifier } from '../testing/come-back.tsx'
import { answerJson, user } from '../testing/render-form.tsx'
import { configOf, goodAnswers, SocialServer } from '../testing/social-server.tsx'
import { lastWayKey } from '../methods/choice/last-way.ts'
import { awaitCallback } from './flow/window-channel.ts'
import type { SocialUser } from './unused-promocode.ts'

const originalUrl = location.href

/** X limits a state to 500 characters, and a page with tracking parameters may have a longer address. */
const longPath = `/checkout?letter=${'a'.repeat(600)}`

function stateWithoutPath(): string {
  const state = stateOf('x', { pathname: longPath })
  expect(state).not.toContain('letter')
  return state
}

afterEach(() => {
  history.replaceState(null, '', originalUrl)
  vi.restoreAllMocks()
})

describe('a person who comes back from a provider', () => {
  // R2.1, R4.11, R4.13
  it.each<[string, ProtocolId, object]>([
    [
      'google',
      'OAUTH2',
      { code: 'c1', code_verifier: verifier, redirect_uri: configOf('google').redirectUri },
    ],
    [
      'vk',
      'OAUTH_VK',
      { code: 'c1', device_id: 'd1', code_verifier: verifier, redirect_uri: configOf('vk').redirectUri },
    ],
    ['telegram', 'OAUTH_TELEGRAM', { telegram: { id: '1', auth_date: '2', hash: 'ab' } }],
    ['steam', 'OPEN_ID', { initialStateData: { 'openid.mode': 'id_res', 'openid.sig': 's' } }],
  ])('(%s, by %s) is signed in once, and returns to where they were', async (social, protocol, fields) => {
    storeAuthorization(social, protocol)
    const { server, arrived, session } = await comeBack(
      social,
      `?${stateOf(social)}&${goodAnswers[protocol]}`,
    )
    await expect.poll(() => arrived.mock.calls).toEqual([[returnContext.pathname, user]])
    expect(session.getState()).toEqual({ status: 'signed-in', user })
    expect(localStorage.getItem(lastWayKey)).toBe(social)
    const [{ call, body } = { call: '', body: {} }, ...others] = server.sent.filter(
      (sent) => !sent.call.endsWith('visitor-save'),
    )
    const { fingerprint, ...rest } = body
    expect([call, others]).toEqual([`POST /web/v1/auth/${social}`, []])
    expect(rest).toEqual({ ...fields, state: 's1', lang: 'en-001', user_agent: navigator.userAgent })
    expect(fingerprint).toMatchObject({ userAgent: navigator.userAgent })
  })

  it.each<[string, SocialUser['unusedPromocode'], string[]]>([
    [
      'is not valid',
      { code: 'NOPE', reason: 'not_valid' },
      ['The promo code \u2068NOPE\u2069 is not valid, so it was not used.'],
    ],
    [
      'came with an account that is there already',
      { code: 'SPRING', reason: 'not_new' },
      [
        'The promo code \u2068SPRING\u2069 was not used: it is only for new accounts, and you already have one.',
      ],
    ],
    ['was used', undefined, []],
  ])(
    'with a promo code that %s is signed in, and told once if the code was not used',
    async (_, unused, message) => {
      storeAuthorization('google')
      const server = new SocialServer()
      const answer = { ...user, ...(unused && { unusedPromocode: unused }) }
      server.answers['POST /web/v1/auth/google'] = answerJson(200, answer)
      const { arrived, promocodeUnused } = await comeBack('google', `?${stateOf('google')}&code=c1`, server)
      await expect.poll(() => arrived.mock.calls.length).toBe(1)
      expect(promocodeUnused.mock.calls.flat()).toEqual(message)
    },
  )

  it('leaves no code and no state in the address', async () => {
    storeAuthorization('google')
    const { arrived } = await comeBack('google', `?${stateOf('google')}&code=c1#x`)
    expect(location.pathname + location.search + location.hash).toBe('/oauth/google')
    await expect.poll(() => arrived.mock.calls.length).toBe(1)
  })

  // R2.2
  it('goes to / if the stored path leads to another site', async () => {
    storeAuthorization('google', 'OAUTH2', 's1', '//evil.example')
    const state = stateOf('google', { pathname: '//evil.example' })
    const { arrived } = await comeBack('google', `?${state}&code=c1`)
    await expect.poll(() => arrived.mock.calls).toEqual([['/', user]])
  })

  // R4.13
  it('returns to a page whose address was too long for the state', async () => {
    storeAuthorization('x', 'OAUTH2', 's1', longPath)
    const { arrived } = await comeBack('x', `?${stateWithoutPath()}&code=c1`)
    await expect.poll(() => arrived.mock.calls).toEqual([[longPath, user]])
  })

  it('keeps such a page also for another provider after a denial', async () => {
    storeAuthorization('x', 'OAUTH2', 's1', longPath)
    const { otherWays } = await comeBack('x', `?${stateWithoutPath()}&error=access_denied`)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    expect(otherWays.mock.calls).toEqual([[{ ...returnContext, pathname: longPath }]])
  })

  // R4.12
  it('after linking an account goes on, and nothing is sent', async () => {
    const state = stateOf('google', { state: '', vkLink: true, pathname: '/account' })
    const { server, arrived } = await comeBack('google', `?${state}`)
    await expect.poll(() => arrived.mock.calls).toEqual([['/account', null]])
    expect(server.sent).toEqual([])
  })
})

describe('an answer for another domain', () => {
  // R4.10
  it.each([
    ['https://shop.example/oauth/google?a=1', 'https://shop.example/oauth/google?a=1&'],
    ['https://shop.example', 'https://shop.example/oauth/google?'],
  ])('is handed back to %s, with its query and fragment unchanged', async (target, start) => {
    const query = `${stateOf('google', { domainInitiatorRedirect: target })}&code=4%2Fx%20y`
    const { server, left, arrived } = await comeBack('google', `?${query}#tgAuthResult=ab`)
    await expect.poll(() => left).toEqual([`${start}${query}#tgAuthResult=ab`])
    expect([server.sent, arrived.mock.calls]).toEqual([[], []])
  })

  it('is handled here if that domain is this one', async () => {
    storeAuthorization('google')
    const state = stateOf('google', { domainInitiatorRedirect: location.origin })
    const { arrived } = await comeBack('google', `?${state}&code=c1`)
    await expect.poll(() => arrived.mock.calls.length).toBe(1)
  })

  // R4.10
  it.each([
    'https://evil.example/',
    'https://shop.example.evil.example',
    'javascript:alert(1)',
    '//evil.example',
  ])('goes nowhere for %s, which is not on the list', async (target) => {
    storeAuthorization('google')
    const state = stateOf('google', { domainInitiatorRedirect: target })
    const { server, left } = await comeBack('google', `?${state}&code=c1`)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This sign-in with Google is no longer valid')
    expect([left, server.sent]).toEqual([[], []])
  })
})

describe('an answer of a provider', () => {
  it('is not sent again when the page is reopened with it', async () => {
    storeAuthorization('google')
    const query = `?${stateOf('google')}&code=c1`
    const first = await comeBack('google', query)
    await expect.poll(() => first.arrived.mock.calls.length).toBe(1)
    const again = new SocialServer()
    again.isSignedIn = true
    const { arrived } = await comeBack('google', query, again)
    // The person is signed in already, so the page just goes on.
    await expect.poll(() => arrived.mock.calls).toEqual([[returnContext.pathname, null]])
    expect(again.sent).toEqual([])
  })

  it('does not interfere with a second sign-in at the same time', async () => {
    storeAuthorization('google')
    storeAuthorization('vk', 'OAUTH_VK', 's2')
    const first = await comeBack('google', `?${stateOf('google')}&code=c1`)
    await expect.poll(() => first.arrived.mock.calls.length).toBe(1)
    const second = await comeBack('vk', `?${stateOf('vk', { state: 's2' })}&code=c2&device_id=d`)
    await expect.poll(() => second.arrived.mock.calls.length).toBe(1)
    expect(second.server.sent[0]?.body).toMatchObject({ state: 's2', code: 'c2' })
  })
})

it('hands its answer to the window that opened it, and closes', async () => {
  const closed = vi.spyOn(globalThis, 'close').mockImplementation(() => undefined)
  const taken = vi.fn<(code: string | null) => void>()
  const stop = awaitCallback('s9', ({ query }) => taken(query.get('code')))
  const { server } = await comeBack('google', `?${stateOf('google', { state: 's9' })}&code=c9`)
  await expect.element(page.getByRole('heading')).toHaveTextContent('You can close this window')
  expect(taken.mock.calls).toEqual([['c9']])
  expect([closed.mock.calls.length, server.sent]).toEqual([1, []])
  stop()
})

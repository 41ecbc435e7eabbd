import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack, storeAuthorization, returnContext, stateOf } from '../testing/come-back.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson } from '../testing/render-form.tsx'
import { configOf, SocialServer } from '../testing/social-server.tsx'

const originalUrl = location.href
const retry = page.getByRole('button', { name: 'Try again' })

afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', originalUrl)
})

const expiredMessage = 'This sign-in with Google is no longer valid'
const failed = 'Google did not respond as expected'
/** The server's errors, and their messages. */
const errors: [string, number, string, string][] = [
  ['a state used, expired or of another browser', 400, 'social_state_invalid', expiredMessage],
  ['a provider that failed the server', 424, 'social_provider_failed', failed],
  ['a denial that the server found', 400, 'social_denied', 'You cancelled signing in with Google'],
  ['no config', 404, 'social_not_found', 'Google is not offered here'],
  ['a server under load', 503, 'overloaded', 'The service is temporarily unavailable'],
  ['a server with a fault', 500, 'internal', 'Something went wrong on our side'],
]

/** Expects the message, and both ways to go on, with the whole return context. */
async function expectWayOn(
  { otherWays, onError, left }: Awaited<ReturnType<typeof comeBack>>,
  message: string,
) {
  await expect.element(page.getByRole('heading', { name: 'You are not signed in yet' })).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  // Also in strict mode, once.
  expect(onError.mock.calls).toEqual([[expect.stringContaining(message), expect.any(Error)]])
  await page.getByRole('button', { name: 'Other ways to sign in' }).click()
  expect(otherWays.mock.calls).toEqual([[returnContext]])
  await retry.click()
  await expect.poll(() => left.length).toBe(1)
  expect(left[0]).toMatch(/^https:\/\/google\.example\/authorize\?/)
  expect(new URL(left[0] ?? '').searchParams.get('state')).toContain('WELCOME')
}

describe('an answer that fails is explained, and nothing of the return context is lost:', () => {
  it.each([
    ['denied', 'error=access_denied', 'You cancelled signing in with Google'],
    ['the provider’s own failure', 'error=server_error', failed],
    ['no code', '', failed],
    ['two codes', 'code=1&code=2', failed],
  ])('%s', async (_, answer, message) => {
    storeAuthorization('google')
    const result = await comeBack('google', `?${stateOf('google')}&${answer}`)
    await expectWayOn(result, message)
    expect(result.arrived).not.toHaveBeenCalled()
  })

  it.each<[string, string, (() => void) | undefined]>([
    ['a broken state', '?state=%7Bx&code=1', undefined],
    ['no state', '?code=1', undefined],
    ['two states', `?${stateOf('google')}&${stateOf('google')}&code=1`, undefined],
    ['a state of another browser', `?${stateOf('google', { state: 's2' })}&code=1`, undefined],
    [
      'a state that is too old',
      `?${stateOf('google')}&code=1`,
      () => {
        const old = Date.now() - 600_000
        const kept = JSON.parse(sessionStorage.getItem('foyer-social:s1') ?? '{}')
        sessionStorage.setItem('foyer-social:s1', JSON.stringify({ ...kept, at: old }))
      },
    ],
  ])('%s', async (_, query, prepare) => {
    storeAuthorization('google')
    prepare?.()
    const result = await comeBack('google', query)
    await expectWayOn(result, expiredMessage)
    expect(result.server.sent.map(({ call }) => call)).toEqual(['POST /AUTH/profile-new'])
  })

  it('a state of another provider', async () => {
    storeAuthorization('vk', 'OAUTH_VK')
    const { server } = await comeBack('google', `?${stateOf('google')}&code=1`)
    await expect.element(page.getByRole('alert')).toHaveTextContent(expiredMessage)
    expect(server.sent).toEqual([])
  })

  it.each(errors)('%s', async (_, status, code, message) => {
    storeAuthorization('google')
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/google'] = answerJson(status, { code, message: 'x' })
    const result = await comeBack('google', `?${stateOf('google')}&code=c1`, server)
    await expectWayOn(result, message)
    expect(result.arrived).not.toHaveBeenCalled()
  })

  it('no connection', async () => {
    storeAuthorization('google')
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/google'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await expectWayOn(
      await comeBack('google', `?${stateOf('google')}&code=c1`, server),
      'We could not reach the server',
    )
    expect(await findAxeViolations()).toEqual([])
  })

  it('a provider that is not offered any more when it is tried again', async () => {
    storeAuthorization('google')
    const server = new SocialServer()
    server.configs = [configOf('vk', 'OAUTH_VK')]
    const { onError } = await comeBack('google', `?${stateOf('google')}&error=server_error`, server)
    await retry.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Google is not offered here')
    expect(onError.mock.calls).toHaveLength(2)
  })

  it.each<[string, () => unknown]>([
    ['has stopped the page', () => vi.advanceTimersByTimeAsync(15_000)],
    [
      'came back by the browser’s button',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('a second try after the person %s', async (_, stay) => {
    storeAuthorization('google')
    const { left } = await comeBack('google', `?${stateOf('google')}&error=access_denied`)
    await expect.element(retry).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await retry.click()
    await expect.poll(() => left.length).toBe(1)
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    await stay()
    await expect.element(retry).not.toHaveAttribute('aria-busy')
    await retry.click()
    await expect.poll(() => left.length).toBe(2)
  })

  it('an account that could not be linked, with the way back to where it was tried', async () => {
    const state = stateOf('google', { state: '', vkLink: true, pathname: '/account' })
    const { linkBack, server } = await comeBack('google', `?${state}&error=social_identity_taken`)
    await expect.element(page.getByRole('heading')).toHaveTextContent('Google is not linked')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'This Google account is linked to another account here. Sign in with it and unlink it there, or use a different Google account.',
      )
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Back to your account' }).click()
    expect([linkBack.mock.calls, server.sent]).toEqual([[['/account']], []])
  })

  it.each([
    ['unavailable', 'The service is temporarily unavailable'],
    ['internal', 'Something went wrong on our side'],
  ])('a linking that fails on our side does not blame the provider: %s', async (code, message) => {
    const state = stateOf('google', { state: '', vkLink: true, pathname: '/account' })
    await comeBack('google', `?${state}&error=${code}`)
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  })
})

describe('text from the address is not shown:', () => {
  const message = 'Call +1 800 555 0100'
  const link = stateOf('google', { state: '', vkLink: true, pathname: '/account' })

  it.each([
    ['the error of a link', `${link}&error=${message}`],
    ['an error that begins as ours do', `${link}&error=social_${message}`],
    ['an error that is one of every object’s names', `${link}&error=constructor`],
    ['its description', `${link}&error=server_error&error_description=${message}&error_uri=${message}`],
    ['the error of a sign-in', `${stateOf('google')}&error=${message}`],
    [
      'VK’s and Facebook’s names for it',
      `${stateOf('google')}&error_reason=${message}&error_message=${message}`,
    ],
    ['a Telegram result', `${stateOf('google')}&tgAuthResult=${message}#tgAuthResult=${message}`],
    ['a state', `state=${message}`],
  ])('%s', async (_, query) => {
    await comeBack('google', `?${encodeURI(query).replaceAll('+', '%2B')}`)
    const alert = page.getByRole('alert')
    await expect
      .element(alert)
      .toHaveTextContent(/^(Google did not respond as expected|This sign-in with Google is no longer valid)/)
    expect(document.body.textContent).not.toMatch(/800|constructor/)
  })

  it('nor passed on: a promo code that is a sentence', async () => {
    const query = `?${stateOf('google', { state: 's2', promocode: message })}&code=1`
    const { otherWays } = await comeBack('google', query)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    expect(JSON.stringify(otherWays.mock.calls)).not.toContain('800')
  })

  it('the name of a provider that is a sentence', async () => {
    await comeBack(encodeURIComponent(message), '?code=1')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(document.body.textContent).not.toContain('800')
  })
})

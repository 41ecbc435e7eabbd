import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack, depart, luggage, stateOf } from '../testing/come-back.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson } from '../testing/render-form.tsx'
import { configOf, SocialServer } from '../testing/social-server.tsx'

const before = location.href
const retry = page.getByRole('button', { name: 'Try again' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', before)
})

const over = 'This try with Google is over'
const failed = 'Google did not answer as it should'
/** What the server refuses with, and the words for it. */
const refusals: [string, number, string, string][] = [
  ['a state used, expired or of another browser', 400, 'social_state_invalid', over],
  ['a provider that failed the server', 424, 'social_provider_failed', failed],
  ['a denial that the server found', 400, 'social_denied', 'Google was not allowed to go on'],
  ['no config', 404, 'social_not_found', 'Google is not offered here'],
  ['a server under load', 503, 'overloaded', 'The service is not available right now'],
]

/** The words, and both ways on, with all that was taken along. */
async function expectWayOn({ otherWays, left }: Awaited<ReturnType<typeof comeBack>>, words: string) {
  await expect.element(page.getByRole('heading', { name: 'You are not signed in yet' })).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await page.getByRole('button', { name: 'Other ways to sign in' }).click()
  expect(otherWays.mock.calls).toEqual([[luggage]])
  await retry.click()
  await expect.poll(() => left.length).toBe(1)
  expect(left[0]).toMatch(/^https:\/\/google\.example\/authorize\?/)
  expect(new URL(left[0] ?? '').searchParams.get('state')).toContain('WELCOME')
}

describe('an answer that comes to nothing is said in plain words, and nothing taken along is lost:', () => {
  it.each([
    ['denied', 'error=access_denied', 'Google was not allowed to go on'],
    ['the provider’s own failure', 'error=server_error', failed],
    ['no code', '', failed],
    ['two codes', 'code=1&code=2', failed],
  ])('%s', async (_, answer, words) => {
    depart('google')
    const result = await comeBack('google', `?${stateOf('google')}&${answer}`)
    await expectWayOn(result, words)
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
    depart('google')
    prepare?.()
    const result = await comeBack('google', query)
    await expectWayOn(result, over)
    expect(result.server.sent.map(({ call }) => call)).toEqual(['POST /AUTH/profile-new'])
  })

  it('a state of another provider', async () => {
    depart('vk', 'OAUTH_VK')
    const { server } = await comeBack('google', `?${stateOf('google')}&code=1`)
    await expect.element(page.getByRole('alert')).toHaveTextContent(over)
    expect(server.sent).toEqual([])
  })

  it.each(refusals)('%s', async (_, status, code, words) => {
    depart('google')
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/google'] = answerJson(status, { code, message: 'x' })
    const result = await comeBack('google', `?${stateOf('google')}&code=c1`, server)
    await expectWayOn(result, words)
    expect(result.arrived).not.toHaveBeenCalled()
  })

  it('no connection', async () => {
    depart('google')
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/google'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await expectWayOn(
      await comeBack('google', `?${stateOf('google')}&code=c1`, server),
      'We could not reach the server',
    )
    expect(await findAxeViolations()).toEqual([])
  })

  it('a provider that is not offered any more when it is tried again', async () => {
    depart('google')
    const server = new SocialServer()
    server.configs = [configOf('vk', 'OAUTH_VK')]
    await comeBack('google', `?${stateOf('google')}&error=server_error`, server)
    await retry.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Google is not offered here')
  })

  it.each<[string, () => unknown]>([
    ['has stopped the page', () => vi.advanceTimersByTimeAsync(15_000)],
    [
      'came back by the browser’s button',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('a second try of a person who %s', async (_, stay) => {
    depart('google')
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
      .toHaveTextContent('This Google account belongs to another account here')
    await page.getByRole('button', { name: 'Back to your account' }).click()
    expect([linkBack.mock.calls, server.sent]).toEqual([[['/account']], []])
  })
})

import '@foyer/kit/styles.css'
import { decodeState, providers } from '@foyer/core/social'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, OpenAnswer, user } from '../testing/render-form.tsx'
import { configOf, renderSocial, SocialServer } from '../testing/social-server.tsx'
import { lastSocialKey } from './last-social.ts'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const buttons = page.getByRole('button')

async function show(server: SocialServer, props: Partial<Parameters<typeof SocialButtons>[0]> = {}) {
  return renderSocial(server, (leave) => <SocialButtons pathname="/here?a=1" leave={leave} {...props} />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers().restoreAllMocks())

describe('the buttons', () => {
  it('show each provider’s mark and name, in the server’s order, and are no trouble to anybody', async () => {
    await show(new SocialServer())
    await expect.element(button('Steam')).toBeVisible()
    expect(buttons.elements().map(({ textContent }) => textContent)).toEqual([
      'Google',
      'VK',
      'Telegram',
      'Steam',
    ])
    expect(await findAxeViolations()).toEqual([])
  })

  it('take no more room than was kept for them', async () => {
    const open = new OpenAnswer()
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = () => open.promise
    await show(server)
    const main = document.querySelector('main') as HTMLElement
    await expect.poll(() => main.querySelectorAll('[aria-hidden] > div').length).toBe(4)
    const before = main.getBoundingClientRect().height
    open.resolve(Response.json({ socialConfigs: server.configs, redirectOrigins: [] }))
    await expect.element(button('Google')).toBeVisible()
    expect(main.getBoundingClientRect().height).toBe(before)
  })

  it('show all fourteen when asked for more, and lead on from there by keyboard', async () => {
    const server = new SocialServer()
    server.configs = providers.map(({ id, protocol }) => configOf(id, protocol))
    await show(server)
    await expect.element(button('Steam')).toBeVisible()
    expect(buttons.elements()).toHaveLength(4)
    await page.getByRole('button', { name: 'More ways' }).click()
    expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(
      providers.map(({ name }) => name),
    )
    await expect.element(button('Telegram')).toHaveFocus()
  })

  it('mark the one used last on this device, and keep it in sight', async () => {
    localStorage.setItem(lastSocialKey, 'yandex')
    const server = new SocialServer()
    server.configs = providers.map(({ id, protocol }) => configOf(id, protocol))
    await show(server)
    await expect.element(button('Yandex')).toHaveAccessibleDescription('Last used')
    await expect.element(button('Google')).not.toHaveAccessibleDescription()
  })

  it('are there for a provider that is one row of the server’s and has no row and no mark here', async () => {
    const server = new SocialServer()
    server.configs = [configOf('acme')]
    const { left } = await show(server)
    await button('acme').click()
    await expect.poll(() => left.length).toBe(1)
    expect(left[0]).toMatch(/^https:\/\/acme\.example\/authorize\?/)
  })

  it('can be asked for again when they could not be had', async () => {
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = answerJson(503, { code: 'unavailable', message: 'x' })
    await show(server)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The other ways to sign in could not be loaded.')
    delete server.answers['GET /web/v1/social-configs']
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(button('Google')).toBeVisible()
  })
})

describe('a press', () => {
  it('gets a state, keeps the verifier here alone, and goes to the provider', async () => {
    const server = new SocialServer()
    const { left } = await show(server, { promocode: 'WELCOME', formName: 'sign-in' })
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
    const address = new URL(left[0] ?? '')
    const luggage = { pathname: '/here?a=1', promocode: 'WELCOME', formName: 'sign-in' }
    expect(decodeState('google', address.searchParams.get('state'))).toEqual({ state: 'state-1', ...luggage })
    const challenge = address.searchParams.get('code_challenge')
    expect(server.sent).toEqual([
      {
        call: 'POST /AUTH/profile-new',
        body: {
          ...luggage,
          social: 'google',
          redirect_uri: `${location.origin}/oauth/google`,
          code_challenge: challenge,
          lang: 'en-001',
        },
      },
    ])
    const kept = JSON.parse(sessionStorage.getItem('foyer-social:state-1') ?? '{}')
    expect(kept.codeVerifier).toMatch(/^[\w.~-]{43,128}$/)
    expect(left[0] + JSON.stringify(server.sent)).not.toContain(kept.codeVerifier)
    expect(JSON.stringify(localStorage)).not.toContain(kept.codeVerifier)
  })

  it('asks the server for the address of an OPEN_ID provider, with the state in what it leads back to', async () => {
    const server = new SocialServer()
    const { left } = await show(server)
    await button('Steam').click()
    await expect.poll(() => left).toEqual(['https://steam.example/openid/login?a=1'])
    const [start, link] = server.sent
    expect(start?.body).not.toHaveProperty('code_challenge')
    expect(link?.call).toBe('POST /web/v1/auth/steam-link')
    const back = new URL(String(link?.body['redirectUrl']))
    expect(back.origin + back.pathname).toBe(`${location.origin}/oauth/steam`)
    expect(decodeState('steam', back.searchParams.get('state'))?.state).toBe('state-1')
  })

  it('goes to no address of an answer that is not one of the web', async () => {
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/steam-link'] = answerJson(200, { url: 'javascript:alert(1)' })
    const { left } = await show(server)
    await button('Steam').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the server.')
    expect(left).toEqual([])
  })

  it('turns one spinner, holds the others back, says where it goes, and keeps its focus', async () => {
    const server = new SocialServer()
    const open = new OpenAnswer()
    server.answers['POST /AUTH/profile-new'] = () => open.promise
    await show(server)
    await button('VK').click()
    await expect.element(button('VK')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Going to VK…')
    for (const other of ['Google', 'Telegram', 'Steam']) await expect.element(button(other)).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(server.sent).toHaveLength(1)
    expect(document.activeElement).toBe(button('VK').element())
  })

  it('leaves no spinner behind for who comes back by the browser’s button', async () => {
    const { left } = await show(new SocialServer())
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
    await expect.element(button('Google')).toHaveAttribute('aria-busy', 'true')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(button('Google')).not.toHaveAttribute('aria-busy')
    await expect.element(button('VK')).toBeEnabled()
  })

  it('leaves none behind either where the person has stopped the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { left } = await show(new SocialServer())
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
    await expect.element(button('Google')).toHaveAttribute('aria-busy', 'true')
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.element(button('Google')).not.toHaveAttribute('aria-busy')
  })

  it.each<[string, number, object, string]>([
    ['is not configured', 404, { code: 'social_not_found', message: 'x' }, 'Google is not offered here.'],
    ['is busy', 503, { code: 'overloaded', message: 'x' }, 'The service is not available right now.'],
    ['has had enough', 429, { code: 'too_many_attempts', message: 'x' }, 'Too many attempts.'],
    [
      'refuses in words of its own',
      403,
      { code: 'forbidden_origin', message: 'Not from here.' },
      'Not from here.',
    ],
  ])('says what is wrong when the server %s, and can be tried again', async (_, status, body, words) => {
    const server = new SocialServer()
    server.answers['POST /AUTH/profile-new'] = answerJson(status, body)
    const { left } = await show(server)
    await button('Google').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    delete server.answers['POST /AUTH/profile-new']
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
  })

  it('says so where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const { left } = await show(new SocialServer())
    await button('Google').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your browser keeps nothing for this page')
    expect(left).toEqual([])
  })
})

describe('a window of its own', () => {
  it('finishes here with what the other window was led back with, once', async () => {
    const replaced = vi.fn<(url: string) => void>()
    vi.spyOn(globalThis, 'open').mockReturnValue({
      closed: false,
      close: () => undefined,
      location: { replace: replaced },
    } as unknown as Window)
    const server = new SocialServer()
    const onSuccess = vi.fn<() => void>()
    const { session } = await show(server, { display: 'popup', onSuccess })
    await button('Google').click()
    await expect.element(page.getByText('Go on in the window of Google.')).toBeVisible()
    await expect.element(button('VK')).toBeEnabled()
    expect(replaced.mock.lastCall?.[0]).toMatch(/^https:\/\/google\.example\//)

    const { offerCallback } = await import('./social-channel.ts')
    const callback = { query: new URLSearchParams('code=c1'), fragment: '' }
    expect(await offerCallback('state-1', callback)).toBe(true)
    expect(await offerCallback('state-1', callback)).toBe(false)
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(server.sent.map(({ call }) => call)).toEqual([
      'POST /AUTH/profile-new',
      'POST /web/v1/auth/google',
    ])
    expect(server.sent[1]?.body).toMatchObject({ code: 'c1', state: 'state-1' })
  })

  it('gives way to this one where windows are blocked', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const { left } = await show(new SocialServer(), { display: 'popup' })
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
  })
})

import '@foyer/kit/styles.css'
import { decodeState } from '@foyer/core/social'
import { act, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerJson, DeferredAnswer } from '../../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })

async function show(server: SocialServer, props: Partial<Parameters<typeof SocialButtons>[0]> = {}) {
  return renderSocial(server, (leave) => <SocialButtons pathname="/here?a=1" redirect={leave} {...props} />)
}

function Pages({ leave }: { readonly leave: (url: string) => void }) {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return <p>Another page</p>
  return (
    <>
      <SocialButtons redirect={leave} />
      <button type="button" onClick={() => setIsLeft(true)}>
        Go on
      </button>
    </>
  )
}

afterEach(() => vi.useRealTimers().restoreAllMocks())

describe('a press', () => {
  // R4.8
  it('gets a state, keeps the verifier in this browser, and goes to the provider', async () => {
    const server = new SocialServer()
    const { left } = await show(server, { promocode: 'WELCOME', formName: 'sign-in' })
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
    const address = new URL(left[0] ?? '')
    const returnContext = { pathname: '/here?a=1', promocode: 'WELCOME', formName: 'sign-in' }
    expect(decodeState('google', address.searchParams.get('state'))).toEqual({
      state: 'state-1',
      ...returnContext,
    })
    const challenge = address.searchParams.get('code_challenge')
    expect(server.sent).toEqual([
      {
        call: 'POST /AUTH/profile-new',
        body: {
          ...returnContext,
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

  // R4.9
  it('asks the server for the address of an OPEN_ID provider, and sends the state with the return address', async () => {
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

  it('does not navigate to an address that is neither http nor https', async () => {
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/steam-link'] = answerJson(200, { url: 'javascript:alert(1)' })
    const { left } = await show(server)
    await button('Steam').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach the server.')
    expect(left).toEqual([])
  })

  it('shows one spinner, disables the others, announces where it goes, and keeps its focus', async () => {
    const server = new SocialServer()
    const open = new DeferredAnswer()
    server.answers['POST /AUTH/profile-new'] = () => open.promise
    await show(server)
    await button('VK').click()
    await expect.element(button('VK')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Opening VK…')
    for (const other of ['Google', 'Telegram', 'Steam']) await expect.element(button(other)).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(server.sent).toHaveLength(1)
    expect(document.activeElement).toBe(button('VK').element())
  })

  it('leaves no spinner behind when the person comes back by the browser’s Back button', async () => {
    const { left } = await show(new SocialServer())
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
    await expect.element(button('Google')).toHaveAttribute('aria-busy', 'true')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(button('Google')).not.toHaveAttribute('aria-busy')
    await expect.element(button('VK')).toBeEnabled()
  })

  it('leaves no spinner behind when the person has stopped the provider’s page from loading', async () => {
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
    ['is busy', 503, { code: 'overloaded', message: 'x' }, 'The service is temporarily unavailable.'],
    ['has had too many attempts', 429, { code: 'too_many_attempts', message: 'x' }, 'Too many attempts.'],
    [
      'refuses with a message of its own',
      403,
      { code: 'forbidden_origin', message: 'Not from here.' },
      'Not from here.',
    ],
  ])('says what is wrong when the server %s, and can be tried again', async (_, status, body, message) => {
    const server = new SocialServer()
    server.answers['POST /AUTH/profile-new'] = answerJson(status, body)
    const { left } = await show(server)
    await button('Google').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    delete server.answers['POST /AUTH/profile-new']
    await button('Google').click()
    await expect.poll(() => left.length).toBe(1)
  })

  it('does not go to the provider if the person has moved to another page meanwhile', async () => {
    const server = new SocialServer()
    const open = new DeferredAnswer()
    server.answers['POST /AUTH/profile-new'] = () => open.promise
    const { left } = await renderSocial(server, (leave) => <Pages leave={leave} />)
    await button('Google').click()
    await expect.poll(() => server.sent).toHaveLength(1)
    await page.getByRole('button', { name: 'Go on' }).click()
    await act(async () => open.resolve(Response.json({ state: 'state-1', nonce: null })))
    await expect.element(page.getByText('Another page')).toBeVisible()
    await expect.poll(() => sessionStorage.getItem('foyer-social:state-1')).not.toBeNull()
    expect(left).toEqual([])
  })

  it('shows a message where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const { left } = await show(new SocialServer())
    await button('Google').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your browser blocks storage on this site')
    expect(left).toEqual([])
  })
})

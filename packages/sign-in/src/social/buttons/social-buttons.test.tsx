import '@foyer/kit/styles.css'
import { providers } from '@foyer/core/social'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, DeferredAnswer, user } from '../../testing/render-form.tsx'
import { configOf, renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { lastWayKey } from '../../methods/choice/last-way.ts'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const buttons = page.getByRole('button')

async function show(server: SocialServer, props: Partial<Parameters<typeof SocialButtons>[0]> = {}) {
  return renderSocial(server, (leave) => <SocialButtons pathname="/here?a=1" redirect={leave} {...props} />)
}

afterEach(() => vi.useRealTimers().restoreAllMocks())

describe('the buttons', () => {
  // R2.9
  it('show each provider’s mark and name, in the server’s order, without axe violations', async () => {
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

  it('take no more space than was reserved for them', async () => {
    const open = new DeferredAnswer()
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

  it('show all providers on request, and move the focus to the first new one', async () => {
    const server = new SocialServer()
    server.configs = providers.map(({ id, protocol }) => configOf(id, protocol))
    await show(server)
    await expect.element(button('Steam')).toBeVisible()
    expect(buttons.elements()).toHaveLength(4)
    await page.getByRole('button', { name: 'More options' }).click()
    expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(
      providers.map(({ name }) => name),
    )
    await expect.element(button('Telegram')).toHaveFocus()
  })

  it('mark the one used last on this device, and keep it visible', async () => {
    localStorage.setItem(lastWayKey, 'yandex')
    const server = new SocialServer()
    server.configs = providers.map(({ id, protocol }) => configOf(id, protocol))
    await show(server)
    await expect.element(button('Yandex')).toHaveAccessibleDescription('Last used')
    await expect.element(button('Google')).not.toHaveAccessibleDescription()
  })

  it('show a provider that the server offers and that has no row and no logo here', async () => {
    const server = new SocialServer()
    server.configs = [configOf('acme')]
    const { left } = await show(server)
    await button('acme').click()
    await expect.poll(() => left.length).toBe(1)
    expect(left[0]).toMatch(/^https:\/\/acme\.example\/authorize\?/)
  })

  it('can be requested again when they could not be loaded', async () => {
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = answerJson(503, { code: 'unavailable', message: 'x' })
    await show(server)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Other ways to sign in could not be loaded.')
    delete server.answers['GET /web/v1/social-configs']
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(button('Google')).toBeVisible()
  })
})

describe('a popup', () => {
  it('uses the answer that its window received, once', async () => {
    const replaced = vi.fn<(url: string) => void>()
    vi.spyOn(globalThis, 'open').mockReturnValue({
      closed: false,
      close: () => undefined,
      location: { replace: replaced },
    } as unknown as Window)
    const server = new SocialServer()
    const unusedPromocode = { code: 'NOPE', reason: 'not_valid' }
    server.answers['POST /web/v1/auth/google'] = answerJson(200, { ...user, unusedPromocode })
    const onSuccess = vi.fn<() => void>()
    const onPromocodeUnused = vi.fn<(message: string) => void>()
    const { session } = await show(server, { display: 'popup', onSuccess, onPromocodeUnused })
    await button('Google').click()
    const hint = page.getByText('Continue in the Google window.')
    await expect.element(hint).toBeVisible()
    // It is visible, and not only for screen readers.
    expect(hint.element().getBoundingClientRect().width).toBeGreaterThan(100)
    await expect.element(button('VK')).toBeEnabled()
    expect(replaced.mock.lastCall?.[0]).toMatch(/^https:\/\/google\.example\//)

    const { offerCallback } = await import('../flow/window-channel.ts')
    const callback = { query: new URLSearchParams('code=c1'), fragment: '' }
    expect(await offerCallback('state-1', callback)).toBe(true)
    expect(await offerCallback('state-1', callback)).toBe(false)
    await expect.poll(() => session.getState()).toMatchObject({ status: 'signed-in', user })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(onPromocodeUnused.mock.calls).toEqual([[expect.stringContaining('\u2068NOPE\u2069 is not valid')]])
    expect(server.sent.map(({ call }) => call)).toEqual([
      'POST /AUTH/profile-new',
      'POST /web/v1/auth/google',
    ])
    expect(server.sent[1]?.body).toMatchObject({ code: 'c1', state: 'state-1' })
  })

  it('calls the page’s current onSuccess, even if it was replaced while the popup was open', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const reported: string[] = []
    function Page() {
      const [step, setStep] = useState('first')
      return (
        <>
          <button type="button" onClick={() => setStep('second')}>
            Go on
          </button>
          <SocialButtons display="popup" onSuccess={() => void reported.push(step)} />
        </>
      )
    }
    await renderSocial(new SocialServer(), () => <Page />)
    await button('Google').click()
    await expect.element(page.getByRole('link', { name: 'Open Google' })).toHaveFocus()
    await page.getByRole('button', { name: 'Go on' }).click()
    const { offerCallback } = await import('../flow/window-channel.ts')
    await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
    await expect.poll(() => reported).toEqual(['second'])
  })

  it('says what is wrong when it fails, and can be opened again', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/google'] = answerJson(409, {
      code: 'social_provider_failed',
      message: 'x',
    })
    const onError = vi.fn<(message: string, error: unknown, config: unknown) => void>()
    const { session } = await show(server, { display: 'popup', onError })
    const link = page.getByRole('link', { name: 'Open Google' })
    const { offerCallback } = await import('../flow/window-channel.ts')
    for (const state of ['state-1', 'state-2']) {
      await button('Google').click()
      await expect.element(link).toBeVisible()
      await offerCallback(state, { query: new URLSearchParams('code=c1'), fragment: '' })
      await expect.element(page.getByRole('alert')).toHaveTextContent('Google')
      await expect.element(link).not.toBeInTheDocument()
    }
    expect(onError.mock.lastCall).toMatchObject([
      page.getByRole('alert').element().textContent,
      { code: 'social_provider_failed' },
      { id: 'google' },
    ])
    expect(session.getState().status).toBe('signed-out')
  })

  it('that the browser blocks is opened by a link, and this page is not left', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const { left, session } = await show(new SocialServer(), { display: 'popup' })
    await button('Google').click()
    const link = page.getByRole('link', { name: 'Open Google' })
    await expect.element(link).toHaveFocus()
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/google\.example\//))
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(page.getByText('Your browser has blocked the Google window.')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    const { offerCallback } = await import('../flow/window-channel.ts')
    expect(await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })).toBe(true)
    await expect.poll(() => session.getState()).toMatchObject({ status: 'signed-in', user })
    expect(left).toEqual([])
  })
})

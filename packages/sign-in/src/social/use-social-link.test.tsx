import { decodeState } from '@foyer/core/social'
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderSocial, SocialServer } from '../testing/social-server.tsx'
import { useSocialLink } from './use-social-link.ts'

const button = page.getByRole('button', { name: 'Link Steam' })

afterEach(() => {
  vi.useRealTimers()
})

function Linker({ leave }: { readonly leave: (url: string) => void }) {
  const { pending, start } = useSocialLink({ pathname: '/account', redirect: leave })
  return (
    <button type="button" aria-busy={pending === 'steam' || undefined} onClick={() => void start('steam')}>
      Link Steam
    </button>
  )
}

function Pages({ leave }: { readonly leave: (url: string) => void }) {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return <p>Another page</p>
  return (
    <>
      <Linker leave={leave} />
      <button type="button" onClick={() => setIsLeft(true)}>
        Go on
      </button>
    </>
  )
}

it('goes to the provider with a state that marks a link and says where to return to', async () => {
  const server = new SocialServer()
  const { left } = await renderSocial(server, (leave) => <Linker leave={leave} />)
  await button.click()
  await expect.poll(() => left).toEqual(['https://steam.example/openid/login?a=1'])
  const [link, ...others] = server.sent
  expect([link?.call, others]).toEqual(['POST /web/v1/auth/steam-link', []])
  const back = new URL(String(link?.body['redirectUrl']))
  expect(back.origin + back.pathname).toBe(`${location.origin}/oauth/steam`)
  const state = decodeState('steam', back.searchParams.get('state'))
  expect(state).toEqual({ state: '', pathname: '/account', vkLink: true })
})

it('does not go to the provider if the person has moved to another page meanwhile', async () => {
  const server = new SocialServer()
  let answer = (): void => {}
  server.answers['POST /web/v1/auth/steam-link'] = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ url: 'https://steam.example/openid/login' }))
    })
  const { left } = await renderSocial(server, (leave) => <Pages leave={leave} />)
  await button.click()
  await expect.poll(() => server.sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Go on' }).click()
  await act(async () => answer())
  await expect.element(page.getByText('Another page')).toBeVisible()
  expect(left).toEqual([])
})

it.each<[string, () => unknown]>([
  ['has stopped the page', () => vi.advanceTimersByTimeAsync(15_000)],
  [
    'came back by the browser’s button',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('stops the spinner for a person who %s', async (_, stay) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { left } = await renderSocial(new SocialServer(), (leave) => <Linker leave={leave} />)
  await button.click()
  await expect.poll(() => left.length).toBe(1)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await stay()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

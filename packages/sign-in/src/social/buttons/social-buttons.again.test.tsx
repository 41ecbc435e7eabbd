import { findFocused } from '@foyer/kit/tree-of'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Fragment } from 'react'
import { answerJson, DeferredAnswer, Shadow } from '../../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const again = page.getByRole('button', { name: 'Try again' })
const failed = answerJson(503, { code: 'unavailable', message: 'x' })

describe('the buttons', () => {
  it('that are requested again get the focus that their button had', async () => {
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = failed
    await renderSocial(server, (leave) => <SocialButtons redirect={leave} />)
    await again.click()
    await expect.element(again).toHaveFocus()
    const open = new DeferredAnswer()
    server.answers['GET /web/v1/social-configs'] = () => open.promise
    await again.click()
    open.resolve(Response.json({ socialConfigs: server.configs, redirectOrigins: [] }))
    await expect.element(button('Google')).toHaveFocus()
  })

  it('that are requested again do not take the focus from where the person has gone', async () => {
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = failed
    await renderSocial(server, (leave) => (
      <>
        <input aria-label="E-mail" />
        <SocialButtons redirect={leave} />
      </>
    ))
    const open = new DeferredAnswer()
    await expect.element(again).toBeVisible()
    server.answers['GET /web/v1/social-configs'] = () => open.promise
    await again.click()
    await page.getByRole('textbox').click()
    open.resolve(Response.json({ socialConfigs: server.configs, redirectOrigins: [] }))
    await expect.element(button('Google')).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  it.each([
    ['leave the focus where it is', Fragment, () => document.body, () => document.body],
    ['take over the focus of the failure', Fragment, () => again.element(), () => button('Google').element()],
    ['take it over in a shadow tree', Shadow, () => again.element(), () => button('Google').element()],
  ])(
    'that could not be loaded come by themselves when the network is back, and %s',
    async (_, Place, before, after) => {
      const server = new SocialServer()
      server.answers['GET /web/v1/social-configs'] = failed
      await renderSocial(server, (leave) => (
        <Place>
          <SocialButtons redirect={leave} />
        </Place>
      ))
      await expect.element(again).toBeVisible()
      ;(before() as HTMLElement).focus()
      delete server.answers['GET /web/v1/social-configs']
      // Repeated, because the test may be faster than the effect that adds the listener.
      const dispatchOnline = (): void => void dispatchEvent(new Event('online'))
      await expect.poll(() => (dispatchOnline(), again.query())).toBeNull()
      await expect.element(button('Google')).toBeVisible()
      await expect.poll(findFocused).toBe(after())
    },
  )
})

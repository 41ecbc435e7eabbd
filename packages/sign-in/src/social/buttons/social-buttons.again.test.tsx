import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerJson, OpenAnswer } from '../../testing/render-form.tsx'
import { renderSocial, SocialServer } from '../../testing/social-server.tsx'
import { SocialButtons } from './social-buttons.tsx'

const button = (name: string) => page.getByRole('button', { name: `Continue with ${name}` })

describe('the buttons', () => {
  it('that are requested again have the focus when they are there, as their button had', async () => {
    const server = new SocialServer()
    const failed = answerJson(503, { code: 'unavailable', message: 'x' })
    server.answers['GET /web/v1/social-configs'] = failed
    await renderSocial(server, (leave) => <SocialButtons leave={leave} />)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await expect.element(again).toHaveFocus()
    const open = new OpenAnswer()
    server.answers['GET /web/v1/social-configs'] = () => open.promise
    await again.click()
    open.resolve(Response.json({ socialConfigs: server.configs, redirectOrigins: [] }))
    await expect.element(button('Google')).toHaveFocus()
  })

  it('that are requested again leave the focus where the person has gone on to', async () => {
    const server = new SocialServer()
    server.answers['GET /web/v1/social-configs'] = answerJson(503, { code: 'unavailable', message: 'x' })
    await renderSocial(server, (leave) => (
      <>
        <input aria-label="E-mail" />
        <SocialButtons leave={leave} />
      </>
    ))
    const open = new OpenAnswer()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    server.answers['GET /web/v1/social-configs'] = () => open.promise
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('textbox').click()
    open.resolve(Response.json({ socialConfigs: server.configs, redirectOrigins: [] }))
    await expect.element(button('Google')).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })
})

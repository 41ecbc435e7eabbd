import type { SocialConfig } from '@foyer/core/wire'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

function createServer(): TestServer {
  const server = new TestServer(anna)
  server.socialConfigs = ['google', 'vk'].map((id): SocialConfig => ({
    id,
    protocol: 'OAUTH2',
    clientId: 'c',
    redirectUri: 'r',
    url: 'u',
  }))
  server.identities = [{ social: 'google', name: 'Anna Example', linkedAt: '2026-11-01T10:00:00.000Z' }]
  return server
}

const section = page.getByRole('region', { name: 'Linked accounts' })
const unlink = page.getByRole('button', { name: 'Unlink Google' })

it('lists what is linked and what can be', async () => {
  await renderApp('/account', createServer())
  await expect
    .element(section.getByRole('listitem').nth(0))
    .toHaveTextContent(/Google.*Anna Example.*1 November 2026/)
  await expect.element(section.getByRole('listitem').nth(1)).toHaveTextContent(/VK.*Not linked/)
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
  expect((await axe.run(section.element())).violations).toEqual([])
})

it('unlinks after asking, says so, and puts focus on the heading of the list', async () => {
  const server = createServer()
  server.answers['DELETE /identities/google'] = () => new Response(null, { status: 204 })
  await renderApp('/account', server)
  await unlink.click()
  await expect.element(page.getByRole('button', { name: 'Unlink it' })).toHaveFocus()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  await expect.element(page.getByText('Google is not linked any more.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Linked accounts' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
})

it('keeps the last way to sign in, and says why', async () => {
  const server = createServer()
  const words = 'This is your only way to sign in. Add a password or link another account first.'
  server.answers['DELETE /identities/google'] = () =>
    Response.json({ code: 'social_last_way', message: words }, { status: 409 })
  await renderApp('/account', server)
  await unlink.click()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  await expect.element(section.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(unlink).toHaveFocus()
})

it('says why a provider could not be linked, and can try again', async () => {
  const server = createServer()
  server.answers['POST /vk-link'] = () =>
    Response.json({ code: 'unavailable', message: 'x' }, { status: 503 })
  await renderApp('/account', server)
  await page.getByRole('button', { name: 'Link VK' }).click()
  // Beside what was pressed: fourteen providers below, it would be out of sight.
  const row = section.getByRole('listitem').filter({ hasText: 'VK' })
  await expect
    .element(row.getByRole('alert').filter({ hasText: 'The service is not available right now.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
})

it('is not there where there is nothing to link', async () => {
  await renderApp('/account', new TestServer(anna))
  await expect.element(page.getByRole('heading', { name: 'Devices and sessions' })).toBeVisible()
  await expect.poll(() => section.elements().length).toBe(0)
})

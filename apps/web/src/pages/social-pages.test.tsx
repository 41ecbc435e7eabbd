import { encodeState } from '@foyer/core/social'
import type { SocialConfig } from '@foyer/core/wire'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const before = location.href
const heading = page.getByRole('heading', { level: 1 })
const google: SocialConfig = {
  id: 'google',
  protocol: 'OAUTH2',
  clientId: 'client',
  redirectUri: `${location.origin}/oauth/google`,
  url: 'https://google.example/authorize',
}

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', before))

/** Opens a page with an address that the browser and the router both have. */
async function open(address: string, server: TestServer): Promise<void> {
  history.replaceState(null, '', address)
  await renderApp(address, server)
}

it.each(['/', '/sign-in', '/sign-up'])('offers the other ways at %s', async (path) => {
  const server = new TestServer(null)
  server.socialConfigs = [google]
  await renderApp(path, server)
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

it('signs in with a provider’s answer, and goes on to where the person was', async () => {
  const server = new TestServer(null)
  server.answers['POST /google'] = () => {
    server.user = anna
    return Response.json(anna)
  }
  const kept = { social: 'google', protocol: 'OAUTH2', pathname: '/account', at: Date.now() }
  const rest = { redirectUri: google.redirectUri, codeVerifier: 'v'.repeat(43) }
  sessionStorage.setItem('foyer-social:s1', JSON.stringify({ ...kept, ...rest }))
  const state = encodeURIComponent(encodeState('google', { state: 's1', pathname: '/account' }))
  await open(`/oauth/google?code=c1&state=${state}`, server)
  await expect.element(heading).toHaveTextContent('Your account')
})

it('says what happened to an answer that is none, and leads to the other ways with the path kept', async () => {
  const server = new TestServer(null)
  const state = encodeURIComponent(encodeState('google', { state: 's1', pathname: '/account' }))
  await open(`/oauth/google?error=access_denied&state=${state}`, server)
  await expect.element(heading).toHaveTextContent('You are not signed in yet')
  await page.getByRole('button', { name: 'Other ways to sign in' }).click()
  await expect.element(heading).toHaveTextContent('Sign in')
  await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Corridor-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(heading).toHaveTextContent('Your account')
})

it.each<[string, string | null, string]>([
  ['there is no app', null, '/oauth/google/windows?code=1'],
  ['there is no answer', 'foyer-app', '/oauth/google/windows'],
])('hands nothing over when %s, and leads to sign-in', async (_, value, address) => {
  const server = new TestServer(null)
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({
      settings: { currency: { value: 'eur' }, captcha: { value: null }, windowsApp: { value } },
    })
  await open(address, server)
  await expect.element(heading).toHaveTextContent('There is no app to go on with')
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
})

import { encodeState } from '@foyer/core/social'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { google } from '../../testing/linked-server.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const originalUrl = location.href
const heading = page.getByRole('heading', { level: 1 })

afterEach(() => history.replaceState(null, '', originalUrl))

/** Opens a page whose address is set in the browser and in the router. */
async function openPage(address: string, server: TestServer): Promise<void> {
  history.replaceState(null, '', address)
  await renderApp(address, server)
}

// R2.9
it.each(['/', '/sign-in', '/sign-up'])('offers the other ways at %s', async (path) => {
  const server = new TestServer(null)
  server.socialConfigs = [google]
  await renderApp(path, server)
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

/** Comes back from Google; the server answers the call with this. */
async function simulateReturn(answer: object): Promise<void> {
  const server = new TestServer(null)
  server.answers['POST /google'] = () => {
    server.user = anna
    return Response.json(answer)
  }
  const storedFields = { social: 'google', protocol: 'OAUTH2', pathname: '/account', at: Date.now() }
  const oauthFields = { redirectUri: google.redirectUri, codeVerifier: 'v'.repeat(43) }
  sessionStorage.setItem('foyer-social:s1', JSON.stringify({ ...storedFields, ...oauthFields }))
  const state = encodeURIComponent(encodeState('google', { state: 's1', pathname: '/account' }))
  await openPage(`/oauth/google?code=c1&state=${state}`, server)
  await expect.element(heading).toHaveTextContent('Your account')
}

// R2.1
it('signs in with a provider’s answer, and goes on to where the person was', async () => {
  await simulateReturn(anna)
  expect(page.getByRole('img', { name: 'Information' }).elements()).toEqual([])
})

// R1.3
it('shows on the next page that a promo code was not used', async () => {
  await simulateReturn({ ...anna, unusedPromocode: { code: 'NOPE', reason: 'not_valid' } })
  const notice = page.getByRole('listitem').filter({ hasText: /promo code .*NOPE.* is not valid/ })
  await expect.element(notice.getByRole('img', { name: 'Information' })).toBeVisible()
})

it('explains an answer that is invalid, and leads to the other ways with the path kept', async () => {
  const server = new TestServer(null)
  const state = encodeURIComponent(encodeState('google', { state: 's1', pathname: '/account' }))
  await openPage(`/oauth/google?error=access_denied&state=${state}`, server)
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
  await openPage(address, server)
  await expect.element(heading).toHaveTextContent('There is no app to open')
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
})

it.each(['/oauth/call-18005550100', '/oauth/Call%20us', '/oauth/constructor'])(
  'has no page at %s, and shows none of its text',
  async (address) => {
    await openPage(`${address}?error=Call%20us`, new TestServer(null))
    await expect.element(heading).toHaveTextContent('Page not found')
    expect(document.body.textContent).not.toMatch(/call|constructor/i)
    expect(document.title).not.toMatch(/call|constructor/i)
  },
)

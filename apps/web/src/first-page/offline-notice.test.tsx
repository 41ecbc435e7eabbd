import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

const notice = page.getByRole('status').filter({ hasText: 'We cannot reach the server' })
const retry = page.getByRole('button', { name: 'Try again' })

let server: CheckoutServer

/** Simulates a page that the service worker has served without a network, to a person who was signed in at the last visit. */
beforeEach(() => {
  document.documentElement.dataset['unreached'] = ''
  server = createCheckoutServer()
  server.isReachable = false
})

afterEach(() => {
  delete document.documentElement.dataset['unreached']
})

/** Makes the server reachable again. It answers when the returned function is called. */
function reconnect(): () => void {
  let resolvePause = (): void => undefined
  server.pause = new Promise((resolve) => {
    resolvePause = resolve
  })
  server.isReachable = true
  return () => resolvePause()
}

it.each([
  ['/checkout', 'City', 'the network is back', () => dispatchEvent(new Event('online'))],
  [
    '/checkout',
    'City',
    'another tab signs in',
    () => dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' })),
  ],
  ['/sign-in', 'Password', 'the network is back', () => dispatchEvent(new Event('online'))],
  ['/sign-up', 'Password', 'the network is back', () => dispatchEvent(new Event('online'))],
])(
  'keeps at %s what somebody who was signed in has typed (%s), when %s',
  async (path, label, _when, trigger) => {
    await renderApp(path, server, { isRemembered: true })
    await expect.element(notice).toBeVisible()
    const field = page.getByLabelText(label, { exact: true })
    await field.fill('Berlin')
    const answerRequests = reconnect()
    trigger()
    await expect.element(field).toHaveValue('Berlin')
    answerRequests()
    await expect.poll(() => localStorage.getItem('foyer-session')).toBeNull()
    await expect.element(field).toHaveValue('Berlin')
  },
)

it.each([
  ['a hotel’s page with status 200', () => new Response('<h1>Welcome</h1>')],
  ['an empty answer', () => new Response(null, { status: 204 })],
  ['another server’s JSON', () => Response.json({ login: 'https://hotel.example' })],
  ['an error of a proxy', () => new Response('Bad gateway', { status: 502 })],
])('stays after %s, until the server itself answers', async (_what, answer) => {
  server.isReachable = true
  server.answers['GET /healthz'] = answer
  await renderApp('/checkout', server)
  await retry.click()
  await expect.poll(() => server.sent.map(({ call }) => call)).toContain('GET /healthz')
  await expect.element(retry).not.toHaveAttribute('aria-busy')
  await expect.element(notice).toBeVisible()
  delete server.answers['GET /healthz']
  await retry.click()
  await expect.element(notice).not.toBeInTheDocument()
})

it('is left out on a page without a form, which says so itself and shows that it tries again', async () => {
  server.user = anna
  await renderApp('/account', server)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('We cannot reach the server')
  await expect.element(retry).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  const answerRequests = reconnect()
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  answerRequests()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your account')
})

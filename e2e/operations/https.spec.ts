import { findFreePort } from '../../tools/run/free-port.mjs'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { signIn, signOut, signUp } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { startTlsProxy, type TlsProxy } from '../testing/products/tls-proxy.ts'
import { choose, expectArrived, goToProvider } from '../testing/social.ts'

test.use({ ignoreHTTPSErrors: true })

let port: number
let proxy: TlsProxy
let origin: string

test.beforeAll(async () => {
  port = await findFreePort()
  proxy = await startTlsProxy({ port })
  origin = `https://localhost:${proxy.port}`
})

test.afterAll(() => proxy.close())

// Only reachable by https, as docs/operating.md describes it behind a proxy.
startOwnProduct(() => ({ PORT: String(port), PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1,::1' }))

test('Behind an https proxy, people sign up, in and out with a session cookie that is sent over https alone, and a provider leads back to the same origin', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  const person = await signUp(page, newPerson(), origin)
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({
      name: '__Host-foyer-session',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    }),
  )
  const answer = await page.reload()
  expect(answer?.headers()['strict-transport-security']).toContain('max-age=31536000')
  await signOut(page)
  await signIn(page, person)
  expect(problems).toEqual([])

  await context.clearCookies()
  await choose(page)
  await goToProvider(page, 'discord', origin)
  await expectArrived(page, 'discord', origin)
  expect(new URL(page.url()).origin).toBe(origin)
})

import { findFreePort } from '../../tools/run/free-port.mjs'
import { expect, newPerson, test as base } from '../testing/foyer.ts'
import { signIn, signOut, signUp } from '../testing/forms.ts'
import { makeDataDir, startProduct } from '../testing/products/product.ts'
import { choose, expectArrived, goToProvider } from '../testing/social.ts'
import { startTlsProxy } from '../testing/products/tls-proxy.ts'

/** A product that is only reachable by https, as docs/operating.md describes it behind a proxy. */
const test = base.extend<object, { origin: string }>({
  ignoreHTTPSErrors: true,
  origin: [
    async ({}, use) => {
      const { dataDir, remove } = await makeDataDir()
      const port = await findFreePort()
      const proxy = await startTlsProxy({ port })
      const origin = `https://localhost:${proxy.port}`
      const { end } = await startProduct(dataDir, {
        PORT: String(port),
        PUBLIC_URL: origin,
        TRUSTED_PROXIES: '127.0.0.1,::1',
      })
      await use(origin)
      await end()
      proxy.close()
      await remove()
    },
    { scope: 'worker' },
  ],
})
// One product is enough for all of them.
test.describe.configure({ mode: 'default' })

test('Behind a proxy that speaks https, people sign up, in and out, and their session leaves it by no other way', async ({
  page,
  context,
  origin,
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
  await signIn(page, person, origin)
  expect(problems).toEqual([])
})

test('Behind a proxy that speaks https, a person goes to a provider and comes back to the same origin', async ({
  page,
  origin,
}) => {
  await choose(page)
  await goToProvider(page, 'discord', origin)
  await expectArrived(page, 'discord', origin)
  expect(new URL(page.url()).origin).toBe(origin)
})

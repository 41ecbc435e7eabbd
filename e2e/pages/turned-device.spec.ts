import { expect, newPerson, test } from '../testing/foyer.ts'
import { fillIn, ownAddress } from '../testing/forms.ts'
import { createDataDir, startProduct, type Product } from '../testing/products/product.ts'

const loginPath = '/web/v1/auth/login'

let product: Product
let stopProduct: () => Promise<void>

test.beforeAll(async () => {
  const { dataDir, remove } = await createDataDir()
  const runningProduct = await startProduct(dataDir, ({ sandbox }) => ({
    TAG_MANAGER_ID: 'GTM-SANDBOX1',
    TAG_MANAGER_ORIGIN: sandbox,
  }))
  product = runningProduct.product
  stopProduct = async () => {
    await runningProduct.end()
    await remove()
  }
})

test.afterAll(() => stopProduct())

// R4.6
test(
  'A submit that is under way when a phone is turned is sent again, and the server and analytics count one sign-in',
  { tag: '@fault' },
  async ({ page }) => {
    const person = newPerson()
    const registered = await fetch(`${product.url}/web/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    expect(registered.status).toBe(201)

    const keys: (string | undefined)[] = []
    let resolveArrival: () => void = () => undefined
    const whenArrived = new Promise<void>((resolve) => (resolveArrival = resolve))
    await page.route(`**${loginPath}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The server has handled the request; its answer is on the way when the device is rotated.
      await route.fetch()
      resolveArrival()
    })
    await page.goto(`${product.url}/sign-in`)
    const banner = page.getByRole('region', { name: 'Analytics' })
    await banner.getByRole('button', { name: 'Allow', exact: true }).tap()
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await whenArrived
    expect(await page.evaluate(() => screen.orientation.type)).toBe('portrait-primary')
    await page.setViewportSize({ width: 740, height: 360 })
    expect(await page.evaluate(() => screen.orientation.type)).toBe('landscape-primary')
    await expect(ownAddress(page, person)).toBeVisible()

    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    const { sessions, events } = await page.evaluate(
      async (): Promise<{ sessions: unknown[]; events: { event: string }[] }> =>
        (await fetch('/web/v1/auth/account/export')).json(),
    )
    // The session of the registration, and a single one of this sign-in.
    expect(sessions).toHaveLength(2)
    expect(events.filter(({ event }) => event === 'login')).toHaveLength(1)
    const readReported = async () => {
      const answer = await fetch(`${product.sandbox}/tag-manager/events`)
      return ((await answer.json()) as { events: string[] }).events.join('\n')
    }
    await expect.poll(readReported).toContain('foyer_sign_in_success')
    const reported = await readReported()
    expect(reported.match(/foyer_sign_in_/g)).toHaveLength(1)
    expect(reported).not.toContain('form_exit')
  },
)

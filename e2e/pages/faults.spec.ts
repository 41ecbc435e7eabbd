import type { BrowserContext, Route } from '@playwright/test'
import { expect, newPerson, test } from '../testing/foyer.ts'
import {
  accountMenu,
  field,
  fillIn,
  createAccount,
  ownAddress,
  signIn,
  signOut,
  signUp,
} from '../testing/forms.ts'
import { choose, consent, expectArrived, goToProvider } from '../testing/social.ts'

const tag = ['@any-size', '@fault']

/** Faults that a browser may have. With each of them the journey is: sign up, reload, sign out, and sign in again. */
const faults: readonly (readonly [name: string, prepare: (context: BrowserContext) => Promise<unknown>])[] = [
  [
    'storage that is full and holds nonsense',
    (context) =>
      context.addInitScript(() => {
        const names = ['session', 'theme', 'locale', 'device-id', 'fingerprint', 'analytics-consent']
        for (const name of [...names, 'social-count', 'last-way']) localStorage[`foyer-${name}`] = '{"\uD800'
        localStorage['next-app-promo-show-time'] = 'tomorrow'
        sessionStorage['foyer-scroll'] = '[['
        // From now on no write to storage succeeds.
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      }),
  ],
  [
    'storage that silently drops every write, and cookies that no script may access',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => undefined
        const throwError = () => {
          throw new DOMException('Blocked', 'SecurityError')
        }
        Object.defineProperty(document, 'cookie', { get: throwError, set: throwError })
        Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
      }),
  ],
  [
    'device properties that throw when they are read',
    (context) =>
      context.addInitScript(() => {
        const throwError = () => {
          throw new Error('Not to be read')
        }
        for (const name of ['platform', 'vendor', 'hardwareConcurrency', 'deviceMemory', 'connection'])
          Object.defineProperty(navigator, name, { get: throwError })
        for (const name of ['width', 'height', 'availWidth', 'colorDepth'])
          Object.defineProperty(screen, name, { get: throwError })
        HTMLCanvasElement.prototype.getContext = throwError
        crypto.subtle.digest = throwError
      }),
  ],
]

for (const [name, injectFault] of faults)
  test(
    `With ${name}, a person signs up, stays signed in over a reload, signs out, and signs in again`,
    { tag },
    async ({ page, context }) => {
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      await injectFault(context)
      const person = await signUp(page)
      await page.reload()
      await expect(ownAddress(page, person)).toBeVisible()
      await signOut(page)
      await expect(accountMenu(page)).toHaveCount(0)
      await signIn(page, person)
      expect(problems).toEqual([])
    },
  )

test(
  'With every cookie blocked, a person is told what to allow, and can sign in once they have allowed it',
  { tag },
  async ({ page, request }) => {
    const person = await createAccount(request)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    })
    await page.route('**/web/v1/auth/*', async (route) => {
      const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
      await page.context().clearCookies()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto('/sign-in')
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('form').getByRole('alert')).toContainText('blocks cookies')
    await expect(field(page, 'password')).toHaveValue(person.password)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

for (const hours of [-12, 12])
  test(
    `With a clock that is off by ${hours} hours, a person comes back from a provider`,
    { tag },
    async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      await choose(page)
      await goToProvider(page, 'vk')
      await expectArrived(page, 'vk')
    },
  )

test(
  "When the network fails during 'Create account', the form says so, and a second press signs the person in once",
  { tag },
  async ({ page }) => {
    const person = newPerson()
    await page.goto('/sign-up')
    await fillIn(page, person)
    // The server handles the request, but its answer is lost, because the network fails.
    const loseResponse = async (route: Route) => {
      await route.fetch()
      await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    }
    await page.route('**/web/v1/auth/register', loseResponse, { times: 1 })
    const submit = page.getByRole('button', { name: 'Create account', exact: true })
    await submit.click()
    await expect(page.getByRole('form').getByRole('alert')).toContainText('Check your connection')
    await expect(field(page, 'email')).toHaveValue(person.email)
    // The answer's cookie is lost too.
    await page.context().clearCookies({ name: 'foyer-session' })
    await page.context().setOffline(false)
    await submit.click()
    await expect(ownAddress(page, person)).toBeVisible()
    const own = await page.request.get('/web/v1/auth/sessions')
    expect((await own.json()).sessions).toHaveLength(1)
  },
)

test(
  'When a second tab opens the same answer of a provider, it is told so, the first tab arrives, and then the second too',
  { tag },
  async ({ page, context }) => {
    let resolveHeld = (): void => undefined
    const whenReleased = new Promise<void>((resolve) => (resolveHeld = resolve))
    await page.route('**/web/v1/auth/discord', async (route) => {
      await whenReleased
      await route.continue()
    })
    const authorizeRequest = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('/oauth/'),
    )
    const finishing = page.waitForRequest('**/web/v1/auth/discord')
    await goToProvider(page, 'discord')
    await consent(page)
    const address = (await authorizeRequest).url()
    await finishing
    const otherPage = await context.newPage()
    await otherPage.goto(address)
    await expect(otherPage.getByRole('alert')).toContainText('has already been used')
    resolveHeld()
    await expectArrived(page, 'discord')
    await otherPage.goto(address)
    await expectArrived(otherPage, 'discord')
  },
)

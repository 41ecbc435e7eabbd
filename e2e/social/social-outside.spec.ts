import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { consent } from '../testing/social.ts'

// A separate product with a Windows app, and with other origins on which people may sign in and from which sign-ins may be started.
test.describe.configure({ mode: 'serial' })
// The service worker once sent a provider's answer twice.
test.use({ serviceWorkers: 'allow' })

/** Sites with empty pages. */
const sites = [1, 2].map(() =>
  createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>')
  }),
)
let shop: string
/** The shop under another host name, which makes it another site for the browser. */
let foreignOrigin: string
/** On the same site as the product, but not an allowed origin. */
let otherOrigin: string

test.beforeAll(async () => {
  const ports = []
  for (const site of sites) {
    await once(site.listen(0, '127.0.0.1'), 'listening')
    const address = site.address()
    if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
    ports.push(address.port)
  }
  shop = `http://localhost:${ports[0]}`
  foreignOrigin = `http://127.0.0.1:${ports[0]}`
  otherOrigin = `http://localhost:${ports[1]}`
})

test.afterAll(() => {
  for (const site of sites) site.close()
})

const ownProduct = startOwnProduct(() => ({
  ALLOWED_ORIGINS: `${shop},${foreignOrigin}`,
  WINDOWS_APP_SCHEME: 'com.example.app',
}))

/** The secrets with which an app or another site starts a sign-in, and which it keeps. */
function makeSecret() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The address of Google's consent page, as another client builds it. */
async function writeAuthorizeAddress(parameters: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${ownProduct().product.url}/web/v1/social-configs`)
  const { socialConfigs } = (await answer.json()) as {
    socialConfigs: { id: string; url: string; clientId: string }[]
  }
  const google = socialConfigs.find(({ id }) => id === 'google')
  const url = new URL(google?.url ?? '')
  const allParameters = { client_id: google?.clientId ?? '', response_type: 'code', ...parameters }
  for (const [name, value] of Object.entries({ ...allParameters, code_challenge_method: 'S256' }))
    url.searchParams.set(name, value)
  return url.href
}

// R2.3
test('The Windows app gets Google’s answer by its own URL scheme, and finishes with the verifier it kept, but not without its cookie', async ({
  page,
}) => {
  const { url } = ownProduct().product
  const { verifier, challenge } = makeSecret()
  const redirectUri = `${url}/oauth/google/windows`
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const started = await send('/AUTH/profile-new', {
    social: 'google',
    pathname: '/',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    lang: 'en-001',
  })
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0]
  const { state, nonce } = (await started.json()) as { state: string; nonce: string }

  // Simulates the person's default browser.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const openedUrl = new Promise<string>((resolve) => {
    devtools.on('Page.frameRequestedNavigation', (event) => {
      if (event.url.startsWith('com.example.app:')) resolve(event.url)
    })
  })
  const parameters = { redirect_uri: redirectUri, state, nonce, code_challenge: challenge }
  await page.goto(await writeAuthorizeAddress(parameters))
  await consent(page)
  const returnedUrl = new URL(await openedUrl)
  await expect(page.getByRole('heading', { name: 'Open the app to continue' })).toBeVisible()
  expect(await page.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(returnedUrl.href)
  expect(page.url()).toBe(redirectUri)
  expect(returnedUrl.href).toMatch(/^com\.example\.app:\/\/oauth\/google\?/)
  expect(returnedUrl.searchParams.get('state')).toBe(state)

  const answer = {
    code: returnedUrl.searchParams.get('code'),
    state,
    redirect_uri: redirectUri,
    lang: 'en-001',
    user_agent: 'Foyer for Windows',
  }
  const finish = (codeVerifier: string, cookieHeader = cookie) =>
    send('/web/v1/auth/google', { ...answer, code_verifier: codeVerifier }, cookieHeader)
  // Another program that has claimed the URL scheme has the code, but neither the cookie nor the verifier.
  expect((await finish(verifier, '')).status).toBe(400)
  const finished = await finish(verifier)
  expect(finished.status).toBe(200)
  expect(finished.headers.getSetCookie().join()).toContain('foyer-session=')
})

/** A call from a page on another origin, as `createApi` makes it. Status 0: the browser blocks the answer. */
function fetchInPage(page: Page, path: string, body?: object): Promise<{ status: number; body: never }> {
  return page.evaluate(
    async ([url, json]) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const init: RequestInit = json === undefined ? {} : { method: 'POST', body: json, headers }
      return fetch(url, { ...init, credentials: 'include' })
        .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as never }))
        .catch((error) => ({ status: 0, body: String(error) as never }))
    },
    [ownProduct().product.url + path, body && JSON.stringify(body)] as const,
  )
}

// R4.10
test('An allowed site starts a sign-in, is handed the answer at a page of its own, and finishes it', async ({
  page,
}) => {
  const { url } = ownProduct().product
  await page.goto(shop)
  const { verifier, challenge } = makeSecret()
  const sharedContext = { pathname: '/basket', domainInitiatorRedirect: `${shop}/signed-in?basket=7` }
  const redirectUri = `${url}/oauth/google`
  const started = await fetchInPage(page, '/AUTH/profile-new', {
    ...sharedContext,
    social: 'google',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    lang: 'en-001',
  })
  const { state, nonce } = started.body as { state: string; nonce: string }
  const encodedState = encodeURIComponent(JSON.stringify({ ...sharedContext, state }))
  const parameters = { redirect_uri: redirectUri, state: encodedState, nonce, code_challenge: challenge }
  await page.goto(await writeAuthorizeAddress(parameters))
  await consent(page)
  await page.waitForURL(`${shop}/signed-in?**`)
  const returnedParameters = new URL(page.url()).searchParams
  expect(returnedParameters.get('basket')).toBe('7')
  const finished = await fetchInPage(page, '/web/v1/auth/google', {
    code: returnedParameters.get('code'),
    state,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    lang: 'en-001',
    user_agent: 'A shop',
  })
  expect(finished.status).toBe(200)
  expect((await fetchInPage(page, '/web/v1/auth/session')).status).toBe(200)
})

test('A page of an allowed origin on the same site signs a person in, and they stay signed in; pages elsewhere cannot do so', async ({
  page,
}) => {
  const { demo } = ownProduct().product
  const signIn = () => fetchInPage(page, '/web/v1/auth/login', demo)
  const readSession = () => fetchInPage(page, '/web/v1/auth/session')
  const expectedProfile = { status: 200, body: { email: demo.email } }
  await page.goto(otherOrigin)
  expect(await signIn()).toMatchObject({ status: 0 })
  await page.goto(shop)
  expect(await signIn()).toMatchObject(expectedProfile)
  await page.reload()
  expect(await readSession()).toMatchObject(expectedProfile)
  await page.goto(otherOrigin)
  expect(await readSession()).toMatchObject({ status: 0 })
  // An allowed origin on another site: the browser neither sends the cookie nor keeps one.
  await page.goto(foreignOrigin)
  expect(await readSession()).toMatchObject({ status: 401 })
  expect(await signIn()).toMatchObject(expectedProfile)
  expect(await readSession()).toMatchObject({ status: 401 })
})

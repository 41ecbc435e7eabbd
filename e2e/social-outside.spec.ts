import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { makeDataDir, startProduct, type Running } from './product.ts'
import { choose, consent, expectArrived, findButton, providers, setOut, type Social } from './social.ts'

// A product of its own: with an app for Windows, Telegram's new way, another site that may begin sign-ins, little patience
// with providers, and a log of everything.
test.describe.configure({ mode: 'serial' })

let running: Running
let close: () => Promise<void>
let shop: string

test.beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir()
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  shop = `http://localhost:${address.port}`
  running = await startProduct(dataDir, {
    ALLOWED_ORIGINS: shop,
    LOG_LEVEL: 'trace',
    SOCIAL_TELEGRAM_MODE: 'oidc',
    SOCIAL_TIMEOUT: '3',
    WINDOWS_APP_SCHEME: 'com.example.app',
  })
  close = async () => {
    await running.end()
    site.close()
    await remove()
  }
})

test.afterAll(() => close())

/** What an app or another site sends to begin, and keeps. */
function makeSecret() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The address of Google's consent, as a client that is not ours writes it. */
async function writeAuthorizeAddress(parameters: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${running.product.url}/web/v1/social-configs`)
  const { socialConfigs } = (await answer.json()) as {
    socialConfigs: { id: string; url: string; clientId: string }[]
  }
  const google = socialConfigs.find(({ id }) => id === 'google')
  const url = new URL(google?.url ?? '')
  const all = { client_id: google?.clientId ?? '', response_type: 'code', ...parameters }
  for (const [name, value] of Object.entries({ ...all, code_challenge_method: 'S256' }))
    url.searchParams.set(name, value)
  return url.href
}

test('Telegram signs a person in by OpenID Connect too, with a key beside its own that no library takes', async ({
  page,
}) => {
  await setOut(page, 'telegram', running.product.url)
  for (const answer of ['unknown-key', 'other-nonce', 'denied']) {
    await consent(page, answer)
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await consent(page, 'key-rotated')
  await expectArrived(page, 'telegram', running.product.url)
})

test(
  'A provider that takes its time is given up, and the person is told',
  { tag: '@fault' },
  async ({ page }) => {
    await choose(page, 'slow')
    const tabs: Page[] = []
    for (const social of ['google', 'discord', 'vk', 'steam'] as const) {
      // A new tab is in front, where it is pressed; those before it wait behind.
      const tab = await page.context().newPage()
      tabs.push(tab)
      await tab.goto(`${running.product.url}/sign-in`)
      await (await findButton(tab, social)).click()
      await expect(tab.getByRole('status').filter({ hasText: 'Signing you in' })).toBeVisible()
    }
    for (const tab of tabs) {
      await tab.bringToFront()
      await expect(tab.getByRole('alert')).toContainText('did not answer as it should')
      await expect(tab.getByRole('button', { name: 'Try again' })).toBeEnabled()
    }
  },
)

for (const social of ['google', 'discord', 'vk'] as const satisfies Social[])
  test(`The verifier of ${providers[social]} is in no address, no Referer and no log`, async ({ page }) => {
    const { url } = running.product
    const seen: string[] = []
    const referers: string[] = []
    page.on('request', (request) => {
      seen.push(request.url(), ...Object.values(request.headers()))
      referers.push(request.headers()['referer'] ?? '')
    })
    page.on('response', (response) => seen.push(...Object.values(response.headers())))
    await setOut(page, social, url)
    const asked = page.waitForRequest(`${url}/web/v1/auth/${social}`)
    await consent(page)
    const body = (await asked).postDataJSON() as { code_verifier: string }
    await expectArrived(page, social, url)
    const challenge = createHash('sha256').update(body.code_verifier).digest('base64url')
    const all = [...seen, running.readLog()].join('\n')
    // What was looked through is what there is: the challenge, which may be seen, is in both.
    expect([seen.join(' '), running.readLog()].map((text) => text.includes(challenge))).toEqual([true, true])
    expect(all.includes(body.code_verifier)).toBe(false)
    // Nor does a Referer tell the answer, which is in the address of the page for a moment.
    expect(seen.some((text) => text.startsWith(`${url}/oauth/`) && text.includes('code='))).toBe(true)
    expect(referers.filter((text) => text.startsWith(url) && text.includes('code='))).toEqual([])
  })

test('The app for Windows is given Google’s answer by its own scheme, and finishes with the verifier that it kept', async ({
  page,
}) => {
  const { url } = running.product
  const { verifier, challenge } = makeSecret()
  const redirectUri = `${url}/oauth/google/windows`
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const begun = await send('/AUTH/profile-new', {
    social: 'google',
    pathname: '/',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    lang: 'en-001',
  })
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0]
  const { state, nonce } = (await begun.json()) as { state: string; nonce: string }

  // The person's own browser.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const opened = new Promise<string>((resolve) => {
    devtools.on('Page.frameRequestedNavigation', (event) => {
      if (event.url.startsWith('com.example.app:')) resolve(event.url)
    })
  })
  const parameters = { redirect_uri: redirectUri, state, nonce, code_challenge: challenge }
  await page.goto(await writeAuthorizeAddress(parameters))
  await consent(page)
  const handedOver = new URL(await opened)
  await expect(page.getByRole('heading', { name: 'Open the app to go on' })).toBeVisible()
  expect(await page.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(handedOver.href)
  expect(page.url()).toBe(redirectUri)
  expect(handedOver.href).toMatch(/^com\.example\.app:\/\/oauth\/google\?/)
  expect(handedOver.searchParams.get('state')).toBe(state)

  const answer = {
    code: handedOver.searchParams.get('code'),
    state,
    redirect_uri: redirectUri,
    lang: 'en-001',
    user_agent: 'Foyer for Windows',
  }
  const finish = (codeVerifier: string, kept = cookie) =>
    send('/web/v1/auth/google', { ...answer, code_verifier: codeVerifier }, kept)
  // Another program that claimed the scheme has the code, and neither the cookie nor the verifier.
  expect((await finish(verifier, '')).status).toBe(400)
  const finished = await finish(verifier)
  expect(finished.status).toBe(200)
  expect(finished.headers.getSetCookie().join()).toContain('foyer-session=')
})

/** A call from a page that is elsewhere, as `createApi` makes it. */
function ask(page: Page, path: string, body?: object): Promise<{ status: number; body: never }> {
  return page.evaluate(
    async ([url, json]) => {
      const headers = { 'Content-Type': 'application/json' }
      const init: RequestInit = json === undefined ? {} : { method: 'POST', body: json, headers }
      const answer = await fetch(url, { ...init, credentials: 'include' })
      return { status: answer.status, body: (await answer.json()) as never }
    },
    [running.product.url + path, body && JSON.stringify(body)] as const,
  )
}

for (const [name, target, page] of [
  ['a page of it', () => `${shop}/signed-in?basket=7`, '/signed-in'],
  ['the site alone', () => shop, '/oauth/google'],
] as const)
  test(`Another site that is allowed begins a sign-in, is handed the answer back at ${name}, and finishes it`, async ({
    page: window,
  }) => {
    const { url } = running.product
    await window.goto(shop)
    const { verifier, challenge } = makeSecret()
    const shared = { pathname: '/basket', domainInitiatorRedirect: target() }
    const redirectUri = `${url}/oauth/google`
    const begun = await ask(window, '/AUTH/profile-new', {
      ...shared,
      social: 'google',
      redirect_uri: redirectUri,
      code_challenge: challenge,
      lang: 'en-001',
    })
    const { state, nonce } = begun.body as { state: string; nonce: string }
    const written = encodeURIComponent(JSON.stringify({ ...shared, state }))
    const parameters = { redirect_uri: redirectUri, state: written, nonce, code_challenge: challenge }
    await window.goto(await writeAuthorizeAddress(parameters))
    await consent(window)
    await window.waitForURL(`${shop}${page}?**`)
    const handed = new URL(window.url()).searchParams
    if (page === '/signed-in') expect(handed.get('basket')).toBe('7')
    const finished = await ask(window, '/web/v1/auth/google', {
      code: handed.get('code'),
      state,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      lang: 'en-001',
      user_agent: 'A shop',
    })
    expect(finished.status).toBe(200)
    expect((await ask(window, '/web/v1/auth/session')).status).toBe(200)
  })

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'

let home: Server
let port: number

// Only tests the sandbox's page and its redirect; Foyer's own journeys continue from there.
test.beforeAll(async () => {
  home = createServer((_request, response) => response.end('home'))
  await new Promise<void>((resolve) => home.listen(0, '::', resolve))
  ;({ port } = home.address() as AddressInfo)
})

test.afterAll(() => {
  home.close()
})

const state = '{"state":"Jx2mVn9QfK4hT7bYc0ZrWsLd"}'
const openid2 = 'http://specs.openid.net/auth/2.0'

/** An authorization address of each protocol. */
const addresses = {
  google: (origin: string) => ({
    path: '/social/google/o/oauth2/v2/auth',
    client_id: 'foyer-sandbox-google',
    redirect_uri: `${origin}/oauth/google`,
    response_type: 'code',
    scope: 'openid profile',
    state,
    nonce: 'n1',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }),
  discord: (origin: string) => ({
    path: '/social/discord/oauth2/authorize',
    client_id: 'foyer-sandbox-discord',
    redirect_uri: `${origin}/oauth/discord`,
    response_type: 'code',
    scope: 'identify',
    state,
  }),
  telegram: (origin: string) => ({
    path: '/social/telegram/auth',
    bot_id: '1234567890',
    origin,
    return_to: `${origin}/oauth/telegram?state=s1`,
  }),
  steam: (origin: string) => ({
    path: '/social/steam/openid/login',
    'openid.ns': openid2,
    'openid.mode': 'checkid_setup',
    'openid.return_to': `${origin}/oauth/steam?state=s1`,
    'openid.realm': origin,
    'openid.identity': `${openid2}/identifier_select`,
    'openid.claimed_id': `${openid2}/identifier_select`,
  }),
}

type Provider = keyof typeof addresses

function consentAddress(sandbox: string, provider: Provider, host = 'localhost'): string {
  const { path, ...parameters } = addresses[provider](`http://${host}:${port}`)
  return `${sandbox}${path}?${new URLSearchParams(parameters).toString()}`
}

for (const provider of Object.keys(addresses) as Provider[]) {
  test(`The sandbox asks who signs in with ${provider}, and anybody can answer`, async ({ page, foyer }) => {
    await page.goto(consentAddress(foyer.sandbox, provider))
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByLabel('Answer').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Continue as Anna Weber' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(`http://localhost:${port}/oauth/${provider}?**`)
  })

  test(`The sandbox leads back from ${provider} without a script, and denies by a button`, async ({
    browser,
    foyer,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      await page.goto(consentAddress(foyer.sandbox, provider, host))
      await page.getByRole('button', { name: 'Deny' }).click()
      await page.waitForURL(`http://${host}:${port}/oauth/${provider}?**`)
    }
    await context.close()
  })
}

test('The pages of the sandbox are clear to everybody', async ({ page, foyer }) => {
  for (const path of ['/', '/social', '/social/discord/oauth2/authorize?client_id=somebody']) {
    await page.goto(foyer.sandbox + path)
    await expectNoAxeViolations(page)
  }
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'

let homeServer: Server
let port: number

// Tests only the sandbox's page and its redirect; Foyer's own journeys continue from there.
test.beforeAll(async () => {
  homeServer = createServer((_request, response) => response.end('home'))
  await new Promise<void>((resolve) => homeServer.listen(0, '::', resolve))
  ;({ port } = homeServer.address() as AddressInfo)
})

test.afterAll(() => {
  homeServer.close()
})

const state = '{"state":"Jx2mVn9QfK4hT7bYc0ZrWsLd"}'

function consentAddress(sandbox: string, host = 'localhost'): string {
  const parameters = {
    client_id: 'foyer-sandbox-discord',
    redirect_uri: `http://${host}:${port}/oauth/discord`,
    response_type: 'code',
    scope: 'identify',
    state,
  }
  return `${sandbox}/social/discord/oauth2/authorize?${new URLSearchParams(parameters).toString()}`
}

// All providers share the page.
test('The sandbox asks who signs in, on a page that passes axe, fits the window and can be answered by keyboard', async ({
  page,
  foyer,
}) => {
  await page.goto(consentAddress(foyer.sandbox))
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByLabel('Answer').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue as Anna Weber' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`http://localhost:${port}/oauth/discord?**`)
})

test('Without scripts, the Deny button of the sandbox leads back to the app at every loopback host', async ({
  browser,
  foyer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    await page.goto(consentAddress(foyer.sandbox, host))
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.waitForURL(`http://${host}:${port}/oauth/discord?**`)
  }
  await context.close()
})

test('axe finds nothing on the pages of the sandbox', async ({ page, foyer }) => {
  for (const path of ['/', '/social', '/social/discord/oauth2/authorize?client_id=somebody']) {
    await page.goto(foyer.sandbox + path)
    await expectNoAxeViolations(page)
  }
})

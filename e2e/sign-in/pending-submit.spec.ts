import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { field, fillIn, createAccount, ownAddress } from '../testing/forms.ts'

const loginPath = '/web/v1/auth/login'
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

async function openAndFillIn(page: Page, request: APIRequestContext) {
  const person = await createAccount(request)
  await page.goto('/sign-in')
  await fillIn(page, person)
  return person
}

type Break = (response: ServerResponse) => void

/** Ordered so that no two consecutive faults have the same message, which could be mistaken for the previous one. */
const connectionFaults: readonly (readonly [name: string, spoil: Break, message: RegExp])[] = [
  [
    'JSON that is cut short',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"7b0e'),
    /Something between you and our server answered/,
  ],
  [
    'a 502 page of a proxy',
    (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    /temporarily unavailable/,
  ],
  [
    'a page of a captive portal',
    (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>'),
    /Something between you and our server answered/,
  ],
  ['a reset connection', (response) => response.socket?.resetAndDestroy(), /Check your connection/],
  [
    'an empty 204',
    (response) => response.writeHead(204).end(),
    /Something between you and our server answered/,
  ],
  [
    'an answer that ends in its middle',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"id":')
      response.socket?.destroySoon()
    },
    /Check your connection/,
  ],
  [
    'a 503 with a time to wait',
    (response) => response.writeHead(503, { 'retry-after': '30' }).end(),
    /Wait 30\sseconds/,
  ],
]

test(
  'However the answer to a sign-in is spoilt on its way, the form says so, keeps what was typed, and can be sent again',
  { tag: '@fault' },
  async ({ page, request }) => {
    const person = await openAndFillIn(page, request)
    for (const [name, breakConnection, message] of connectionFaults)
      await test.step(name, async () => {
        const faultyServer = await listen(breakConnection)
        // Through a real server that breaks the connection, so that the browser behaves as in reality.
        await page.route(`**${loginPath}`, (route) => route.continue({ url: addressOf(faultyServer) }), {
          times: 1,
        })
        await button(page).click()
        await expect(page.getByRole('alert')).toContainText(message)
        await expect(field(page, 'email')).toHaveValue(person.email)
        await expect(field(page, 'password')).toHaveValue(person.password)
        await expect(button(page)).toBeEnabled()
        await page.unrouteAll({ behavior: 'wait' })
        faultyServer.close()
      })
    await button(page).click()
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'A slow sign-in keeps its button busy, is sent once however often that is pressed, and ignores what is typed meanwhile',
  { tag: '@fault' },
  async ({ page, request }) => {
    const person = await openAndFillIn(page, request)
    let answer: () => void = () => undefined
    const whenReleased = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**${loginPath}`, async (route) => {
      await whenReleased
      await route.continue()
    })
    let sent = 0
    page.on('request', (made) => void (made.url().endsWith(loginPath) && sent++))
    await button(page).evaluate((element) => {
      for (let clickIndex = 0; clickIndex < 10; clickIndex++) (element as HTMLButtonElement).click()
    })
    await expect(page.locator('button[type="submit"]')).toHaveAttribute('aria-busy', 'true')
    await field(page, 'email').fill('somebody.else@example.org')
    answer()
    // The person whose data was submitted is signed in, not the one that was being typed.
    await expect(ownAddress(page, person)).toBeVisible()
    expect(sent).toBe(1)
  },
)

async function listen(breakConnection: Break): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => breakConnection(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${loginPath}`
}

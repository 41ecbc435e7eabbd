import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { html, writeWebClient } from '../../http/pages/testing/built-web-client.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

/** The server's end of the connection by which the next request comes. */
function acceptRequest(): Promise<Socket> {
  const channel = 'http.server.request.start'
  return new Promise((resolve) => {
    subscribe(channel, function receive(message) {
      unsubscribe(channel, receive)
      resolve((message as { readonly socket: Socket }).socket)
    })
  })
}

describe('the metrics', () => {
  let webDir = ''
  beforeAll(async () => {
    webDir = await writeWebClient()
  })
  afterAll(() => rm(webDir, { recursive: true, force: true }))

  test('tell pages, files and unknown addresses apart, by labels that addresses do not multiply', async ({
    start,
  }) => {
    const { open, context } = await start({ webDir })
    const urls = [
      '/',
      '/sign-in?from=a',
      '/Sign-In',
      '/favicon.svg',
      '/assets/none.js',
      '/no/such/page',
      '/nor/this',
    ]
    for (const url of urls) await open().request({ url, headers: html })
    await open().request({ url: '/favicon.svg', method: 'HEAD' })
    await open().request({ url: '/sign-in', headers: { accept: 'application/json' } })
    const { text } = await context.metrics.print()
    const counts = text.matchAll(
      /^foyer_http_requests_total\{(.+route="(?:page|asset|none|\/[^"w]*)",.+)\} ([1-9]\d*)$/gm,
    )
    expect(Object.fromEntries(Array.from(counts, ([, labels, count]) => [labels, Number(count)]))).toEqual({
      'method="GET",route="page",status="200"': 2,
      'method="GET",route="page",status="308"': 1,
      'method="GET",route="asset",status="200"': 1,
      'method="HEAD",route="asset",status="200"': 1,
      'method="GET",route="none",status="404"': 4,
    })
  })
})

describe('the log', () => {
  test('has one line for each request: route, status, time and id', async ({ start }) => {
    const { open, log } = await start()
    await open().request({ url: '/web/v1/auth/sessions/7?secret=1', method: 'DELETE' })
    expect(log).toHaveLength(1)
    expect(JSON.parse(log[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: expect.stringMatching(/^[\w-]{12}-\w+$/),
      method: 'DELETE',
      route: '/web/v1/auth/sessions/:id',
      status: 401,
      ms: expect.any(Number),
      msg: 'request',
    })
  })

  test('has a line for a client that disconnects before its answer, whose request is completed', async ({
    start,
  }) => {
    const { open, listen, log, context } = await start()
    const body = JSON.stringify(ada)
    const { hostname, port, host } = new URL(await listen())
    const client = connect(Number(port), hostname)
    const accepted = acceptRequest()
    const { hash } = context.hasher
    // The password is hashed when the server has noticed that the client is gone.
    vi.spyOn(context.hasher, 'hash').mockImplementationOnce(async (password) => {
      const closed = once(await accepted, 'close')
      client.destroy()
      await closed
      return hash(password)
    })
    client.write(
      `POST /web/v1/auth/register HTTP/1.1\r\nhost: ${host}\r\norigin: ${context.config.publicUrl}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    await expect.poll(() => log).toHaveLength(1)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ route: '/web/v1/auth/register' })
    expect((await open().call('login', { body: ada })).status).toBe(200)
  })

  test('leaves out the frequent requests of pages and probes, unless they fail', async ({ start }) => {
    const { open, log } = await start()
    const browser = open()
    await browser.call('healthz')
    await browser.callForError('session')
    await browser.call('register', { body: ada })
    await browser.call('session')
    const lines = log.map((line) => JSON.parse(line) as { route: string; status: number })
    expect(lines.map(({ route, status }) => `${route} ${status}`)).toEqual([
      '/web/v1/auth/session 401',
      '/web/v1/auth/register 201',
    ])
  })

  test('has no password, token, cookie, hash or e-mail after sign-up, sign-in, failed sign-in and sign-out', async ({
    start,
  }) => {
    const { open, context, log } = await start({ trustedProxies: ['127.0.0.1'] })
    const browser = open()
    const headers = { 'user-agent': 'Secret browser', 'x-forwarded-for': '203.0.113.9' }
    await browser.call('register', { body: ada, headers })
    const tokens = [...browser.cookies.values()]
    const hashes = await context.database.query<Record<string, string>>(
      'select password_hash, token_hash from users join sessions on user_id = users.id',
    )
    await browser.callForError('register', ada, headers)
    await browser.callForError('login', { ...ada, password: 'Wrong1password' }, headers)
    await browser.callForError('login', { ...ada, extra: ada.password }, headers)
    await browser.call('login', { body: ada, headers })
    tokens.push(...browser.cookies.values())
    await browser.call('session')
    await browser.call('sessions')
    await browser.request({ url: `/web/v1/auth/${tokens[0]}?email=${ada.email}` })
    await browser.request({ url: `/sign-in/${ada.email}` })
    await browser.call('logout')
    const lines = log.join('')
    expect(log).toHaveLength(9)
    const secrets = [ada.email, ada.password, 'Wrong1password', 'Secret browser', ...tokens]
    for (const secret of [...secrets, ...hashes.flatMap((row) => Object.values(row))]) {
      expect(secret).toBeTruthy()
      expect(lines).not.toContain(secret)
    }
    expect(lines).not.toMatch(/foyer-session|ada\.lovelace|argon2/i)
  })
})

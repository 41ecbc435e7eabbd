import { createServer, type AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox(readConfig({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }))
})

afterEach(() => sandbox.close())

const mail = { from: 'foyer@foyer.test', to: 'anna@example.org', subject: 'Your link', text: 'Hello' }

async function send(message: object = mail): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort })
  await transport.sendMail(message)
  transport.close()
}

async function listMessages(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${sandbox.url}/api/messages`)
  const { messages } = (await response.json()) as { messages: Record<string, unknown>[] }
  return messages
}

const call = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${sandbox.url}${path}`, {
    method,
    redirect: 'manual',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })

const readPage = async (path: string): Promise<string> => (await call('GET', path)).text()

describe('the inbox', () => {
  it('keeps a mail that was sent over SMTP, in any script', async () => {
    await send({
      ...mail,
      subject: 'Ссылка для входа',
      text: 'Привет\n\nhttps://id.example.org/recover?code=1',
    })
    expect(await listMessages()).toMatchObject([
      {
        kind: 'mail',
        from: 'foyer@foyer.test',
        to: ['anna@example.org'],
        subject: 'Ссылка для входа',
        text: 'Привет\n\nhttps://id.example.org/recover?code=1\n',
      },
    ])
  })

  it('keeps the newest 200 messages, newest first', async () => {
    for (let index = 1; index <= 203; index++)
      await call('POST', '/api/sms', { to: '+442079460000', text: `Code ${index}` })
    const messages = await listMessages()
    expect(messages).toHaveLength(200)
    expect(messages[0]).toMatchObject({ kind: 'sms', to: ['+442079460000'], text: 'Code 203' })
    expect(messages.at(-1)).toMatchObject({ text: 'Code 4' })
  })

  it('is empty after it was emptied', async () => {
    await send()
    expect((await call('DELETE', '/api/messages')).status).toBe(204)
    expect(await listMessages()).toEqual([])
  })

  it('rejects the next message on request, and accepts the one after it', async () => {
    await call('POST', '/api/failures')
    await expect(send()).rejects.toMatchObject({ responseCode: 452 })
    await send()
    await call('POST', '/inbox/refuse')
    expect(await readPage('/inbox')).toContain('The next message will be refused.')
    expect((await call('POST', '/api/sms', { to: '+1', text: 'Code 1' })).status).toBe(503)
    expect((await call('POST', '/api/sms', { to: '+1', text: 'Code 2' })).status).toBe(201)
    expect(await listMessages()).toHaveLength(2)
  })

  it('answers 400 to a text message without a number', async () => {
    expect((await call('POST', '/api/sms', { text: 'Code 1' })).status).toBe(400)
  })

  it('refuses a mail of more than 1 MiB', async () => {
    await expect(send({ ...mail, text: 'a'.repeat(1_200_000) })).rejects.toMatchObject({ responseCode: 552 })
    expect(await listMessages()).toEqual([])
  })
})

describe('the pages', () => {
  it('list the fakes, the messages and one message', async () => {
    await send({ ...mail, text: 'Go to https://id.example.org/a?b=1&c=2 now' })
    const [message] = await listMessages()
    expect(await readPage('/')).toContain('href="/inbox"')
    expect(await readPage('/inbox')).toContain(`href="/inbox/${String(message?.['id'])}"`)
    expect(await readPage(`/inbox/${String(message?.['id'])}`)).toContain(
      'Go to <a href="https://id.example.org/a?b=1&#38;c=2" rel="noreferrer">',
    )
  })

  it('show messages as text, and run no script of theirs', async () => {
    await send({
      ...mail,
      subject: '<script>alert(1)</script>',
      text: `<img src=x onerror=alert(1)> javascript:alert(1)`,
    })
    const [message] = await listMessages()
    const response = await call('GET', `/inbox/${String(message?.['id'])}`)
    const page = await response.text()
    expect(page).not.toMatch(/<script|<img|href="javascript/)
    expect(page).toContain('&#60;script&#62;')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'self'/)
  })

  it('show a mail as HTML, which neither runs anything nor loads anything', async () => {
    const markup = '<p style="color:green">Hello</p><script>alert(1)</script>'
    await send({ ...mail, html: markup })
    const [message] = await listMessages()
    const path = `/inbox/${String(message?.['id'])}`
    expect(await readPage(path)).toContain(`href="${path}/html"`)
    const response = await call('GET', `${path}/html`)
    expect(await response.text()).toContain(markup)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    await call('POST', '/api/sms', { to: '+1', text: 'Code 1' })
    const [sms] = await listMessages()
    expect((await call('GET', `/inbox/${String(sms?.['id'])}/html`)).status).toBe(404)
  })

  it('answer 404 for a message that is gone', async () => {
    expect((await call('GET', '/inbox/gone')).status).toBe(404)
  })
})

describe('the port of the sandbox', () => {
  it('is reported when it is in use, with the variable that sets another', async () => {
    const occupant = createServer()
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
    const { port } = occupant.address() as AddressInfo
    for (const variable of ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT']) {
      const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', [variable]: String(port) }
      await expect(startSandbox(readConfig(ports))).rejects.toThrow(
        `Port ${port} is in use. Set ${variable} to a free one.`,
      )
    }
    occupant.close()
  })

  it('is the next free one when nobody has set one', async () => {
    const second = await startSandbox(readConfig({ PORT: new URL(sandbox.url).port, SANDBOX_SMTP_PORT: '0' }))
    const third = await startSandbox(readConfig({ PORT: new URL(sandbox.url).port, SANDBOX_SMTP_PORT: '0' }))
    expect(new URL(third.url).port).not.toBe(new URL(second.url).port)
    await Promise.all([second.close(), third.close()])
  })

  // The command that `npm create foyer` prints: `PUBLIC_URL=http://localhost:3001 npm start`, and then the app at port 3001.
  it.each([
    ['PUBLIC_URL', ''],
    ['ALLOWED_ORIGINS', 'https://shop.example, '],
  ])('is never the one of the app that %s names', async (variable, otherUrls) => {
    const foyer = Number(new URL(sandbox.url).port)
    const app = foyer + 1
    const appUrls = `${otherUrls}http://localhost:${app}`
    const second = await startSandbox(
      readConfig({ PORT: String(foyer), SANDBOX_SMTP_PORT: '0', [variable]: appUrls }),
    )
    expect(Number(new URL(second.url).port)).toBeGreaterThan(app)
    await second.close()
  })

  it.each([
    [65_534, { first: 65_535, last: 65_535 }],
    [65_535, { first: 0, last: 0 }],
  ])('is never beyond 65535, when Foyer is at %i', (port, choice) => {
    expect(readConfig({ PORT: String(port) }).port).toMatchObject(choice)
  })

  it('has to be a number', () => {
    expect(() => readConfig({ SANDBOX_PORT: 'mail' })).toThrow(
      'SANDBOX_PORT: "mail" is not a port from 0 to 65535.',
    )
  })
})

import {
  Agent,
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { routes, type User } from '@foyer/core/wire'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { createLogger } from '../observability/create-logger.ts'
import { createMetrics } from '../observability/metrics.ts'
import { findUser } from '../sessions/find-user.ts'
import type { SessionCheck } from '../sessions/session-check.ts'
import { ada } from '../testing/people.ts'
import { serverTest, testConfig } from '../testing/server-test.ts'
import { answerSessionChecks } from './quick-session-check.ts'
import { createSessionCookie } from './session-cookie.ts'

const { path } = routes.session

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Of our end. */
  readonly port: number | undefined
}

interface Question {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly setHost?: boolean
  readonly agent?: Agent
}

async function send(address: string, { path: asked = path, ...rest }: Question = {}): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(new URL(asked, address), { agent: false, ...rest }, resolve)
      .on('error', reject)
      .end()
  })
  const { date: _, ...headers } = answer.headers
  const port = answer.socket.localPort
  return { status: answer.statusCode, headers, body: await text(answer), port }
}

const user: User = {
  id: '00000000-0000-4000-8000-000000000000',
  email: ada.email,
  phone: null,
  name: null,
  currency: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const signedIn = { cookie: 'foyer-session=known' }

const checkKnown: SessionCheck = (token) => {
  if (token === 'broken') return Promise.reject(new Error('no database'))
  return Promise.resolve(token === 'known' ? { sessionId: user.id, user } : undefined)
}

/** A server whose usual way is one word, after a look at who asks; it knows one session. */
async function listen(config: Partial<Config> = {}, checkSession = checkKnown): Promise<string> {
  const context: Pick<Context, 'checkSession' | 'config' | 'log' | 'metrics' | 'sessionCookie'> = {
    config: { ...testConfig, ...config },
    log: createLogger(config.logLevel ?? 'info', { write: () => undefined }),
    metrics: createMetrics(() => 0),
    sessionCookie: createSessionCookie(false, 1),
    checkSession,
  }
  const usual: RequestListener = (request, response) => {
    const { headers } = request
    const answer = () => void response.end('usual way')
    findUser(context as Context, { raw: request, headers } as FastifyRequest).then(answer, answer)
  }
  const server = createServer({ requireHostHeader: false }, usual)
  onTestFinished(() => void server.close())
  answerSessionChecks(server, context)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('A session check before Fastify', () => {
  test('answers somebody who is signed in', async () => {
    const { status, body } = await send(await listen(), { headers: signedIn })
    expect([status, JSON.parse(body)]).toEqual([200, user])
  })

  test.for<[string, Question]>([
    ['without a cookie', {}],
    ['with the cookie of something else', { headers: { cookie: 'other=known' } }],
    ['of a session that is over', { headers: { cookie: 'foyer-session=over' } }],
    ['that the database cannot answer', { headers: { cookie: 'foyer-session=broken' } }],
    ['from another origin', { headers: { ...signedIn, origin: 'https://elsewhere.example' } }],
    ['that names no host', { headers: signedIn, setHost: false }],
    ['by HEAD', { headers: signedIn, method: 'HEAD' }],
    ['by POST', { headers: signedIn, method: 'POST' }],
    ['with something to read', { headers: { ...signedIn, 'content-length': '0' } }],
    ['of another address', { headers: signedIn, path: routes.sessions.path }],
  ])('%s goes the usual way', async ([, question]) => {
    const { body } = await send(await listen(), question)
    expect(body).toBe(question.method === 'HEAD' ? '' : 'usual way')
  })

  test('leaves the connection to what is asked next', async () => {
    const address = await listen()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const questions: Question[] = [{ headers: signedIn }, { method: 'POST' }, { headers: signedIn }, {}]
    const answers = await Promise.all(questions.map((question) => send(address, { ...question, agent })))
    expect(answers.map(({ body }) => body)).toEqual([
      JSON.stringify(user),
      'usual way',
      JSON.stringify(user),
      'usual way',
    ])
    expect(new Set(answers.map(({ port }) => port)).size).toBe(1)
  })

  test.for(['over', 'broken'])('is asked for once, also where it is %s', async (token) => {
    const checkSession = vi.fn<SessionCheck>(checkKnown)
    const address = await listen({}, checkSession)
    await send(address, { headers: { cookie: `foyer-session=${token}` } })
    expect(checkSession).toHaveBeenCalledOnce()
  })

  test.for<[string, Partial<Config>]>([
    ['other origins may ask', { allowedOrigins: ['https://shop.example'] }],
    ['the log has a line for every request', { logLevel: 'debug' }],
  ])('goes the usual way where %s', async ([, config]) => {
    const { body } = await send(await listen(config), { headers: signedIn })
    expect(body).toBe('usual way')
  })
})

describe('The session check over real sockets', () => {
  serverTest('is answered and counted as on the usual way, header by header', async ({ start }) => {
    const server = await start()
    const address = await server.listen()
    const browser = server.open()
    await browser.call('register', { body: ada })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const questions: Question[] = [
      { headers: { cookie } },
      { headers: { cookie: `theme=dark; ${cookie}; last=1` } },
      { headers: { cookie, 'accept-language': 'ru' } },
      { headers: { cookie: 'foyer-session=' } },
      { headers: { cookie: `foyer-session=${'A'.repeat(43)}`, 'accept-language': 'de' } },
      { headers: { cookie }, method: 'HEAD' },
    ]
    const countGood = async () => {
      const { text: counts } = await browser.call('metrics')
      return Number(
        /_requests_total\{method="GET",route="[^"]+\/session",status="200"\} (\d+)/.exec(counts)?.[1] ?? 0,
      )
    }
    const before = await countGood()
    for (const question of questions) {
      const usual = await send(address, { ...question, path: `${path}?usual` })
      expect(await send(address, question)).toEqual({ ...usual, port: expect.any(Number) as number })
    }
    expect((await countGood()) - before).toBe(6)
  })

  serverTest('is over at once when the session is ended elsewhere', async ({ start }) => {
    const server = await start()
    const address = await server.listen()
    const browser = server.open()
    await browser.call('register', { body: ada })
    const headers = { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    expect(await send(address, { headers })).toMatchObject({ status: 200 })
    await server.context.database.query('delete from sessions')
    expect(await send(address, { headers })).toMatchObject({ status: 401 })
  })
})

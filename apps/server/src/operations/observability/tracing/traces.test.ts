import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { routes } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { appRoot } from '../../../app-root.ts'
import type { Environment } from '../../../settings/environment.ts'
import { ada } from '../../../testing/people.ts'
import { processTest } from '../../../testing/processes/process-test.ts'
import type { ServerProcess } from '../../../testing/processes/server-process.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string }[]
}

interface Delivery {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

const proxyTrace = '0af7651916cd43dd8448eb211c80319c'
const fromProxy = {
  'content-type': 'application/json',
  'x-forwarded-for': '203.0.113.9',
  traceparent: `00-${proxyTrace}-b7ad6b7169203331-01`,
}

/** A fake OpenTelemetry collector that keeps what it receives. */
const test = processTest.extend<{ collector: { url: string; bodies: string[] } }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async collector({}, use) {
    const bodies: string[] = []
    const server = createServer((request, response) => {
      const keep = async () => {
        const body = await text(request)
        if (request.url === '/v1/traces') bodies.push(body)
        response.setHeader('content-type', 'application/json').end('{}')
      }
      void keep()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await use({ url: `http://127.0.0.1:${port}`, bodies })
    server.close()
  },
})

async function signUp(start: (environment: Environment) => ServerProcess, environment: Environment) {
  const server = start({ LOG_LEVEL: 'info', ...environment })
  const { address } = await server.ready()
  const body = JSON.stringify(ada)
  const url = new URL(`${routes.register.path}?token=secret`, address)
  const { status } = await fetch(url, { method: 'POST', headers: fromProxy, body })
  expect(status).toBe(201)
  server.child.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
  return server
}

describe('traces', () => {
  test('of a sign-up have its request, hashing and statements in the proxy’s trace, and no personal data', async ({
    start,
    collector,
  }) => {
    const { logs } = await signUp(start, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    const spans = readSpans(collector.bodies)
    const request = spans.find(({ name }) => name === 'POST /web/v1/auth/register')
    expect(request).toMatchObject({ traceId: proxyTrace, parentSpanId: 'b7ad6b7169203331' })
    const inner = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(inner.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['hash password', expect.stringMatching(/insert users/)]),
    )
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([proxyTrace]))

    const sent = collector.bodies.join('')
    expect(sent).toContain('"foyer"')
    for (const secret of [ada.email, ada.password, '203.0.113.9', 'token=secret', 'argon2'])
      expect(sent).not.toContain(secret)
    const line = logs.out.split('\n').find((each) => each.includes('"route":"/web/v1/auth/register"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: proxyTrace, spanId: request?.spanId })
  })

  test('are not continued from a caller who is no trusted proxy', async ({ start, collector }) => {
    await signUp(start, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const request = readSpans(collector.bodies).find(({ name }) => name.startsWith('POST '))
    expect(request?.traceId).toMatch(/^[\da-f]{32}$/)
    expect(request?.traceId).not.toBe(proxyTrace)
  })

  test('that cannot be delivered cause a line in the log, and no failed request', async ({ start }) => {
    const { logs } = await signUp(start, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    expect(logs.out).toContain('traces not delivered')
  })

  test('load nothing of OpenTelemetry at the start without a collector', async ({ start, collector }) => {
    const { logs } = await signUp(start, {})
    expect(logs.out).not.toContain('traceId')
    expect(collector.bodies).toEqual([])
    const main = await readFile(new URL('dist/main.js', appRoot), 'utf8')
    expect(main).toMatch(/import\("\.\/otel-tracer-/)
    expect(main).not.toMatch(/from "\.\/otel-tracer-|BatchSpanProcessor/)
  })
})

function readSpans(bodies: readonly string[]): Span[] {
  return bodies
    .map((body) => JSON.parse(body) as Delivery)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
}

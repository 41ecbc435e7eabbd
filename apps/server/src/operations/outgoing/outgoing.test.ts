import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Registry } from 'prom-client'
import { createOutgoingMetrics } from '../observability/metrics/outgoing-metrics.ts'
import type { Tracer } from '../observability/tracing/tracer.ts'
import { ServiceError, describeServiceError } from './service-error.ts'
import { createOutgoing, type OutgoingLimits } from './outgoing.ts'

const limits = { service: 'sms', timeout: 30_000, maxBytes: 1_000 }

describe('a request to an outside service', () => {
  test.for<readonly [string, RequestListener, Record<string, unknown>, Partial<OutgoingLimits>?]>([
    ['never answers', () => undefined, { reason: 'timeout' }, { timeout: 100 }],
    [
      'begins to answer and never ends',
      (_, response) => void response.write('a'),
      { reason: 'timeout' },
      { timeout: 100 },
    ],
    [
      'closes the connection',
      (request) => void request.socket.destroy(),
      { reason: 'unreachable', code: 'UND_ERR_SOCKET' },
    ],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
      { reason: 'redirected' },
    ],
    ['sends too much', (_, response) => void response.end('a'.repeat(1_001)), { reason: 'too_large' }],
    [
      'sends too much in packed form',
      (_, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(1_001))),
      { reason: 'too_large' },
    ],
  ])('fails if the service %s', async ([, listener, described, own]) => {
    const { url, paths } = await serve(listener)
    const { fetch, countResults } = prepare({ ...limits, ...own })
    const failure = await fetch(`${url}/message?token=secret`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: 'secret',
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceError)
    expect(describeServiceError(failure)).toEqual(described)
    expect(inspect(failure, { depth: 9 })).not.toContain('secret')
    expect(paths).not.toContain('/elsewhere')
    expect(await countResults()).toEqual([['sms', described['reason'], 1]])
  })

  test('gives its answer, whatever the status, and counts what it was', async () => {
    const { url } = await serve((request, response) =>
      response.writeHead(Number(request.url?.slice(1)), { 'x-name': 'a' }).end('body'),
    )
    const { fetch, countResults } = prepare(limits)
    for (const status of [200, 204, 404, 503]) {
      const answer = await fetch(`${url}/${status}`)
      expect([answer.status, answer.headers.get('x-name')]).toEqual([status, 'a'])
      expect(await answer.text()).toBe(status === 204 ? '' : 'body')
    }
    expect(await countResults()).toEqual([
      ['sms', 'success', 2],
      ['sms', 'client_error', 1],
      ['sms', 'server_error', 1],
    ])
  })

  test('is a span of its trace, with the host of the service alone', async () => {
    const { url } = await serve((_, response) => void response.end())
    const spans: unknown[] = []
    const span: Tracer['span'] = (name, run, attributes, kind) => {
      spans.push({ name, kind, ...attributes?.() })
      return run()
    }
    await createOutgoing({ tracer: { span } }).createFetch(limits)(`${url}/?secret=token`, { method: 'POST' })
    const attributes = { 'http.request.method': 'POST', 'server.address': '127.0.0.1' }
    expect(spans).toEqual([{ name: 'POST 127.0.0.1', kind: 'client', ...attributes }])
  })

  test('does not wait for a body that nobody needs', async () => {
    const { url } = await serve((_, response) => void response.writeHead(202).write('a'))
    const { fetch } = prepare({ ...limits, maxBytes: null })
    expect(await fetch(url)).toMatchObject({ status: 202, body: null })
  })

  test('is given up by a process that stops', async () => {
    const { url, paths } = await serve(() => undefined)
    const { fetch, outgoing } = prepare(limits)
    const failure = fetch(url).catch(describeServiceError)
    await expect.poll(() => paths).toHaveLength(1)
    outgoing.close()
    expect(await failure).toEqual({ reason: 'stopped' })
  })
})

function prepare(own: OutgoingLimits) {
  const register = new Registry()
  const outgoing = createOutgoing({ metrics: createOutgoingMetrics([register]) })
  const countResults = async () => {
    const [metric] = await register.getMetricsAsJSON()
    const counts = metric?.values.filter(
      (value) => 'metricName' in value && String(value.metricName).endsWith('_count'),
    )
    return counts?.map(({ labels, value }) => [labels['service'], labels['result'], value])
  }
  return { outgoing, fetch: outgoing.createFetch(own), countResults }
}

async function serve(listener: RequestListener): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    listener(request, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, paths }
}

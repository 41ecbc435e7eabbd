import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { readConfig } from '../../config.ts'
import { openMetricsPort } from '../../start/open-metrics-port.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const metricsToken = 'a-token-of-enough-letters'

const sandboxSocial = readConfig({ SOCIAL_SANDBOX_URL: 'http://localhost:4000' }).social

describe('GET metrics', () => {
  test('counts requests by route and status, sign-ins by outcome, and the hash queue', async ({ start }) => {
    const browser = (await start({ metricsToken })).open()
    await browser.call('register', { body: ada })
    await browser.call('login', { body: ada })
    await browser.callForError('login', { ...ada, password: 'Wrong1password' })
    await browser.request({ url: '/no/such/page?token=secret' })
    const { status, headers, text } = await browser.call('metrics', {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    for (const line of [
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/register",status="201"} 1',
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/login",status="401"} 1',
      'foyer_http_requests_total{method="GET",route="none",status="404"} 1',
      'foyer_logins_total{outcome="success"} 1',
      'foyer_logins_total{outcome="refused"} 1',
      'foyer_password_hash_queue_depth 0',
      'foyer_http_request_duration_seconds_count{method="POST",route="/web/v1/auth/login"} 2',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line)
    }
    expect(text).not.toContain('secret')
  })

  test('starts counters at 0, so that an alert sees the first increase', async ({ start }) => {
    const { text } = await (await start({ social: sandboxSocial })).open().call('metrics')
    for (const line of [
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/login",status="200"} 0',
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/login",status="503"} 0',
      'foyer_http_requests_total{method="POST",route="/web/v1/auth/:social",status="503"} 0',
      'foyer_logins_total{outcome="overloaded"} 0',
      'foyer_messages_total{kind="mail",outcome="failed"} 0',
      'foyer_messages_total{kind="sms",outcome="held_back"} 0',
      'foyer_social_sign_ins_total{social="google",outcome="social_provider_failed"} 0',
      'foyer_database_errors_total{kind="connection"} 0',
      'foyer_password_hash_refused_total 0',
      'foyer_sweeps_total{outcome="failed"} 0',
    ])
      expect(text.split('\n')).toContain(line)
  })

  test('METRICS_PORT serves metrics only, to anybody who can reach it, and the public port no longer does', async ({
    start,
  }) => {
    const metricsListener = { host: '127.0.0.1', port: 0 }
    const { open, context } = await start({ isProduction: true, metricsListener })
    const server = await openMetricsPort(context)
    const ask = async (path: string) => fetch(new URL(path, server?.listeningOrigin))
    expect(await (await ask('/metrics')).text()).toContain('foyer_http_requests_total')
    for (const path of ['/', '/healthz', '/web/v1/settings', '/metrics/'])
      expect((await ask(path)).status, path).toBe(404)
    expect(await open().call('metrics')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await server?.close()
  })

  test('METRICS_PORT requires the token if one is set', async ({ start }) => {
    const { context } = await start({ metricsToken, metricsListener: { host: '127.0.0.1', port: 0 } })
    const server = await openMetricsPort(context)
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${server?.listeningOrigin}/metrics`, { headers })).status
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: `Bearer ${metricsToken}` })).toBe(200)
    await server?.close()
  })

  test('a METRICS_PORT in use fails in one line that says what to do', async ({ start }) => {
    const first = await openMetricsPort(
      (await start({ metricsListener: { host: '127.0.0.1', port: 0 } })).context,
    )
    const port = Number(new URL(first?.listeningOrigin ?? '').port)
    const { context } = await start({ metricsListener: { host: '127.0.0.1', port } })
    await expect(openMetricsPort(context)).rejects.toThrow(
      `METRICS_PORT: ${port} is in use on 127.0.0.1: each process needs a METRICS_PORT of its own.`,
    )
    await first?.close()
  })

  test('a scrape leaves nothing in the log', async ({ start }) => {
    const { open, log } = await start()
    expect(await open().request({ url: '/metrics?token=secret' })).toMatchObject({ status: 200 })
    expect(log).toEqual([])
  })

  test.for([
    ['development', null, undefined, 200],
    ['production', null, undefined, 404],
    ['production', metricsToken, `Bearer ${metricsToken}`, 200],
    ['production', metricsToken, `bearer ${metricsToken}`, 200],
    ['production', metricsToken, `Basic ${metricsToken}`, 401],
    ['production', metricsToken, metricsToken, 401],
    ['production', metricsToken, undefined, 401],
    ['production', metricsToken, 'Bearer another-token-of-many', 401],
    ['development', metricsToken, undefined, 401],
  ] as const)(
    'in %s, with the token %s and the header %s: %i',
    async ([mode, token, authorization, status], { start }) => {
      const { open } = await start({ isProduction: mode === 'production', metricsToken: token })
      const answer = await open().call('metrics', {
        headers: authorization === undefined ? {} : { authorization },
      })
      expect(answer.status).toBe(status)
    },
  )
})

import { describe, expect } from 'vitest'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

const metricsToken = 'a-token-of-enough-letters'

describe('GET metrics', () => {
  test('counts requests by route and status, sign-ins by outcome, and the hash queue', async ({ start }) => {
    const browser = (await start({ metricsToken })).open()
    await browser.call('register', { body: ada })
    await browser.call('login', { body: ada })
    await browser.refused('login', { ...ada, password: 'Wrong1password' })
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

  test('a scrape leaves nothing in the log', async ({ start }) => {
    const { open, log } = await start()
    expect(await open().request({ url: '/metrics?token=secret' })).toMatchObject({ status: 200 })
    expect(log).toEqual([])
  })

  test.for([
    ['development', null, undefined, 200],
    ['production', null, undefined, 404],
    ['production', metricsToken, `Bearer ${metricsToken}`, 200],
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

import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestCounts } from './request-counts.ts'

test('Prometheus gets counts by status, which start from 0, and durations as cumulative buckets', async () => {
  const register = new Registry()
  const { countRequest: count, expectRequests } = createRequestCounts([register])
  expectRequests('GET', '/a', [200, 503])
  count('GET', '/a', 200, 0.001)
  count('GET', '/a', 200, 0.002)
  count('GET', '/a', 404, 7)
  count('POST', '/a"\\\n', 200, 0.3)
  const lines = (await register.metrics()).split('\n')
  expect(lines.filter((line) => line.startsWith('foyer_http_requests_total'))).toEqual([
    'foyer_http_requests_total{method="GET",route="/a",status="200"} 2',
    'foyer_http_requests_total{method="GET",route="/a",status="503"} 0',
    'foyer_http_requests_total{method="GET",route="/a",status="404"} 1',
    'foyer_http_requests_total{method="POST",route="/a\\"\\\\\\n",status="200"} 1',
  ])
  const name = 'foyer_http_request_duration_seconds'
  const labels = 'method="GET",route="/a"'
  expect(lines).toContain(`# TYPE ${name} histogram`)
  expect(lines.filter((line) => line.startsWith(name) && line.includes(labels))).toEqual([
    `${name}_bucket{le="0.001",${labels}} 1`,
    ...[0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5].map(
      (le) => `${name}_bucket{le="${le}",${labels}} 2`,
    ),
    `${name}_bucket{le="+Inf",${labels}} 3`,
    `${name}_sum{${labels}} 7.003`,
    `${name}_count{${labels}} 3`,
  ])
  expect(await register.metrics()).toBe(lines.join('\n'))
})

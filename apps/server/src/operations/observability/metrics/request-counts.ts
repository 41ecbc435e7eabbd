import { Counter, Histogram, type Registry } from 'prom-client'

/** The bounds of the histogram, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts requests, and measures their durations. */
export function createRequestCounts(registers: Registry[]) {
  const requests = new Counter({
    name: 'foyer_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time from the request until its answer is ready to leave.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  return {
    countRequest(method: string, route: string, status: number, seconds: number): void {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    /** Counts a request that was refused before its route was known. */
    countEarlyRefusal(method: string, status: number): void {
      requests.inc({ method, route: 'none', status })
    },
    /** Starts the counts of a call from 0, so that `increase()` sees its first success and its first failure. */
    expectRequests(method: string, route: string, statuses: readonly number[]): void {
      for (const status of statuses) requests.inc({ method, route, status }, 0)
    },
  }
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type LoginOutcome = 'success' | 'refused' | 'too_many_attempts' | 'overloaded'

export type MessageOutcome = 'sent' | 'failed' | 'not_configured'

export interface Metrics {
  countRequest(method: string, route: string, status: number, seconds: number): void
  countLogin(outcome: LoginOutcome): void
  countMessage(kind: 'mail' | 'sms', outcome: MessageOutcome): void
  /** Prometheus text format. */
  print(): Promise<{ contentType: string; text: string }>
}

/** @param hashQueueDepth passwords waiting and being hashed at this moment */
export function createMetrics(hashQueueDepth: () => number): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
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
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const logins = new Counter({
    name: 'foyer_logins_total',
    help: 'Sign-ins with a form, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const messages = new Counter({
    name: 'foyer_messages_total',
    help: 'Mails and text messages, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'foyer_password_hash_queue_depth',
    help: 'Passwords waiting and being hashed.',
    registers,
    collect() {
      this.set(hashQueueDepth())
    },
  })
  const known = new Map<string, { count: Counter.Internal; duration: Histogram.Internal<string> }>()

  /** Looked up once: prom-client sorts and joins the labels each time they are given. */
  function findSeries(method: string, route: string, status: number) {
    const key = `${method} ${route} ${status}`
    const found = known.get(key)
    if (found !== undefined) return found
    const series = {
      count: requests.labels(method, route, String(status)),
      duration: durations.labels(method, route),
    }
    known.set(key, series)
    return series
  }

  return {
    countRequest(method, route, status, seconds) {
      const series = findSeries(method, route, status)
      series.count.inc()
      series.duration.observe(seconds)
    },
    countLogin: (outcome) => logins.inc({ outcome }),
    countMessage: (kind, outcome) => messages.inc({ kind, outcome }),
    print: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  }
}

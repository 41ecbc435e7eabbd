import { Histogram, type Registry } from 'prom-client'

/** In seconds: from the wait for a service nearby to the longest SOCIAL_TIMEOUT. */
const buckets = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Measures requests to outside services. */
export function createOutgoingMetrics(registers: Registry[]) {
  const durations = new Histogram({
    name: 'foyer_outgoing_request_duration_seconds',
    help: 'Time of a request to an outside service, by service and result.',
    labelNames: ['service', 'result'],
    buckets,
    registers,
  })
  return {
    /** @param result `success`, `client_error` or `server_error` by the status, or why there is no answer */
    observeOutgoing: (service: string, result: string, seconds: number): void =>
      durations.observe({ service, result }, seconds),
  }
}

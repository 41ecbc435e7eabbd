import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** In seconds: up to the default of PASSWORD_HASH_WAIT, and beyond. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const breachListOutcomes = ['clear', 'breached', 'unanswered'] as const
type BreachListOutcome = (typeof breachListOutcomes)[number]

/** Measures the queue of passwords to be hashed, and counts the outcomes of breach-list look-ups. Every outcome starts from 0. */
export function createPasswordMetrics(registers: Registry[]) {
  const waits = new Histogram({
    name: 'foyer_password_hash_wait_seconds',
    help: 'Time that a password waited for a thread.',
    buckets,
    registers,
  })
  const refused = new Counter({
    name: 'foyer_password_hash_refused_total',
    help: 'Passwords refused because too many were waiting.',
    registers,
  })
  const breachListChecks = new Counter({
    name: 'foyer_breach_list_checks_total',
    help: 'New passwords looked up in the breach list, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of breachListOutcomes) breachListChecks.inc({ outcome }, 0)
  let readDepth = () => 0
  new Gauge({
    name: 'foyer_password_hash_queue_depth',
    help: 'Passwords waiting and being hashed.',
    registers,
    collect() {
      this.set(readDepth())
    },
  })
  return {
    observePasswordWait: (milliseconds: number) => waits.observe(milliseconds / 1_000),
    countRefusedPassword: () => refused.inc(),
    countBreachListCheck: (outcome: BreachListOutcome) => breachListChecks.inc({ outcome }),
    watchPasswordQueue(read: () => number): void {
      readDepth = read
    },
  }
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ConnectionCounts } from '../../../database/database.ts'
import { classifyDatabaseError, databaseErrorKinds } from '../../../database/observed/database-error-kind.ts'

/** In seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Measures statements, and the connections that wait for them. */
export function createDatabaseMetrics(registers: Registry[]) {
  const durations = new Histogram({
    name: 'foyer_database_query_duration_seconds',
    help: 'Time of a statement, with the wait for a connection.',
    buckets,
    registers,
  })
  const errors = new Counter({
    name: 'foyer_database_errors_total',
    help: 'Statements that failed, by kind.',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of databaseErrorKinds) errors.inc({ kind }, 0)

  let countConnections = (): ConnectionCounts => ({ used: 0, idle: 0, waiting: 0 })
  new Gauge({
    name: 'foyer_database_connections',
    help: 'Connections of this process to PostgreSQL: used and idle ones.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle } = countConnections()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'foyer_database_waiting',
    help: 'Statements that wait for a connection.',
    registers,
    collect() {
      this.set(countConnections().waiting)
    },
  })

  return {
    /** Runs a statement, and measures it. */
    async measureStatement<Result>(run: () => Promise<Result>): Promise<Result> {
      const startedAt = performance.now()
      try {
        return await run()
      } catch (error) {
        errors.inc({ kind: classifyDatabaseError(error) })
        throw error
      } finally {
        durations.observe((performance.now() - startedAt) / 1_000)
      }
    },
    watchConnections(count: () => ConnectionCounts): void {
      countConnections = count
    },
  }
}

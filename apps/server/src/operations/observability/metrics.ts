import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { createBackgroundMetrics } from './metrics/background-metrics.ts'
import { createBuildInfo } from './metrics/build-info.ts'
import { createDatabaseMetrics } from './metrics/database-metrics.ts'
import { createOutgoingMetrics } from './metrics/outgoing-metrics.ts'
import { createOutcomeCounts } from './metrics/outcome-counts.ts'
import { createPasswordMetrics } from './metrics/password-metrics.ts'
import { createRequestCounts } from './metrics/request-counts.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics of this process. */
export function createMetrics(config: Pick<Config, 'captcha' | 'social'>) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  createBuildInfo(registers)
  return {
    ...createRequestCounts(registers),
    ...createOutcomeCounts(config, registers),
    ...createOutgoingMetrics(registers),
    ...createPasswordMetrics(registers),
    ...createDatabaseMetrics(registers),
    ...createBackgroundMetrics(registers),
    /** Returns the metrics in the Prometheus text format. */
    print: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  }
}

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { seedDemoAccount, type DemoAccount } from '../accounts/lifecycle/demo-account.ts'
import { requireBreachListFile } from '../accounts/passwords/breach-list/breach-list.ts'
import { withServerSecret } from '../settings/secrets/server-secret.ts'
import { buildApp } from '../app.ts'
import { requireGeetestScript } from '../protection/captcha/geetest-script.ts'
import type { Config } from '../config.ts'
import { createContext } from './create-context.ts'
import { checkEncoding } from '../database/postgres/check-encoding.ts'
import { checkPoolSize } from '../database/postgres/check-pool-size.ts'
import type { ObserveStatement } from '../database/observed/observe-statements.ts'
import { openDatabase } from '../database/open-database.ts'
import { seedDemoPromocodes } from '../checkout/promocodes/demo-promocodes.ts'
import { explainListening } from './failures/explain-listening.ts'
import { openMetricsPort } from './open-metrics-port.ts'
import { describeError } from '../operations/observability/describe-error.ts'
import { closeContext } from './stop/close-context.ts'
import { createDeadline } from './stop/deadline.ts'
import { longestStop, stopApp } from './stop/stop-app.ts'
import { traceStatement } from '../operations/observability/tracing/trace-statement.ts'
import type { Tracer } from '../operations/observability/tracing/tracer.ts'
import { readRelease } from '../operations/release.ts'
import { createMetrics } from '../operations/observability/metrics.ts'
import { sweepHourly } from '../operations/sweep.ts'
import { createEventMonths } from '../protection/audit/event-months.ts'
import { checkEventMonths, unlessOthers } from '../protection/audit/keep-event-months.ts'

export interface RunningServer {
  /** The address of the running server. */
  readonly address: string
  readonly demoAccount: DemoAccount | null
  /** Aborted when the embedded database has failed for good, or lost its files to another process: it takes a new process to open it again. */
  readonly lost: AbortSignal
  /**
   * Makes `/readyz` fail, accepts no more requests after `shutdownDelay`, finishes the current ones, and closes the database. Logs what takes
   * too long, and is left behind.
   */
  close(): Promise<void>
}

/** @throws StartError with one line for the operator */
export async function startServer(baseConfig: Config, log: Logger, tracer: Tracer): Promise<RunningServer> {
  requireGeetestScript(baseConfig)
  await requireBreachListFile(baseConfig.breachList)
  const metrics = createMetrics(baseConfig)
  const observe: ObserveStatement = (text, run) => {
    const measured = () => metrics.measureStatement(run)
    return tracer.isOn ? traceStatement(tracer, text, measured) : measured()
  }
  const lost = new AbortController()
  const onLost = (error: unknown) => {
    log.fatal({ error: describeError(error) }, 'the embedded database is lost, so this process ends')
    lost.abort()
  }
  const report = (text: string) => log.warn(text)
  const database = await openDatabase(baseConfig.database, { report, observe, onLost })
  // Without new monthly partitions there is still a default one for events, so a database that refuses to create them must not stop the start.
  await unlessOthers(baseConfig, createEventMonths(database)).catch((error: unknown) =>
    log.warn(
      { error: describeError(error) },
      'the tables of the audit trail for the next months could not be made: the next sweep tries again',
    ),
  )
  const config = await withServerSecret(baseConfig)
  const stopping = new AbortController()
  const context = createContext(config, database, log, { metrics, tracer, stopping: stopping.signal })
  await context.tokens
    .maintainKeys()
    .catch((error: unknown) =>
      log.warn(
        { error: describeError(error) },
        'no key for tokens could be made: the first token or the next sweep tries again',
      ),
    )
  await checkEventMonths(context).catch((error: unknown) =>
    log.warn({ error: describeError(error) }, 'the tables of the audit trail could not be checked'),
  )
  const app = await buildApp(context)
  try {
    for (const warning of [
      await checkPoolSize(database, config.database.poolSize),
      await checkEncoding(database),
    ])
      if (warning !== null) log.warn(warning)
    const demoAccount = config.hasDemoAccount ? await seedDemoAccount(context) : null
    if (config.hasDemoAccount) await seedDemoPromocodes(database.drizzle)
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw explainListening(error, config)
    })
    const metricsServer = await openMetricsPort(context)
    app.server.once('close', () => void metricsServer?.close())
    const sweeps = sweepHourly(context)
    const address = config.publicUrl ?? `http://localhost:${usedPort(app)}`
    log.info({ address, database: database.kind, release: readRelease(), node: process.version }, 'started')
    return {
      address,
      demoAccount,
      lost: lost.signal,
      async close() {
        // From now on `/readyz` is 503, every answer closes its connection, and a sweep ends after its batch.
        stopping.abort()
        const delaySeconds = config.shutdownDelay
        const deadline = createDeadline(delaySeconds * 1_000 + longestStop)
        const swept = sweeps.end()
        await stopApp(app, { delaySeconds, deadline, log })
        await closeContext(context, deadline, swept)
      },
    }
  } catch (error) {
    await app.close()
    await closeContext(context, createDeadline(longestStop))
    throw error
  }
}

/** The actual port, which matters if any free one was requested. */
function usedPort({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

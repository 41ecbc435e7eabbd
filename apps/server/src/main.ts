import type { Logger } from 'pino'
import { readConfig } from './config.ts'
import { freeStartMemory } from './start/free-start-memory.ts'
import { keepHeapSmall } from './start/keep-heap-small.ts'
import { createLogger } from './operations/observability/create-logger.ts'
import { describeError } from './operations/observability/describe-error.ts'
import { explainFailedStart } from './start/failures/explain-failed-start.ts'
import { openTracer } from './operations/observability/tracing/open-tracer.ts'
import { StartError } from './settings/start-error.ts'
import { startServer, type RunningServer } from './start/start-server.ts'

/** @returns the log of the running server */
async function main(): Promise<Logger> {
  keepHeapSmall()
  const config = readConfig(process.env)
  const tracer = await openTracer(config.tracesEndpoint, (error) =>
    log.warn({ error: describeError(error) }, 'traces not delivered'),
  )
  const log = createLogger(config.logLevel, undefined, tracer)
  for (const warning of config.warnings) log.warn(warning)
  const server = await startServer(config, log, tracer)

  let isStopping = false
  const stop = async (reason: string) => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    const begunAt = performance.now()
    log.info({ reason }, 'stopping')
    try {
      await server.close()
      log.info({ ms: Math.round(performance.now() - begunAt) }, 'stopped')
      // A failure exit code makes the supervisor restart this process.
      process.exit(server.lost.aborted ? 1 : 0)
    } catch (error) {
      log.error({ error: describeError(error) }, 'stopped with an error')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // Without this, the process would keep running.
  process.once('disconnect', () => void stop('the launcher has ended'))
  const stopLost = () => void stop('the database is lost')
  server.lost.addEventListener('abort', stopLost)
  if (server.lost.aborted) stopLost()
  announce({ address: server.address, demoAccount: server.demoAccount })
  // Garbage collection pauses the process, so it waits until after the first requests.
  const handleFailure = (error: unknown) =>
    log.warn(
      { error: describeError(error) },
      'memory of the start could not be freed: the server goes on with more of it',
    )
  setTimeout(() => void freeStartMemory().catch(handleFailure), 2_000).unref()
  return log
}

type Announcement = Pick<RunningServer, 'address' | 'demoAccount'>

/** Sends the announcement to the launcher, if one started this process with an IPC channel, or prints it for a person at a terminal. */
function announce(announcement: Announcement): void {
  if (process.send !== undefined) {
    process.send({ type: 'ready', ...announcement })
    return
  }
  // Otherwise a program reads the output, which has nothing but the lines of the log.
  if (!process.stdout.isTTY) return
  const { address, demoAccount } = announcement
  const demo = demoAccount === null ? '' : ` Demo account: ${describe(demoAccount)}`
  process.stdout.write(`Foyer is at ${address}.${demo}\n`)
}

function describe({ email, password }: NonNullable<Announcement['demoAccount']>): string {
  return password === null ? `${email}, by a code` : `${email}, password ${password}`
}

function failToStart(error: unknown): never {
  process.stderr.write(`${explainFailedStart(error, process.env['LOG_LEVEL'])}\n`)
  process.exit(error instanceof StartError ? error.exitCode : 1)
}

/** Without this, Node would print the error with its message, which may contain the values of a statement. */
function endOnUnexpectedErrors(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal(
      { error: describeError(error) },
      'an unexpected error outside of a request, so this process ends',
    )
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

// Catches errors outside of promises, such as those of a stream. Otherwise Node would print them with their stack.
process.once('uncaughtException', failToStart)
try {
  const log = await main()
  process.off('uncaughtException', failToStart)
  endOnUnexpectedErrors(log)
} catch (error) {
  failToStart(error)
}

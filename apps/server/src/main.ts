import { readConfig } from './config.ts'
import { freeStartMemory } from './start/free-start-memory.ts'
import { keepHeapSmall } from './start/keep-heap-small.ts'
import { createLogger } from './operations/observability/create-logger.ts'
import { describeError } from './operations/observability/describe-error.ts'
import { explainFailedStart } from './start/failures/explain-failed-start.ts'
import { openTracer } from './operations/observability/tracing/open-tracer.ts'
import { StartError } from './start/start-error.ts'
import { startServer, type RunningServer } from './start/start-server.ts'

async function main(): Promise<void> {
  keepHeapSmall()
  const config = readConfig(process.env)
  const tracer = await openTracer(config.tracesEndpoint, (error) =>
    log.warn({ error: describeError(error) }, 'traces not delivered'),
  )
  const log = createLogger(config.logLevel, undefined, tracer)
  for (const warning of config.warnings) log.warn(warning)
  const server = await startServer(config, log, tracer)

  let isStopping = false
  const stop = () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    server.close().then(
      // A failure exit code makes the supervisor restart this process.
      () => process.exit(server.lost.aborted ? 1 : 0),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'stopped with an error')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher has ended: without this, the process would keep running.
  process.once('disconnect', stop)
  server.lost.addEventListener('abort', stop)
  if (server.lost.aborted) stop()
  announce({ address: server.address, demoAccount: server.demoAccount })
  // Garbage collection pauses the process, so it waits until after the first requests.
  const warn = (error: unknown) =>
    log.warn(
      { error: describeError(error) },
      'memory of the start could not be freed: the server goes on with more of it',
    )
  setTimeout(() => void freeStartMemory().catch(warn), 2_000).unref()
}

type Announcement = Pick<RunningServer, 'address' | 'demoAccount'>

/** Sends the announcement to the launcher, if one started this process with an IPC channel; otherwise prints it. */
function announce(announcement: Announcement): void {
  if (process.send !== undefined) {
    process.send({ type: 'ready', ...announcement })
    return
  }
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

// Catches errors outside of promises, such as those of a stream. Otherwise Node would print them with their stack.
process.once('uncaughtException', failToStart)
try {
  await main()
  process.off('uncaughtException', failToStart)
} catch (error) {
  failToStart(error)
}

import { readConfig } from './config.ts'
import { freeStartMemory } from './free-start-memory.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import { createLogger } from './observability/create-logger.ts'
import { describeError } from './observability/describe-error.ts'
import { startServer } from './start-server.ts'
import { StartError } from './start-error.ts'

async function main(): Promise<void> {
  keepHeapSmall()
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const server = await startServer(config, log)

  let isStopping = false
  const stop = () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1)
    isStopping = true
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'stopped with an error')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher is gone, and nobody else would end us.
  process.once('disconnect', stop)
  announce({ address: server.address, demoAccount: server.demoAccount })
  // It stops everything for a twentieth of a second: not while the first person is waited for.
  const warn = (error: unknown) => log.warn({ error: describeError(error) }, 'memory of the start not freed')
  setTimeout(() => void freeStartMemory().catch(warn), 2_000).unref()
}

interface Announcement {
  readonly address: string
  readonly demoAccount: { readonly email: string; readonly password: string } | null
}

/** A launcher that started us with an IPC channel prints it in its own words; otherwise it is for the terminal. */
function announce(announcement: Announcement): void {
  if (process.send !== undefined) {
    process.send({ type: 'ready', ...announcement })
    return
  }
  const { address, demoAccount } = announcement
  const demo =
    demoAccount === null ? '' : ` Demo account: ${demoAccount.email}, password ${demoAccount.password}`
  process.stdout.write(`Foyer is at ${address}.${demo}\n`)
}

try {
  await main()
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`Foyer cannot start: ${JSON.stringify(describeError(error))}\n`)
  process.exit(1)
}

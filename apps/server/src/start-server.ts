import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { seedDemoAccount, type DemoAccount } from './accounts/demo-account.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database/open-database.ts'
import { databaseErrorCode } from './database/sql-state.ts'
import { seedDemoPromocodes } from './promocodes/demo-promocodes.ts'
import { StartError } from './start-error.ts'
import { sweepHourly } from './sweep.ts'

export interface RunningServer {
  /** Where people find it. */
  readonly address: string
  readonly demoAccount: DemoAccount | null
  /** Takes no more requests, finishes those under way, closes the database. */
  close(): Promise<void>
}

/** @throws StartError with one line for the operator */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const database = await openDatabase(config.database)
  const context = createContext(config, database, log)
  const app = await buildApp(context)
  app.addHook('onClose', async () => {
    await Promise.all([context.hasher.close(), context.post.close()])
    await database.close()
  })
  try {
    const demoAccount = config.hasDemoAccount ? await seedDemoAccount(context) : null
    if (config.hasDemoAccount) await seedDemoPromocodes(database.drizzle)
    await app.listen({ host: config.host, port: config.port })
    const sweep = sweepHourly(context)
    return {
      address: config.publicUrl ?? `http://localhost:${usedPort(app)}`,
      demoAccount,
      async close() {
        clearInterval(sweep)
        await drain(app)
      },
    }
  } catch (error) {
    await app.close()
    throw explain(error, config)
  }
}

/**
 * Closing ends connections that are idle at that moment. One that is answered a little later would be kept open for its
 * keep-alive time, so they are looked through again; whoever takes more than ten seconds is cut off.
 */
async function drain(app: FastifyInstance): Promise<void> {
  const again = setInterval(() => app.server.closeIdleConnections(), 50)
  const limit = setTimeout(() => app.server.closeAllConnections(), 10_000)
  await app.close()
  clearInterval(again)
  clearTimeout(limit)
}

/** The port in the end, where any free one was asked for. */
function usedPort({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function explain(error: unknown, { host, port }: Config): unknown {
  switch (databaseErrorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: ${port} is in use on ${host}. Stop the program that uses it, or name another port: PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new StartError(`PORT: this user may not use port ${port}. Name one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST: ${host} is not an address of this machine. Correct it, or leave HOST unset.`,
      )
    default:
      return error
  }
}

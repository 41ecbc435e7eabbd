// `npm run bench:volume [-- --rows 5000000 --write]`
// Lists the plan and the time of every statement of the server on a database of millions of people. Reading a whole table is a failure.
import process from 'node:process'
import { buildApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { createLogger } from '../apps/server/src/operations/observability/create-logger.ts'
import { createEventMonths } from '../apps/server/src/protection/audit/event-months.ts'
import { createContext } from '../apps/server/src/start/create-context.ts'
import { explainStatements, type Explained } from '../apps/server/src/testing/explained-database.ts'
import { openProduct } from './product.ts'
import { readCount, readOptions } from './read-options.ts'
import { printRows, writeRows } from './report.ts'
import { fill, fillPerson } from './volume/fill/fill.ts'
import { watchStatements } from './volume/statement-coverage.ts'
import { judgePlans } from './volume/plans.ts'
import { walk } from './volume/walk/walk.ts'

const options = readOptions('npm run bench:volume [-- --rows 5000000 --write]', {
  rows: { type: 'string', default: '5000000' },
  write: { type: 'boolean', default: false },
})
const rows = readCount('rows', options.rows)

const product = await openProduct('postgres')
try {
  const config = readConfig({
    ...product.environment,
    CAPTCHA_SANDBOX_URL: product.provider.url,
    AUDIT_DAYS: '330',
    TRUSTED_DEVICE_DAYS: '30',
    ANALYTICS_LOG: 'on',
  })
  const baseDatabase = await openDatabase(config.database)
  await fill(baseDatabase, rows, (text) => process.stderr.write(`${text}\n`))
  await baseDatabase.query(
    "insert into promocodes (code, name, kind, percent, total_limit, user_limit) values ('VOLUME', 'VOLUME', 'voucher', 5, 1000, 10)",
  )
  const largeTables = new Set(
    (
      await baseDatabase.query<{ name: string }>(
        "select relname as name from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace",
        [rows / 100],
      )
    ).map(({ name }) => name),
  )
  const explained: Explained[] = []
  const database = explainStatements(baseDatabase, config.database.databaseUrl ?? '', (each) =>
    explained.push(each),
  )
  const context = createContext(config, database, createLogger('silent'))
  const app = await buildApp(context)
  const strict = await buildApp({
    ...context,
    config: { ...config, secondFactor: { isRequired: true, trustDays: 0 } },
  })
  const coverage = await watchStatements()
  await createEventMonths(database)
  const { inbox, provider } = product
  await walk(
    { app, strict },
    { context, inbox, provider, addHistory: (email) => fillPerson(baseDatabase, email) },
  )
  const { statementCount, missed } = await coverage.end()
  await Promise.all([app.close(), strict.close(), context.hasher.close(), context.notifications.close()])
  await database.close()

  const plans = [
    ...judgePlans(explained, largeTables),
    {
      name: 'statements in the code of the server, of which each has to run',
      runs: statementCount,
      result: `${missed.length} not run`,
      faults: missed,
    },
  ]
  const isClean = printRows(plans)
  process.exitCode = isClean ? 0 : 1
  if (options.write)
    writeRows(plans, 'Plans of all statements', `npm run bench:volume -- --rows ${options.rows}`)
} finally {
  await product.close()
}

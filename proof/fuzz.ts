// `npm run fuzz`: invalid input for every call and every rule. With `-- --help` it prints its options.
import process from 'node:process'
import { fuzzBodies } from './fuzz/bodies.ts'
import { fuzzFields } from './fuzz/fields.ts'
import { fuzzForgeries } from './fuzz/forgeries.ts'
import { checkServer } from './fuzz/check-server.ts'
import { fuzzModes } from './fuzz/modes.ts'
import { signUp } from './fuzz/person.ts'
import { fuzzRules } from './fuzz/rules.ts'
import { fuzzTransport } from './fuzz/transport.ts'
import { databaseKinds, openProduct } from './product.ts'
import { readNames, readOptions, exitWithError } from './read-options.ts'
import { printRows, writeRows, type Row } from './report.ts'

const partNames = ['rules', 'transport', 'bodies', 'fields', 'modes', 'forgeries'] as const
const options = readOptions(
  `npm run fuzz [-- --only ${partNames.join(',')} --short --database ${databaseKinds.join('|')} --write]`,
  {
    only: { type: 'string', default: partNames.join(',') },
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
  },
)
const selectedNames = readNames('only', options.only, partNames)
if (options.write && selectedNames.length < partNames.length)
  exitWithError('--write replaces the whole part: leave --only out.')
const [database = 'postgres'] = readNames('database', options.database, databaseKinds)

/** Only every nth text is tested. */
const stride = options.short ? 40 : 1

const product = await openProduct(database)
try {
  const server = await product.start({ ANALYTICS_LOG: 'on' })
  const person = await signUp(server.port)
  const parts: Readonly<Record<(typeof partNames)[number], () => Row[] | Promise<Row[]>>> = {
    rules: () => fuzzRules(options.short ? 500 : 20_000),
    transport: () => fuzzTransport(server.port),
    bodies: () => fuzzBodies(product, server.port),
    fields: () => fuzzFields({ product, port: server.port, stride, concurrency: 4 }),
    modes: () => fuzzModes(product, stride * 10),
    forgeries: () => fuzzForgeries(product, server),
  }
  const rows: Row[] = []
  for (const name of selectedNames) rows.push(...(await parts[name]()))
  rows.push(await checkServer(product, server, person))
  const isClean = printRows(rows)
  if (options.write) writeRows(rows, 'Bad input', `npm run fuzz${options.short ? ' -- --short' : ''}`)
  process.exitCode = isClean ? 0 : 1
} finally {
  await product.close()
}

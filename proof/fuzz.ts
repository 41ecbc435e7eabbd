// `npm run fuzz`: invalid input for every call and every rule. With `-- --help` it prints its options.
import process from 'node:process'
import { fuzzBodies } from './fuzz/bodies.ts'
import { fuzzFields } from './fuzz/fields.ts'
import { fuzzForgeries } from './fuzz/forgeries.ts'
import { lookAfter } from './fuzz/look-after.ts'
import { fuzzModes } from './fuzz/modes.ts'
import { signUp } from './fuzz/person.ts'
import { fuzzRules } from './fuzz/rules.ts'
import { fuzzTransport } from './fuzz/transport.ts'
import { databaseKinds, openProduct } from './product.ts'
import { readNames, readOptions, refuse } from './read-options.ts'
import { printRows, writeRows, type Row } from './report.ts'

const known = ['rules', 'transport', 'bodies', 'fields', 'modes', 'forgeries'] as const
const options = readOptions(
  `npm run fuzz [-- --only ${known.join(',')} --short --database ${databaseKinds.join('|')} --write]`,
  {
    only: { type: 'string', default: known.join(',') },
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
  },
)
const names = readNames('only', options.only, known)
if (options.write && names.length < known.length) refuse('--write replaces the whole part: leave --only out.')
const [database = 'postgres'] = readNames('database', options.database, databaseKinds)

/** Only every nth text is tested. */
const stride = options.short ? 40 : 1

const product = await openProduct(database)
try {
  const server = await product.start({ ANALYTICS_LOG: 'on' })
  const person = await signUp(server.port)
  const parts: Readonly<Record<(typeof known)[number], () => Row[] | Promise<Row[]>>> = {
    rules: () => fuzzRules(options.short ? 500 : 20_000),
    transport: () => fuzzTransport(server.port),
    bodies: () => fuzzBodies(product, server.port),
    fields: () => fuzzFields({ product, port: server.port, stride, atOnce: 4 }),
    modes: () => fuzzModes(product, stride * 10),
    forgeries: () => fuzzForgeries(product, server),
  }
  const rows: Row[] = []
  for (const name of names) rows.push(...(await parts[name]()))
  rows.push(await lookAfter(product, server, person))
  const isGood = printRows(rows)
  if (options.write) writeRows(rows, 'Bad input', `npm run fuzz${options.short ? ' -- --short' : ''}`)
  process.exitCode = isGood ? 0 : 1
} finally {
  await product.close()
}

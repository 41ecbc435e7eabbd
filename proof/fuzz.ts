// `npm run fuzz [-- --only transport,forgeries --short --database embedded --write]`: invalid input for every call and every rule.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { fuzzBodies } from './fuzz/bodies.ts'
import { fuzzFields } from './fuzz/fields.ts'
import { fuzzForgeries } from './fuzz/forgeries.ts'
import { lookAfter } from './fuzz/look-after.ts'
import { fuzzModes } from './fuzz/modes.ts'
import { signUp } from './fuzz/person.ts'
import { fuzzRules } from './fuzz/rules.ts'
import { fuzzTransport } from './fuzz/transport.ts'
import { openProduct, type DatabaseKind } from './product.ts'
import { printRows, writeRows, type Row } from './report.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'rules,transport,bodies,fields,modes,forgeries' },
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
  },
})

/** Only every nth text is tried. */
const stride = options.short ? 40 : 1

const product = await openProduct(options.database as DatabaseKind)
try {
  const server = await product.start({ ANALYTICS_LOG: 'on' })
  const person = await signUp(server.port)
  const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
    rules: () => fuzzRules(options.short ? 500 : 20_000),
    transport: () => fuzzTransport(server.port),
    bodies: () => fuzzBodies(server.port),
    fields: () => fuzzFields({ product, port: server.port, stride, atOnce: 4 }),
    modes: () => fuzzModes(product, stride * 10),
    forgeries: () => fuzzForgeries(product, server),
  }
  const rows: Row[] = []
  for (const name of options.only.split(',')) {
    const run = parts[name]
    if (run === undefined) throw new Error(`--only: ${Object.keys(parts).join(', ')}`)
    rows.push(...(await run()))
  }
  rows.push(await lookAfter(product, server, person))
  const isGood = printRows(rows)
  if (options.write) writeRows(rows, 'Bad input', `npm run fuzz${options.short ? ' -- --short' : ''}`)
  process.exitCode = isGood ? 0 : 1
} finally {
  await product.close()
}

// `npm run fuzz [-- --only transport,forgeries --short --database embedded --write]`: invalid input for every call and every rule.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { routes } from '@foyer/core/wire'
import { ask, askFor } from './ask.ts'
import { fuzzBodies } from './fuzz/bodies.ts'
import { fuzzFields } from './fuzz/fields.ts'
import { fuzzForgeries } from './fuzz/forgeries.ts'
import { password, signUp } from './fuzz/person.ts'
import { fuzzRules } from './fuzz/rules.ts'
import { canary } from './fuzz/texts.ts'
import { fuzzTransport } from './fuzz/transport.ts'
import { openProduct, type DatabaseKind, type Server } from './product.ts'
import { printRows, writeRows, type Row } from './report.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'rules,transport,bodies,fields,forgeries' },
    short: { type: 'boolean', default: false },
    database: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
  },
})

const product = await openProduct(options.database as DatabaseKind)
try {
  const server = await product.start({ ANALYTICS_LOG: 'on' })
  const person = await signUp(server.port)
  const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
    rules: () => fuzzRules(options.short ? 500 : 20_000),
    transport: () => fuzzTransport(server.port),
    bodies: () => fuzzBodies(server.port),
    fields: () => fuzzFields({ port: server.port, stride: options.short ? 40 : 1, atOnce: 4 }),
    forgeries: () => fuzzForgeries(product, server),
  }
  const rows: Row[] = []
  for (const name of options.only.split(',')) {
    const run = parts[name]
    if (run === undefined) throw new Error(`--only: ${Object.keys(parts).join(', ')}`)
    rows.push(...(await run()))
  }
  rows.push(await lookAfter(server, person.cookie))
  const isGood = printRows(rows)
  if (options.write) writeRows(rows, 'Bad input', `npm run fuzz${options.short ? ' -- --short' : ''}`)
  process.exitCode = isGood ? 0 : 1
} finally {
  await product.close()
}

/** Checks that the server still works, and has logged nothing that it should not. */
async function lookAfter({ port, process: server }: Server, cookie: string): Promise<Row> {
  const faults: string[] = []
  const healthy = await Promise.all([routes.healthz, routes.readyz].map((route) => ask(port, route)))
  if (healthy.some(({ status }) => status !== 200)) faults.push('not healthy')
  await askFor(port, 200, { ...routes.session, headers: { cookie } })
  await askFor(port, 200, { ...routes.exportAccount, headers: { cookie } })
  await signUp(port)
  const { out, err } = server.said
  if (err !== '') faults.push(`standard error: ${err.slice(0, 200)}`)
  const token = /foyer-session=([^;]+)/.exec(cookie)?.[1] ?? cookie
  for (const secret of [canary, password, token, 'somebody.', '<script', 'Battery2staple'])
    if (out.includes(secret)) faults.push(`the log has “${secret}”`)
  const unexpected = out
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"'))
  faults.push(
    ...new Set(
      unexpected.map((line) => `logged: ${line.replace(/"(time|requestId)":"[^"]*",?/g, '').slice(0, 300)}`),
    ),
  )
  return {
    name: 'the server afterwards',
    runs: 1,
    result: `healthy; ${out.split('\n').length} lines of log`,
    faults,
  }
}

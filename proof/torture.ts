// Races, timing, load, and failures of the process, the database and the browser; afterwards the stored data is counted.
// `npm run torture -- --help` prints the options.
import process from 'node:process'
import { openProduct, type Product } from './product.ts'
import { readCount, readNames, readOptions, exitWithError } from './read-options.ts'
import { printRows, writeRows, type Row } from './report.ts'
import { runCitusDeadWorker, runCitusFaults, runCitusRaces } from './torture/citus/citus.ts'
import { compareWithOne } from './torture/citus/compare.ts'
import { runCluster } from './torture/cluster/cluster.ts'
import { runCaptchaFaults } from './torture/faults/captcha-faults.ts'
import { runFaults, runKilledEmbedded } from './torture/faults/faults.ts'
import { runOverload } from './torture/faults/overload.ts'
import { runPages } from './torture/pages.ts'
import { runProviderFaults } from './torture/faults/provider-faults.ts'
import { runPgBouncer } from './torture/pgbouncer.ts'
import { runRestarts } from './torture/restarts/restarts.ts'
import { runRaces } from './torture/races/races.ts'
import { runStrangers } from './torture/strangers.ts'
import { runRecoveryStrangers } from './torture/strangers-recovery.ts'
import { runTiming } from './torture/timing.ts'
import { runUpgrade } from './torture/upgrade/upgrade.ts'

const usage =
  "npm run torture [-- --only races,strangers,timing,faults,services,embedded,load,restarts,pgbouncer,pages,upgrade,cluster,citus --rounds 20 --races 200 --name 'one code' --pairs 2000 --restarts 4 --down 60 --from <commit> --write]"

const options = readOptions(usage, {
  only: {
    type: 'string',
    default: 'races,strangers,timing,faults,services,embedded,load,restarts,pgbouncer,pages,upgrade',
  },
  restarts: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '20' },
  races: { type: 'string', default: '200' },
  // Runs only races and faults whose names contain this text.
  name: { type: 'string', default: '' },
  pairs: { type: 'string', default: '2000' },
  down: { type: 'string', default: '60' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
})

const rounds = readCount('rounds', options.rounds)
const races = readCount('races', options.races)
const pairs = readCount('pairs', options.pairs)
const restarts = readCount('restarts', options.restarts)
const downSeconds = readCount('down', options.down, 0)
const faultOptions = { rounds, downSeconds, nameFilter: options.name }

const parts: Readonly<Record<string, { heading: string; run: (product: Product) => Promise<Row[]> }>> = {
  races: { heading: 'Races', run: (product) => runRaces(product, races, options.name) },
  strangers: {
    heading: 'What strangers do at length',
    async run(product) {
      return [...(await runStrangers(product, rounds)), ...(await runRecoveryStrangers(product, rounds))]
    },
  },
  faults: {
    heading: 'Faults of the database and the process',
    run: (product) => runFaults(product, faultOptions),
  },
  services: {
    heading: 'Faults of providers and of the captcha service',
    async run(product) {
      return [...(await runProviderFaults(product, rounds)), ...(await runCaptchaFaults(product, rounds))]
    },
  },
  // Only runs if it is named: it takes twenty minutes, and needs Debian's Patroni, etcd, HAProxy and PostgreSQL 15.
  cluster: {
    heading: 'A cluster that fails over',
    run: (product) => runCluster(product, rounds),
  },
  // Only run if they are named: they need a PostgreSQL with Citus (docs/clusters/citus.md), and the races take an hour and a half.
  'citus-races': {
    heading: 'Races on a distributed PostgreSQL',
    run: (product) => runCitusRaces(product, races, options.name),
  },
  'citus-faults': {
    heading: 'Faults of a distributed PostgreSQL and the process',
    run: (product) => runCitusFaults(product, faultOptions),
  },
  'citus-workers': {
    heading: 'A distributed PostgreSQL that loses a machine',
    run: (product) => runCitusDeadWorker(product, rounds),
  },
  'citus-cost': { heading: 'What a distributed PostgreSQL costs', run: compareWithOne },
  load: { heading: 'Ten times the load', run: (product) => runOverload(product, rounds, 5) },
  embedded: {
    heading: 'The embedded database killed',
    run: (product) => runKilledEmbedded(product, rounds),
  },
  restarts: {
    heading: 'Rolling restarts behind a proxy',
    run: (product) => runRestarts(product, restarts),
  },
  pgbouncer: {
    heading: 'Races through PgBouncer',
    run: (product) => runPgBouncer(product, races),
  },
  pages: { heading: 'Faults in a browser', run: (product) => runPages(product, rounds) },
  upgrade: {
    heading: 'Upgrades from the release before',
    run: (product) => runUpgrade(product, downSeconds, options.from),
  },
  timing: { heading: 'Timing', run: (product) => runTiming(product, pairs) },
}

/** Names that stand for several parts. */
const groups: Readonly<Record<string, readonly string[]>> = {
  citus: ['citus-races', 'citus-faults', 'citus-workers', 'citus-cost'],
}

if (options.write && options.name !== '') exitWithError('--write replaces a whole part: leave --name out.')
const selectedNames = readNames('only', options.only, Object.keys({ ...parts, ...groups }))
const chosen = new Set(selectedNames.flatMap((name) => groups[name] ?? [name]))

let isClean = true
let hasRun = false
for (const [name, part] of Object.entries(parts)) {
  if (!chosen.has(name)) continue
  const product = await openProduct(name === 'embedded' || name === 'cluster' ? 'embedded' : 'postgres')
  try {
    const rows = await part.run(product)
    isClean = printRows(rows) && isClean
    hasRun ||= rows.length > 0
    if (options.write) writeRows(rows, part.heading, `npm run torture -- --only ${name}`)
  } finally {
    await product.close()
  }
}
if (!hasRun) exitWithError(`Nothing has run: no name has the text '${options.name}'.`)
process.exitCode = isClean ? 0 : 1

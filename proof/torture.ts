// `npm run torture [-- --only races,timing,faults,services,embedded,load,pages --rounds 20 --races 200 --pairs 2000 --write]`
// Races, timing, load, and the faults of the process, the database and the browser; what is stored is counted afterwards.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { openProduct, type Product } from './product.ts'
import { printRows, writeRows, type Row } from './report.ts'
import { runCaptchaFaults } from './torture/captcha-faults.ts'
import { runFaults, runKilledEmbedded } from './torture/faults.ts'
import { runOverload } from './torture/overload.ts'
import { runPages } from './torture/pages.ts'
import { runProviderFaults } from './torture/provider-faults.ts'
import { runRaces } from './torture/races.ts'
import { runTiming } from './torture/timing.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'races,timing,faults,services,embedded,load,pages' },
    rounds: { type: 'string', default: '20' },
    races: { type: 'string', default: '200' },
    pairs: { type: 'string', default: '2000' },
    down: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
})

const parts: Readonly<Record<string, { heading: string; run: (product: Product) => Promise<Row[]> }>> = {
  races: { heading: 'Races', run: (product) => runRaces(product, Number(options.races)) },
  faults: {
    heading: 'Faults of the database and the process',
    run: (product) => runFaults(product, Number(options.rounds), Number(options.down)),
  },
  services: {
    heading: 'Faults of providers and of the captcha service',
    async run(product) {
      const rounds = Number(options.rounds)
      return [...(await runProviderFaults(product, rounds)), ...(await runCaptchaFaults(product, rounds))]
    },
  },
  load: { heading: 'Ten times the load', run: (product) => runOverload(product, Number(options.rounds), 5) },
  embedded: {
    heading: 'The embedded database killed',
    run: (product) => runKilledEmbedded(product, Number(options.rounds)),
  },
  pages: { heading: 'Faults in a browser', run: (product) => runPages(product, Number(options.rounds)) },
  timing: { heading: 'Timing', run: (product) => runTiming(product, Number(options.pairs)) },
}

let isGood = true
for (const name of options.only.split(',')) {
  const part = parts[name]
  if (part === undefined) throw new Error(`--only: ${Object.keys(parts).join(', ')}`)
  const product = await openProduct(name === 'embedded' ? 'embedded' : 'postgres')
  try {
    const rows = await part.run(product)
    isGood = printRows(rows) && isGood
    if (options.write) writeRows(rows, part.heading, `npm run torture -- --only ${name}`)
  } finally {
    await product.close()
  }
}
process.exitCode = isGood ? 0 : 1

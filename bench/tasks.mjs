// @ts-check
// `npm run bench:tasks [-- --rounds 5 --only order --before <commit>]`, or `-- --write`
// How many steps and seconds do people need for four tasks, in this version and in a previous one?
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../tools/test/chromium.mjs'
import { root } from '../tools/run/programs.mjs'
import { printResults, requireWhole, writeResults } from './results.mjs'
import { runRounds } from './rounds.mjs'
import { buildVersion, commitBefore } from './tasks/before.mjs'
import { describeActs } from './tasks/keystroke-level.mjs'
import { startProduct } from './tasks/product.mjs'
import { listRows } from './tasks/rows.mjs'
import { tasks } from './tasks/tasks.mjs'
import { perform } from './tasks/perform.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    before: { type: 'string', default: commitBefore },
    write: { type: 'boolean', default: false },
  },
})
requireWhole(options)
const rounds = Number(options.rounds)
const chosen = tasks.filter(({ name }) => name.includes(options.only ?? ''))
const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)

const folders = { now: root, before: buildVersion(options.before, print) }
const browser = await chromium.launch(chromiumLaunchOptions())
const products = { now: await startProduct(folders.now), before: await startProduct(folders.before) }
try {
  const measurements = Object.fromEntries(
    chosen.flatMap((task) =>
      /** @type {const} */ (['now', 'before']).map((version) => [
        `${task.name}, ${version}`,
        () => perform(browser, products[version], task, version),
      ]),
    ),
  )
  await runRounds(measurements, 1, (text) => print(`warming up: ${text}`))
  const results = await runRounds(measurements, rounds, print)
  for (const [name, [first]] of Object.entries(results)) print(`${name}: ${describeActs(first?.acts ?? [])}`)
  const rows = listRows(chosen, results)
  printResults(rows)
  if (options.write)
    writeResults(rows, {
      heading: 'Tasks',
      command: 'npm run bench:tasks',
      setting: `Chromium ${browser.version()}, medians of ${rounds} rounds; the measure is the version before, ${options.before}; desktop: 1280 × 800, 10 Mbit/s with 40 ms; phone: 360 × 740, touch, 1.6 Mbit/s with 150 ms, processor slowed 4 times`,
    })
} finally {
  await browser.close()
  await Promise.all(Object.values(products).map(({ end }) => end()))
}

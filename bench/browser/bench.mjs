// @ts-check
// `npm run bench:browser [-- --rounds 7 --only fields|phone|picker|mask|snackbar|dialog|sizes]`, or `-- --write`
// Measures the inputs and surfaces in a browser, beside the smallest code that could do their work (the floor), and beside peers.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../tools/run/install.mjs'
import { printResults, requireWhole, writeResults } from '../results.mjs'
import { runRounds } from '../rounds.mjs'
import { listBundleRows } from './bundles.mjs'
import { listRows } from './rows.mjs'
import { measureSubject, subjects } from './subjects.mjs'
import { startPages } from './pages.mjs'
import { listSurfaceRows, measureSurface, surfaces } from './surfaces.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
requireWhole(options)
const rounds = Number(options.rounds)
const isSelected = (/** @type {{ job: string }} */ { job }) =>
  options.only === undefined || job.split(' ').at(-1) === options.only
const selectedSubjects = subjects.filter(isSelected)
const selectedSurfaces = surfaces.filter(isSelected)
const selectedPages = [...selectedSubjects, ...selectedSurfaces].map(({ page }) => page)
const hasSizes = options.only === undefined || options.only === 'sizes'
if (selectedPages.length === 0 && !hasSizes)
  throw new Error(`There is nothing called ${options.only} to measure.`)

ensureInstalled('bench')
const pages = await startPages(selectedPages)
try {
  const measurements = Object.fromEntries(
    selectedSubjects.map((subject) => [
      `${subject.who}, ${subject.job}`,
      () => measureSubject(pages, subject),
    ]),
  )
  const cycles = Object.fromEntries(
    selectedSurfaces.map((surface) => [
      `${surface.who}, ${surface.job}`,
      () => measureSurface(pages, surface),
    ]),
  )
  // The first round is a warm-up and does not count.
  const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
  await runRounds(measurements, 1, () => print('warming up'))
  await runRounds(cycles, 1, () => print('warming up'))
  const rows = [
    ...listRows(await runRounds(measurements, rounds, print)),
    ...listSurfaceRows(await runRounds(cycles, rounds, print)),
    ...(hasSizes ? await listBundleRows() : []),
  ]
  printResults(rows)
  if (options.write)
    writeResults(rows, {
      heading: 'Browser',
      command: 'npm run bench:browser',
      setting: `Chromium ${pages.version}, production builds, ${rounds} interleaved rounds, time of the main thread`,
    })
} finally {
  await pages.stop()
}

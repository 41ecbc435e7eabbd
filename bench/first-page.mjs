// @ts-check
// `npm run bench:first-page [-- --rounds 7 --write]`
// When is the sign-in page painted, does its layout shift, and how fast does it react? On a mobile connection and with the CPU slowed down
// four times, beside the same page rendered only by the client, as the server sends it to a browser with a session.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../tools/test/chromium.mjs'
import { startScript, stopProcess } from './processes.mjs'
import { printResults, writeResults } from './results.mjs'
import { median, medianRatio, runRounds } from './rounds.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
})
const rounds = Number(options.rounds)

/** Lighthouse's mobile connection: 1.6 Mbit/s, 150 ms round trip. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** The interactions. For each, the longest time until the next paint is measured, in ms; 0 if it is below 16. */
const actions = /** @type {const} */ (['letter', 'show', 'method'])

/** @typedef {Record<(typeof actions)[number], number>} Waits */
/** @typedef {{ paint: number, answers: number, shift: number, waits: Waits }} Reading */

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
const main = new URL('../apps/server/dist/main.js', import.meta.url)
const { child, ready } = await startScript(main, {
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  PORT: '0',
})
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  const measurements = { prerendered: () => measure(false), script: () => measure(true) }
  const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
  await runRounds(measurements, 1, () => print('warming up'))
  const results = await runRounds(measurements, rounds, print)
  const rows = listRows(results['prerendered'] ?? [], results['script'] ?? [])
  printResults(rows)
  if (options.write)
    writeResults(rows, {
      heading: 'First page',
      command: 'npm run bench:first-page',
      setting: `Chromium ${browser.version()}, 360 × 740, 1.6 Mbit/s with 150 ms, processor slowed 4 times, ${rounds} interleaved rounds; the measure is the page that its script renders`,
    })
} finally {
  await browser.close()
  await stopProcess(child)
  await rm(dataDir, { recursive: true, force: true })
}

/** @param {readonly Reading[]} ours @param {readonly Reading[]} theirs @returns {import('./results.mjs').Row[]} */
function listRows(ours, theirs) {
  const read = (/** @type {(reading: Reading) => number} */ pick) => ({
    own: ours.map(pick),
    other: theirs.map(pick),
  })
  /** @type {[string, (reading: Reading) => number][]} */
  const times = [
    ['largest paint of /sign-in, ms ÷ rendered by its script', ({ paint }) => paint],
    ['until its form answers, ms ÷ rendered by its script', ({ answers }) => answers],
  ]
  const shift = read((reading) => reading.shift)
  return [
    ...times.map(([name, pick]) => {
      const { own, other } = read(pick)
      return { name, goal: '', ratio: medianRatio(own, other), ours: median(own), measure: median(other) }
    }),
    {
      name: 'layout shift of /sign-in',
      digits: 3,
      goal: '',
      ratio: Math.max(...shift.own) / Math.max(...shift.other),
      ours: Math.max(...shift.own),
      measure: Math.max(...shift.other),
    },
    // From the quietest round, because other load on the machine only adds to the delay of a single press.
    ...actions.map((action) => {
      const { own, other } = read(({ waits }) => waits[action])
      const [ownMin, otherMin] = [Math.min(...own), Math.min(...other)]
      return {
        name: `from a press to its paint, ${action}, ms`,
        goal: '',
        ratio: ownMin / otherMin,
        ours: ownMin,
        measure: otherMin,
      }
    }),
  ]
}

/** @param {boolean} isEmpty the page is sent without its prerendered content @returns {Promise<Reading>} */
async function measure(isEmpty) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  // The server only sees that there is a session cookie; the script finds out that it is invalid.
  if (isEmpty) await context.addCookies([{ name: 'foyer-session', value: 'none', url: ready.address }])
  const page = await context.newPage()
  await page.addInitScript(() => {
    const noted = { paint: 0, shift: 0, waits: /** @type {number[]} */ ([]) }
    const observe = (/** @type {any} */ type, /** @type {(entry: any) => void} */ note) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
      /** @type {any} */ const what = { type, buffered: true, durationThreshold: 16 }
      observer.observe(what)
    }
    observe('largest-contentful-paint', (entry) => (noted.paint = entry.startTime))
    observe('layout-shift', (entry) => (noted.shift += entry.value))
    observe('event', (entry) => {
      if (entry.interactionId) noted.waits.push(entry.duration)
    })
    Object.assign(globalThis, { noted })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${ready.address}/sign-in`)
  // React has hydrated the form.
  await page.waitForFunction(() => {
    const { document } = /** @type {any} */ (globalThis)
    return Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'))
  })
  const answers = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  // The browser reports the largest paint some time after it, and even later on a slow machine.
  await wait(1_000)
  const { paint, shift } = await readObservations(page)
  const waits = await interact(page)
  await context.close()
  return { paint, answers, shift, waits }
}

/** @param {import('playwright').Page} page @returns {Promise<{ paint: number, shift: number, waits: number[] }>} */
function readObservations(page) {
  return page.evaluate('noted')
}

/** Types, shows the password, changes the method and changes it back. @param {import('playwright').Page} page @returns {Promise<Waits>} */
async function interact(page) {
  await page.locator('input[name="email"]').tap()
  // Waits until everything that the first focus loads has arrived.
  await page.keyboard.type('a')
  await page.waitForLoadState('networkidle')
  await wait(500)
  const time = async (/** @type {() => Promise<unknown>} */ act) => {
    await page.evaluate('noted.waits.length = 0')
    await act()
    // The browser reports an interaction shortly after its paint.
    await wait(500)
    return (await readObservations(page)).waits
  }
  // People type slower than letters are painted.
  const letters = await time(() => page.keyboard.type('nna@example.com', { delay: 100 }))
  const show = await time(() => page.getByRole('button', { name: 'Show' }).first().tap())
  const method = await time(() => page.getByRole('tab').last().tap())
  return { letter: median([0, ...letters]), show: Math.max(0, ...show), method: Math.max(0, ...method) }
}

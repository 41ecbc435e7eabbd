// @ts-check
// `npm run bench:lighthouse [-- --rounds 3 --only /checkout,/terms]`, or `-- --write`
// Runs Lighthouse on every page, with its emulated phone. Lighthouse is fetched by npm for the run, and is not a dependency of the project.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs, promisify } from 'node:util'
import { chromiumLaunchOptions } from '../tools/test/chromium.mjs'
import { npm } from '../tools/run/programs.mjs'
import { startScript, stopProcess } from './processes.mjs'
import { printResults, requireWhole, writeResults } from './results.mjs'
import { median, runRounds } from './rounds.mjs'

const version = '12.8.2'

/** @typedef {{ path: string, isFound: boolean, isMissing?: true, isSignedIn?: true }} Page `isFound`: indexable; `isMissing`: a 404 */
/** @type {Page[]} */
const pages = [
  { path: '/', isFound: true },
  { path: '/sign-in', isFound: true },
  { path: '/sign-up', isFound: true },
  { path: '/recover', isFound: true },
  { path: '/checkout', isFound: true },
  { path: '/terms', isFound: true },
  { path: '/nowhere', isFound: false, isMissing: true },
  { path: '/account', isFound: false, isSignedIn: true },
]

/** Lighthouse's categories, and the minimum score for each page. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** @typedef {Record<keyof typeof goals, number>} Scores */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
requireWhole(options)
const rounds = Number(options.rounds)
const selectedPages = pages.filter(({ path }) => options.only?.split(',').includes(path) ?? true)
const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)

const folder = await mkdtemp(join(tmpdir(), 'foyer-lighthouse-'))
const main = new URL('../apps/server/dist/main.js', import.meta.url)
const { child, ready } = await startScript(main, {
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: '',
  DATA_DIR: join(folder, 'data'),
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  PORT: '0',
})
try {
  const cookie = await signUp(ready.address)
  const measurements = Object.fromEntries(
    selectedPages.map((page) => [page.path, () => measure(page, cookie)]),
  )
  const rows = listRows(await runRounds(measurements, rounds, print))
  printResults(rows)
  if (options.write)
    writeResults(rows, {
      heading: 'Lighthouse',
      command: 'npm run bench:lighthouse',
      setting: `Lighthouse ${version}, its phone with simulated throttling, the middle of ${rounds} rounds, points of 100`,
    })
} finally {
  await stopProcess(child)
  await rm(folder, { recursive: true, force: true })
}

/**
 * The performance of each page; for the other categories, only the lowest score.
 * @param {Record<string, Scores[]>} results
 * @returns {import('./results.mjs').Row[]}
 */
function listRows(results) {
  const row = (/** @type {string} */ name, /** @type {number} */ score, /** @type {number} */ goal) => ({
    name,
    ours: score,
    measure: NaN,
    ratio: score,
    goal: `≥ ${goal}`,
  })
  const medianOf = (/** @type {string} */ path, /** @type {keyof Scores} */ category) =>
    median((results[path] ?? []).map((scores) => scores[category]))
  const minOf = (/** @type {Page[]} */ candidates, /** @type {keyof Scores} */ category) =>
    Math.min(...candidates.map(({ path }) => medianOf(path, category)))
  return [
    ...selectedPages.map(({ path }) =>
      row(`performance of ${path}`, medianOf(path, 'performance'), goals.performance),
    ),
    row('accessibility, the least of them', minOf(selectedPages, 'accessibility'), goals.accessibility),
    // Without the missing page, because browsers log a 404 as an error.
    row(
      'best practices, the least of those that are there',
      minOf(
        selectedPages.filter(({ isMissing }) => !isMissing),
        'best-practices',
      ),
      goals['best-practices'],
    ),
    row(
      'SEO, the least of those that a search may list',
      minOf(
        selectedPages.filter(({ isFound }) => isFound),
        'seo',
      ),
      goals.seo,
    ),
  ]
}

/** @param {Page} page @param {string} cookie of the signed-in person @returns {Promise<Scores>} */
async function measure({ path, isFound, isSignedIn }, cookie) {
  const report = join(folder, 'report.json')
  const { executablePath, args } = chromiumLaunchOptions()
  const [command = '', ...start] = npm('exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse')
  await promisify(execFile)(
    command,
    [
      ...start,
      `${ready.address}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(goals).join(',')}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      // The content of the missing page is measured, although its status is 404.
      ...(isFound ? [] : ['--ignore-status-code']),
      ...(isSignedIn ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    // Outside the project, so that npm ignores the project's settings.
    { cwd: folder, env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  )
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'))
  const scores = Object.entries(categories).map(([name, { score, auditRefs }]) => {
    const failingAudits = auditRefs.filter(
      (/** @type {{ id: string, weight: number }} */ { id, weight }) =>
        weight > 0 && (audits[id].score ?? 1) < 0.9,
    )
    for (const { id } of isFound || name !== 'seo' ? failingAudits : [])
      print(`  ${path} ${name}: ${audits[id].title} ${audits[id].displayValue ?? ''}`)
    return [name, Math.round(score * 100)]
  })
  print(`  ${path}: ${scores.map(([name, points]) => `${name} ${points}`).join(', ')}`)
  return Object.fromEntries(scores)
}

/** @param {string} address @returns {Promise<string>} the cookie of a new account */
async function signUp(address) {
  const answer = await fetch(`${address}/web/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.com', password: 'Lighthouse1keeper' }),
  })
  if (answer.status !== 201)
    throw new Error(`Signing up was answered by ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

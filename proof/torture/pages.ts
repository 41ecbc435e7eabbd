// Failures in a browser: repeats the journeys tagged @fault, without retries.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged } from '../../tools/build/build.mjs'
import { program, root } from '../../tools/run/programs.mjs'
import type { Product } from '../product.ts'
import { quantile, type Row } from '../report.ts'
import { countInconsistencies } from './count-inconsistencies.ts'

/** The part of the output of Playwright's JSON reporter that is read here. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly results: readonly Result[] }[]
  }[]
}

interface Result {
  readonly status: 'passed' | 'failed' | 'timedOut' | 'interrupted' | 'skipped'
  readonly duration: number
  readonly error?: { readonly message?: string }
}

interface Report {
  readonly suites: readonly Suite[]
  /** Errors that prevented journeys from running, such as a file that cannot be loaded. They are in no suite. */
  readonly errors: readonly { readonly message?: string }[]
}

/** Only phones are rotated. */
const projectOptions = [['--project=desktop'], ['--project=phone', 'turned-device.spec.ts']]

export async function runPages(product: Product, rounds: number): Promise<Row[]> {
  await buildChanged(['apps/web', 'apps/server', 'apps/sandbox'])
  // A copy, so that a build during the run does not change what is served.
  const web = join(product.folder, 'web')
  cpSync(join(root, 'apps/web/dist'), web, { recursive: true })
  const results = new Map<string, Result[]>()
  const runErrors: string[] = []
  for (const kind of projectOptions) {
    const report = join(product.folder, 'pages.json')
    rmSync(report, { force: true })
    const output = `--output=${join(product.folder, 'pages')}`
    await runPlaywright([...kind, output, '--repeat-each', String(rounds)], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FOYER_E2E_DATABASE_URL: product.postgres?.url,
      WEB_DIR: web,
    })
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as Report
    for (const suite of suites) collect(suite, results)
    runErrors.push(...errors.map(({ message = '' }) => `${kind.join(' ')}: ${message.split('\n', 1)[0]}`))
  }
  const [stored] = await product.query<{ users: string; sessions: string }>(
    'select (select count(*) from users) as users, (select count(*) from sessions) as sessions',
  )
  return [
    ...[...results].map(([name, runs]) => checkReply(name, runs, rounds)),
    {
      name: 'journeys that could not be run',
      runs: projectOptions.length,
      result: runErrors.length === 0 ? 'none' : 'some',
      faults: runErrors,
    },
    {
      name: 'what is stored afterwards',
      runs: 1,
      result: `${stored?.users} users and ${stored?.sessions} sessions of the journeys that share a product; none half-made, none twice`,
      faults: await countInconsistencies(product),
    },
  ]
}

async function runPlaywright(
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const [file = '', ...command] = program('@playwright/test', 'playwright')
  const fixed = ['test', '--grep', '@fault', '--retries', '0', '--workers', '2', '--reporter', 'line,json']
  const child = spawn(file, [...command, ...fixed, ...options], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  // The report lists failures, and journeys that did not run; if there is no report, reading it throws.
  await once(child, 'exit')
  process.off('exit', stop)
}

function collect({ suites = [], specs }: Suite, results: Map<string, Result[]>): void {
  for (const { title, file, tests } of specs) {
    const name = `${file.replace('.spec.ts', '')}: ${title}`
    const runs = tests.flatMap((test) => test.results)
    results.set(name, [...(results.get(name) ?? []), ...runs])
  }
  for (const suite of suites) collect(suite, results)
}

function checkReply(name: string, results: readonly Result[], rounds: number): Row {
  const runs = results.filter(({ status }) => status !== 'skipped')
  const faults = runs
    .filter(({ status }) => status !== 'passed')
    .map(({ status, error }) => `${status}: ${error?.message?.split('\n', 1)[0]}`)
  if (runs.length < rounds) faults.push(`${rounds - runs.length} of ${rounds} were not run`)
  const durations = runs.map(({ duration }) => duration)
  const result = `as promised ${runs.length - faults.length} times; ${(quantile(durations, 0.5) / 1_000).toFixed(1)} s in the median`
  return { name, runs: runs.length, result, faults }
}

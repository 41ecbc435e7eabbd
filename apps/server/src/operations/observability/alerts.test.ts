import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@foyer/core/wire'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { appRoot } from '../../app-root.ts'
import { readConfig } from '../../config.ts'
import type { Series } from './testing/alert-case.ts'
import { alertCases } from './testing/alert-cases.ts'
import { createMetrics } from './metrics.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly reason: string }
}

interface Panel {
  readonly type: string
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

const deploy = fileURLToPath(new URL('../../deploy/', appRoot))
const readDeployed = (name: string) => readFileSync(join(deploy, name), 'utf8')
const rules: { readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[] } =
  parse(readDeployed('alerts.yaml'))
const alerts = rules.groups.flatMap((group) => group.rules)
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(readDeployed('grafana-dashboard.json'))
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** The metric names of a scrape; a histogram has three. */
async function listMetrics(): Promise<Set<string>> {
  const { text } = await createMetrics(readConfig({})).print()
  const families = Array.from(text.matchAll(/^# TYPE (\S+) (\w+)$/gm))
  return new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
}

const readMetricNames = (expression: string) =>
  expression.match(/\b(?:foyer|process|nodejs)_[a-z\d_]+/g) ?? []

describe('deploy/alerts.yaml', () => {
  test.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s says whom to wake, what happened and why it matters',
    (_name, { alert, expr, labels, annotations, for: duration = '0m', ...others }) => {
      expect(others).toEqual({})
      expect(alert).toMatch(/^Foyer[A-Z]\w+$/)
      expect(duration).toMatch(/^\d+m$/)
      expect(labels).toEqual({ severity: expect.stringMatching(/^(?:page|ticket)$/) })
      expect(annotations).toEqual({ summary: expect.any(String), reason: expect.any(String) })
      expect(expr).not.toBe('')
    },
  )

  test('every alert has a case in which it fires, and one in which it does not', () => {
    expect(new Set(alertCases.map(({ alert }) => alert))).toEqual(new Set(alerts.map(({ alert }) => alert)))
  })

  test('alerts and the dashboard query only metrics that exist', async () => {
    const metrics = await listMetrics()
    const asked = [...alerts.map(({ expr }) => expr), ...queries].flatMap(readMetricNames)
    expect(asked.length).toBeGreaterThan(alerts.length)
    expect(asked.filter((name) => !metrics.has(name))).toEqual([])
  })

  test('alerts and the dashboard name only routes that exist', () => {
    const routes = Object.values(operations).map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    const patterns = [...alerts.map(({ expr }) => expr), ...queries].flatMap((expression) =>
      Array.from(expression.matchAll(/route=~?"([^"]+)"/g), ([, pattern = '']) => pattern),
    )
    expect(patterns.length).toBeGreaterThan(0)
    for (const pattern of patterns)
      expect(
        routes.filter((route) => new RegExp(`^(?:${pattern})$`).test(route)),
        pattern,
      ).not.toEqual([])
  })
})

describe('deploy/grafana-dashboard.json', () => {
  test('has panels with a title and a query each, in rows', () => {
    const [rows, panels] = [true, false].map((isRow) =>
      dashboard.panels.filter(({ type }) => (type === 'row') === isRow),
    )
    expect(rows?.length).toBeGreaterThan(3)
    for (const { title, targets } of panels ?? []) expect(targets?.length, title).toBeGreaterThan(0)
  })
})

// `npm test` installs promtool on systems with apt. Without it, the cases above are still compared with the list of alerts.
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

const reason = hasPromtool ? '' : ' (skipped: promtool is not installed)'

describe.runIf(hasPromtool)(`Prometheus${reason}`, () => {
  test.each(
    alertCases.flatMap(({ alert, at, fires, calm }) => [
      [alert, 'fires', at, fires] as const,
      [alert, 'stays calm', at, calm] as const,
    ]),
  )('%s %s after %i minutes of %o', (alert, outcome, at, series) => {
    expect(runPromtool(alert, outcome === 'fires', at, series)).toBe('')
  })

  test('can parse each query of the dashboard', () => {
    const rulesOfQueries = queries.map((expr, at) => ({
      record: `query_${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }))
    const document = { groups: [{ name: 'dashboard', rules: rulesOfQueries }] }
    const { status, stderr } = withFile(document, (file) =>
      spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' }),
    )
    expect(status, stderr).toBe(0)
  })
})

/** Runs a rule test with promtool. Returns its error output. */
function runPromtool(alert: string, isFiring: boolean, minutes: number, series: Series): string {
  const document = {
    rule_files: [join(deploy, 'alerts.yaml')],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0`,
            eval_time: `${minutes}m`,
            exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
          },
        ],
      },
    ],
  }
  return withFile(document, (file) => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
    return status === 0 ? '' : stdout + stderr
  })
}

/** Writes the document to a file as JSON, which is valid YAML. */
function withFile<Result>(document: object, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-alerts-'))
  try {
    const file = join(folder, 'test.yaml')
    writeFileSync(file, JSON.stringify(document))
    return use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

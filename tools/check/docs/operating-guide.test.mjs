// @ts-check
// Compares docs/operating.md with the files of the project. The server's own tests compare its variables, metrics and
// commands.
import { expect, it } from 'vitest'
import { readText } from '../../run/programs.mjs'
import { findNames, sectionOf } from './guides.mjs'

const guide = readText('docs/operating.md')

it('docs/operating.md lists every variable of the sandbox, and no other', () => {
  const config = readText('apps/sandbox/src/config.ts')
  const variables = findNames(config, /\(\s*(?:environment, )?'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g)
  expect(variables.size).toBeGreaterThan(0)
  expect(findNames(sectionOf(guide, 'Settings of the sandbox'), /^\| `([A-Z\d_]+)`/gm)).toEqual(variables)
})

it('docs/operating.md lists every alert of deploy/alerts.yaml, and every metric that they use', () => {
  const rules = readText('deploy/alerts.yaml')
  const alerts = findNames(rules, /alert: (\w+)/g)
  expect(alerts.size).toBeGreaterThan(0)
  expect(findNames(guide, /^\| `(Foyer\w+)`/gm)).toEqual(alerts)
  expect(rules.match(/reason: /g)).toHaveLength(alerts.size)
  const metrics = findNames(guide, /^\| `(foyer_\w+)`/gm)
  expect([...findNames(rules, /\b(foyer_\w+)/g)].filter((name) => !metrics.has(name))).toEqual([])
})

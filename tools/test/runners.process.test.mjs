// @ts-check
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { program } from '../run/programs.mjs'
import { runTests } from './runners.mjs'

const vitest = [...program('vitest'), 'run', '--root', 'tools/test/fixtures/runners']
const playwright = [
  ...program('@playwright/test', 'playwright'),
  'test',
  '-c',
  'tools/test/fixtures/runners/journeys',
]
const crash = [process.execPath, '-e', 'process.exit(7)']

/** @type {[what: string, kind: 'vitest' | 'playwright', command: string[], counts: number[], said?: string, secondTries?: string[]][]} */
const rows = [
  [
    'a failing test and a file that cannot be loaded as failed, a skipped test as skipped',
    'vitest',
    [...vitest, 'mixed', 'broken'],
    [2, 2, 1],
  ],
  [
    'an unhandled rejection as failed, though every test passed',
    'vitest',
    [...vitest, 'unhandled'],
    [1, 1, 0],
  ],
  ['a run without tests as failed', 'vitest', [...vitest, 'nowhere', '--passWithNoTests'], [0, 1, 0]],
  ['a passing test as passed', 'vitest', [...vitest, 'passing'], [1, 0, 0]],
  [
    'a journey that passes on its second try as passed, and names it',
    'playwright',
    playwright,
    [2, 1, 0],
    'with a second try',
    ['with a second try › passes on its second try'],
  ],
  ['a crash of Vitest as failed', 'vitest', crash, [0, 1, 0]],
  ['a crash of Playwright as failed', 'playwright', crash, [0, 1, 0]],
  ['a missing Vitest as failed', 'vitest', ['/no/such/program'], [0, 1, 0], 'ENOENT'],
  ['a missing Playwright as failed', 'playwright', ['/no/such/program'], [0, 1, 0], 'ENOENT'],
]

// Slow, because each test starts a process.
describe.concurrent('a runner', () => {
  it.each(rows)(
    'counts %s',
    { timeout: 60_000 },
    async (_what, kind, command, counts, expectedText = '', secondTries = []) => {
      const result = await runTests({ name: 'planted', kind, command })
      const { passed, failed, skipped } = result.counts
      expect([passed, failed, skipped]).toEqual(counts)
      expect(result.secondTries).toEqual(secondTries)
      expect(result.output).toContain(expectedText)
    },
  )
})

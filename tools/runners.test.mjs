// @ts-check
import process from 'node:process'
import { expect, it } from 'vitest'
import { program } from './programs.mjs'
import { runTests } from './runners.mjs'

/** @param {string[]} args */
function runPlanted(...args) {
  const command = [...program('vitest'), 'run', '--root', 'tools/fixtures/runners', ...args]
  return runTests({ name: 'planted', kind: 'vitest', command })
}

const rows = /** @type {const} */ ([
  ['a failing test as failed, a skipped one as skipped', ['mixed'], { passed: 2, failed: 1, skipped: 1 }],
  ['a file that cannot be loaded as failed', ['broken'], { passed: 0, failed: 1, skipped: 0 }],
  [
    'an unhandled rejection as failed, though every test passed',
    ['unhandled'],
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['a run of nothing as failed', ['nowhere', '--passWithNoTests'], { passed: 0, failed: 1, skipped: 0 }],
  ['a run in which all is well', ['passing'], { passed: 1, failed: 0, skipped: 0 }],
])

it.each(rows)('counts %s', { timeout: 30_000 }, async (_what, args, counts) => {
  expect((await runPlanted(...args)).counts).toEqual(counts)
})

it.each(/** @type {const} */ (['vitest', 'playwright']))('counts a crash of %s as failed', async (kind) => {
  const command = [process.execPath, '-e', 'process.exit(7)']
  expect((await runTests({ name: 'crash', kind, command })).counts).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
})

it.each(/** @type {const} */ (['vitest', 'playwright']))(
  'counts %s that is not there as failed',
  async (kind) => {
    const { counts, output } = await runTests({ name: 'missing', kind, command: ['/no/such/program'] })
    expect(counts.failed).toBe(1)
    expect(output).toContain('ENOENT')
  },
)

it(
  'counts a journey that passes on its second try as passed, and names it',
  { timeout: 30_000 },
  async () => {
    const command = [
      ...program('@playwright/test', 'playwright'),
      'test',
      '-c',
      'tools/fixtures/runners/journeys',
    ]
    const { counts, secondTries } = await runTests({ name: 'planted', kind: 'playwright', command })
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(secondTries).toEqual(['planted.ts › passes on its second try'])
  },
)

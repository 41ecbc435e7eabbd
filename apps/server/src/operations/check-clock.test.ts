import { expect } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'
import { checkClock } from './check-clock.ts'

/** In seconds, what the process's clock is off by before and after the database is asked, and what the operator sees. */
const clocks = [
  ['the same clock', [0, 0], [-1, 1], undefined],
  ['a clock that is ahead', [60, 60], [59, 61], 'ahead'],
  ['a clock that is behind', [-60, -60], [-61, -59], 'behind'],
  ['a database that answers after a minute', [-30, 30], [-1, 1], undefined],
] as const

test.for(clocks)('An operator is warned of a wrong clock: %s', async (row, { start }) => {
  const [, [before, after], [least, most], warning] = row
  const { context, log } = await start()
  const offsets = [before, after]
  await checkClock(context, () => Date.now() + (offsets.shift() ?? 0) * 1_000)
  const { text } = await context.metrics.print()
  const offset = Number(/^foyer_clock_offset_seconds (\S+)$/m.exec(text)?.[1])
  expect(offset).toBeGreaterThanOrEqual(least)
  expect(offset).toBeLessThanOrEqual(most)
  const warnings = log.filter((line) => line.includes('the clock of this process'))
  expect(warnings.map((line) => JSON.parse(line) as { clock: string })).toMatchObject(
    warning === undefined ? [] : [{ clock: warning }],
  )
})

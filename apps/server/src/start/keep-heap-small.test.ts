import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../testing/processes/print-heap-peak.ts', import.meta.url))

/** The peak heap of a new process, in bytes. */
async function findPeak(...args: string[]): Promise<number> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args])
  return Number(stdout)
}

test('A small heap peaks at least a fifth lower than the default one', async () => {
  const [usual, small] = [await findPeak(), await findPeak('small')]
  expect(usual).toBeGreaterThan(0)
  expect(small).toBeLessThan(usual * 0.8)
})

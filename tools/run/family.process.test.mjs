// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const parentScript = fileURLToPath(new URL('fixtures/family/parent.mjs', import.meta.url))

/** `ended` resolves when parent and children have closed the output. @param {NodeJS.ProcessEnv} [env] */
async function startParent(env) {
  const parent = spawn(process.execPath, [parentScript], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(parent, 'close')
  await once(parent.stdout, 'data')
  return { parent, ended }
}

it.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
  '%s ends every process, with code 0',
  async (signal) => {
    const { parent, ended } = await startParent()
    parent.kill(signal)
    expect(await ended).toEqual([0, null])
  },
)

it('a failing process ends every other one, and its exit code is passed on', async () => {
  const { ended } = await startParent({ FAILS: 'yes' })
  expect(await ended).toEqual([3, null])
})

it('a killed parent leaves no process behind', async () => {
  const { parent, ended } = await startParent()
  parent.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
})

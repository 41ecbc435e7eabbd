import { constants, getPriority } from 'node:os'
import process from 'node:process'
import { expect, it } from 'vitest'
import { runStep } from './steps.mjs'

const printPriority = [process.execPath, '-p', 'os.getPriority()']

it.each([
  ['gives way to other processes if it is patient', true, constants.priority.PRIORITY_BELOW_NORMAL],
  ['runs as its parent does otherwise', false, getPriority()],
])('A step %s', async (_, isPatient, priority) => {
  const step = await runStep({ name: 'print', command: printPriority, isPatient })
  expect(step).toMatchObject({ isPassed: true, output: `${priority}\n` })
})

it('A patient step that cannot be started has failed, and says so', async () => {
  const step = await runStep({ name: 'none', command: ['no-such-program'], isPatient: true })
  expect(step.isPassed).toBe(false)
  expect(step.output).toContain('no-such-program')
})

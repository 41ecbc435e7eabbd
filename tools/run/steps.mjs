// @ts-check
// Runs the steps of a check in parallel, and reports each.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './programs.mjs'

/**
 * @typedef {{ name: string, command: string[], cwd?: string, env?: Record<string, string> }} Step
 * @typedef {{ name: string, isPassed: boolean, seconds: number, output: string }} StepResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends the running steps when this process is told to end. */
export function endStepsOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      for (const child of running) child.kill()
      process.exit(1)
    })
}

/** Ends a process too when this one is told to end. @param {import('node:child_process').ChildProcess} child */
export function endWithSteps(child) {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/**
 * Runs steps in order, by default as many at once as there are cores. Prints one line for each, and the output of those
 * that fail.
 * @param {Step[]} steps @param {(line: string) => void} print @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, print, parallel = availableParallelism()) {
  /** @type {StepResult[]} */
  const results = []
  const pendingSteps = steps.values()
  const runNext = async () => {
    for (const step of pendingSteps) {
      const result = await runStep(step)
      results.push(result)
      print(describeStep(result))
    }
  }
  await Promise.all(Array.from({ length: parallel }, runNext))
  return results
}

/** @param {Step} step @returns {Promise<StepResult>} */
export async function runStep({ name, command: [file = '', ...args], cwd = '.', env = {} }) {
  const started = performance.now()
  const child = spawn(file, args, {
    cwd: join(root, cwd),
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithSteps(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const isPassed = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`
      resolve(false)
    })
    child.once('close', (code, signal) => {
      if (signal) output += `Ended by ${signal}.\n`
      resolve(code === 0)
    })
  })
  return { name, isPassed, seconds: (performance.now() - started) / 1000, output }
}

/** One line, and the output of a step that failed. @param {StepResult & { note?: string }} result */
export function describeStep({ name, isPassed, seconds, output, note = '' }) {
  const line =
    `${isPassed ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd()
  return isPassed ? line : `${line}\n${output.trimEnd().replaceAll(/^/gm, '    ')}`
}

// @ts-check
// Starts the processes that are measured, waits until they are ready, and ends them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Logs are written as always, but discarded: a terminal would slow the server down.
 * @param {string | URL} script
 * @param {NodeJS.ProcessEnv} environment
 */
export function forkScript(script, environment) {
  return fork(script, { env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

/**
 * @param {string | URL} script @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ child: ChildProcess, ready: any }>}
 */
export async function startScript(script, environment) {
  const child = forkScript(script, environment)
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`${String(script)} ended with code ${code}.`)),
    ),
  ])
  return { child, ready }
}

/** @param {ChildProcess} child */
export async function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The resident memory of a process; NaN if it cannot be read. @param {number | undefined} pid */
export function readResidentMegabytes(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1_000
  } catch {
    // Not Linux.
    return NaN
  }
}

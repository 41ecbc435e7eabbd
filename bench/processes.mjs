// @ts-check
// Starts the processes that are measured, waits until they are ready, and ends them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

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

/**
 * Waits until a process has nothing left to do: the requests that a load has left behind are answered. Its memory depends on whether it
 * hashes passwords at that moment.
 * @param {number | undefined} pid
 */
export async function whenIdle(pid) {
  let before = readProcessorTicks(pid)
  for (;;) {
    await wait(500)
    const ticks = readProcessorTicks(pid)
    // At most a twentieth of a processor, for timers.
    if (Number.isNaN(ticks) || ticks - before <= 2) return
    before = ticks
  }
}

/** The processor time of a process so far, in hundredths of a second; NaN if it cannot be read. @param {number | undefined} pid */
function readProcessorTicks(pid) {
  try {
    // The name, in parentheses, may have blanks. Of what follows, the 12th and 13th are utime and stime.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    // Not Linux.
    return NaN
  }
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

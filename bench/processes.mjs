// @ts-check
// The processes that are measured: started by a script, ready when they say so, ended with the run.
import { fork } from 'node:child_process'
import { once } from 'node:events'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {string | URL} script @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ child: ChildProcess, ready: any }>}
 */
export async function startScript(script, environment) {
  // Logs are written as always, to nowhere: a terminal would slow the server down.
  const child = fork(script, { env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
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

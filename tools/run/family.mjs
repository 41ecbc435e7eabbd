// @ts-check
// Starts processes that end together.
import { fork } from 'node:child_process'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a process gets to end. The server's own limit is shorter. */
const endTimeout = 15_000

/**
 * @typedef {import('node:child_process').ChildProcess} Child
 * @typedef {{ env?: NodeJS.ProcessEnv, execArgv?: string[], cwd?: string, output?: 'inherit' | 'pipe' }} StartOptions
 */

/**
 * A group of processes that end together: on Ctrl-C, SIGTERM or SIGHUP, and when one of them ends. Then this process
 * ends too, with code 0 if it was asked to, and otherwise with the code of the failed one. If this process is killed,
 * the others end when their channel to it closes.
 */
export function createFamily() {
  /** @type {Set<Child>} */
  const children = new Set()
  let isEnding = false

  /** @param {number} code */
  async function end(code) {
    if (isEnding) return
    isEnding = true
    await Promise.all([...children].map(endProcess))
    process.exit(code)
  }

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void end(0))

  /** Starts a script of Node and waits until it sends `{ type: 'ready' }`. @param {string} script @param {StartOptions} options */
  async function start(script, options) {
    const child = startProcess(script, options)
    children.add(child)
    child.once('exit', (code) => {
      children.delete(child)
      void end(code || 1)
    })
    return awaitReady(child)
  }

  return { start, end }
}

/**
 * Starts a Node script in a process group of its own, so that Ctrl-C reaches it only through this process. @param {string} script
 * @param {StartOptions} options
 */
export function startProcess(script, { output = 'inherit', ...options } = {}) {
  return fork(script, [], {
    execArgv: [],
    ...options,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
}

/** Resolves with a process's message `{ type: 'ready', … }`; never, if it ends before. @param {Child} child @returns {Promise<any>} */
export function awaitReady(child) {
  return new Promise((resolve) => {
    child.on('message', (/** @type {any} */ message) => {
      if (message?.type === 'ready') resolve(message)
    })
  })
}

/** Ends a process and its children, by force if they do not react. @param {Child} child */
export async function endProcess(child) {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const whenExited = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(pid, 'SIGTERM')
  const timeoutController = new AbortController()
  wait(endTimeout, undefined, { signal: timeoutController.signal }).then(
    () => signalGroup(pid, 'SIGKILL'),
    () => undefined,
  )
  await whenExited
  timeoutController.abort()
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}

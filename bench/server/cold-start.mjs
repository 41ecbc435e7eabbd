// @ts-check
// How long does it take from the start of a process to its first answer, and to its first sign-in?
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../tools/run/free-port.mjs'
import { signInToBetterAuth } from './better-auth.mjs'
import { accounts, forkFoyer, register, signIn } from './foyer.mjs'
import { readResidentMegabytes, stopProcess } from '../processes.mjs'

/** @typedef {{ answer: number, signIn: number, megabytes: number }} StartMeasurement seconds until each, and the memory in use after that */

const [account = { email: '', password: '' }] = accounts

/**
 * The servers that are started in each round.
 * @param {string} databaseUrl with accounts in it
 * @param {Awaited<ReturnType<typeof import('./better-auth.mjs').startBetterAuth>>} peer
 * @param {string} folder
 */
export async function listStarts(databaseUrl, peer, folder) {
  const existingFolder = mkdtempSync(join(folder, 'kept-'))
  await measureStart('', existingFolder, register)
  return {
    'start, PostgreSQL': () => measureStart(databaseUrl, folder, signIn),
    'start, embedded': () => measureStart('', existingFolder, signIn),
    'start, embedded, for the first time': async () => {
      const freshFolder = mkdtempSync(join(folder, 'fresh-'))
      const measured = await measureStart('', freshFolder, register)
      rmSync(freshFolder, { recursive: true, force: true })
      return measured
    },
    'start, better-auth': () => startBetterAuthAgain(peer),
  }
}

/**
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @param {(address: string, account: { email: string, password: string }) => Promise<unknown>} authenticate
 * @returns {Promise<StartMeasurement>}
 */
async function measureStart(databaseUrl, dataDir, authenticate) {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = forkFoyer(databaseUrl, dataDir, port)
  try {
    while (!(await isHealthy(address))) {
      if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
      await wait(5)
    }
    const answeredAt = performance.now()
    await authenticate(address, account)
    const signedInAt = performance.now()
    return {
      answer: (answeredAt - startedAt) / 1_000,
      signIn: (signedInAt - startedAt) / 1_000,
      megabytes: readResidentMegabytes(child.pid),
    }
  } finally {
    await stopProcess(child)
  }
}

/** @param {Awaited<ReturnType<typeof import('./better-auth.mjs').startBetterAuth>>} peer @returns {Promise<StartMeasurement>} */
async function startBetterAuthAgain(peer) {
  const startedAt = performance.now()
  const { child, ready } = await peer.startAgain()
  const answeredAt = performance.now()
  try {
    await signInToBetterAuth(ready.address, account)
    const signedInAt = performance.now()
    return {
      answer: (answeredAt - startedAt) / 1_000,
      signIn: (signedInAt - startedAt) / 1_000,
      megabytes: readResidentMegabytes(child.pid),
    }
  } finally {
    await stopProcess(child)
  }
}

/** @param {string} address */
async function isHealthy(address) {
  try {
    return (await fetch(new URL('/healthz', address))).ok
  } catch {
    // Not listening yet.
    return false
  }
}

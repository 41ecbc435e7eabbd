// @ts-check
// Puts a server under load: with wrk if it is installed, or else with our own generator; the whole run uses the same one.
import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export const generator = hasWrk() ? 'wrk' : 'own generator (for wrk: apt-get install wrk)'

/** @typedef {{ perSecond: number, p50: number, p99: number }} Measured per second, and milliseconds */
/** @typedef {{ address: string, file: string }} Target */

/** Writes the requests into a file. @param {string} folder @param {string} name @param {string[]} requests */
export function writeRequests(folder, name, requests) {
  const file = join(folder, name)
  writeFileSync(file, requests.join('\0'), 'latin1')
  return file
}

/** @param {string} method @param {string} path @param {Record<string, string>} headers @param {string} [body] */
export function writeRequest(method, path, headers, body) {
  const allHeaders = {
    host: 'localhost',
    ...headers,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`
}

/**
 * Every answer must be a success: errors are fast, and would make a server look good.
 * @param {Target} target @param {number} connections @param {number} seconds @returns {Promise<Measured>}
 */
export async function load({ address, file }, connections, seconds) {
  const wrkOptions = ['-t1', `-c${connections}`, `-d${seconds}s`]
  const { stdout } = hasWrk()
    ? await execute('wrk', [
        ...wrkOptions,
        '--timeout',
        '30s',
        '-s',
        local('requests.lua'),
        address,
        '--',
        file,
      ])
    : await execute(process.execPath, [
        local('generator.mjs'),
        new URL(address).port,
        String(connections),
        String(seconds),
        file,
      ])
  const {
    requests,
    seconds: took,
    p50,
    p99,
    refused,
    broken,
  } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (refused + broken > 0)
    throw new Error(`${refused} of ${requests} requests were refused, ${broken} broke off.`)
  return { perSecond: requests / took, p50, p99 }
}

/**
 * Puts several servers under load at once, each with its share of the connections.
 * @param {readonly Target[]} targets
 * @param {number} connections
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function loadAll(targets, connections, seconds) {
  const results = await Promise.all(
    targets.map((target) => load(target, connections / targets.length, seconds)),
  )
  return {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: Math.max(...results.map(({ p50 }) => p50)),
    p99: Math.max(...results.map(({ p99 }) => p99)),
  }
}

/** @param {string} name */
function local(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}

function hasWrk() {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    // wrk -v prints its version, but exits with an error.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT'
  }
  return true
}

// @ts-check
// Checks the Dockerfile without a container engine: runs its last stages in plain folders, with existing builds of the
// apps, and starts the server there in production on a real PostgreSQL, as a user without write access. Run after a
// build.
import { execFileSync, execSync, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { tsImport } from 'tsx/esm/api'
import { readDockerfile } from '../../build/dockerfile.mjs'
import { listWorkspaces } from '../../build/workspaces.mjs'
import { findFreePort } from '../../run/free-port.mjs'
import { npmSettings, readText, root } from '../../run/programs.mjs'

/** @typedef {import('../../build/dockerfile.mjs').Instruction[]} Stage */

/** @type {typeof import('../../../apps/server/src/testing/postgres/start-postgres.ts')} */
const { startPostgres } = await tsImport(
  '../../../apps/server/src/testing/postgres/start-postgres.ts',
  import.meta.url,
)

const folder = mkdtempSync(join(tmpdir(), 'foyer-image-'))
chmodSync(folder, 0o755)
try {
  const stages = readDockerfile(readText('Dockerfile'))
  const { libraries = [], last = [] } = stages
  checkStages(stages)
  const imageFolder = join(folder, 'image')
  for (const { name, args } of [...libraries, ...last]) {
    mkdirSync(imageFolder, { recursive: true })
    if (name === 'RUN')
      execSync(args, { cwd: imageFolder, env: { ...process.env, ...npmSettings }, stdio: 'pipe' })
    if (name === 'COPY') copy(args.split(' '), imageFolder)
  }
  await runInstruction(last, imageFolder)
  console.log('The image starts, answers, is healthy, and stops.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string[]} args @param {string} imageFolder */
function copy([flag = '', ...args], imageFolder) {
  // The libraries are already installed in this folder.
  if (flag === '--from=libraries') return
  const paths = flag.startsWith('--') ? args : [flag, ...args]
  const target = paths.at(-1) ?? ''
  for (const path of paths.slice(0, -1)) {
    const from = join(root, flag === '--from=build' ? path.replace('/foyer/', '') : path)
    if (!existsSync(from)) throw new Error(`The Dockerfile copies ${path}, which is not there.`)
    cpSync(from, join(imageFolder, target, target.endsWith('/') ? basename(path) : ''), { recursive: true })
  }
}

/** @param {Stage} stage @param {string} cwd */
async function runInstruction(stage, cwd) {
  const find = (/** @type {string} */ wanted) => stage.find(({ name }) => name === wanted)?.args ?? ''
  const pairs = find('ENV').split(' ')
  const fixed = Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0], pair.replace(/^.*?=/, '')]))
  checkSettings(fixed, find('USER'))
  const healthCheck = JSON.parse(find('HEALTHCHECK').replace(/^.*?CMD /, ''))
  if (healthCheck[0] === 'node') throw new Error('The health check starts another Node each time.')
  // The exec form of CMD: without a shell the server is process 1, and receives the stop signal.
  const [file = '', ...args] = JSON.parse(find('CMD'))
  const postgres = await startPostgres()
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, ...fixed, PORT: port, PUBLIC_URL: url, DATABASE_URL: postgres.url }
  // Runs as nobody if possible, because the user of this process may write to the folder.
  const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const server = spawn(file, args, { cwd, env, ...unprivileged, stdio: ['ignore', 'pipe', 'inherit'] })
  const whenEnded = once(server, 'exit')
  try {
    const whenDied = whenEnded.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`)))
    await Promise.race([waitUntilStarted(server.stdout), whenDied])
    await expectStatus(url, { '/readyz': 200, '/sign-in': 200, '/web/v1/auth/session': 401, '/metrics': 404 })
    if (!isHealthy(healthCheck, cwd, env))
      throw new Error('The health check does not find the server healthy.')
  } finally {
    server.kill('SIGTERM')
    await whenEnded
    await postgres.stop()
  }
  if (server.exitCode !== 0) throw new Error(`The server stopped with ${server.exitCode}.`)
  if (isHealthy(healthCheck, cwd, env))
    throw new Error('The health check says that a server which is gone is healthy.')
}

/** Reads the log until it says that the server has started. @param {import('node:stream').Readable} output */
async function waitUntilStarted(output) {
  let log = ''
  for await (const [chunk] of on(output.setEncoding('utf8'), 'data')) {
    log += chunk
    if (log.includes('"msg":"started"')) return
  }
}

/** Checks the build stages, which only a container engine can run. @param {Record<string, Stage>} stages */
function checkStages({ build = [], ...otherStages }) {
  const fromInstructions = [build, ...Object.values(otherStages)].flat().filter(({ name }) => name === 'FROM')
  const bases = new Set(fromInstructions.map(({ args }) => args.split(' ')[0] ?? ''))
  for (const base of bases) {
    if (!/^node:\d+\.\d+\.\d+-[\w-]+@sha256:[\da-f]{64}$/.test(base))
      throw new Error(`${base} is not a version of Node with its digest.`)
  }
  if (bases.size !== 1) throw new Error('The stages have different bases.')
  const steps = build.map(({ name, args }) => `${name} ${args}`)
  const install = steps.indexOf('RUN npm ci')
  if (install < 0 || steps.indexOf('COPY . .') < install)
    throw new Error('A change of the source installs everything again: npm ci comes after COPY . .')
  for (const workspace of listWorkspaces()) {
    const index = steps.indexOf(`COPY ${workspace}/package.json ${workspace}/`)
    if (index < 0 || index > install) throw new Error(`npm ci does not see ${workspace}/package.json.`)
  }
}

/** Checks the settings that only a container engine applies. @param {Record<string, string | undefined>} fixed @param {string} user */
function checkSettings({ HOST, NODE_ENV }, user) {
  if (HOST !== '0.0.0.0')
    throw new Error('The server is heard in its own container alone: HOST is not 0.0.0.0.')
  if (NODE_ENV !== 'production') throw new Error('The image is not for production: NODE_ENV does not say so.')
  if (/^(?:root|0)?(?::.*)?$/.test(user)) throw new Error('The server in the image is root.')
}

/** @param {string[]} command @param {string} cwd @param {NodeJS.ProcessEnv} env */
function isHealthy([file = '', ...args], cwd, env) {
  try {
    execFileSync(file, args, { cwd, env, stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** @param {string} url @param {Record<string, number>} expected */
async function expectStatus(url, expected) {
  for (const [path, expectedValue] of Object.entries(expected)) {
    const { status } = await fetch(url + path, { headers: { accept: 'text/html' } })
    if (status !== expectedValue) throw new Error(`${path} answers ${status} and not ${expectedValue}.`)
  }
}

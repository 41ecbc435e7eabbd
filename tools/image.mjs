// @ts-check
// Does what the Dockerfile says work? Without a container engine: its last stages in plain folders, from this machine's
// builds of the apps, and the server in it against a real PostgreSQL, in production. Run after a build.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { tsImport } from 'tsx/esm/api'
import { readDockerfile } from './dockerfile.mjs'
import { findFreePort } from './free-port.mjs'
import { root } from './programs.mjs'

/** @type {typeof import('../apps/server/test/postgres/start-postgres.ts')} */
const { startPostgres } = await tsImport('../apps/server/test/postgres/start-postgres.ts', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'foyer-image-'))
try {
  const { libraries = [], last = [] } = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const place = join(folder, 'image')
  layOut(libraries, place)
  layOut(last, place)
  await run(last, place)
  console.log('The image starts, answers, is healthy, and stops.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {import('./dockerfile.mjs').Instruction[]} stage @param {string} place */
function layOut(stage, place) {
  mkdirSync(place, { recursive: true })
  for (const { name, words } of stage) {
    if (name === 'RUN') execFileSync(words, { shell: true, cwd: place, stdio: 'pipe' })
    if (name === 'COPY') copy(words.split(' '), place)
  }
}

/** @param {string[]} words @param {string} place */
function copy(words, place) {
  const [flag = ''] = words
  // The libraries are laid out where they are needed.
  if (flag === '--from=libraries') return
  const paths = flag.startsWith('--') ? words.slice(1) : words
  const to = paths.at(-1) ?? ''
  for (const path of paths.slice(0, -1)) {
    const from = join(root, flag === '--from=build' ? path.replace('/foyer/', '') : path)
    if (!existsSync(from)) throw new Error(`The Dockerfile copies ${path}, which is not there.`)
    const target = join(place, to)
    cpSync(from, to.endsWith('/') ? join(target, basename(path)) : target, { recursive: true })
  }
}

/** @param {import('./dockerfile.mjs').Instruction[]} stage @param {string} place */
async function run(stage, place) {
  const find = (/** @type {string} */ wanted) => stage.find(({ name }) => name === wanted)?.words ?? ''
  const fixed = Object.fromEntries(
    find('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  )
  checkSettings(fixed, find('USER'))
  const probe = JSON.parse(find('HEALTHCHECK').replace(/^.*?CMD /, ''))
  const [file = '', ...args] = JSON.parse(find('CMD'))
  const postgres = await startPostgres()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    ...fixed,
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
  }
  const server = spawn(file, args, { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    const first = once(server.stdout, 'data')
    await Promise.race([
      first,
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
    ])
    await expectStatus(url, { '/readyz': 200, '/sign-in': 200, '/web/v1/auth/session': 401, '/metrics': 404 })
    if (!isHealthy(probe, place, env)) throw new Error('The health check does not find the server healthy.')
  } finally {
    server.kill('SIGTERM')
    await ended
    await postgres.stop()
  }
  if (server.exitCode !== 0) throw new Error(`The server stopped with ${server.exitCode}.`)
  if (isHealthy(probe, place, env))
    throw new Error('The health check says that a server which is gone is healthy.')
}

/** What only an engine would show. @param {Record<string, string | undefined>} fixed @param {string} user */
function checkSettings({ HOST, NODE_ENV }, user) {
  if (HOST !== '0.0.0.0')
    throw new Error('The server is heard in its own container alone: HOST is not 0.0.0.0.')
  if (NODE_ENV !== 'production') throw new Error('The image is not for production: NODE_ENV does not say so.')
  if (['', 'root', '0'].includes(user.replace(/:.*$/, '')))
    throw new Error('The server in the image is root.')
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
  for (const [path, status] of Object.entries(expected)) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    if (answer.status !== status) throw new Error(`${path} answers ${answer.status} and not ${status}.`)
  }
}

// Runs nginx and Caddy with the files in `deploy/`, but without TLS and on other ports.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackages } from '../../../tools/test/system-programs.mjs'
import { findFreePort } from '../../product.ts'

export interface Proxy {
  readonly port: number
  stop(): Promise<void>
}

interface ProxyKind {
  readonly name: string
  /** Its package in Debian. */
  readonly debian: string
  /** Writes its files into the folder. @returns its arguments */
  configure(folder: string, port: number, servers: readonly [number, number]): string[]
}

const readDeployed = (name: string) =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

const replacePorts = (text: string, [first, second]: readonly [number, number]) =>
  text.replace('127.0.0.1:3000', `127.0.0.1:${first}`).replace('127.0.0.1:3001', `127.0.0.1:${second}`)

const nginx: ProxyKind = {
  name: 'nginx',
  debian: 'nginx-light',
  configure(folder, port, servers) {
    const site = replacePorts(readDeployed('nginx.conf'), servers)
      // Keeps only the server block that forwards requests, without TLS.
      .replace(/server \{\s+listen 80;[^}]*\}/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^\s+(?:listen \[::\]:443|ssl_).*$/gm, '')
    writeFileSync(join(folder, 'site.conf'), site)
    const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${tempPaths.join(' ')} include ${folder}/site.conf; }`,
    )
    return ['-p', folder, '-c', file, '-e', 'stderr']
  },
}

const caddy: ProxyKind = {
  name: 'caddy',
  debian: 'caddy',
  configure(folder, port, servers) {
    const site = replacePorts(readDeployed('Caddyfile'), servers).replace(
      'id.example.com',
      `http://127.0.0.1:${port}`,
    )
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },
}

export const proxyKinds = [nginx, caddy]

/** @throws Error that says what to install */
export async function startProxy(
  kind: ProxyKind,
  parentFolder: string,
  servers: readonly [number, number],
): Promise<Proxy> {
  const program = await findProxy(kind)
  const folder = join(parentFolder, kind.name)
  mkdirSync(folder)
  const port = await findFreePort()
  const child = spawn(program, kind.configure(folder, port, servers), {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  await waitUntilListening(child, port, output)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function findProxy({ name, debian }: ProxyKind): Promise<string> {
  const find = () => findProgram([name, `../sbin/${name}`])
  if (find() === undefined) await installPackages([debian], '--no-install-recommends')
  const found = find()
  if (found === undefined) throw new Error(`${name} is not installed. On Debian: apt-get install ${debian}`)
  return found
}

async function waitUntilListening(
  child: ChildProcess,
  port: number,
  output: readonly string[],
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended:\n${output.join('')}`)
    const isResponding = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isResponding) return
  }
}

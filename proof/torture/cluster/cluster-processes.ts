// Three Patroni nodes, one etcd and a HAProxy on this machine, from the files of deploy/cluster.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chooseOsUser } from '../../../apps/server/src/testing/postgres/os-user.ts'
import { findProgram, installPackages } from '../../../tools/test/system-programs.mjs'
import { findFreePort } from '../../product.ts'
import { waitFor } from '../wait-for.ts'

export interface ClusterNode {
  readonly name: string
  readonly port: number
  readonly restPort: number
  start(): void
  /** Kills PostgreSQL, like a crash. */
  crash(): void
  /** Kills Patroni and PostgreSQL, as if the machine had failed. */
  failMachine(): void
}

export interface ClusterProcesses {
  readonly nodes: readonly ClusterNode[]
  /** The port at which HAProxy forwards to the primary. */
  readonly port: number
  /** The last lines of each log. */
  readLogs(): string
  stop(): Promise<void>
}

const deploy = new URL('../../../deploy/cluster/', import.meta.url)
const addresses = ['10.0.0.11', '10.0.0.12', '10.0.0.13']

/** @throws Error that names the missing packages */
export async function startProcesses(): Promise<ClusterProcesses> {
  await requirePackages()
  const user = chooseOsUser()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-cluster-'))
  chmodSync(folder, 0o700)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const children = new Set<ChildProcess>()

  function run(name: string, command: string, args: readonly string[], env: Record<string, string> = {}) {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(command, args, {
      cwd: folder,
      ...user,
      env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }

  const etcdPort = await findFreePort()
  const peerPort = await findFreePort()
  const etcd = `http://127.0.0.1:${etcdPort}`
  const peer = `http://127.0.0.1:${peerPort}`
  run('etcd', 'etcd', [], {
    ETCD_NAME: 'pg1',
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: etcd,
    ETCD_ADVERTISE_CLIENT_URLS: etcd,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `pg1=${peer}`,
  })

  const config = join(folder, 'patroni.yml')
  writeFileSync(
    config,
    readDeployed('patroni.yml')
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('/var/run/postgresql', folder),
  )
  chmodSync(config, 0o644)
  const members: { name: string; port: number; restPort: number }[] = []
  for (const [index] of addresses.entries())
    members.push({ name: `pg${index + 1}`, port: await findFreePort(), restPort: await findFreePort() })

  const nodes = members.map(({ name, port, restPort }): ClusterNode => {
    const data = join(folder, name)
    let patroni: ChildProcess | undefined
    const crash = () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    }
    return {
      name,
      port,
      restPort,
      start() {
        patroni = run(name, 'patroni', [config], {
          PATRONI_NAME: name,
          PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
          PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
          PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
          PATRONI_POSTGRESQL_DATA_DIR: data,
          PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        })
      },
      crash,
      failMachine() {
        patroni?.kill('SIGKILL')
        crash()
      },
    }
  })

  const port = await findFreePort()
  const haproxy = join(folder, 'haproxy.cfg')
  const shipped = readDeployed('haproxy.cfg').replaceAll('127.0.0.1:5000', `127.0.0.1:${port}`)
  const initialConfig = addresses.reduce((text, address, index) => {
    const member = members[index]
    return text.replace(
      `${address}:5432 check port 8008`,
      `127.0.0.1:${member?.port} check port ${member?.restPort}`,
    )
  }, shipped)
  writeFileSync(haproxy, initialConfig)
  chmodSync(haproxy, 0o644)
  run('haproxy', 'haproxy', ['-db', '-f', haproxy])

  const stop = async () => {
    process.off('exit', killAll)
    // Patroni stops its PostgreSQL itself.
    const exits = [...children].map(async (child) => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    })
    await Promise.all(exits)
    rmSync(folder, { recursive: true, force: true })
  }
  const killAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.once('exit', killAll)
  await waitFor('etcd', () => isResponding(`${etcd}/health`))
  for (const node of nodes) node.start()
  return { nodes, port, readLogs: () => readEnds(folder), stop }
}

export async function isResponding(url: string): Promise<true | undefined> {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.status === 200 ? true : undefined
}

function readEnds(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const logTails = names.map((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
    return [`${name}:`, ...lines.slice(-20)].join('\n')
  })
  return logTails.join('\n\n')
}

function readDeployed(name: string): string {
  return readFileSync(new URL(name, deploy), 'utf8')
}

/** Debian's packages. The files of deploy/cluster contain the path of PostgreSQL 15. */
const packages: Readonly<Record<string, string>> = {
  'postgresql-15': '../lib/postgresql/15/bin/postgres',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: '../sbin/haproxy',
}

async function requirePackages(): Promise<void> {
  const listMissing = () =>
    Object.keys(packages).filter((name) => findProgram([packages[name] ?? '']) === undefined)
  await installPackages(listMissing(), '--no-install-recommends')
  const missing = listMissing()
  if (missing.length > 0)
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian 12: apt-get install ${missing.join(' ')}.`,
    )
}

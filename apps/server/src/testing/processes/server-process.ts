import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { appRoot } from '../../app-root.ts'
import type { Environment } from '../../settings/environment.ts'

export interface ServerProcess {
  readonly child: ChildProcess
  /** Everything that it has written to standard output and standard error. */
  readonly logs: { out: string; err: string }
  /** Resolves when it is ready. @throws Error if it exits before that */
  ready(): Promise<ReadyMessage>
  /** @returns its exit code; `null` if a signal ended it */
  ended(): Promise<number | null>
}

export interface ReadyMessage {
  readonly address: string
  readonly demoAccount: { readonly email: string; readonly password: string | null } | null
}

const builtScript = fileURLToPath(new URL('dist/main.js', appRoot))

/**
 * Starts the built server as a process, on any free port.
 * @param output where its standard output goes; default: into `logs`
 */
export function startServerProcess(
  environment: Environment,
  script = builtScript,
  output: 'pipe' | number = 'pipe',
): ServerProcess {
  const child = fork(script, [], {
    // The option for tests that tools/run/node-options.mjs explains.
    execArgv: ['--liftoff-only'],
    cwd: fileURLToPath(appRoot),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PASSWORD_HASH_THREADS: '1',
      PASSWORD_HASH_WAIT: '60000',
      DEMO: 'off',
      SHUTDOWN_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', output, 'pipe', 'ipc'],
  })
  const logs = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (logs.out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (logs.err += text))
  // Not the child's `close` event: it is never emitted if this side has closed the IPC channel (Node 20).
  const exit = Promise.all([once(child, 'exit'), ended(child.stdout), ended(child.stderr)])
  const ready = once(child, 'message')
  return {
    child,
    logs,
    async ready() {
      const failure = exit.then(() => Promise.reject(new Error(`The server ended: ${logs.err}`)))
      const [message] = await Promise.race([ready, failure])
      return message as ReadyMessage
    },
    async ended() {
      await exit
      return child.exitCode
    },
  }
}

async function ended(stream: Readable | null): Promise<void> {
  if (stream !== null) await once(stream, 'close')
}

/** Makes a call over HTTP, like a browser with this cookie. */
export async function callServer(
  address: string,
  path: string,
  { body, cookie }: { body?: object; cookie?: string } = {},
) {
  const response = await fetch(new URL(path, address), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
    body: (await response.json()) as Record<string, unknown>,
  }
}

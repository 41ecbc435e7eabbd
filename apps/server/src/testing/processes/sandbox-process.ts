import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { appRoot } from '../../app-root.ts'

export interface SandboxProcess {
  readonly url: string
  close(): Promise<void>
}

/** Starts the sandbox from its source as a process, on any free port. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const child = fork(fileURLToPath(new URL('../sandbox/src/main.ts', appRoot)), [], {
    execArgv: ['--import', 'tsx', '--conditions=foyer-source'],
    cwd: fileURLToPath(appRoot),
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const failure = exit.then(() => Promise.reject(new Error('The sandbox ended before it was ready.')))
  const [message] = await Promise.race([once(child, 'message'), failure])
  failure.catch(() => undefined)
  return {
    url: (message as { address: string }).address,
    async close() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

import { startSandboxProcess, type SandboxProcess } from '../../../../testing/processes/sandbox-process.ts'
import { recoveryTest } from '../../../../testing/recovery-test.ts'
import type { TestServer } from '../../../../testing/server-test.ts'

/** On the sandbox's breach list, but valid by all other rules. */
export const breached = 'Correct-Horse-1'

/** Its SHA-1 hash, of which only the first 5 digits leave the server. */
export const breachedHash = 'CA466851173D2C9EF4A0E79FDC54DA5B5EFDE6CC'

type Answer = 'usual' | 'slow' | 'error-500' | 'garbage' | 'redirect' | 'endless'

interface Fixtures {
  ownSandbox: SandboxProcess
  /** A server that asks the breach list of the sandbox, and sends its messages to `inbox`. */
  server: TestServer
  /** Chooses how the service answers, for this test. */
  choose: (answer: Answer) => Promise<void>
  /** The prefixes that the service was asked for, latest first. */
  readAsked: () => Promise<readonly string[]>
}

export const breachListTest = recoveryTest.extend<Fixtures>({
  ownSandbox: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const sandbox = await startSandboxProcess()
      // Warm-up: the first request to a new process takes longer.
      await fetch(`${sandbox.url}/breach-list/range/00000`)
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  async server({ start, inbox, ownSandbox }, use) {
    const breachList = { type: 'service', url: `${ownSandbox.url}/breach-list` } as const
    const server = await start({ messages: inbox.config, breachList })
    await use(server)
    await server.context.notifications.whenSettled()
  },
  async choose({ ownSandbox }, use) {
    const choose = async (answer: Answer) => {
      const body = new URLSearchParams({ answer })
      await fetch(`${ownSandbox.url}/breach-list`, { method: 'POST', body })
    }
    await use(choose)
    await choose('usual')
  },
  async readAsked({ ownSandbox }, use) {
    await use(async () => {
      const answer = await fetch(`${ownSandbox.url}/breach-list/asked`)
      return ((await answer.json()) as { prefixes: string[] }).prefixes
    })
  },
})

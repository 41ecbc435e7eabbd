import process from 'node:process'
import { buildApp } from './app.ts'
import { createFakeAuthenticator } from './authenticator/index.ts'
import { createFakeBreachList } from './breach-list/index.ts'
import { createFakeCaptcha } from './captcha/index.ts'
import type { Config } from './config.ts'
import { Inbox } from './inbox/inbox.ts'
import { createFakeInbox } from './inbox/index.ts'
import { startSmtp } from './inbox/smtp.ts'
import { listenOnFree } from './listen.ts'
import { createFakeSocial } from './social/index.ts'
import { realTiming, type Timing } from './social/fake-context.ts'
import { createFakeTagManager } from './tag-manager/index.ts'

export interface Sandbox {
  readonly url: string
  readonly smtpPort: number
  close(): Promise<void>
}

/**
 * Starts every fake. To add one, create its folder and add a line in this list.
 * @throws Error with a line for the person at the terminal when a port is in use
 */
export async function startSandbox(
  { host, hosts, port, smtpPort, hasLog }: Config,
  timing: Timing = realTiming,
): Promise<Sandbox> {
  const inbox = new Inbox()
  const fakes = [
    createFakeSocial(timing),
    createFakeCaptcha(timing.now),
    createFakeBreachList(),
    createFakeTagManager(),
    createFakeInbox(inbox),
    createFakeAuthenticator(timing.now),
  ]
  const log = hasLog ? (line: string) => void process.stdout.write(line) : undefined
  const app = buildApp(fakes, { hosts, log })
  const smtp = await listenOnFree(smtpPort, (free) => startSmtp(inbox, host, free))
  const close = async (): Promise<void> => {
    await Promise.all([app.close(), smtp.close()])
  }
  try {
    const url = await listenOnFree(port, (free) => app.listen({ host, port: free }))
    return { url: url.replace(host, 'localhost'), smtpPort: smtp.port, close }
  } catch (error) {
    await close()
    throw error
  }
}

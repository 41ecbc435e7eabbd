import process from 'node:process'
import { buildApp } from './app.ts'
import { createCaptchaStandIn } from './captcha/index.ts'
import type { Config } from './config.ts'
import { Inbox } from './inbox/inbox.ts'
import { createInboxStandIn } from './inbox/index.ts'
import { startSmtp } from './inbox/smtp.ts'
import { listenOnFree } from './listen.ts'
import { createSocialStandIn } from './social/index.ts'
import { realTime, type Time } from './social/surroundings.ts'
import { createTagManagerStandIn } from './tag-manager/index.ts'

export interface Sandbox {
  readonly url: string
  readonly smtpPort: number
  close(): Promise<void>
}

/**
 * Starts every stand-in. A new one is a folder and a line in this list.
 * @throws Error with a line for the person at the terminal when a port is in use
 */
export async function startSandbox(
  { host, port, smtpPort, hasLog }: Config,
  time: Time = realTime,
): Promise<Sandbox> {
  const inbox = new Inbox()
  const standIns = [
    createSocialStandIn(time),
    createCaptchaStandIn(),
    createTagManagerStandIn(),
    createInboxStandIn(inbox),
  ]
  const app = buildApp(standIns, hasLog ? (line) => void process.stdout.write(line) : undefined)
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

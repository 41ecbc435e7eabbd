import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessagesConfig } from '../config.ts'
import { describeError } from '../observability/describe-error.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createMailTransport, type Letter } from './mail-transport.ts'
import { createSmsTransport, type TextMessage } from './sms-transport.ts'

/**
 * Takes messages out of the house. Nobody waits for them: an answer that came later because a mail was sent would tell
 * that there is an account.
 */
export interface Post {
  mail(letter: Letter): void
  sms(message: TextMessage): void
  /** Until everything that was handed in is delivered or given up. */
  settled(): Promise<void>
  /** Finishes what is being delivered; what waits for another try is given up. */
  close(): Promise<void>
}

/** Milliseconds before each try. A mail server that restarts is back within minutes; a link works for half an hour. */
const usualTries: readonly number[] = [0, 2_000, 15_000, 60_000, 180_000]

export interface PostOptions {
  readonly config: MessagesConfig
  readonly metrics: Pick<Metrics, 'countMessage'>
  readonly log: Logger
  /** Milliseconds before each try. */
  readonly tries?: readonly number[]
}

export function createPost({ config, metrics, log, tries = usualTries }: PostOptions): Post {
  const mailTransport = createMailTransport(config)
  const smsTransport = createSmsTransport(config)
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()

  function dispatch(kind: 'mail' | 'sms', send: (() => Promise<void>) | null): void {
    if (send === null) {
      log.warn({ kind }, 'message not sent: nothing is configured to send it')
      metrics.countMessage(kind, 'not_configured')
      return
    }
    const job = deliver(kind, send).finally(() => underWay.delete(job))
    underWay.add(job)
  }

  async function deliver(kind: 'mail' | 'sms', send: () => Promise<void>): Promise<void> {
    for (const [index, delay] of tries.entries()) {
      try {
        if (delay > 0) await wait(delay, undefined, { signal: closing.signal })
        await send()
        metrics.countMessage(kind, 'sent')
        return
      } catch (error) {
        // Neither to whom nor what: the log names nobody and holds no link.
        const isOver = closing.signal.aborted || index === tries.length - 1
        log.warn({ kind, error: describeError(error), isOver }, 'message not delivered')
        if (!isOver) continue
        metrics.countMessage(kind, 'failed')
        return
      }
    }
  }

  return {
    mail: (letter) => dispatch('mail', mailTransport && (() => mailTransport.send(letter))),
    sms: (message) => dispatch('sms', smsTransport && (() => smsTransport(message))),
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async close() {
      closing.abort()
      await Promise.all(underWay)
      mailTransport?.close()
    },
  }
}

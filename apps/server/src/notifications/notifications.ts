import { setMaxListeners } from 'node:events'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessagesConfig } from './messages-config.ts'
import type { TextCeiling, WantedText } from '../protection/limits/text-limits.ts'
import { describeDeliveryError } from './describe-delivery-error.ts'
import { isRefusedForGood } from './is-refused-for-good.ts'
import type { Metrics } from '../operations/observability/metrics.ts'
import { createMailTransport, type Mail } from './mail/mail-transport.ts'
import { createSmsTransport, type TextMessage } from './sms/sms-transport.ts'

/**
 * Sends mails and text messages in the background. No answer waits until a message is sent: an answer that is delayed
 * by a mail would reveal that the account exists.
 */
export interface Notifications {
  mail(mail: Mail): void
  /** @param asker who requested it; absent if the message reports to the owner what was done in the account */
  sms(message: TextMessage, asker?: WantedText['asker']): void
  /** The number of messages that are being sent or wait for another try. */
  readonly waiting: number
  /** Resolves when every message is delivered or has been given up. */
  settled(): Promise<void>
  /** Waits some seconds for running deliveries, and gives up messages that wait for another try. */
  close(): Promise<void>
}

/** In ms. The first try is delayed at random up to this time, so that response times do not reveal that a message is being sent. */
const longestMoment = 250

/** In ms: how long a stopping server waits for running deliveries. It has to end before it is killed. */
export const usualPatienceAtEnd = 3_000

/**
 * In ms: the delay before each try. A restarting mail server is usually back within minutes, and links in mails are valid for half
 * an hour.
 */
const usualTries = (): readonly number[] => [randomInt(1, longestMoment), 2_000, 15_000, 60_000, 180_000]

export interface NotificationsOptions {
  readonly config: MessagesConfig
  readonly metrics: Pick<Metrics, 'countMessage'>
  readonly log: Logger
  /** Counts each text message against the ceilings before it is sent. */
  readonly countText: (text: WantedText) => Promise<TextCeiling | null>
  /** In ms: the delay before each try. */
  readonly tries?: readonly number[]
  /** In ms: how long to wait for running deliveries when the server stops. */
  readonly patienceAtEnd?: number
}

/** Finds the ceiling that a message would exceed, if any. */
type FindCeiling = () => Promise<TextCeiling | undefined>

export function createNotifications({
  config,
  metrics,
  log,
  countText,
  tries: givenTries,
  patienceAtEnd = usualPatienceAtEnd,
}: NotificationsOptions): Notifications {
  const mailTransport = createMailTransport(config)
  const smsTransport = createSmsTransport(config)
  const closing = new AbortController()
  // Each message that waits for another try listens to this signal. While the mail server is away there are many, but it is not the leak
  // that Node would warn about.
  setMaxListeners(0, closing.signal)
  const underWay = new Set<Promise<void>>()

  function dispatch(
    kind: 'mail' | 'sms',
    send: (() => Promise<void>) | null,
    findCeiling?: FindCeiling,
  ): void {
    if (send === null) {
      log.warn({ kind }, `message not sent: ${kind === 'mail' ? 'MAIL_URL' : 'SMS_URL'} is not set`)
      metrics.countMessage(kind, 'not_configured')
      return
    }
    const job = deliver(kind, send, findCeiling).finally(() => underWay.delete(job))
    underWay.add(job)
  }

  async function deliver(
    kind: 'mail' | 'sms',
    send: () => Promise<void>,
    findCeiling?: FindCeiling,
  ): Promise<void> {
    let isCounted = findCeiling === undefined
    const tries = givenTries ?? usualTries()
    for (const [index, delay] of tries.entries()) {
      try {
        // The first try comes within a moment, and is made even if the server is stopping, because the person has been told to expect a message.
        const signal = index === 0 ? undefined : closing.signal
        if (delay > 0) await wait(delay, undefined, { signal })
        if (!isCounted) {
          const ceiling = await findCeiling?.()
          if (ceiling !== undefined) {
            // The log must not identify anybody: neither the phone number nor the person who asked.
            log.warn({ kind, ceiling }, 'message held back: a ceiling for text messages is reached')
            metrics.countMessage(kind, 'held_back')
            return
          }
          isCounted = true
        }
        await send()
        metrics.countMessage(kind, 'sent')
        return
      } catch (error) {
        // The log must not identify anybody or contain a link, so it gets neither the recipient nor the text, nor the server's reply.
        const isLast = index === tries.length - 1
        const isRefused = isRefusedForGood(kind, error)
        const isOver = closing.signal.aborted || isLast || isRefused
        log.warn({ kind, error: describeDeliveryError(error), isOver }, 'message not delivered')
        if (!isOver) continue
        metrics.countMessage(kind, isRefused ? 'refused' : 'failed')
        return
      }
    }
  }

  return {
    mail(mail) {
      const id = randomUUID()
      dispatch('mail', mailTransport && (() => mailTransport.send(mail, id)))
    },
    sms(message, asker) {
      const id = randomUUID()
      const findCeiling = async () => (await countText({ to: message.to, asker })) ?? undefined
      dispatch('sms', smsTransport && (() => smsTransport(message, id)), findCeiling)
    },
    get waiting() {
      return underWay.size
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async close() {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(patienceAtEnd, undefined, { ref: false })])
      mailTransport?.close()
    },
  }
}

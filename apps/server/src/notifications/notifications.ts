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
 * Sends mails and text messages in the background. No answer waits for a message to be sent: an answer that comes later
 * because a mail was sent would reveal that the account exists.
 */
export interface Notifications {
  mail(mail: Mail): void
  /** @param asker who requested it; absent if it tells the owner what was done in the account */
  sms(message: TextMessage, asker?: WantedText['asker']): void
  /** The number of messages that are being sent or wait for another try. */
  readonly waiting: number
  /** Resolves when all messages are delivered or given up. */
  settled(): Promise<void>
  /** Finishes the current deliveries, unless they take longer than some seconds, and gives up messages that wait for another try. */
  close(): Promise<void>
}

/** In ms. The first try is delayed at random up to this time, so that response times do not reveal that a message is being sent. */
const longestMoment = 250

/** In ms: how long a delivery that is under way is waited for when the server stops, which it has to before it is killed. */
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
  /** Counts each text message before it is sent. */
  readonly countText: (text: WantedText) => Promise<TextCeiling | null>
  /** In ms: the delay before each try. */
  readonly tries?: readonly number[]
  /** In ms: how long a delivery that is under way is waited for at the end. */
  readonly patienceAtEnd?: number
}

/** The limit that a message would exceed, if any. */
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
  // Each message that waits for its next try listens to it, and while the mail server is gone there are many: no leak, as Node would warn.
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
        // The first try comes in a moment, and is made also when the server stops: nobody has heard that there is none.
        const signal = index === 0 ? undefined : closing.signal
        if (delay > 0) await wait(delay, undefined, { signal })
        if (!isCounted) {
          const ceiling = await findCeiling?.()
          if (ceiling !== undefined) {
            // The log must identify nobody: neither the phone number nor the person who asked.
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
        // The log must identify nobody and contain no link, so it gets neither the recipient nor the text, nor what the server answered.
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

import { setMaxListeners } from 'node:events'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { MessagesConfig } from './messages-config.ts'
import type { TextCeiling, TextRequest } from '../protection/limits/text-limits.ts'
import { describeDeliveryError } from './describe-delivery-error.ts'
import { isPermanentRefusal } from './is-permanent-refusal.ts'
import type { Metrics } from '../operations/observability/metrics.ts'
import type { Outgoing } from '../operations/outgoing/outgoing.ts'
import { createMailTransport, type Mail } from './mail/mail-transport.ts'
import { createSmsTransport, type TextMessage } from './sms/sms-transport.ts'

/**
 * Sends mails and text messages in the background. No answer waits until a message is sent: an answer that is delayed
 * by a mail would reveal that the account exists.
 */
export interface Notifications {
  mail(mail: Mail): void
  /** @param requester who requested it; absent if the message reports to the owner what was done in the account */
  sms(message: TextMessage, requester?: TextRequest['requester']): void
  /** The number of messages that are being sent or wait for another try. */
  readonly pendingCount: number
  /** Resolves when every message is delivered or has been given up. */
  whenSettled(): Promise<void>
  /**
   * Tries messages that wait for another try at once, for the last time, and waits for all deliveries. Logs how many are given up.
   * @param milliseconds how long it may take
   */
  close(milliseconds?: number): Promise<void>
}

/** In ms. The first try is delayed at random up to this time, so that response times do not reveal that a message is being sent. */
const maxFirstDelay = 250

/** In ms: how long `close` takes at most, unless it is told otherwise. */
const defaultCloseTimeout = 3_000

type Kind = 'mail' | 'sms'

/**
 * In ms: the delay before each try. A restarting mail server is usually back within minutes, and links in mails are valid for half
 * an hour.
 */
const createDefaultDelays = (): readonly number[] => [
  randomInt(1, maxFirstDelay),
  2_000,
  15_000,
  60_000,
  180_000,
]

export interface NotificationsOptions {
  readonly config: MessagesConfig
  readonly metrics: Pick<Metrics, 'countMessage'>
  readonly log: Logger
  /** For text messages. */
  readonly outgoing: Outgoing
  /** Counts each text message against the ceilings before it is sent. */
  readonly countText: (text: TextRequest) => Promise<TextCeiling | null>
  /** In ms: the delay before each try. */
  readonly attemptDelays?: readonly number[]
}

/** Finds the ceiling that a message would exceed, if any. */
type FindCeiling = () => Promise<TextCeiling | undefined>

export function createNotifications({
  config,
  metrics,
  log,
  outgoing,
  countText,
  attemptDelays: configuredDelays,
}: NotificationsOptions): Notifications {
  const mailTransport = createMailTransport(config)
  const smsTransport = createSmsTransport(config, outgoing)
  const closing = new AbortController()
  // Each message that waits for another try listens to this signal. While the mail server is away there are many, but it is not the leak
  // that Node would warn about.
  setMaxListeners(0, closing.signal)
  const pending = new Map<Promise<void>, Kind>()
  /** How many messages were given up because the server stops. */
  const givenUp: Record<Kind, number> = { mail: 0, sms: 0 }

  function dispatch(kind: Kind, send: (() => Promise<void>) | null, findCeiling?: FindCeiling): void {
    if (send === null) {
      log.warn({ kind }, `message not sent: ${kind === 'mail' ? 'MAIL_URL' : 'SMS_URL'} is not set`)
      metrics.countMessage(kind, 'not_configured')
      return
    }
    const job = deliver(kind, send, findCeiling).finally(() => pending.delete(job))
    pending.set(job, kind)
  }

  async function deliver(kind: Kind, send: () => Promise<void>, findCeiling?: FindCeiling): Promise<void> {
    let isCounted = findCeiling === undefined
    const attemptDelays = configuredDelays ?? createDefaultDelays()
    for (const [index, delay] of attemptDelays.entries()) {
      try {
        // The first try comes within a moment anyway. The others come at once if the server is stopping.
        if (index === 0) await wait(delay)
        else await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined)
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
        const isLast = index === attemptDelays.length - 1
        const isRefused = isPermanentRefusal(kind, error)
        const isFinal = closing.signal.aborted || isLast || isRefused
        log.warn({ kind, error: describeDeliveryError(error), isFinal }, 'message not delivered')
        if (!isFinal) continue
        if (!isLast && !isRefused) givenUp[kind]++
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
    sms(message, requester) {
      const id = randomUUID()
      const findCeiling = async () => (await countText({ to: message.to, requester })) ?? undefined
      dispatch('sms', smsTransport && (() => smsTransport(message, id)), findCeiling)
    },
    get pendingCount() {
      return pending.size
    },
    async whenSettled() {
      while (pending.size > 0) await Promise.all(pending.keys())
    },
    async close(milliseconds = defaultCloseTimeout) {
      closing.abort()
      await Promise.race([Promise.all(pending.keys()), wait(milliseconds, undefined, { ref: false })])
      mailTransport?.close()
      for (const kind of pending.values()) givenUp[kind]++
      if (givenUp.mail + givenUp.sms === 0) return
      log.error({ ...givenUp }, 'messages are lost, because the process stops')
    },
  }
}

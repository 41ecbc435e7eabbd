import { randomUUID } from 'node:crypto'

/** A mail or a text message that Foyer's server has sent. */
export interface Message {
  readonly id: string
  readonly kind: 'mail' | 'sms'
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  /** `null` for a text message, and for a mail without HTML. */
  readonly html: string | null
  /** ISO 8601. */
  readonly receivedAt: string
}

const maxKept = 200

/** Keeps the newest 200 messages in memory. */
export class Inbox {
  #messages: readonly Message[] = []
  #isRefusing = false
  readonly #now: () => Date

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
  }

  add(message: Omit<Message, 'id' | 'receivedAt'>): Message {
    const stored = { ...message, id: randomUUID(), receivedAt: this.#now().toISOString() }
    this.#messages = [stored, ...this.#messages].slice(0, maxKept)
    return stored
  }

  /** The messages, newest first. */
  list(): readonly Message[] {
    return this.#messages
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id)
  }

  clear(): void {
    this.#messages = []
    this.#isRefusing = false
  }

  /** Rejects the next message, like a full mailbox. */
  failNext(): void {
    this.#isRefusing = true
  }

  get isRefusing(): boolean {
    return this.#isRefusing
  }

  /** Must the current message be rejected? True once for each call of `failNext`. */
  consumeFailure(): boolean {
    const isRefused = this.#isRefusing
    this.#isRefusing = false
    return isRefused
  }
}

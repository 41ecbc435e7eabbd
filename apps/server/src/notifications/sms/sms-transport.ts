import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { Outgoing } from '../../operations/outgoing/outgoing.ts'
import type { MessagesConfig } from '../messages-config.ts'

export interface TextMessage {
  /** ASCII `+digits`. */
  readonly to: string
  readonly text: string
}

/** In ms: how long to wait for the gateway. */
const timeout = 10_000

/**
 * Sends text messages through a gateway: `POST { to, text }` as JSON, with the token as bearer. Any 2xx means that it was accepted. `null`:
 * no gateway is configured. The `Idempotency-Key` is the message's, and the same for each try, so that the gateway can recognise a message
 * that it has already accepted, although its answer was lost.
 */
export function createSmsTransport(
  { smsUrl, smsToken }: MessagesConfig,
  outgoing: Outgoing,
): ((message: TextMessage, id: string) => Promise<void>) | null {
  if (smsUrl === null) return null
  const fetch = outgoing.createFetch({ service: 'sms', timeout, maxBytes: null })
  return async ({ to, text }, id) => {
    const { ok, status } = await fetch(smsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(smsToken === null ? {} : { authorization: `Bearer ${smsToken}` }),
      },
      body: JSON.stringify({ to, text }),
    })
    if (!ok) throw new ServiceError(`status_${status}`, { status })
  }
}

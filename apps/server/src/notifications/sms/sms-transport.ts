import type { MessagesConfig } from '../messages-config.ts'

export interface TextMessage {
  /** ASCII `+digits`. */
  readonly to: string
  readonly text: string
}

/** In ms: how long to wait for the gateway. */
const patience = 10_000

/**
 * Sends text messages through a gateway: `POST { to, text }` as JSON, with the token as bearer. Any 2xx means that it was accepted. `null`:
 * no gateway is configured. The `Idempotency-Key` is the message's, the same for each try: a gateway that took a try whose answer was lost can
 * tell that it has the message.
 */
export function createSmsTransport({
  smsUrl,
  smsToken,
}: MessagesConfig): ((message: TextMessage, id: string) => Promise<void>) | null {
  if (smsUrl === null) return null
  return async ({ to, text }, id) => {
    const response = await fetch(smsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(smsToken === null ? {} : { authorization: `Bearer ${smsToken}` }),
      },
      body: JSON.stringify({ to, text }),
      // Not followed, because another address would get the token; the log has the status.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    if (!response.ok)
      throw Object.assign(new Error('The SMS gateway has refused a message.'), {
        responseCode: response.status,
      })
  }
}

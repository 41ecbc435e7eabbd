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
 * no gateway is configured.
 */
export function createSmsTransport({
  smsUrl,
  smsToken,
}: MessagesConfig): ((message: TextMessage) => Promise<void>) | null {
  if (smsUrl === null) return null
  return async ({ to, text }) => {
    const response = await fetch(smsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
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

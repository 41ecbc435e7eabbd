import type { MessagesConfig } from '../config.ts'

export interface TextMessage {
  /** `+` and digits. */
  readonly to: string
  readonly text: string
}

/** Milliseconds: a gateway that takes longer is asked again later. */
const patience = 10_000

/**
 * Hands text messages to a gateway: `POST` of `{ to, text }` as JSON, with the token as bearer. Any 2xx is a yes.
 * `null`: no gateway is configured.
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
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
  }
}

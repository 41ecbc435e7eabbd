import type { Callback } from '@foyer/core/social'

/** From the window with the provider's answer: asks whether another window has started this sign-in. */
interface CallbackOffer {
  readonly kind: 'found'
  readonly state: string
  readonly query: string
  readonly fragment: string
}

/** From the window that started it: it finishes the sign-in, and the other may close. */
interface CallbackAccepted {
  readonly kind: 'taken'
  readonly state: string
}

const channelName = 'foyer-social'

/** Milliseconds to wait for the window that started the sign-in. */
const timeout = 400

/**
 * Offers an answer to the other windows of this origin. Uses a BroadcastChannel, because Cross-Origin-Opener-Policy removes
 * `window.opener`.
 * @returns whether one of them has taken it
 */
export function offerCallback(state: string, { query, fragment }: Callback): Promise<boolean> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(false)
  const channel = new BroadcastChannel(channelName)
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout)
    channel.addEventListener('message', ({ data }: MessageEvent<CallbackOffer | CallbackAccepted>) => {
      if (data.kind !== 'taken' || data.state !== state) return
      clearTimeout(timer)
      resolve(true)
    })
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage({ kind: 'found', state, query: String(query), fragment } satisfies CallbackOffer)
  }).finally(() => channel.close())
}

/** Waits for the answer with this state, and takes it once. Returns the function that stops waiting. */
export function awaitCallback(state: string, onCallback: (callback: Callback) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<CallbackOffer | CallbackAccepted>) => {
    if (data.kind !== 'found' || data.state !== state) return
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage({ kind: 'taken', state } satisfies CallbackAccepted)
    channel.close()
    onCallback({ query: new URLSearchParams(data.query), fragment: data.fragment })
  })
  return () => channel.close()
}

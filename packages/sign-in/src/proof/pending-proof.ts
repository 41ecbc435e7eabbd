import type { Api } from '../api/index.ts'
import { resendWait } from '../codes/resend-wait.ts'

/** A code for a proof that was sent before the dialog was opened. */
export interface PendingProof {
  readonly kind: 'email' | 'phone'
  /** In ms since the epoch. */
  readonly sentAt: number
}

/** Asks the server for a pending code. `undefined`: there is none, or the call has failed. */
export async function readPendingProof(api: Api, signal: AbortSignal): Promise<PendingProof | undefined> {
  try {
    const { pending } = await api.call('pendingCodes', { signal })
    const code = pending.find(({ purpose }) => purpose === 'proof')
    if (code === undefined) return undefined
    // Never later than now: the clock of this device may be slow.
    return { kind: code.kind, sentAt: Math.min(Date.parse(code.resendAt) - resendWait, Date.now()) }
  } catch {
    return undefined
  }
}

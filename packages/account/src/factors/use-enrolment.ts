import { useApi, useFailure } from '@foyer/sign-in'
import { useRef, useState } from 'react'
import { useShared } from '../provider/member.ts'
import { summarizeCodes } from './recovery-codes.tsx'

type Step =
  | { readonly name: 'shown' }
  | { readonly name: 'key'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

export interface Enrolment {
  readonly step: Step
  readonly isPending: boolean
  /** Why it has not begun; empty otherwise. */
  readonly problem: string
  /** Asks for a key, or for another one. */
  readonly start: () => void
  /** Sends the first code of the app. @throws ApiError when the call fails */
  readonly confirm: (
    totp: string,
    request: { readonly signal: AbortSignal; readonly key: string },
  ) => Promise<readonly string[]>
  /** The app is enrolled: shows the recovery codes. */
  readonly showCodes: (codes: readonly string[]) => void
  /** Ends the enrolment, or closes its recovery codes, and shows the section as before. */
  readonly close: () => void
}

/** Enrols an authenticator app, in place of the one before, if there is one. */
export function useEnrolment(): Enrolment {
  const { api, describeFailure } = useApi()
  const { change, newCodes, setNewCodes } = useShared('factors')
  const failure = useFailure(describeFailure)
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const [isPending, setIsPending] = useState(false)

  /** Aborts the last request for a key: when the next one begins, because the server accepts only the newest key, or on cancelling. */
  const runningController = useRef<AbortController>(null)
  async function start(): Promise<void> {
    runningController.current?.abort()
    const { signal } = (runningController.current = new AbortController())
    setIsPending(true)
    failure.clear()
    try {
      const key = await api.call('totp', { body: {}, signal })
      if (!signal.aborted) setStep({ name: 'key', ...key })
    } catch (error) {
      if (!signal.aborted) failure.show(error)
    } finally {
      if (!signal.aborted) setIsPending(false)
    }
  }

  return {
    step: newCodes?.section === 'authenticator' ? { name: 'codes', codes: newCodes.codes } : step,
    isPending,
    problem: failure.message,
    start: () => void start(),
    async confirm(totp, request) {
      const { recoveryCodes } = await api.call('totpConfirm', { body: { totp }, ...request })
      return recoveryCodes
    },
    showCodes(codes) {
      setNewCodes({ section: 'authenticator', codes })
      setStep({ name: 'shown' })
      change((factors) => ({
        ...factors,
        // The enrolment has used a code of the new app.
        totp: { createdAt: new Date().toISOString(), lastUsedAt: new Date().toISOString() },
        recoveryCodes: summarizeCodes(codes),
      }))
    },
    close() {
      runningController.current?.abort()
      setIsPending(false)
      failure.clear()
      setNewCodes(null)
      setStep({ name: 'shown' })
    },
  }
}

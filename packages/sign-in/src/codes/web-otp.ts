import type { FormStore } from '@foyer/core/form'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect } from 'react'

/** WebOTP (https://wicg.github.io/web-otp): not in the types of TypeScript's DOM, because only Chromium has it. */
interface OtpRequestOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] }
}

export interface WebOtpProps {
  readonly store: Pick<FormStore, 'getSubmission' | 'subscribe'>
  readonly onCode: (code: string) => void
}

/**
 * Asks the browser for the code of the next text message, until the person submits one. Give it another `key` for each message that is
 * sent. Shows nothing.
 */
export function WebOtp({ store, onCode }: WebOtpProps) {
  const latestOnCode = useLatest(onCode)
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined
    const controller = new AbortController()
    void forwardCode(controller.signal, (code) => latestOnCode.current(code))
    const unsubscribe = store.subscribe(() => {
      if (store.getSubmission().status === 'pending') controller.abort()
    })
    return () => {
      unsubscribe()
      controller.abort()
    }
  }, [store, latestOnCode])
  return null
}

async function forwardCode(signal: AbortSignal, onCode: WebOtpProps['onCode']): Promise<void> {
  const code = await receiveCode(signal)
  if (code !== null && !signal.aborted) onCode(code)
}

async function receiveCode(signal: AbortSignal): Promise<string | null> {
  const options: OtpRequestOptions = { otp: { transport: ['sms'] }, signal }
  try {
    const credential = await navigator.credentials.get(options)
    return credential !== null && 'code' in credential ? String(credential.code) : null
  } catch {
    // Aborted, or the person or the browser did not allow it: the code can still be typed.
    return null
  }
}

/** Fills in a code as the browser's autofill does, so that the field takes it as an edit. */
export function fillInCode(input: HTMLInputElement, code: string): void {
  input.value = code
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

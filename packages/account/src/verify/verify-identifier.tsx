import { Button } from '@foyer/kit/button'
import { isolate, Sentence } from '@foyer/kit/isolated'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import {
  ApiError,
  CodeForm,
  useApi,
  useFailure,
  useIdempotencyKey,
  useFormattedPhone,
  type Ended,
} from '@foyer/sign-in'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import type { Identifier } from '../identifiers/use-identifiers.ts'
import type { PendingCodeState } from './use-pending-code.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { verifyMessages } from './verify-messages.ts'
import styles from './verify.module.css'

export interface VerifyIdentifierProps {
  readonly identifier: Identifier
  readonly pending: PendingCodeState
  readonly code: string | undefined
  /** Sends a code without a press, unless one was sent before. */
  readonly shouldSendAtOnce: boolean
  /** @param ended what the account's first proof has ended; `null` for a further one */
  readonly onProven: (ended: Ended | null) => void
  /** Called when there is nothing to prove any more: it was done in another tab, or on another device. */
  readonly onOutdated: () => void
  /** Called when a code was refused, or its answer was lost: the identifier may be proven all the same. */
  readonly onRefused: () => void
  /** The ways past this step. */
  readonly actions: ReactNode
}

/** Sends a code to an identifier, and asks for it. */
export function VerifyIdentifier(props: VerifyIdentifierProps) {
  const { pending, code, shouldSendAtOnce, onProven, onOutdated, onRefused, actions } = props
  const { kind, value } = props.identifier
  const { api, describeFailure } = useApi()
  const { translate } = useAccountLocale()
  const phone = useFormattedPhone(kind === 'phone' ? value : null)
  const name = phone ?? value
  const failure = useFailure(describeFailure)
  const key = useIdempotencyKey()
  const sent = pending.code?.kind === kind ? pending.code : null
  const mustSend = shouldSendAtOnce && sent === null
  const [isPending, setIsPending] = useStateAfterPress(mustSend)
  const title = translate(verifyMessages[kind].title)

  async function send(): Promise<void> {
    try {
      await api.call('verification', { body: { kind }, key: key.read() })
      key.renew()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_request') onOutdated()
      throw error
    }
    pending.markSent({ kind, to: value })
  }

  async function sendFirst(): Promise<void> {
    setIsPending(true)
    failure.clear()
    try {
      await send()
    } catch (error) {
      failure.show(error)
    } finally {
      setIsPending(false)
    }
  }
  useOnMount(() => void sendFirst(), mustSend)

  return (
    <VerifyFrame title={title} problem={failure.message} actions={actions}>
      {sent ? (
        <CodeForm
          channel={kind}
          sentTo={name}
          label={title}
          submitText={translate('verify_submit')}
          initialCode={code}
          autofocus={!sent.isResumed || code !== undefined}
          send={(code, { signal }) => api.call('verificationConfirm', { body: { code }, signal })}
          onSuccess={({ ended }) => onProven(ended)}
          onError={onRefused}
          resend={send}
          resendAt={sent.resendAt}
        />
      ) : (
        <>
          <p className={styles.text}>
            <Sentence text={translate(verifyMessages[kind].text, { name: isolate(name) })} />
          </p>
          <Button
            text={translate('password_setup_send')}
            isWide
            isLoading={isPending}
            events={{ click: () => void sendFirst() }}
          />
        </>
      )}
    </VerifyFrame>
  )
}

/** Acts when the component mounts. */
function useOnMount(callback: () => void, isEnabled: boolean): void {
  const isDone = useRef(!isEnabled)
  useEffect(() => {
    // In strict mode, React runs effects twice during development.
    if (isDone.current) return
    isDone.current = true
    callback()
  }, [callback])
}

import { Button } from '@foyer/kit/button'
import { isolate } from '@foyer/kit/isolated'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useIdempotencyKey } from '../auth-form/use-idempotency-key.ts'
import { useFormattedPhone } from '../methods/use-formatted-phone.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './proof.module.css'

export interface SendCodeProps {
  readonly kind: 'email' | 'phone'
  /** The proven address or number. */
  readonly to: string
  readonly variant?: 'primary' | 'secondary'
  /** Called when a code was sent, with the time in ms since the epoch. */
  readonly onSent: (at: number) => void
}

/** The button that sends a code to an address or a number, and the message if that fails. */
export function SendCode({ kind, to, variant, onSent }: SendCodeProps) {
  const { translate } = useFoyer('the proof dialog')
  const { api, describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const key = useIdempotencyKey()
  const [isPending, setIsPending] = useState(false)
  const phone = useFormattedPhone(kind === 'phone' ? to : null)

  async function handlePress(): Promise<void> {
    setIsPending(true)
    failure.clear()
    try {
      await api.call('proofCode', { body: { kind }, key: key.read() })
      key.renew()
      onSent(Date.now())
    } catch (error) {
      failure.show(error)
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        text={translate('proof_send_code', { name: isolate(phone ?? to) })}
        variant={variant}
        isWide
        isLoading={isPending}
        events={{ click: () => void handlePress() }}
      />
      <p role="alert" className={styles.problem}>
        {failure.message}
      </p>
    </>
  )
}

import { Button } from '@foyer/kit/button'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import styles from '../auth-form/auth-form.module.css'
import { useLazyPart } from '../auth-form/use-lazy-part.ts'
import { LastUsed } from '../methods/choice/last-used.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { PasskeyControlProps } from '../passkeys/passkey-control.tsx'
import { useCanUsePasskeys } from '../settings/use-can-use-passkeys.ts'

interface PasskeyEntryProps extends Omit<
  PasskeyControlProps,
  'pressCount' | 'isPending' | 'onPendingChange'
> {
  /** The last sign-in on this device was with a passkey. */
  readonly isLast: boolean
}

const load = () => import('../passkeys/passkey-control.tsx')

/** The button that signs in with a passkey. Its code is loaded later: all of WebAuthn, and the offer in the form's fields. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  const { translate } = useFoyer('PasskeyEntry')
  const { describeFailure } = useApi()
  const isSupported = useCanUsePasskeys()
  const { part, isLoading, error, loadNow } = useLazyPart(load, isSupported)
  const [pressCount, setPressCount] = useState(0)
  const [isPending, setIsPending] = useState(false)

  async function handlePress(): Promise<void> {
    try {
      await loadNow()
      setIsPending(true)
      setPressCount(pressCount + 1)
    } catch (cause) {
      props.onError?.(describeFailure(cause), cause)
    }
  }

  if (!isSupported) return null
  return (
    <div className={styles.passkey}>
      <Button
        text={
          <>
            {translate('sign_in_passkey')} {props.isLast && <LastUsed />}
          </>
        }
        variant="secondary"
        isWide
        isLoading={isPending || isLoading}
        events={{ click: () => void handlePress() }}
      />
      {part ? (
        <part.PasskeyControl {...props} {...{ pressCount, isPending }} onPendingChange={setIsPending} />
      ) : (
        <output className={styles.calm}>{error !== null && describeFailure(error)}</output>
      )}
    </div>
  )
}

import { Button } from '@foyer/kit/button'
import { whenAtRest } from '@foyer/kit/when-at-rest'
import { useEffect, useState, type ComponentType } from 'react'
import { loadLater } from '../api/load-later.ts'
import { useApi } from '../api/use-api.ts'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { PasskeyControlProps } from '../passkeys/passkey-control.tsx'
import { useCanUsePasskeys } from '../settings/use-can-use-passkeys.ts'

type PasskeyEntryProps = Omit<PasskeyControlProps, 'presses' | 'isPending' | 'onPending'>

async function loadControl() {
  const { PasskeyControl } = await loadLater(() => import('../passkeys/passkey-control.tsx'))
  return PasskeyControl
}

/** The button that signs in with a passkey. What it does is loaded when the page is at rest, and at the latest when it is pressed. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  const { translate } = useFoyer('PasskeyEntry')
  const { describeFailure } = useApi()
  const isPossible = useCanUsePasskeys()
  const [Control, setControl] = useState<ComponentType<PasskeyControlProps>>()
  const [presses, setPresses] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()

  useEffect(() => {
    if (!isPossible) return undefined
    return whenAtRest(() => {
      loadControl().then(
        (loaded) => setControl(() => loaded),
        // Ignored: nobody has asked for it, and a press loads it again.
        () => undefined,
      )
    })
  }, [isPossible])

  async function press(): Promise<void> {
    setPresses(presses + 1)
    setIsPending(true)
    try {
      const loaded = await loadControl()
      setControl(() => loaded)
    } catch (reason) {
      setPresses(0)
      setIsPending(false)
      setError(reason)
      props.onError?.(describeFailure(reason), reason)
    }
  }

  if (!isPossible) return null
  return (
    <div className={styles.passkey}>
      <Button
        text={translate('sign_in_passkey')}
        variant="secondary"
        isWide
        isLoading={isPending}
        events={{ click: () => void press() }}
      />
      {Control ? (
        <Control {...props} {...{ presses, isPending }} onPending={setIsPending} />
      ) : (
        <output className={styles.calm}>{error === undefined ? '' : describeFailure(error)}</output>
      )}
    </div>
  )
}

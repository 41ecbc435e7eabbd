import { Button } from '@foyer/kit/button'
import type { ModalHandle } from '@foyer/kit/modal'
import { useEffect, useRef, useState } from 'react'
import { loadWithRetry } from '../api/load-with-retry.ts'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useOnce } from '../passkeys/use-once.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './proof.module.css'

/** Asks for a passkey at once, and again when the button is pressed. A failure is shown as a hint, and not as an alert. */
export function PasskeyWay({ modal }: { readonly modal: ModalHandle }) {
  const { translate } = useFoyer('the proof dialog')
  const { api, describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [isPending, setIsPending] = useState(false)
  const runningController = useRef<AbortController>(undefined)

  async function requestProof(): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    runningController.current = controller
    setIsPending(true)
    failure.clear()
    try {
      const { requestPasskey } = await loadWithRetry(() => import('../passkeys/request-passkey.ts'))
      const { options } = await api.call('proofPasskey', { body: { lang: api.lang }, signal })
      const passkey = await requestPasskey(options, signal)
      await api.call('proof', { body: { passkey }, signal })
      modal.resolve()
    } catch (error) {
      setIsPending(false)
      if (!signal.aborted) failure.show(error)
    }
  }

  useOnce(() => void requestProof())
  useEffect(() => () => runningController.current?.abort(), [])

  return (
    <>
      <Button
        text={translate('proof_with_passkey')}
        isWide
        isLoading={isPending}
        events={{ click: () => void requestProof() }}
      />
      <output className={styles.hint}>{failure.message}</output>
    </>
  )
}

import { createIdempotencyKey } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState } from 'react'
import { loadLater } from '../../api/load-later.ts'
import { useApi } from '../../api/use-api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from '../second-step.module.css'
import type { WayProps } from './way-props.ts'

const loadPasskeys = () => loadLater(() => import('../../passkeys/request-passkey.ts'))

/** The second step with a passkey. What was cancelled is said calmly, and can be tried again. */
export function PasskeyStep(props: WayProps) {
  const { calls, analytics, children } = props
  const foyer = useFoyer('<SecondStep>')
  const { api, translate } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [isPending, setIsPending] = useState(false)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])
  /** What the page wants by the time that the person and the server have answered. */
  const latest = useLatest(props)

  async function press(): Promise<void> {
    const ending = new AbortController()
    const { signal } = ending
    abort.current = ending
    setIsPending(true)
    failure.clear()
    try {
      const { requestPasskey } = await loadPasskeys()
      const { options } = await calls.watch(
        api.call('secondFactorPasskey', { body: { lang: api.lang }, signal }),
      )
      const passkey = await requestPasskey(options, signal)
      const user = await latest.current.finish({ passkey }, { signal, key: createIdempotencyKey() })
      foyer.analytics?.report({ ...analytics, method: 'passkey' })
      latest.current.onSuccess(user)
    } catch (error) {
      if (signal.aborted) return
      setIsPending(false)
      failure.show(error)
      foyer.analytics?.report({ ...analytics, method: 'passkey', error })
      latest.current.onError?.(describeFailure(error), error)
    }
  }

  return (
    <>
      {children}
      <Button
        text={translate('second_step_with_passkey')}
        isWide
        isLoading={isPending}
        events={{ click: () => void press() }}
      />
      <p role="alert" className={styles.problem}>
        {failure.message}
      </p>
    </>
  )
}

import { createIdempotencyKey } from '@foyer/core/form'
import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loadWithRetry } from '../../api/load-with-retry.ts'
import { useApi } from '../../api/use-api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import type { UsedPasskey } from '../../passkeys/request-passkey.ts'
import styles from '../second-step.module.css'
import type { WayProps } from './way-props.ts'

const loadPasskeys = () => loadWithRetry(() => import('../../passkeys/request-passkey.ts'))

/** The second step with a passkey. If it is cancelled, a hint says so, and the person can try again. */
export function PasskeyStep(props: WayProps) {
  const { calls, analytics, children } = props
  const foyer = useFoyer('<SecondStep>')
  const { api, translate } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [isPending, setIsPending] = useState(false)
  const runningController = useRef<AbortController>(null)
  useEffect(() => () => runningController.current?.abort(), [])
  /** The current props, which may have changed by the time that the person and the server have answered. */
  const latest = useLatest(props)

  /** A passkey whose answer was lost. The server may have accepted it already, so it is sent again with the same idempotency key. */
  const unanswered = useRef<{ readonly passkey: UsedPasskey; readonly key: string }>(null)

  async function choose(signal: AbortSignal): Promise<UsedPasskey> {
    const { requestPasskey } = await loadPasskeys()
    const request = api.call('secondFactorPasskey', { body: { lang: api.lang }, signal })
    const { options } = await calls.handleErrors(request)
    return requestPasskey(options, signal)
  }

  async function send(signal: AbortSignal): Promise<User> {
    const attempt = unanswered.current ?? { passkey: await choose(signal), key: createIdempotencyKey() }
    unanswered.current = attempt
    try {
      return await latest.current.finish({ passkey: attempt.passkey }, { signal, key: attempt.key })
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) unanswered.current = null
      throw error
    }
  }

  async function handlePress(): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    runningController.current = controller
    setIsPending(true)
    failure.clear()
    try {
      const user = await send(signal)
      foyer.analytics?.report({ ...analytics, method: 'passkey' })
      latest.current.onSuccess(user)
    } catch (error) {
      setIsPending(false)
      if (signal.aborted) return
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
        events={{ click: () => void handlePress() }}
      />
      <p role="alert" className={styles.problem}>
        {failure.message}
      </p>
    </>
  )
}

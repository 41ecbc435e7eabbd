import { createIdempotencyKey } from '@foyer/core/form'
import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { loadLater } from '../../api/load-later.ts'
import { useApi } from '../../api/use-api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import type { UsedPasskey } from '../../passkeys/request-passkey.ts'
import styles from '../second-step.module.css'
import type { WayProps } from './way-props.ts'

const loadPasskeys = () => loadLater(() => import('../../passkeys/request-passkey.ts'))

/** The second step with a passkey. If it is cancelled, a hint says so, and the person can try again. */
export function PasskeyStep(props: WayProps) {
  const { calls, analytics, children } = props
  const foyer = useFoyer('<SecondStep>')
  const { api, translate } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [isPending, setIsPending] = useState(false)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])
  /** The current props, which may have changed by the time that the person and the server have answered. */
  const latest = useLatest(props)

  /** A passkey whose answer was lost. The server may have accepted it already, so it is sent again with the same idempotency key. */
  const unanswered = useRef<{ readonly passkey: UsedPasskey; readonly key: string }>(null)

  async function choose(signal: AbortSignal): Promise<UsedPasskey> {
    const { requestPasskey } = await loadPasskeys()
    const asked = api.call('secondFactorPasskey', { body: { lang: api.lang }, signal })
    const { options } = await calls.watch(asked)
    return requestPasskey(options, signal)
  }

  async function send(signal: AbortSignal): Promise<User> {
    const used = unanswered.current ?? { passkey: await choose(signal), key: createIdempotencyKey() }
    unanswered.current = used
    try {
      return await latest.current.finish({ passkey: used.passkey }, { signal, key: used.key })
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) unanswered.current = null
      throw error
    }
  }

  async function press(): Promise<void> {
    const ending = new AbortController()
    const { signal } = ending
    abort.current = ending
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
        events={{ click: () => void press() }}
      />
      <p role="alert" className={styles.problem}>
        {failure.message}
      </p>
    </>
  )
}

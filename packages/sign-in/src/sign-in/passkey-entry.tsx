import type { FormStore } from '@foyer/core/form'
import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { whenAtRest } from '@foyer/kit/when-at-rest'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { loadLater } from '../api/load-later.ts'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { ChosenPasskey } from '../passkeys/sign-in-with-passkey.ts'
import { useCanUsePasskeys } from '../settings/use-can-use-passkeys.ts'

export interface PasskeyEntryProps {
  /** The form that it stands below: while that is sent, no passkey is offered. */
  readonly store: Pick<FormStore, 'subscribe' | 'getSubmission'>
  readonly root: RefObject<HTMLElement | null>
  /** The form is on the page, and not what follows it. */
  readonly isShown: boolean
  readonly onSuccess: (user: User) => void
  /** Goes on with a second step if that is what the error asks for. Default: what the server says is shown. */
  readonly onSecondFactor?: ((error: unknown) => Promise<boolean>) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

const about = { flow: 'sign_in', form: 'sign-in', method: 'passkey' } as const

const load = () => loadLater(() => import('../passkeys/passkey-entry-parts.ts'))

/** The button that signs in with a passkey, and the passkeys among the suggestions of the form's fields. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  const { store, root, isShown } = props
  const foyer = useFoyer('PasskeyEntry')
  const { translate, analytics } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const [isPending, setIsPending] = useState(false)
  const isPossible = useCanUsePasskeys()
  const isFree = useSyncExternalStore(
    store.subscribe,
    () => isWaiting(store),
    () => true,
  )
  const running = useRef<AbortController>(undefined)

  async function enter(choose: (signal: AbortSignal) => Promise<ChosenPasskey>): Promise<void> {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    setIsPending(true)
    failure.clear()
    try {
      const { enterWithPasskey } = await load()
      const user = await enterWithPasskey(foyer, await choose(signal), signal)
      if (signal.aborted) return
      analytics?.report(about)
      props.onSuccess(user)
    } catch (error) {
      if (signal.aborted) return
      await fail(error).catch(fail)
    } finally {
      if (running.current === abort) setIsPending(false)
    }
  }

  /** @throws when the second step cannot be loaded */
  async function fail(error: unknown): Promise<void> {
    if (await props.onSecondFactor?.(error)) return
    analytics?.report({ ...about, error })
    props.onError?.(describeFailure(error), error)
    failure.show(error)
  }

  const begin = useRef(enter)
  useEffect(() => {
    begin.current = enter
  })
  const offersAutofill = isPossible && isShown && isFree && !isPending
  useEffect(() => {
    if (!offersAutofill) return undefined
    const end = new AbortController()
    const offer = async (): Promise<void> => {
      if (root.current === null) return
      const { awaitAutofill } = await load()
      const chosen = await awaitAutofill(foyer, root.current, end.signal)
      if (!end.signal.aborted) void begin.current(async () => chosen)
    }
    // Ignored: nobody has asked for it, and the other ways are there.
    const stop = whenAtRest(() => void offer().catch(() => undefined))
    return () => {
      stop()
      end.abort()
    }
  }, [offersAutofill, foyer, root])

  useEffect(() => {
    if (!isFree) running.current?.abort()
  }, [isFree])
  useEffect(() => () => running.current?.abort(), [])

  if (!isPossible) return null
  return (
    <div className={styles.passkey}>
      <Button
        text={translate('sign_in_passkey')}
        variant="secondary"
        isWide
        isLoading={isPending}
        events={{
          click: () => void enter(async (signal) => (await load()).askForPasskey(foyer, signal)),
        }}
      />
      <output className={styles.calm}>{failure.message}</output>
    </div>
  )
}

/** The form waits for the person. */
function isWaiting(store: PasskeyEntryProps['store']): boolean {
  const { status } = store.getSubmission()
  return status !== 'pending' && status !== 'success'
}

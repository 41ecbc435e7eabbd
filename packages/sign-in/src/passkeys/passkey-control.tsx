import type { FormStore } from '@foyer/core/form'
import type { User } from '@foyer/core/wire'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer, type Foyer } from '../plugins/foyer-context.ts'
import { awaitAutofill } from './await-autofill.ts'
import { askForPasskey, enterWithPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'
import { useOnce } from './use-once.ts'

export interface PasskeyControlProps {
  /** The form above the button: while it is being submitted, no passkey is offered. */
  readonly store: Pick<FormStore, 'subscribe' | 'getSubmission'>
  readonly root: RefObject<HTMLElement | null>
  /** The form is shown, and not the step that follows it. */
  readonly isShown: boolean
  /** How often the button was pressed: each press asks for a passkey. */
  readonly presses: number
  /** A sign-in with a passkey is under way. */
  readonly isPending: boolean
  readonly onPending: (isPending: boolean) => void
  /** The person has chosen a passkey, in the field or after a press. */
  readonly onBegin: () => void
  readonly onSuccess: (user: User) => void
  /** Continues with a second step if the error asks for one. Default: the server's message is shown. */
  readonly onSecondFactor?: ((error: unknown) => Promise<boolean>) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

const about = { flow: 'sign_in', form: 'sign-in', method: 'passkey' } as const

/**
 * Signs in with a passkey when the button is pressed, and offers passkeys among the suggestions of the form's fields. Renders the
 * message of a failure.
 */
export function PasskeyControl(props: PasskeyControlProps) {
  const { store, root, isShown, presses, isPending, onPending } = props
  const foyer = useFoyer('PasskeyControl')
  const { analytics } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const isFree = useSyncExternalStore(
    store.subscribe,
    () => isWaiting(store),
    () => true,
  )
  /** The person is signed in: no other passkey is offered, even if the form stays on the page. */
  const [isIn, setIsIn] = useState(false)
  const running = useRef<AbortController>(undefined)
  /** The current props, which may have changed by the time that the person and the server have answered. */
  const latest = useLatest(props)

  async function enter(choose: (foyer: Foyer, signal: AbortSignal) => Promise<ChosenPasskey>): Promise<void> {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    onPending(true)
    failure.clear()
    try {
      const chosen = await choose(foyer, signal)
      latest.current.onBegin()
      const user = await enterWithPasskey(foyer, chosen, signal)
      if (signal.aborted) return
      analytics?.report(about)
      setIsIn(true)
      latest.current.onSuccess(user)
    } catch (error) {
      if (signal.aborted) return
      await fail(error).catch(fail)
    } finally {
      if (running.current === abort) onPending(false)
    }
  }

  /** @throws when the second step cannot be loaded */
  async function fail(error: unknown): Promise<void> {
    if (await latest.current.onSecondFactor?.(error)) return
    analytics?.report({ ...about, error })
    latest.current.onError?.(describeFailure(error), error)
    failure.show(error)
  }

  useOnce(() => void enter(askForPasskey), presses)

  const begin = useLatest(enter)
  const offersAutofill = isShown && isFree && !isPending && !isIn
  useEffect(() => {
    const form = root.current
    if (!offersAutofill || form === null) return undefined
    const end = new AbortController()
    const offer = async (): Promise<void> => {
      const chosen = await awaitAutofill(foyer, form, end.signal)
      if (!end.signal.aborted) await begin.current(async () => chosen)
    }
    // Ignored: the person has not asked for it, and the other ways to sign in are there.
    offer().catch(() => undefined)
    return () => end.abort()
  }, [offersAutofill, foyer, root, begin])

  useEffect(() => {
    if (!isFree) running.current?.abort()
  }, [isFree])
  useEffect(() => () => running.current?.abort(), [])

  return <output className={styles.calm}>{failure.message}</output>
}

/** The form waits for the person. */
function isWaiting(store: PasskeyControlProps['store']): boolean {
  const { status } = store.getSubmission()
  return status !== 'pending' && status !== 'success'
}

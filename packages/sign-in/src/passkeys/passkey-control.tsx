import type { FormStore } from '@foyer/core/form'
import type { User } from '@foyer/core/wire'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer, type Foyer } from '../plugins/foyer-context.ts'
import { awaitAutofill } from './await-autofill.ts'
import { askForPasskey, signInWithPasskey, type ChosenPasskey } from './sign-in-with-passkey.ts'
import { useOnce } from './use-once.ts'

export interface PasskeyControlProps {
  /** The form above the button: while it is being submitted, no passkey is offered. */
  readonly store: Pick<FormStore, 'subscribe' | 'getSubmission'>
  readonly root: RefObject<HTMLElement | null>
  /** The form is shown, and not the step that follows it. */
  readonly isShown: boolean
  /** How often the button was pressed: each press asks for a passkey. */
  readonly pressCount: number
  /** A sign-in with a passkey is under way. */
  readonly isPending: boolean
  readonly onPendingChange: (isPending: boolean) => void
  /** The person has chosen a passkey, in the field or after a press. */
  readonly onStart: () => void
  readonly onSuccess: (user: User) => void
  /** Continues with a second step if the error asks for one. Default: the server's message is shown. */
  readonly onSecondFactor?: ((error: unknown) => Promise<boolean>) | undefined
  readonly onError: ((message: string, error: unknown) => void) | undefined
}

const outcomeFields = { flow: 'sign_in', form: 'sign-in', method: 'passkey' } as const

/**
 * Signs in with a passkey when the button is pressed, and offers passkeys among the suggestions of the form's fields. Renders the
 * message of a failure.
 */
export function PasskeyControl(props: PasskeyControlProps) {
  const { store, root, isShown, pressCount, isPending, onPendingChange } = props
  const foyer = useFoyer('PasskeyControl')
  const { analytics } = foyer
  const { describeFailure } = useApi()
  const failure = useFailure(describeFailure)
  const isFormIdle = useSyncExternalStore(
    store.subscribe,
    () => isIdle(store),
    () => true,
  )
  /** The person is signed in: no other passkey is offered, even if the form stays on the page. */
  const [isSignedIn, setIsSignedIn] = useState(false)
  const runningController = useRef<AbortController>(undefined)
  /** The current props, which may have changed by the time that the person and the server have answered. */
  const latest = useLatest(props)

  async function signIn(
    choose: (foyer: Foyer, signal: AbortSignal) => Promise<ChosenPasskey>,
  ): Promise<void> {
    runningController.current?.abort()
    const abort = new AbortController()
    runningController.current = abort
    const { signal } = abort
    onPendingChange(true)
    failure.clear()
    try {
      const chosen = await choose(foyer, signal)
      latest.current.onStart()
      const user = await signInWithPasskey(foyer, chosen, signal)
      if (signal.aborted) return
      analytics?.report(outcomeFields)
      setIsSignedIn(true)
      latest.current.onSuccess(user)
    } catch (error) {
      if (signal.aborted) return
      await handleError(error).catch(handleError)
    } finally {
      if (runningController.current === abort) onPendingChange(false)
    }
  }

  /** @throws when the second step cannot be loaded */
  async function handleError(error: unknown): Promise<void> {
    if (await latest.current.onSecondFactor?.(error)) return
    analytics?.report({ ...outcomeFields, error })
    latest.current.onError?.(describeFailure(error), error)
    failure.show(error)
  }

  useOnce(() => void signIn(askForPasskey), pressCount)

  const latestSignIn = useLatest(signIn)
  const offersAutofill = isShown && isFormIdle && !isPending && !isSignedIn
  useEffect(() => {
    const form = root.current
    if (!offersAutofill || form === null) return undefined
    const controller = new AbortController()
    const offer = async (): Promise<void> => {
      const chosen = await awaitAutofill(foyer, form, controller.signal)
      if (!controller.signal.aborted) await latestSignIn.current(async () => chosen)
    }
    // Ignored: the person has not asked for it, and the other ways to sign in are there.
    offer().catch(() => undefined)
    return () => controller.abort()
  }, [offersAutofill, foyer, root, latestSignIn])

  useEffect(() => {
    if (!isFormIdle) runningController.current?.abort()
  }, [isFormIdle])
  useEffect(() => () => runningController.current?.abort(), [])

  return <output className={styles.calm}>{failure.message}</output>
}

/** The form waits for the person. */
function isIdle(store: PasskeyControlProps['store']): boolean {
  const { status } = store.getSubmission()
  return status !== 'pending' && status !== 'success'
}

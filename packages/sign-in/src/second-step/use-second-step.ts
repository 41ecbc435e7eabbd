import type { Ended, User } from '@foyer/core/wire'
import { openStorage } from '@foyer/kit/storage'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useState, type ComponentType } from 'react'
import type { AnalyticsFlow } from '../analytics/analytics-event.ts'
import { ApiError, type SecondFactor } from '../api/api-error.ts'
import { describeFailure } from '../api/describe-failure.ts'
import { loadWithRetry } from '../api/load-with-retry.ts'
import type { WayTracker } from '../methods/choice/use-way-tracker.ts'
import type { SignInMessageKey } from '../messages/messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { SecondStepGate } from './second-step-context.ts'
import { secondStepKey } from './second-step-key.ts'
import type { SecondStepProps } from './second-step-props.ts'

export interface SecondStepOptions {
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** The first step was the first proof of the account, and has ended what was there before. Called before the session begins. */
  readonly onEnded?: ((ended: Ended) => void) | undefined
  /** How the person enters: kept when it leads to the second step, and forgotten when the form is back. */
  readonly wayTracker?: Pick<WayTracker, 'save' | 'reset'> | undefined
  /** The person is signed in, and the session knows. `step`: the server's request for the second step, if there was one. */
  readonly onSuccess?: ((user: User, step?: SecondFactor) => void) | undefined
  readonly onError?: ((message: string, error: unknown) => void) | undefined
  /** The form is back. `error`: why the sign-in is over; absent if the person starts again. */
  readonly onEnd?: ((error?: ApiError) => void) | undefined
  /** The message above the form when it is back. Default: the server's. */
  readonly messageOnReturn?: SignInMessageKey | undefined
}

export interface SecondStepControl extends SecondStepGate {
  /** What replaces the form; `null`: the form is shown. */
  readonly step: {
    readonly Step: ComponentType<SecondStepProps>
    readonly props: Omit<SecondStepProps, 'onSuccess' | 'onEnd'>
    readonly onSignedIn?: ((user: User) => void) | undefined
  } | null
  /** The page was reloaded while a sign-in waited for its second step, and the server has not answered yet how to continue. */
  readonly isResuming: boolean
  /** The form is shown again after the second step, or in place of one that could not be resumed. */
  readonly hasReturned: boolean
  /** The message above the form when it is back, in the page's language; absent or empty if there is none. */
  readonly message: string | undefined
  readonly handleEnd: (error?: ApiError) => void
}

const load = () => loadWithRetry(() => import('./lazy-second-step.ts'))

/**
 * The second step of a sign-in that a form begins. Render `<SecondStepFrame>` around the form. It is loaded when the server asks
 * for it.
 */
export function useSecondStep(flow: AnalyticsFlow, options: SecondStepOptions): SecondStepControl {
  const { headingLevel = 1, messageOnReturn, onError } = options
  const { api, lang, session, translate } = useFoyer('useSecondStep')
  const [step, setStep] = useState<SecondStepControl['step']>(null)
  const [isResuming, setIsResuming] = useState(
    // The step of another flow is resumed by that flow's form.
    () => openStorage('sessionStorage').read(secondStepKey) === flow,
  )
  const [ending, setEnding] = useState<{ readonly message: string | undefined; readonly lang: string }>()

  function showForm(error?: ApiError): void {
    setEnding({ lang, message: error && describeFailure(error, translate, lang) })
    options.onEnd?.(error)
  }

  const latestShowForm = useLatest(showForm)
  useEffect(() => {
    if (!isResuming) return undefined
    let isCurrent = true
    const resume = async (): Promise<void> => {
      try {
        const { SecondStep, readPendingStep } = await load()
        const secondFactor = await readPendingStep(api, session)
        if (isCurrent && secondFactor)
          setStep({ Step: SecondStep, props: { flow, secondFactor, isResumed: true } })
      } catch (error) {
        if (isCurrent) latestShowForm.current(error as ApiError)
      }
      if (isCurrent) setIsResuming(false)
    }
    void resume()
    return () => {
      isCurrent = false
    }
  }, [api, session, flow, isResuming, latestShowForm])

  return {
    step: step && { ...step, props: { ...step.props, headingLevel, onError } },
    isResuming,
    hasReturned: ending !== undefined,
    // What the server says cannot be translated: it is removed when the language changes.
    message:
      ending && (messageOnReturn ? translate(messageOnReturn) : ending.lang === lang ? ending.message : ''),
    async handleError(error, onSignedIn) {
      if (!(error instanceof ApiError) || error.secondFactor === null) return false
      const { secondFactor } = error
      const { SecondStep } = await load()
      setStep({ Step: SecondStep, props: { flow, secondFactor }, onSignedIn })
      options.wayTracker?.save()
      return true
    },
    enter(user, onEntered = step?.onSignedIn) {
      const ended = step?.props.secondFactor.ended
      if (ended) options.onEnded?.(ended)
      session.accept(user)
      onEntered?.(user)
      options.onSuccess?.(user, step?.props.secondFactor)
    },
    handleEnd(error) {
      setStep(null)
      options.wayTracker?.reset()
      showForm(error)
    },
  }
}

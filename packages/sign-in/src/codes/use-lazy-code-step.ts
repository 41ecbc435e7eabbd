import type { FormStore } from '@foyer/core/form'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { useFocusOnNextStep } from './use-focus-on-next-step.ts'
import type { SecondStepControl } from '../second-step/use-second-step.ts'
import type { WayTracker } from '../methods/choice/use-way-tracker.ts'
import { methodOf } from '../methods/methods.ts'
import { useCodeStep, type CodeStep } from '../methods/use-code-step.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

export interface LazyCodeStepOptions<Props> {
  /** The key in session storage. */
  readonly key: string
  /** Loads the step when a code is asked for, so that the first page is small. */
  readonly load: () => Promise<ComponentType<Props>>
  /** The form's store, which is reset so that the form can be submitted again when it is back. */
  readonly store: Pick<FormStore, 'reset'>
  /** The element around the form. */
  readonly root: RefObject<HTMLElement | null>
  /** The second step, if there is one. Once it is shown, the code has been accepted. */
  readonly secondStep: Pick<SecondStepControl, 'step'>
  /** Records how the person signs in, and forgets it when they go back to the form. */
  readonly wayTracker: Pick<WayTracker, 'start' | 'reset'>
  /** Codes can be asked for here. Default: true. */
  readonly isOffered?: boolean
}

export interface LazyCodeStep<Props> extends CodeStep {
  /** `null` until it is loaded: the form stays meanwhile. */
  readonly Step: ComponentType<Props> | null
  /** Goes back to the form, which has kept what was typed. */
  readonly goBack: (field: 'identifier' | 'password') => void
}

/** In ms: as long as a code is valid. */
const lifetime = 10 * 60_000

/** The step that asks for a code. It replaces the form that has requested the code. */
export function useLazyCodeStep<Props>(options: LazyCodeStepOptions<Props>): LazyCodeStep<Props> {
  const { key, load, root, store, secondStep, wayTracker, isOffered = true } = options
  const isSecondStepShown = secondStep.step !== null
  const step = useCodeStep({ key, lifetime })
  const { goTo } = step
  const sentTo = isOffered ? step.sentTo : null
  const isWaiting = sentTo !== null
  const [Step, setStep] = useState<ComponentType<Props> | null>(null)
  const focusOnReturn = useFocusOnReturn(root, isWaiting)
  useFocusOnNextStep(root, isWaiting && Step !== null, 'input[name=code]')

  useEffect(() => {
    if (!isWaiting) return undefined
    let isCurrent = true
    load().then(
      (loaded) => setStep(() => loaded),
      () => void (isCurrent && goTo(null)),
    )
    return () => {
      isCurrent = false
    }
  }, [isWaiting, load, goTo])

  const resume = useLatest(() => {
    if (sentTo) wayTracker.start(methodOf(sentTo))
  })
  useEffect(() => {
    // After a reload the form has not been submitted, so nothing else has recorded how the person signs in.
    if (step.isResumed) resume.current()
  }, [step.isResumed, resume])

  useEffect(() => {
    if (!isSecondStepShown) return
    store.reset()
    goTo(null)
  }, [isSecondStepShown, store, goTo])

  return {
    ...step,
    sentTo,
    Step,
    goBack(field) {
      store.reset()
      wayTracker.reset()
      focusOnReturn(field)
      goTo(null)
    },
  }
}

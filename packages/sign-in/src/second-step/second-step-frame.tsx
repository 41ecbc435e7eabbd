import { useEffect, useRef, type ReactNode } from 'react'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import styles from '../auth-form/auth-form.module.css'
import { useFocusOnNextStep } from '../codes/use-focus-on-next-step.ts'
import { SecondStepContext } from './second-step-context.ts'
import type { SecondStepControl } from './use-second-step.ts'

interface SecondStepFrameProps {
  readonly secondStep: SecondStepControl
  readonly children: ReactNode
}

/** Shows the second step instead of the form, which is hidden and not unmounted, so that it keeps what was typed. */
export function SecondStepFrame({ secondStep, children }: SecondStepFrameProps) {
  const { step, hasReturned, message } = secondStep
  const form = useRef<HTMLDivElement>(null)
  const isShown = step === null
  useFocusOnNextStep(form, !isShown, 'h1, h2, h3')
  useEffect(() => {
    // The person is back from the second step, and the button pressed there is gone. A focus already in the form stays.
    if (isShown && hasReturned && isFocusFree())
      form.current
        ?.querySelector<HTMLElement>(`:is([role=alert][tabindex], h1, h2, h3, input):not([hidden] *)`)
        ?.focus()
  }, [isShown, hasReturned])
  return (
    <>
      {step && <step.Step {...step.props} onSuccess={secondStep.enter} onEnd={secondStep.handleEnd} />}
      <div ref={form} hidden={!isShown}>
        {message && (
          <p role="alert" className={styles.offer} tabIndex={-1}>
            {message}
          </p>
        )}
        <SecondStepContext value={secondStep}>{children}</SecondStepContext>
      </div>
    </>
  )
}

import { Button } from '@foyer/kit/button'
import { useApi } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import { useAccountLocale } from './account-locale.ts'
import formStyles from './account-form.module.css'
import styles from './account.module.css'

export interface EndOthersProps {
  /** How many sessions there are beside this one. */
  readonly count: number
  /** Ends them. @throws ApiError when the server did not do it */
  readonly onEnd: () => Promise<void>
}

/** Signing out everywhere else: asked for once, confirmed once, in the same place. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const { translate } = useAccountLocale()
  const { describeFailure } = useApi()
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const [problem, setProblem] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)

  useEffect(() => {
    // The button just pressed has made room for others: focus goes to the one in its place.
    if (isAsked !== wasAsked.current) root.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function end(): Promise<void> {
    setStep('pending')
    setProblem('')
    try {
      await onEnd()
    } catch (error) {
      setProblem(describeFailure(error))
      setStep('asked')
    }
  }

  return (
    <div ref={root} className={formStyles.action} data-screen-only>
      {isAsked ? (
        <fieldset className={styles.ask}>
          <legend>{translate('sessions_others_ask', { count })}</legend>
          <Button
            text={translate('sessions_others_yes')}
            size="small"
            isLoading={step === 'pending'}
            events={{ click: () => void end() }}
          />
          <Button
            text={translate('sessions_others_no')}
            variant="secondary"
            size="small"
            disabled={step === 'pending'}
            events={{ click: () => setStep('shown') }}
          />
        </fieldset>
      ) : (
        <Button
          text={translate('sessions_others_end')}
          variant="secondary"
          events={{ click: () => setStep('asked') }}
        />
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

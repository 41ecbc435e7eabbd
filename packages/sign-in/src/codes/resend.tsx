import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useId, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '../api/index.ts'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { CodeFormProps } from './code-form-props.ts'
import styles from './code-form.module.css'
import { resendWait } from './resend-wait.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export interface ResendProps extends Pick<CodeFormProps<never>, 'resend' | 'resendAt'> {
  /** `hasFocus`: the pressed button still has the focus. */
  readonly onResent: (hasFocus: boolean) => void
  /** Buttons beside this one. */
  readonly children: ReactNode
}

/** The button that sends the message again, with a countdown until it can be pressed, and the result of the last press. */
export function Resend({ resend, resendAt, onResent, children }: ResendProps) {
  const { translate } = useFoyer('<CodeForm>')
  const failure = useFailure(useApi().describeFailure)
  const [time, setTime] = useNextResendTime(resendAt)
  const [isPending, setIsPending] = useState(false)
  const [isResent, setIsResent] = useStateAfterPress(false)
  const seconds = useSecondsUntil(time)
  const waitId = useId()
  const actions = useRef<HTMLDivElement>(null)
  const [announced, updateAnnounced] = useAnnouncedSeconds(time, seconds)
  const action = translate('code_form_resend')

  async function handlePress(): Promise<void> {
    setIsPending(true)
    setIsResent(false)
    failure.clear()
    try {
      await resend()
      // Unless the caller has set another time meanwhile.
      setTime((current) => (current > Date.now() ? current : Date.now() + resendWait))
      setIsResent(true)
      onResent(actions.current?.querySelector('button')?.matches(':focus') === true)
    } catch (error) {
      failure.show(error)
      if (error instanceof ApiError && error.retryAfter !== null)
        setTime(Date.now() + error.retryAfter * 1000)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <div className={styles.actions} ref={actions} onFocus={updateAnnounced}>
        <Button
          text={
            seconds > 0 ? (
              <>
                <span aria-hidden="true">{translate('code_form_resend_in', { seconds })}</span>
                <span className={visuallyHidden}>{action}</span>
              </>
            ) : (
              action
            )
          }
          variant="plain"
          size="small"
          weight="medium"
          isLoading={isPending}
          unavailableBecause={seconds > 0 ? waitId : undefined}
          events={{ click: () => void handlePress() }}
        />
        {children}
      </div>
      <span id={waitId} hidden>
        {translate('code_form_resend_in', { seconds: announced })}
      </span>
      <output className={styles.resent}>{isResent && translate('code_form_resent')}</output>
      <div className={styles.failed} role="alert">
        {failure.message}
      </div>
    </>
  )
}

/**
 * The seconds that the button's description names: those that were left when the wait began, or the button got the focus. Screen readers
 * announce each change of a focused button's name or description, so neither counts down.
 */
function useAnnouncedSeconds(time: number, seconds: number) {
  const [announced, setAnnounced] = useState({ time, seconds })
  if (announced.time !== time) setAnnounced({ time, seconds })
  return [announced.seconds, () => setAnnounced({ time, seconds })] as const
}

/** When the message can be sent again, in ms since the epoch: follows the caller's time, and can be set in between. */
function useNextResendTime(resendAt: number | undefined) {
  const [time, setTime] = useState(() => resendAt ?? Date.now() + resendWait)
  const [previousResendAt, setPreviousResendAt] = useState(resendAt)
  if (previousResendAt !== resendAt) {
    setPreviousResendAt(resendAt)
    if (resendAt !== undefined) setTime(resendAt)
  }
  return [time, setTime] as const
}

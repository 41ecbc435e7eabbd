import type { ResponseBody, User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { AuthLayout } from '../../auth-form/auth-layout.tsx'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { StartAgain } from '../../recovery/start-again.tsx'
import { EnrolAuthenticator } from '../authenticator/enrol-authenticator.tsx'
import { NewRecoveryCodes } from '../authenticator/new-recovery-codes.tsx'
import styles from '../second-step.module.css'
import type { StepCalls, WayProps } from './way-props.ts'

interface EnrolStepProps extends Pick<WayProps, 'analytics' | 'onSuccess' | 'onError'> {
  readonly headingLevel: 1 | 2 | 3
  readonly isResumed: boolean
  readonly calls: StepCalls
  readonly onEnd: () => void
  /** The other ways, if there are any. */
  readonly children: ReactNode
}

/** The second step of a person who needs a second factor and has no authenticator app: it is set up here. */
export function EnrolStep(props: EnrolStepProps) {
  const { headingLevel, isResumed, calls, analytics, onSuccess, onEnd, onError, children } = props
  const { translate, session } = useFoyer('<SecondStep>')
  const { api, describeFailure } = useApi()
  const root = useRef<HTMLDivElement>(null)
  const failure = useFailure(describeFailure)
  const [enrolment, setEnrolment] = useState<ResponseBody<'enrolSecondFactor'>>()
  const [enrolled, setEnrolled] = useState<{ readonly user: User; readonly codes: readonly string[] }>()

  /** Aborts the last request for a key when the next one begins, because the server accepts only the newest key. */
  const runningController = useRef<AbortController>(null)
  const startEnrolment = async (): Promise<void> => {
    runningController.current?.abort()
    const { signal } = (runningController.current = new AbortController())
    failure.clear()
    try {
      const next = await calls.handleErrors(
        api.call('enrolSecondFactor', { body: { lang: api.lang }, signal }),
      )
      if (!signal.aborted) setEnrolment(next)
    } catch (error) {
      if (!signal.aborted) failure.show(error)
    }
  }
  useEffect(() => {
    if (!isResumed) root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
  }, [isResumed])
  const hasKey = enrolment !== undefined
  const ask = useLatest(startEnrolment)
  useEffect(() => {
    // A new key would replace the one that the person may have scanned, also when an `<Activity>` is shown again.
    if (!hasKey) void ask.current()
  }, [hasKey, ask])
  useEffect(() => () => runningController.current?.abort(), [])

  const [restartCount, setRestartCount] = useState(0)
  const restart = (): void => {
    setRestartCount(restartCount + 1)
    void startEnrolment()
  }
  useEffect(() => {
    // The pressed button was removed together with the error above it, or with the old key.
    if (restartCount > 0 && isFocusFree()) root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the error or the key is another
  }, [restartCount, enrolment, failure.message])

  // The server has signed the person in. Other tabs may announce that, but the codes stay until the person has kept them.
  const hasCodes = enrolled !== undefined
  useEffect(() => (hasCodes ? session.hold() : undefined), [hasCodes, session])

  if (enrolled)
    return (
      <NewRecoveryCodes
        codes={enrolled.codes}
        headingLevel={headingLevel}
        // A person who leaves by a link goes there, and not where the form leads. The session then asks the server who is signed in.
        onKept={(isLeaving) => isLeaving || onSuccess(enrolled.user)}
      />
    )
  return (
    <AuthLayout
      root={root}
      title={translate('enrol_title')}
      subtitle={translate('second_step_enrol_text')}
      headingLevel={headingLevel}
    >
      {enrolment && (
        <EnrolAuthenticator
          key={enrolment.secret}
          {...enrolment}
          {...{ analytics, onError }}
          send={(totp, request) =>
            calls.completeSignIn(
              api.call('enrolSecondFactorConfirm', { body: { totp, lang: api.lang }, ...request }),
            )
          }
          onSuccess={({ recoveryCodes, ...user }) => setEnrolled({ user, codes: recoveryCodes })}
          onRestart={restart}
        />
      )}
      {failure.message && (
        <>
          <p role="alert" className={styles.problem}>
            {failure.message}
          </p>
          <Button text={translate('enrol_again')} variant="secondary" events={{ click: restart }} />
        </>
      )}
      {children}
      <StartAgain
        text={translate('second_step_again')}
        onAgain={() => {
          calls.cancel()
          onEnd()
        }}
      />
    </AuthLayout>
  )
}

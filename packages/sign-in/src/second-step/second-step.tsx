import { secondStepMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { Checkbox } from '@foyer/kit/checkbox'
import { useEffect, useRef, useState } from 'react'
import type { SecondFactor } from '../api/api-error.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { StartAgain } from '../recovery/start-again.tsx'
import { EnrolStep } from './ways/enrol-step.tsx'
import { OtherWays } from './ways/other-ways.tsx'
import { PasskeyStep } from './ways/passkey-step.tsx'
import { RecoveryCodeStep } from './ways/recovery-code-step.tsx'
import type { SecondStepProps } from './second-step-props.ts'
import { listStepWays, type StepWay } from './ways/step-ways.ts'
import { TotpStep } from './ways/totp-step.tsx'
import { useFinishStep } from './use-finish-step.ts'

lazyMessages.add(secondStepMessages)

const texts = {
  totp: 'second_step_text',
  passkey: 'second_step_passkey_text',
  'recovery-code': 'second_step_recovery_code_text',
} as const
const steps = { totp: TotpStep, passkey: PasskeyStep, 'recovery-code': RecoveryCodeStep }

/**
 * The second step of a sign-in, which replaces the form that began it: with an authenticator app, a passkey or a recovery code. People who
 * need a second factor and have no authenticator app set one up here.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SecondStep(props: SecondStepProps) {
  const { flow = 'sign_in', headingLevel = 1, isResumed = false } = props
  const { onSuccess, onEnd, onError } = props
  const { translate } = useFoyer('<SecondStep>')
  const [updatedSecondFactor, setUpdatedSecondFactor] = useState<SecondFactor>()
  const initialSecondFactor = props.secondFactor
  const secondFactor = updatedSecondFactor ?? initialSecondFactor
  const ways = listStepWays(secondFactor.ways)
  const [chosen, setChosen] = useState<StepWay>()
  const [trustsDevice, setTrustsDevice] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const calls = useFinishStep({
    flow,
    secondFactor: initialSecondFactor,
    onExpired: onEnd,
    onWaysChange(next) {
      setUpdatedSecondFactor(next)
      setChosen(listStepWays(next.ways)[0])
    },
  })
  const analytics = { form: 'second-step', flow }
  useFocus(root, isResumed, chosen)

  const way = chosen ?? ways[0]
  const others = (
    <OtherWays key={`other ${way}`} ways={ways.filter((each) => each !== way)} onChoose={setChosen} />
  )
  if (way === 'enrol')
    return (
      <EnrolStep
        isResumed={isResumed && chosen === undefined}
        {...{ headingLevel, calls, analytics, onSuccess, onEnd, onError }}
      >
        {others}
      </EnrolStep>
    )

  const Way = way && steps[way]
  const { trustDays } = secondFactor
  return (
    <AuthLayout
      root={root}
      title={translate('second_step_title')}
      subtitle={way && translate(texts[way])}
      headingLevel={headingLevel}
    >
      {Way && (
        <Way
          key={way}
          finish={(factor, request) => calls.finish(factor, trustsDevice, request)}
          {...{ calls, analytics, onSuccess, onError }}
        >
          {trustDays !== null && (
            <Checkbox
              name="trustsDevice"
              label={translate('second_step_trust', { days: trustDays })}
              description={translate('second_step_trust_hint')}
              inputValue={trustsDevice}
              events={{ change: setTrustsDevice }}
            />
          )}
        </Way>
      )}
      {others}
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

/** Focuses the heading, which replaces that of the form, and later the first control of a way that was chosen. */
function useFocus(root: { readonly current: HTMLElement | null }, isResumed: boolean, chosen?: StepWay) {
  const keepsFocus = isResumed && chosen === undefined
  useEffect(() => {
    const selector = chosen ? 'input:not([type=checkbox]), button' : 'h1, h2, h3'
    if (!keepsFocus) root.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [root, keepsFocus, chosen])
}

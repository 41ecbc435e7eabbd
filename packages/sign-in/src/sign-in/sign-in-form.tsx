import type { Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { CurrentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useAuthForm } from '../auth-form/use-auth-form.ts'
import { useWayTracker } from '../methods/choice/use-way-tracker.ts'
import { useMethodChoice } from '../methods/choice/use-method-choice.ts'
import { ChosenFields } from '../methods/choice/chosen-fields.tsx'
import { methodOf, readIdentifier } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { FootLink } from '../auth-form/foot-link.tsx'
import { PasswordlessButton, useIsPasswordless } from '../auth-form/passwordless-button.tsx'
import { makePasskeyInBackground } from './make-passkey-in-background.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { RecoveryLink } from './recovery-link.tsx'
import { SignInSocial } from './sign-in-social.tsx'
import { isStep } from '../codes/is-step.ts'
import { useLazyCodeStep } from '../codes/use-lazy-code-step.ts'
import type { EmailOrPhone } from '../methods/method.ts'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import { useSecondStep } from '../second-step/use-second-step.ts'
import { useReachableMethods } from '../settings/use-reachable-methods.ts'
import { useSignInMethods } from '../settings/use-sign-in-methods.ts'
import type { SignInProps } from './sign-in-props.ts'

/** What a submit has led to: the person is signed in, or has been sent a code. */
type SignInResult = { readonly user: User } | { readonly sentTo: EmailOrPhone }

const loadCode = async () => (await import('./sign-in-code.tsx')).SignInCode

const emailOnly = ['email'] as const
/** Without the rules for new passwords, because an existing password may be older than these. */
const passwordValidators: readonly Validator[] = [{ type: 'required', lazy: true }]

/** The form, and the steps that may replace it. */
export function SignInForm(props: SignInProps) {
  const { links = {}, social, hasTitle = true, headingLevel = 1, onError } = props
  const foyer = useFoyer('<SignIn>')
  const { api, translate } = foyer
  const ways = useSignInMethods(props.signInMethods)
  const hasPassword = ways.includes('password')
  const hasCode = ways.includes('code')
  const hasPasskey = ways.includes('passkey')
  const given = props.methods ?? emailOnly
  // With a password also the others, because earlier accounts may have them.
  const methods = useReachableMethods(given, hasPassword ? given : props.reachableKinds)
  const wayTracker = useWayTracker()
  const secondStep = useSecondStep('sign_in', {
    ...props,
    onSuccess(user) {
      props.onSuccess?.(user)
      if (wayTracker.finish() && hasPasskey) makePasskeyInBackground(api)
    },
    wayTracker,
  })
  const { store, root, captcha, watch } = useAuthForm<SignInResult>(foyer, {
    form: 'sign-in',
    flow: 'sign_in',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    isStep,
    secondStep,
    async send(values, shared, request) {
      const identifier = readIdentifier(values)
      const { password } = values
      wayTracker.start(methodOf(identifier), password !== undefined)
      if (password === undefined) {
        // In parallel, so that the step is loaded when the code arrives.
        await Promise.all([
          loadCode(),
          api.call('signInCode', { body: { ...identifier, ...shared }, ...request }),
        ])
        return { sentTo: identifier }
      }
      const body = { ...identifier, password: String(password), ...shared }
      return { user: await checkSignedIn(foyer, await api.call('login', { body, ...request })) }
    },
    onSuccess(result) {
      if ('sentTo' in result) return step.goTo(result.sentTo)
      secondStep.enter(result.user)
    },
    onError: handleError,
  })
  const isCodeChosen = useIsPasswordless(store)
  const key = 'foyer-sign-in-code'
  const step = useLazyCodeStep({
    key,
    load: loadCode,
    isOffered: hasCode,
    store,
    root,
    secondStep,
    wayTracker,
  })
  const { sentTo, Step } = step
  const isWaiting = sentTo !== null && Step !== null
  const choice = useMethodChoice({
    ids: methods,
    store,
    root,
    reset: store.reset,
    startsWithLast: true,
    autofocus: props.autofocus,
  })

  function handleError(message: string, error: unknown): void {
    wayTracker.reset()
    onError?.(message, error)
  }

  return (
    <SecondStepFrame secondStep={secondStep}>
      {isWaiting && (
        <Step
          {...{ sentTo, headingLevel, hasPassword, onError, isResumed: step.isResumed }}
          onResent={step.renew}
          onBack={step.goBack}
          onSuccess={({ ended, ...user }) => {
            step.finish()
            if (ended !== null) props.onEnded?.(ended)
            secondStep.enter(user)
          }}
        />
      )}
      {/* Hidden and not unmounted, so that it keeps what was typed. */}
      <div hidden={isWaiting}>
        <AuthLayout
          root={root}
          title={hasTitle ? translate('sign_in_title') : undefined}
          subtitle={hasTitle ? translate('sign_in_subtitle') : undefined}
          headingLevel={headingLevel}
          watch={watch}
        >
          <Form store={store} label={translate('sign_in_title')} showsSuccess={false}>
            <ChosenFields choice={choice} purpose="sign-in" marksLast />
            {hasPassword && (
              <CurrentPasswordInput
                name="password"
                events={watch?.events('password')}
                label={translate('password_label')}
                aside={links.recovery && <RecoveryLink href={links.recovery} />}
                validators={passwordValidators}
                autocomplete="current-password"
              />
            )}
            {hasPassword && hasCode && (
              <PasswordlessButton
                {...{ store, root }}
                text={translate('sign_in_code_send')}
                isActive={isCodeChosen}
              />
            )}
            <FormMessage store={store} />
            {captcha}
            <Submit
              text={translate(hasPassword ? 'sign_in_submit' : 'sign_in_code_submit')}
              pending={hasPassword && isCodeChosen ? false : undefined}
            />
          </Form>
          {hasPasskey && (
            <PasskeyEntry
              {...{
                store,
                root,
                onError: handleError,
                onSuccess: secondStep.enter,
                onSecondFactor: secondStep.handleError,
              }}
              isLast={choice.last === 'passkey'}
              onStart={() => wayTracker.start('passkey')}
              isShown={!isWaiting && secondStep.step === null}
            />
          )}
          {social && <SignInSocial {...props} />}
          <FootLink
            href={links.signUp}
            question={translate('sign_in_to_sign_up')}
            text={translate('sign_in_to_sign_up_link')}
          />
        </AuthLayout>
      </div>
    </SecondStepFrame>
  )
}

import type { User } from '@foyer/core/wire'
import { ErrorSummary, Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useCallback, useRef } from 'react'
import { ApiError } from '../api/index.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { BirthField } from './birth-field.tsx'
import { LazyPromocodeField } from '../auth-form/lazy-promocode-field.tsx'
import { SocialSection } from '../auth-form/social-section.tsx'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useAuthForm } from '../auth-form/use-auth-form.ts'
import { FootLink } from '../auth-form/foot-link.tsx'
import { PasswordlessButton, useIsPasswordless } from '../auth-form/passwordless-button.tsx'
import { isStep } from '../codes/is-step.ts'
import { useLazyCodeStep } from '../codes/use-lazy-code-step.ts'
import type { EmailOrPhone } from '../methods/method.ts'
import { useWayTracker } from '../methods/choice/use-way-tracker.ts'
import { useMethodChoice } from '../methods/choice/use-method-choice.ts'
import { ChosenFields } from '../methods/choice/chosen-fields.tsx'
import { methodOf, readIdentifier } from '../methods/methods.ts'
import { NewPasswordInput } from '../methods/passwords/new-password-input.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import { useSecondStep } from '../second-step/use-second-step.ts'
import { useReachableMethods } from '../settings/use-reachable-methods.ts'
import { useSignInMethods } from '../settings/use-sign-in-methods.ts'
import { useCanUsePasskeys } from '../settings/use-can-use-passkeys.ts'
import { readSignUp } from './read-sign-up.ts'
import type { SignUpProps } from './sign-up-props.ts'
import { AccountExistsLink } from './account-exists-link.tsx'
import { useSignUpPasskey } from './use-sign-up-passkey.ts'

const emailOnly = ['email'] as const

/** The level of the error summary's heading, by the level of the form's heading. */
const summaryLevels = { 1: 2, 2: 3, 3: 4 } as const

/** What a submit has led to: the account is made, or a code was sent that makes it. */
type SignUpResult = { readonly user: User } | { readonly sentTo: EmailOrPhone }

const loadCode = async () => (await import('./sign-up-code.tsx')).SignUpCode

/** The form, and the steps that may replace it. */
export function SignUpForm(props: SignUpProps) {
  const { methods = emailOnly, links = {}, passwordProfile, hasPromocode = false } = props
  const { hasDateOfBirth = false } = props
  // Sent even if the field, which is loaded later, is not there yet.
  const promocode = hasPromocode ? props.promocode : undefined
  const { terms, hasTitle = true, headingLevel = 1, onError } = props
  const foyer = useFoyer('<SignUp>')
  const { api, translate } = foyer
  const wayTracker = useWayTracker()
  const secondStep = useSecondStep('sign_up', {
    ...props,
    onSuccess(user) {
      wayTracker.finish()
      props.onSuccess?.(user)
    },
    wayTracker,
  })
  const ways = useSignInMethods(props.signInMethods)
  const hasPassword = ways.includes('password')
  const canHavePasskey = useCanUsePasskeys() && hasPassword && ways.includes('passkey')
  const signUpPasskey = useSignUpPasskey(api)
  const [isTaken, setIsTaken] = useStateAfterPress(false)
  /** Sends the form once more, for another code. Not stored, so lost on a reload, because it contains the password. */
  const resend = useRef<() => Promise<unknown>>(undefined)
  const { store, root, captcha, watch } = useAuthForm<SignUpResult>(foyer, {
    form: 'sign-up',
    flow: 'sign_up',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    isStep,
    secondStep,
    async send(values, shared, request) {
      wayTracker.start(methodOf(readIdentifier(values)))
      const isPasswordless = hasPassword && values['password'] === undefined
      const passkey = isPasswordless && { passkey: await signUpPasskey.getOrCreate(readIdentifier(values)) }
      const body = { ...readSignUp({ ...(promocode && { promocode }), ...values }), ...passkey, ...shared }
      try {
        return { user: await checkSignedIn(foyer, await api.call('register', { body, ...request })) }
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'registration_private') throw error
      }
      await Promise.all([loadCode(), api.call('registration', { body, ...request })])
      const { captcha: _used, ...resendBody } = body
      resend.current = () => api.call('registration', { body: resendBody })
      return { sentTo: readIdentifier(values) }
    },
    onSuccess(result) {
      if ('sentTo' in result) step.goTo(result.sentTo)
      else secondStep.enter(result.user)
    },
    onError(message, error) {
      wayTracker.reset()
      signUpPasskey.handleError(error, root.current)
      setIsTaken(error instanceof ApiError && error.code === 'account_exists')
      onError?.(message, error)
    },
  })
  const isPasskeyChosen = useIsPasswordless(store)
  const step = useLazyCodeStep({
    key: 'foyer-sign-up-code',
    load: loadCode,
    store,
    root,
    secondStep,
    wayTracker,
  })
  const { sentTo, Step } = step
  const isWaiting = sentTo !== null && Step !== null
  const goBack = (): void => step.goBack('identifier')
  const clearTaken = useCallback(() => setIsTaken(false), [setIsTaken])
  const choice = useMethodChoice({
    ids: useReachableMethods(methods, props.reachableKinds),
    store,
    root,
    autofocus: props.autofocus,
    reset() {
      store.reset()
      setIsTaken(false)
    },
  })

  return (
    <SecondStepFrame secondStep={secondStep}>
      {isWaiting && (
        <Step
          {...{ sentTo, headingLevel, onError }}
          isResumed={step.isResumed}
          // After a reload the form has to be filled in again for another code.
          resend={async () => (resend.current ? resend.current().then(step.renew) : goBack())}
          onBack={goBack}
          onSuccess={(user) => {
            step.finish()
            secondStep.enter(user)
          }}
        />
      )}
      {/* Hidden and not unmounted, so that it keeps what was typed. */}
      <div hidden={isWaiting}>
        <AuthLayout
          root={root}
          title={hasTitle ? translate('sign_up_title') : undefined}
          subtitle={hasTitle ? translate('sign_up_subtitle') : undefined}
          headingLevel={headingLevel}
          watch={watch}
        >
          <Form store={store} label={translate('sign_up_title')}>
            <ErrorSummary store={store} headingLevel={summaryLevels[headingLevel]} />
            <ChosenFields choice={choice} purpose="sign-up" />
            {hasPassword && (
              <NewPasswordInput
                name="password"
                events={watch?.events('password')}
                label={translate('password_label')}
                passwordProfile={passwordProfile}
              />
            )}
            {canHavePasskey && (
              <PasswordlessButton
                {...{ store, root }}
                text={translate('sign_up_passkey')}
                isActive={isPasskeyChosen}
              />
            )}
            {hasDateOfBirth && <BirthField />}
            {hasPromocode && <LazyPromocodeField code={promocode} onChange={props.onPromocodeChange} />}
            {terms}
            <FormMessage store={store} />
            {isTaken && <AccountExistsLink store={store} href={links.signIn} onEdit={clearTaken} />}
            {captcha}
            <Submit
              text={translate('sign_up_submit')}
              pending={canHavePasskey && isPasskeyChosen ? false : undefined}
            />
          </Form>
          {props.social && (
            <SocialSection
              translate={translate}
              formName="sign-up"
              readPromocode={() => store.values['promocode'] ?? promocode}
            >
              {props.social}
            </SocialSection>
          )}
          <FootLink
            href={links.signIn}
            question={translate('sign_up_to_sign_in')}
            text={translate('sign_up_to_sign_in_link')}
          />
        </AuthLayout>
      </div>
    </SecondStepFrame>
  )
}

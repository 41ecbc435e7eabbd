import type { Validator } from '@foyer/core/validators'
import type { Ended, User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { CurrentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { checkEntered } from '../auth-form/check-entered.ts'
import { useCallForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { useEntry } from '../methods/choice/use-entry.ts'
import { useMethodChoice } from '../methods/choice/use-method-choice.ts'
import { ChosenFields } from '../methods/choice/chosen-fields.tsx'
import { methodOf, readCredential, type MethodId } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { FootLink } from '../auth-form/foot-link.tsx'
import { InsteadButton, useIsInstead } from '../auth-form/instead-button.tsx'
import { makePasskeyLater } from './make-passkey-later.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { RecoveryLink } from './recovery-link.tsx'
import { SignInSocial, type SignInSocialProps } from './sign-in-social.tsx'
import { isStep } from '../codes/is-step.ts'
import { useLateCodeStep } from '../codes/use-late-code-step.ts'
import type { Credential } from '../methods/method.ts'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import { useSecondStep } from '../second-step/use-second-step.ts'
import { useSignInMethods, type SignInMethods } from '../settings/use-sign-in-methods.ts'

export interface SignInProps extends SignInSocialProps {
  /** The sign-in methods, in the order of their tabs; a single one has no tabs. Default: e-mail. */
  readonly methods?: readonly [MethodId, ...MethodId[]] | undefined
  /** What people sign in with, besides `social`; the server refuses what it has switched off. Default: the server's setting. */
  readonly signInMethods?: SignInMethods | undefined
  /** The addresses of other pages. A link without an address is not shown. */
  readonly links?:
    | { readonly signUp?: string | undefined; readonly recovery?: string | undefined }
    | undefined
  /** Focuses the first field when the form opens, if the device has a keyboard and nothing else has the focus. Default: false. */
  readonly autofocus?: boolean | undefined
  /**
   * False: the form begins with its fields, because the dialog or page around it has a heading. The steps that may follow keep theirs.
   * Default: true.
   */
  readonly hasTitle?: boolean | undefined
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Always, never, or 'questionable': if the server says so. Default: 'questionable' if the provider has a captcha. */
  readonly captcha?: CaptchaUse | undefined
  readonly onSuccess?: ((user: User) => void) | undefined
  /**
   * A code was the first proof that the account is the person's, and has ended what was there before. Called before the session begins, so
   * that the app can choose the next page.
   */
  readonly onEnded?: ((ended: Ended) => void) | undefined
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}

/** What a submit has led to: the person is signed in, or has been sent a code. */
type SignInResult = { readonly user: User } | { readonly sentTo: Credential }

const loadCodeStep = async () => (await import('./code-step.tsx')).CodeStep

const emailAlone = ['email'] as const
/** Without the rules for new passwords, because an existing password may be older than these. */
const passwordValidators: readonly Validator[] = [{ type: 'required', lazy: true }]

/**
 * The sign-in form: with a password, or a code that is sent.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignIn(props: SignInProps) {
  const { methods = emailAlone, links = {}, social, hasTitle = true, headingLevel = 1, onError } = props
  const foyer = useFoyer('<SignIn>')
  const { api, translate } = foyer
  const ways = useSignInMethods(props.signInMethods)
  const hasPassword = ways.includes('password')
  const hasCode = ways.includes('code')
  const hasPasskey = ways.includes('passkey')
  const entry = useEntry()
  const second = useSecondStep('sign_in', {
    ...props,
    onSuccess(user) {
      props.onSuccess?.(user)
      if (entry.finish() && hasPasskey) makePasskeyLater(api)
    },
    entry,
  })
  const { store, forget, root, captcha, watch } = useCallForm<SignInResult>(foyer, {
    form: 'sign-in',
    flow: 'sign_in',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    isStep,
    second,
    async send(values, shared, request) {
      const credential = readCredential(values)
      const { password } = values
      entry.begin(methodOf(credential), password !== undefined)
      if (password === undefined) {
        // In parallel, so that the step is loaded when the code arrives.
        await Promise.all([
          loadCodeStep(),
          api.call('signInCode', { body: { ...credential, ...shared }, ...request }),
        ])
        return { sentTo: credential }
      }
      const body = { ...credential, password: String(password), ...shared }
      return { user: await checkEntered(foyer, await api.call('login', { body, ...request })) }
    },
    onSuccess(result) {
      if ('sentTo' in result) return step.goTo(result.sentTo)
      second.enter(result.user)
    },
    onError: fail,
  })
  const isCodeChosen = useIsInstead(store)
  const key = 'foyer-sign-in-code'
  const step = useLateCodeStep({ key, load: loadCodeStep, isOffered: hasCode, store, root, second, entry })
  const { sentTo, Step } = step
  const isWaiting = sentTo !== null && Step !== null
  const choice = useMethodChoice({
    ids: methods,
    store,
    root,
    forget,
    beginsWithLast: true,
    autofocus: props.autofocus,
  })

  function fail(message: string, error: unknown): void {
    entry.fail()
    onError?.(message, error)
  }

  return (
    <SecondStepFrame second={second}>
      {isWaiting && (
        <Step
          {...{ sentTo, headingLevel, hasPassword, onError, isResumed: step.isResumed }}
          onResent={step.renew}
          onBack={step.goBack}
          onSuccess={({ ended, ...user }) => {
            step.finish()
            if (ended !== null) props.onEnded?.(ended)
            second.enter(user)
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
              <InsteadButton
                {...{ store, root }}
                text={translate('sign_in_code_send')}
                isChosen={isCodeChosen}
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
              {...{ store, root, onError: fail, onSuccess: second.enter, onSecondFactor: second.take }}
              isLast={choice.last === 'passkey'}
              onBegin={() => entry.begin('passkey')}
              isShown={!isWaiting && second.step === null}
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

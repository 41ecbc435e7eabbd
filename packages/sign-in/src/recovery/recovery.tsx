import { recoveryMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { PasswordProfile } from '@foyer/core/validators'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { textLink } from '@foyer/kit/text-link'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useAuthForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { useFocusOnReturn } from '../codes/use-focus-on-return.ts'
import { ChosenFields } from '../methods/choice/chosen-fields.tsx'
import { readIdentifier, type MethodId } from '../methods/methods.ts'
import { useMethodChoice } from '../methods/choice/use-method-choice.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { RecoveryBySms } from './recovery-by-sms.tsx'
import { lazyMessages } from '../messages/lazy-messages.ts'
import type { RecoveredUser } from './recovered-user.ts'
import { useReachableMethods, type ReachableKinds } from '../settings/use-reachable-methods.ts'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import { RecoverySent } from './recovery-sent.tsx'
import { useRecoveryStep } from './use-recovery-step.ts'
import { useSecondRecoveryStep } from './use-second-recovery-step.ts'

lazyMessages.add(recoveryMessages)

export interface RecoveryProps {
  /** The identifiers of accounts, in the order of their tabs; a single one has no tabs. Default: e-mail. */
  readonly methods?: readonly [MethodId, ...MethodId[]] | undefined
  /**
   * The kinds of identifiers that messages can be sent to; methods of other kinds are left out, because no link or code would arrive. Default:
   * the server's setting.
   */
  readonly reachableKinds?: ReachableKinds | undefined
  /** The address of the sign-in page. Without it there is no link. */
  readonly links?: { readonly signIn?: string | undefined } | undefined
  /** The rules for the new password, to be shown; the server enforces its own. Default: the server's setting. */
  readonly passwordProfile?: PasswordProfile | undefined
  /** Always, never, or 'questionable': if the server says so. Default: 'questionable' if the provider has a captcha. */
  readonly captcha?: CaptchaUse | undefined
  /** Focuses the first field when the form opens, if the device has a keyboard and nothing else has the focus. Default: false. */
  readonly autofocus?: boolean | undefined
  /**
   * False: the form begins with its fields, because the dialog or page around it has a heading. The steps that may follow keep theirs.
   * Default: true.
   */
  readonly hasTitle?: boolean | undefined
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Called when a code was accepted: the password is set and the person signed in. A mail's link opens <NewPassword> instead. */
  readonly onSuccess?: ((user: RecoveredUser) => void) | undefined
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}

const emailOnly = ['email'] as const

/**
 * Requests a link by e-mail, or a code by SMS, that sets a new password. Known and unknown accounts look alike.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function Recovery(props: RecoveryProps) {
  const { methods = emailOnly, links = {}, passwordProfile, hasTitle = true, headingLevel = 1 } = props
  const { onSuccess, onError } = props
  const foyer = useFoyer('<Recovery>')
  const { api, translate, Link } = foyer
  const { sentTo, goTo, finish } = useRecoveryStep()
  const secondStep = useSecondRecoveryStep({
    headingLevel,
    onError,
    onSuccess(user) {
      finish()
      onSuccess?.(user)
    },
    onEnd: () => goTo(null),
    messageOnReturn: 'second_step_password_set',
  })
  const { store, root, captcha, watch } = useAuthForm(foyer, {
    form: 'recovery',
    flow: 'recovery',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    async send(values, shared, request) {
      const identifier = readIdentifier(values)
      await api.call('recovery', { body: { ...identifier, ...shared }, ...request })
      return identifier
    },
    onSuccess: goTo,
    onError,
  })
  const choice = useMethodChoice({
    ids: useReachableMethods(methods, props.reachableKinds),
    store,
    root,
    reset: store.reset,
    autofocus: props.autofocus,
  })
  const focusOnReturn = useFocusOnReturn(root, sentTo !== null)
  const startAgain = () => {
    store.reset()
    focusOnReturn('identifier')
    goTo(null)
  }

  return (
    <SecondStepFrame secondStep={secondStep}>
      {sentTo !== null && 'email' in sentTo && (
        <RecoverySent email={sentTo.email} headingLevel={headingLevel} onAgain={startAgain} />
      )}
      {sentTo !== null && 'phone' in sentTo && (
        <RecoveryBySms
          phone={sentTo.phone}
          {...{ passwordProfile, headingLevel, onError }}
          onSuccess={(user) => {
            finish()
            onSuccess?.(user)
          }}
          onAgain={startAgain}
        />
      )}
      {/* Hidden and not unmounted, so that it keeps what was typed. */}
      <div hidden={sentTo !== null}>
        <AuthLayout
          root={root}
          title={hasTitle ? translate('recovery_title') : undefined}
          subtitle={hasTitle ? translate('recovery_subtitle', { kind: choice.selected }) : undefined}
          headingLevel={headingLevel}
          watch={watch}
        >
          <Form store={store} label={translate('recovery_title')} showsSuccess={false}>
            <ChosenFields choice={choice} purpose="sign-in" />
            <FormMessage store={store} />
            {captcha}
            <Submit
              text={translate(choice.selected === 'email' ? 'recovery_send_link' : 'recovery_send_code')}
            />
          </Form>
        </AuthLayout>
      </div>
      {links.signIn && (
        <p className={styles.foot}>
          <Link href={links.signIn} className={textLink}>
            {translate('recovery_to_sign_in')}
          </Link>
        </p>
      )}
    </SecondStepFrame>
  )
}

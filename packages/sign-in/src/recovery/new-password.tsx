import { recoveryMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { PasswordProfile } from '@foyer/core/validators'
import { Form, FormMessage } from '@foyer/kit/form'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { Submit } from '@foyer/kit/submit'
import { textLink } from '@foyer/kit/text-link'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useState } from 'react'
import { ApiError, type Api } from '../api/index.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useNewPasswordForm } from './use-new-password-form.ts'
import { AccountNameField } from '../methods/passwords/account-name-field.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { SecondStepFrame } from '../second-step/second-step-frame.tsx'
import type { RecoveredUser } from './recovered-user.ts'
import { useSecondRecoveryStep } from './use-second-recovery-step.ts'

lazyMessages.add(recoveryMessages)

export interface NewPasswordProps {
  /** The token from the link in the mail, after `#token=`. Remove it from the address once it is read. */
  readonly token: string
  /** The addresses of the page with <Recovery>, where a new link can be requested, and of the sign-in page. A link without an address is not shown. */
  readonly links?:
    | { readonly recovery?: string | undefined; readonly signIn?: string | undefined }
    | undefined
  /** The rules for the new password, to be shown; the server enforces its own. Default: the server's setting. */
  readonly passwordProfile?: PasswordProfile | undefined
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Called when the password is set: all other sessions have ended, and the person is signed in here. */
  readonly onSuccess?: ((user: RecoveredUser) => void) | undefined
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}

/**
 * The page that the link of a recovery mail opens.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function NewPassword(props: NewPasswordProps) {
  const { token, links = {}, passwordProfile, headingLevel = 1, onSuccess, onError } = props
  const foyer = useFoyer('<NewPassword>')
  const { api, translate, Link } = foyer
  const [isPasswordSet, setIsPasswordSet] = useState(false)
  const secondStep = useSecondRecoveryStep({
    headingLevel,
    onError,
    onSuccess: (user) => onSuccess?.(user),
    onEnd: () => setIsPasswordSet(true),
    messageOnReturn: 'second_step_password_set',
  })
  const [isRecoveryInvalid, setIsRecoveryInvalid] = useStateAfterPress(false)
  const link = useRecoveryLink(api, token)
  const { accountName } = link
  // A recovery that waits for its second step has used up its link, which is no error then.
  const isLinkInvalid = link.isInvalid && !secondStep.isResuming
  const { store, root, watch } = useNewPasswordForm(foyer, {
    form: 'new-password',
    flow: 'recovery',
    secondStep,
    send: ({ password }, shared, request) =>
      api.call('recoveryConfirm', { body: { token, password: String(password), ...shared }, ...request }),
    onSuccess,
    onError(message, error) {
      setIsRecoveryInvalid(error instanceof ApiError && error.code === 'recovery_invalid')
      onError?.(message, error)
    },
  })
  useEffect(() => {
    // The form has been removed, and with it the focus of a person who had begun to type.
    if (isLinkInvalid && isFocusFree()) root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
  }, [isLinkInvalid, root])
  const newLink = links.recovery && (
    <Link href={links.recovery} className={textLink}>
      {translate('new_password_ask_again')}
    </Link>
  )

  const signInLink = links.signIn && (
    <Link href={links.signIn} className={textLink}>
      {translate('recovery_to_sign_in')}
    </Link>
  )

  if (isPasswordSet)
    return <SecondStepFrame secondStep={secondStep}>{signInLink && <p>{signInLink}</p>}</SecondStepFrame>
  return (
    <SecondStepFrame secondStep={secondStep}>
      <AuthLayout
        root={root}
        title={translate('new_password_title')}
        subtitle={translate(
          token === ''
            ? 'new_password_no_token'
            : isLinkInvalid
              ? 'new_password_link_over'
              : 'new_password_subtitle',
        )}
        headingLevel={headingLevel}
        watch={watch}
      >
        {token === '' || isLinkInvalid ? (
          <p>{newLink}</p>
        ) : (
          <Form store={store} label={translate('new_password_title')}>
            {accountName !== undefined && <AccountNameField name={accountName} />}
            <NewPasswordField passwordProfile={passwordProfile} />
            <FormMessage store={store} />
            {isRecoveryInvalid && newLink && <p className={styles.offer}>{newLink}</p>}
            <Submit text={translate('new_password_submit')} />
          </Form>
        )}
      </AuthLayout>
    </SecondStepFrame>
  )
}

interface LinkState {
  /** The link has expired or was used. The person is told before they think up a password in vain. */
  readonly isInvalid: boolean
  /** The account's identifier, for password managers. */
  readonly accountName?: string | undefined
}

const uncheckedLink: LinkState = { isInvalid: false }

/** The state of the link, asked when the page opens. */
function useRecoveryLink(api: Api, token: string): LinkState {
  const [answer, setAnswer] = useStateAfterPress<(LinkState & { readonly token: string }) | null>(null)
  useEffect(() => {
    if (token === '') return undefined
    const controller = new AbortController()
    api.call('recoveryCheck', { body: { token }, signal: controller.signal }).then(
      ({ isOpen, accountName }) => setAnswer({ token, isInvalid: !isOpen, accountName }),
      // Ignored: the submit will show whether the link is valid.
      () => undefined,
    )
    return () => controller.abort()
  }, [api, token, setAnswer])
  return answer?.token === token ? answer : uncheckedLink
}

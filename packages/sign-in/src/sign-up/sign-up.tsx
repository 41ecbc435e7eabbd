import { passwordProfiles, type PasswordProfile, type Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { PasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../api/index.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { SocialSection } from '../auth-form/social-section.tsx'
import { useAuthForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { MethodFields } from '../methods/method-fields.tsx'
import { readCredential, type MethodId } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { PromocodeField } from './promocode-field.tsx'

export interface SignUpProps {
  /** What the account is known by, in the order of their tabs; one alone has no tabs. E-mail when absent. */
  readonly methods?: readonly [MethodId, ...MethodId[]]
  /** Where the sign-in page is. Without it there is no link to it. */
  readonly links?: { readonly signIn?: string }
  /** The rules of the new password. They are the server's to keep; here they are shown. */
  readonly passwordProfile?: PasswordProfile
  readonly hasPromocode?: boolean
  /** A line, or a checkbox, above the button: what the person agrees to. */
  readonly terms?: ReactNode
  /** Other ways to make an account, below an 'or': `<SocialButtons />`. A promo code goes along. */
  readonly social?: ReactNode
  /** 1, the default, on a page of its own; 2 or 3 inside another page. */
  readonly headingLevel?: 1 | 2 | 3
  /** Always, never, or 'questionable': if the server says so, which is usual where the provider has a captcha. */
  readonly captcha?: CaptchaUse
  readonly onSuccess?: (user: User) => void
  /** The words for what went wrong, and what was thrown: an ApiError where the server, or the way to it, refused. */
  readonly onError?: (message: string, error: unknown) => void
}

const emailAlone = ['email'] as const
const passwordValidators: readonly Validator[] = [{ type: 'required', lazy: true }]

/**
 * The form that makes an account, and signs the person in.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignUp(props: SignUpProps) {
  const { methods = emailAlone, links = {}, passwordProfile = 'classic', hasPromocode = false } = props
  const { terms, headingLevel = 1, onSuccess, onError } = props
  const foyer = useFoyer('<SignUp>')
  const { api, translate, Link } = foyer
  const [method, setMethod] = useState<MethodId>(methods[0])
  const [isTaken, setIsTaken] = useState(false)
  const { store, root, captcha, watch } = useAuthForm(foyer, {
    form: 'sign-up',
    flow: 'sign_up',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    send: ({ password, promocode, ...values }, shared, attempt) => {
      const credential = readCredential(values)
      const extra = promocode ? { promocode: String(promocode).trim() } : {}
      const body = { ...credential, ...extra, password: String(password), ...shared }
      return api.call('register', { body, ...attempt })
    },
    onSuccess,
    onError(message, error) {
      setIsTaken(error instanceof ApiError && error.code === 'account_exists')
      onError?.(message, error)
    },
  })

  return (
    <AuthLayout
      root={root}
      title={translate('sign_up_title')}
      subtitle={translate('sign_up_subtitle')}
      headingLevel={headingLevel}
      watch={watch}
    >
      <Form store={store} label={translate('sign_up_title')}>
        <MethodFields ids={methods} selected={method} onSelect={setMethod} purpose="sign-up" />
        <PasswordInput
          name="password"
          events={watch?.events('password')}
          label={translate('password_label')}
          validators={passwordValidators}
          passwordRequirements={passwordProfiles[passwordProfile]}
          autocomplete="new-password"
          newPassword
        />
        {hasPromocode && <PromocodeField />}
        {terms}
        <FormMessage store={store} />
        {isTaken && links.signIn && (
          <p className={styles.offer}>
            <Link href={links.signIn} className={styles.link}>
              {translate('sign_up_account_exists_link')}
            </Link>
          </p>
        )}
        {captcha}
        <Submit text={translate('sign_up_submit')} />
      </Form>
      {props.social && (
        <SocialSection translate={translate} formName="sign-up" store={store}>
          {props.social}
        </SocialSection>
      )}
      {links.signIn && (
        <p className={styles.foot}>
          {translate('sign_up_to_sign_in')}{' '}
          <Link href={links.signIn} className={styles.link}>
            {translate('sign_up_to_sign_in_link')}
          </Link>
        </p>
      )}
    </AuthLayout>
  )
}

import type { Validator } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { PresentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { useState, type ReactNode } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { SocialSection } from '../auth-form/social-section.tsx'
import { useAuthForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { MethodFields } from '../methods/method-fields.tsx'
import { readCredential, type MethodId } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface SignInProps {
  /** Ways to sign in, in the order of their tabs; one alone has no tabs. E-mail when absent. */
  readonly methods?: readonly [MethodId, ...MethodId[]]
  /** Where the other pages are. A link without an address is not shown. */
  readonly links?: { readonly signUp?: string; readonly recovery?: string }
  /** Other ways to sign in, below an 'or': `<SocialButtons />`. */
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
/** No rules of new passwords here: an old password may be older than they are. */
const passwordValidators: readonly Validator[] = [{ type: 'required', lazy: true }]

/**
 * The sign-in form.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignIn(props: SignInProps) {
  const { methods = emailAlone, links = {}, social, headingLevel = 1, onSuccess, onError } = props
  const foyer = useFoyer('<SignIn>')
  const { api, translate, Link } = foyer
  const [method, setMethod] = useState<MethodId>(methods[0])
  const { store, root, captcha, watch } = useAuthForm(foyer, {
    form: 'sign-in',
    flow: 'sign_in',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    send: (values, shared, attempt) => {
      const credential = readCredential(values)
      const body = { ...credential, password: String(values['password']), ...shared }
      return api.call('login', { body, ...attempt })
    },
    onSuccess,
    onError,
  })
  const recovery = links.recovery && (
    <Link href={links.recovery} className={styles.link}>
      {translate('sign_in_recovery_link')}
    </Link>
  )

  return (
    <AuthLayout
      root={root}
      title={translate('sign_in_title')}
      subtitle={translate('sign_in_subtitle')}
      headingLevel={headingLevel}
      watch={watch}
    >
      <Form store={store} label={translate('sign_in_title')}>
        <MethodFields ids={methods} selected={method} onSelect={setMethod} purpose="sign-in" />
        <PresentPasswordInput
          name="password"
          events={watch?.events('password')}
          label={translate('password_label')}
          aside={recovery}
          validators={passwordValidators}
          autocomplete="current-password"
        />
        <FormMessage store={store} />
        {captcha}
        <Submit text={translate('sign_in_submit')} />
      </Form>
      {social && (
        <SocialSection translate={translate} formName="sign-in" store={store}>
          {social}
        </SocialSection>
      )}
      {links.signUp && (
        <p className={styles.foot}>
          {translate('sign_in_to_sign_up')}{' '}
          <Link href={links.signUp} className={styles.link}>
            {translate('sign_in_to_sign_up_link')}
          </Link>
        </p>
      )}
    </AuthLayout>
  )
}

import type { PasswordProfile } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { ErrorSummary, Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../api/index.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { BirthField } from './birth-field.tsx'
import { PromocodeField } from '../auth-form/promocode-field.tsx'
import { SocialSection } from '../auth-form/social-section.tsx'
import { useAuthForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { MethodFields } from '../methods/method-fields.tsx'
import { methods as allMethods, readCredential, type MethodId } from '../methods/methods.ts'
import { NewPasswordInput } from '../passwords/new-password-input.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface SignUpProps {
  /** The identifiers of accounts, in the order of their tabs; a single one has no tabs. Default: e-mail. */
  readonly methods?: readonly [MethodId, ...MethodId[]]
  /** The address of the sign-in page. Without it there is no link. */
  readonly links?: { readonly signIn?: string }
  /** The rules for the new password, to be shown; the server enforces its own. Default: the server's setting. */
  readonly passwordProfile?: PasswordProfile | undefined
  readonly hasPromocode?: boolean
  /** The initial promo code, such as one typed on the other form. Keep it the same between renders. */
  readonly promocode?: string | undefined
  /** Called as the promo code is typed: pass it to the other form when the person goes there, but never in an address. */
  readonly onPromocodeChange?: ((code: string) => void) | undefined
  /** Asks for the date of birth, which is optional, in three fields. */
  readonly hasDateOfBirth?: boolean
  /** A line, or a checkbox, above the button: what the person agrees to. */
  readonly terms?: ReactNode
  /** Other ways to create an account, shown below an 'or': `<SocialButtons />`. The promo code is sent along. */
  readonly social?: ReactNode
  /** 1, the default, on a page of its own; 2 or 3 within another page. */
  readonly headingLevel?: 1 | 2 | 3
  /** Always, never, or 'questionable': if the server says so. Default: 'questionable' if the provider has a captcha. */
  readonly captcha?: CaptchaUse
  readonly onSuccess?: (user: User) => void
  /** Called with the message, and the thrown error: an ApiError for an error of the server, or if it could not be reached. */
  readonly onError?: (message: string, error: unknown) => void
}

const emailAlone = ['email'] as const

/**
 * The form that creates an account, and signs the person in.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function SignUp(props: SignUpProps) {
  const { methods = emailAlone, links = {}, passwordProfile, hasPromocode = false } = props
  const { hasDateOfBirth = false } = props
  const { terms, headingLevel = 1, onSuccess, onError } = props
  const foyer = useFoyer('<SignUp>')
  const { api, translate, Link } = foyer
  const [method, setMethod] = useState<MethodId>(methods[0])
  const [isTaken, setIsTaken] = useStateAfterPress(false)
  const { store, forget, root, captcha, watch } = useAuthForm(foyer, {
    form: 'sign-up',
    flow: 'sign_up',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    send: ({ password, promocode, dateOfBirth, ...values }, shared, request) => {
      const credential = readCredential(values)
      const extra = {
        ...(promocode && { promocode: String(promocode).trim() }),
        ...(dateOfBirth && { dateOfBirth: String(dateOfBirth) }),
      }
      const body = { ...credential, ...extra, password: String(password), ...shared }
      return api.call('register', { body, ...request })
    },
    onSuccess,
    onError(message, error) {
      setIsTaken(error instanceof ApiError && error.code === 'account_exists')
      onError?.(message, error)
    },
  })
  useEffect(() => {
    if (!isTaken) return undefined
    const stops = Object.keys(allMethods).map((name) => {
      const field = store.field(name)
      return field?.subscribe(() => field.getState().customError || setIsTaken(false))
    })
    return () => stops.forEach((stop) => stop?.())
  }, [isTaken, store, setIsTaken])
  const chooseMethod = (id: MethodId): void => {
    forget()
    setIsTaken(false)
    setMethod(id)
  }

  return (
    <AuthLayout
      root={root}
      title={translate('sign_up_title')}
      subtitle={translate('sign_up_subtitle')}
      headingLevel={headingLevel}
      watch={watch}
    >
      <Form store={store} label={translate('sign_up_title')}>
        <ErrorSummary store={store} />
        <MethodFields ids={methods} selected={method} onSelect={chooseMethod} purpose="sign-up" />
        <NewPasswordInput
          name="password"
          events={watch?.events('password')}
          label={translate('password_label')}
          profile={passwordProfile}
        />
        {hasDateOfBirth && <BirthField />}
        {hasPromocode && <PromocodeField code={props.promocode} onChange={props.onPromocodeChange} />}
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
        <SocialSection
          translate={translate}
          formName="sign-up"
          readPromocode={() => store.values['promocode']}
        >
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

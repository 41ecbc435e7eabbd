import { recoveryWords } from '@foyer/core/messages/en-001/sign-in-later'
import type { PasswordProfile } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useState } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useCallForm, type CaptchaUse } from '../auth-form/use-auth-form.ts'
import { MethodFields } from '../methods/method-fields.tsx'
import type { Credential } from '../methods/method.ts'
import { readCredential, type MethodId } from '../methods/methods.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { RecoveryCode } from './recovery-code.tsx'
import { bringWords } from '../messages/late-words.ts'
import { RecoverySent } from './recovery-sent.tsx'

bringWords(recoveryWords)

export interface RecoveryProps {
  /** What an account is known by, in the order of their tabs; one alone has no tabs. E-mail when absent. */
  readonly methods?: readonly [MethodId, ...MethodId[]]
  /** Where the sign-in page is. Without it there is no link to it. */
  readonly links?: { readonly signIn?: string }
  /** The rules of the new password. They are the server's to keep; here they are shown. */
  readonly passwordProfile?: PasswordProfile
  /** Always, never, or 'questionable': if the server says so, which is usual where the provider has a captcha. */
  readonly captcha?: CaptchaUse
  /** 1, the default, on a page of its own; 2 or 3 inside another page. */
  readonly headingLevel?: 1 | 2 | 3
  /** A code was right: the password is set and the person signed in. A link leads to <NewPassword> instead. */
  readonly onSuccess?: (user: User) => void
  /** The words for what went wrong, and what was thrown: an ApiError where the server, or the way to it, refused. */
  readonly onError?: (message: string, error: unknown) => void
}

const emailAlone = ['email'] as const

/**
 * Asks for a link by e-mail, or a code by SMS, that sets a new password. Known and unknown accounts look alike.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function Recovery(props: RecoveryProps) {
  const { methods = emailAlone, links = {}, passwordProfile = 'classic', headingLevel = 1 } = props
  const { onSuccess, onError } = props
  const foyer = useFoyer('<Recovery>')
  const { api, translate, Link } = foyer
  const [method, setMethod] = useState<MethodId>(methods[0])
  const [sentTo, setSentTo] = useState<Credential | null>(null)
  const { store, root, captcha, watch } = useCallForm(foyer, {
    form: 'recovery',
    flow: 'recovery',
    captcha: props.captcha ?? (foyer.captcha && 'questionable'),
    async send(values, shared, attempt) {
      const credential = readCredential(values)
      await api.call('recovery', { body: { ...credential, ...shared }, ...attempt })
      return credential
    },
    onSuccess: setSentTo,
    onError,
  })
  const askAgain = () => {
    store.reset()
    setSentTo(null)
  }

  return (
    <>
      {sentTo !== null && 'email' in sentTo && (
        <RecoverySent email={sentTo.email} headingLevel={headingLevel} onAgain={askAgain} />
      )}
      {sentTo !== null && 'phone' in sentTo && (
        <RecoveryCode
          phone={sentTo.phone}
          {...{ passwordProfile, headingLevel, onSuccess, onError }}
          onAgain={askAgain}
        />
      )}
      {/* Stays, so that what was typed is there for whoever comes back to it. */}
      <div hidden={sentTo !== null}>
        <AuthLayout
          root={root}
          title={translate('recovery_title')}
          subtitle={translate('recovery_subtitle')}
          headingLevel={headingLevel}
          watch={watch}
        >
          <Form store={store} label={translate('recovery_title')}>
            <MethodFields ids={methods} selected={method} onSelect={setMethod} purpose="sign-in" />
            <FormMessage store={store} />
            {captcha}
            <Submit text={translate(method === 'email' ? 'recovery_send_link' : 'recovery_send_code')} />
          </Form>
        </AuthLayout>
      </div>
      {links.signIn && (
        <p className={styles.foot}>
          <Link href={links.signIn} className={styles.link}>
            {translate('recovery_to_sign_in')}
          </Link>
        </p>
      )}
    </>
  )
}

import { recoveryWords } from '@foyer/core/messages/en-001/sign-in-later'
import type { PasswordProfile } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useState } from 'react'
import { ApiError } from '../api/index.ts'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useAuthForm } from '../auth-form/use-auth-form.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { bringWords } from '../messages/late-words.ts'
import { NewPasswordField } from './new-password-field.tsx'

bringWords(recoveryWords)

export interface NewPasswordProps {
  /** From the link in the mail: what stands after `#token=`. Take it out of the address once it is read. */
  readonly token: string
  /** Where a new link can be asked for: <Recovery>. */
  readonly links?: { readonly recovery?: string }
  readonly passwordProfile?: PasswordProfile
  /** 1, the default, on a page of its own; 2 or 3 inside another page. */
  readonly headingLevel?: 1 | 2 | 3
  /** The password is set, every other session has ended, and the person is signed in here. */
  readonly onSuccess?: (user: User) => void
  readonly onError?: (message: string, error: unknown) => void
}

/**
 * Where the link of a recovery mail leads.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function NewPassword(props: NewPasswordProps) {
  const { token, links = {}, passwordProfile = 'classic', headingLevel = 1, onSuccess, onError } = props
  const foyer = useFoyer('<NewPassword>')
  const { api, translate, Link } = foyer
  const [isOver, setIsOver] = useState(false)
  const { store, root, watch } = useAuthForm(foyer, {
    form: 'new-password',
    flow: 'recovery',
    send: ({ password }, shared, attempt) =>
      api.call('recoveryConfirm', { body: { token, password: String(password), ...shared }, ...attempt }),
    onSuccess,
    onError(message, error) {
      setIsOver(error instanceof ApiError && error.code === 'recovery_invalid')
      onError?.(message, error)
    },
  })
  const anew = links.recovery && (
    <Link href={links.recovery} className={styles.link}>
      {translate('new_password_ask_again')}
    </Link>
  )

  return (
    <AuthLayout
      root={root}
      title={translate('new_password_title')}
      subtitle={translate(token === '' ? 'new_password_no_token' : 'new_password_subtitle')}
      headingLevel={headingLevel}
      watch={watch}
    >
      {token === '' ? (
        <p>{anew}</p>
      ) : (
        <Form store={store} label={translate('new_password_title')}>
          <NewPasswordField profile={passwordProfile} />
          <FormMessage store={store} />
          {isOver && anew && <p className={styles.offer}>{anew}</p>}
          <Submit text={translate('new_password_submit')} />
        </Form>
      )}
    </AuthLayout>
  )
}

import type { User } from '@foyer/core/wire'
import { CodeForm, useApi, useSession, useFormattedPhone } from '@foyer/sign-in'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './identifiers.module.css'
import type { Identifier } from './use-identifiers.ts'

export interface ChangeCodeProps {
  readonly kind: Identifier['kind']
  /** The new identifier, which the code was sent to. */
  readonly value: string
  /** The accessible name of the form. */
  readonly label: string
  /** The page was reloaded meanwhile: the focus must not move. */
  readonly isResumed: boolean
  readonly onDone: (user: User, shown: string) => void
  /** Another code was sent. */
  readonly onResent: () => void
  /** Asks for another identifier. */
  readonly onChangeRecipient: () => void
}

/** Asks for the code that was sent to a new identifier. */
export function ChangeCode(props: ChangeCodeProps) {
  const { kind, value, label, isResumed, onDone, onResent, onChangeRecipient } = props
  const { translate } = useAccountLocale()
  const { api } = useApi()
  const { session } = useSession()
  const phone = useFormattedPhone(kind === 'phone' ? value : null)
  const shown = phone ?? value
  return (
    <div className={styles.form}>
      <CodeForm<User>
        channel={kind}
        sentTo={shown}
        label={label}
        submitText={translate('identifiers_code_submit')}
        autofocus={!isResumed}
        send={(code, { signal }) => api.call('changeIdentifierConfirm', { body: { code }, signal })}
        onSuccess={(user) => onDone(user, shown)}
        // The server may have accepted the code before, and its answer been lost: the session then has the new identifier.
        onError={() => void session.refresh()}
        resend={async () => {
          await api.call('changeIdentifier', { body: { [kind]: value } })
          onResent()
        }}
        onOtherAddress={onChangeRecipient}
      />
    </div>
  )
}

import { Button } from '@foyer/kit/button'
import styles from './sign-out-button.module.css'
import { useButtonMessages, useSignOut, type UserButtonMessages } from './use-sign-out.ts'

export interface SignOutButtonProps {
  /** `userButton` of one `@foyer/core/messages/{locale}`. */
  readonly messages: UserButtonMessages
}

/** Ends the session. If that fails, it says so by a snackbar: have the kit's `<SnackbarLayer>` on the page. @throws WrongMessagesError */
export function SignOutButton({ messages }: SignOutButtonProps) {
  const translate = useButtonMessages(messages)
  const { isPending, signOut } = useSignOut(translate('account_sign_out_failed'))
  return (
    <div className={styles.signOut}>
      <Button
        text={translate('account_sign_out')}
        variant="secondary"
        size="small"
        isLoading={isPending}
        events={{ click: () => void signOut() }}
      />
    </div>
  )
}

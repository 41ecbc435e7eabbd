import { EndedNotice as Notice } from '@foyer/account'
import { AccountMessages } from '../locale/account-messages.tsx'

/** Explains to a person whose session has ended why they see the sign-in form. */
export function EndedNotice() {
  return (
    <AccountMessages>
      <Notice />
    </AccountMessages>
  )
}

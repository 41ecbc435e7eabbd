import type { User } from '@foyer/core/wire'
import { isolate } from '@foyer/kit/isolated'
import { Snackbars } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import { use, useState } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { EditRow } from '../form/edit-row.tsx'
import { AccountSection } from '../layout/account-section.tsx'
import listStyles from '../layout/account-list.module.css'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import { MemberOtherWays } from '../identities/other-ways.tsx'
import { useMember, useShared } from '../provider/member.ts'
import { useAccountSignInMethods } from '../provider/use-account-sign-in-methods.ts'
import { FirstPasswordForm } from './first-password-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasswordSetup } from './password-setup.tsx'

/**
 * Changes the password, or, if there is none, sets one. Nothing where people have no passwords. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Password() {
  const { user } = useMember()
  const { hasPassword, invalidate } = useShared('password')
  const hasPasswords = useAccountSignInMethods().includes('password')
  const { translate } = useAccountLocale()
  const snackbars = use(Snackbars)
  const { session } = useSession()
  const [isChanged, setIsChanged] = useState(false)
  const { heading, takeFocus } = useHeadingFocus()
  const name = user.email ?? user.phone

  function showSuccess(shown: string): void {
    takeFocus()
    snackbars.show({ text: translate('password_setup_done', { name: shown }), variant: 'success' })
  }

  function handleSetUp(changed: User, shown: string): void {
    session.update(changed)
    showSuccess(shown)
  }

  if (!hasPasswords) return null
  return (
    <AccountSection
      title={translate('password_title')}
      {...(hasPassword && { text: translate('password_text') })}
      heading={heading}
      // `/.well-known/change-password` redirects to this fragment.
      anchor="password"
      isHiddenInPrint
    >
      {!hasPassword && name === null ? (
        <PasswordSetup userId={user.id} onDone={handleSetUp} />
      ) : (
        <ul className={listStyles.list}>
          {hasPassword ? (
            <EditRow
              key="current"
              name={translate('password_title')}
              isNamed={false}
              value={translate('password_is_set')}
            >
              {(edit) => (
                <PasswordForm
                  accountName={name}
                  onCancel={edit.close}
                  onChanged={() => {
                    edit.finish('password_changed')
                    setIsChanged(true)
                    invalidate()
                  }}
                />
              )}
            </EditRow>
          ) : (
            <EditRow
              key="first"
              name={translate('password_title')}
              isNamed={false}
              value={translate('password_none_set')}
              action={translate('password_setup_submit')}
            >
              {(edit) => (
                <FirstPasswordForm
                  accountName={name}
                  onCancel={edit.close}
                  onDone={() => {
                    showSuccess(isolate(name ?? ''))
                    invalidate()
                  }}
                />
              )}
            </EditRow>
          )}
        </ul>
      )}
      {isChanged && hasPassword && <MemberOtherWays />}
    </AccountSection>
  )
}

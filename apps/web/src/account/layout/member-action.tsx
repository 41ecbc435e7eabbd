import { SignOutButton, type UserButtonMessages } from '@foyer/account'
import { useApi, useSession } from '@foyer/sign-in'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useLanguage, useLocaleOf } from '../../locale/language.ts'
import { loadUnlessLeft } from '../../navigation/load-unless-left.ts'
import { syncLanguage } from '../profile/sync-language.ts'
import styles from './member-action.module.css'

/** Loaded only for signed-in people. If it cannot be loaded, a sign-out button is shown. */
const UserMenu = lazy<ComponentType<{ readonly messages: UserButtonMessages }>>(() =>
  loadUnlessLeft(() => import('./user-menu.tsx')).then(
    (loaded) => ({ default: loaded.UserMenu }),
    () => ({ default: SignOutButton }),
  ),
)

/** The end of the bar for a signed-in person. Also keeps the page's language and that of the account in sync. */
export function MemberAction() {
  const { api } = useApi()
  const { state } = useSession()
  const language = useLanguage()
  const { userButtonMessages } = useLocaleOf(language)
  const userId = state.status === 'signed-in' ? state.user.id : null
  // Starts again when another tab signs somebody else in.
  useEffect(() => (userId === null ? undefined : syncLanguage(api, language)), [api, language, userId])
  if (state.status !== 'signed-in') return null
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <UserMenu messages={userButtonMessages} />
    </Suspense>
  )
}

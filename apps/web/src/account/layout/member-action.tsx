import type { User } from '@foyer/core/wire'
import { useApi, useSession } from '@foyer/sign-in'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useLanguage } from '../../locale/language.ts'
import { loadUnlessLeft } from '../../navigation/load-unless-left.ts'
import styles from './account-menu.module.css'
import { keepLanguage } from '../profile/keep-language.ts'
import { SignOut } from './sign-out.tsx'

/** Loaded only for signed-in people. If it cannot be loaded, a sign-out button is shown. */
const AccountMenu = lazy<ComponentType<{ readonly user: User }>>(() =>
  loadUnlessLeft(() => import('./account-menu.tsx')).then(
    (loaded) => ({ default: loaded.AccountMenu }),
    () => ({ default: SignOut }),
  ),
)

/** The end of the bar for a signed-in person. Also keeps the page's language and that of the account in sync. */
export function MemberAction() {
  const { api } = useApi()
  const { state } = useSession()
  const language = useLanguage()
  useEffect(() => keepLanguage(api, language), [api, language])
  if (state.status !== 'signed-in') return null
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AccountMenu user={state.user} />
    </Suspense>
  )
}

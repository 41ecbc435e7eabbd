import { Account, type AccountRoom } from '@foyer/account'
import { useSession } from '@foyer/sign-in'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useLocaleOf } from '../locale/language.ts'
import type { GoodbyeState } from './danger/goodbye-page.tsx'
import { readLinked } from './identities/linked-state.ts'
import { MemberLayout } from './layout/member-layout.tsx'
import styles from './layout/wide.module.css'
import { useAccountOptions } from './locale/account-locale.ts'

/** @param props.room undefined: the links to the rooms */
export function AccountPage({ room }: { readonly room: AccountRoom | undefined }) {
  const options = useAccountOptions()
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const choice = useMemo(
    () => ({ value: lang, choose: (next: typeof lang) => language.choose(next) }),
    [lang, language],
  )
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useSession()

  function showGoodbye(): void {
    if (state.status !== 'signed-in') return
    const next: GoodbyeState = { deletedId: state.user.id }
    void navigate('/goodbye', { replace: true, state: next })
  }

  return (
    <div className={styles.wide}>
      <MemberLayout>
        <Account
          {...options}
          room={room}
          language={choice}
          linked={readLinked(location)}
          onDeleted={showGoodbye}
        />
      </MemberLayout>
    </div>
  )
}

import { Account } from '@foyer/account'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useLocaleOf } from '../locale/language.ts'
import { readLinked } from '../navigation/return-path.ts'
import { MemberLayout } from './layout/member-layout.tsx'
import { useAccountOptions } from './locale/account-locale.ts'

export function AccountPage() {
  const options = useAccountOptions()
  const language = useLanguage()
  const { lang } = useLocaleOf(language)
  const choice = useMemo(
    () => ({ value: lang, choose: (next: typeof lang) => language.choose(next) }),
    [lang, language],
  )
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <MemberLayout>
      <Account
        {...options}
        language={choice}
        linked={readLinked(location)}
        onDeleted={() => void navigate('/goodbye', { replace: true, state: { isDeleted: true } })}
      />
    </MemberLayout>
  )
}

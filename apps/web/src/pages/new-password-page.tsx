import { NewPassword } from '@foyer/sign-in'
import { use, useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { PasswordProfileContext } from '../first-page/password-profile.ts'
import { createRecoveredState } from '../account/password/recovered-state.ts'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'

/** The page that the link of a recovery mail opens. Also for signed-in people: the link may belong to another account. */
export function NewPasswordPage() {
  const location = useLocation()
  const navigate = useNavigate()
  // Opening a new link in the tab of an old one only changes the fragment.
  const token = readToken(location)
  const { pathname, hash } = location
  useEffect(() => {
    // Removed from the address, where others could see it or it could be shared; the history state keeps it for a reload.
    if (hash !== '') void navigate(pathname, { replace: true, state: { token } })
  }, [hash, navigate, pathname, token])

  return (
    <SplitLayout>
      <Page title={useLocale().translate('new_password_title')}>
        <NewPassword
          key={token}
          token={token}
          links={{ recovery: '/recover' }}
          passwordProfile={use(PasswordProfileContext)}
          onSuccess={(user) =>
            void navigate('/recover/done', { replace: true, state: createRecoveredState(user, '/account') })
          }
        />
      </Page>
    </SplitLayout>
  )
}

function readToken({ hash, state }: Location): string {
  const given = new URLSearchParams(hash.slice(1)).get('token')
  if (given !== null) return given
  const kept: unknown = state !== null && typeof state === 'object' && 'token' in state ? state.token : null
  return typeof kept === 'string' ? kept : ''
}

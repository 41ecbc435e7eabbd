import { NewPassword } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'

/** Where the link of a recovery mail leads. For people who are signed in too: the link may be of another account. */
export function NewPasswordPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => readToken(location))
  const { pathname, hash } = location
  useEffect(() => {
    // Out of the address, where it could be seen and shared; in the history's state it outlives a reload.
    if (hash !== '') void navigate(pathname, { replace: true, state: { token } })
  }, [hash, navigate, pathname, token])

  return (
    <SplitLayout>
      <Page title={useLocale().translate('new_password_title')}>
        <NewPassword
          token={token}
          links={{ recovery: '/recover' }}
          onSuccess={() => void navigate('/account', { replace: true })}
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

import { SignIn, useSession } from '@foyer/sign-in'
import { Navigate, useLocation } from 'react-router'
import { signInOptions } from '../sign-in-options.ts'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/locale.ts'
import { readReturnPath } from '../navigation/return-path.ts'
import { Loading } from './loading.tsx'

export function SignInPage() {
  const { signInMessages } = useLocale()
  const { state } = useSession()
  const location = useLocation()
  if (state.status === 'signed-in') return <Navigate to={readReturnPath(location)} replace />
  if (state.status === 'checking') return <Loading />
  return (
    <SplitLayout>
      <Page title={signInMessages.sign_in_title}>
        <SignIn {...signInOptions} />
      </Page>
    </SplitLayout>
  )
}

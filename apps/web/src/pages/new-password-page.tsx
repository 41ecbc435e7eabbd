import { NewPassword } from '@foyer/sign-in'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { PageSettingsContext } from '../first-page/page-settings.ts'
import { createRecoveredState } from '../account/password/recovered-state.ts'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'
import { useLinkToken } from '../navigation/use-link-token.ts'

/** The page that the link of a recovery mail opens. Also for signed-in people: the link may belong to another account. */
export function NewPasswordPage() {
  const navigate = useNavigate()
  const token = useLinkToken()

  return (
    <SplitLayout>
      <Page title={useLocale().translate('new_password_title')}>
        <NewPassword
          key={token}
          token={token}
          links={{ recovery: '/recover', signIn: '/sign-in' }}
          passwordProfile={use(PageSettingsContext).passwordProfile}
          onSuccess={(user) =>
            void navigate('/recover/done', { replace: true, state: createRecoveredState(user, '/account') })
          }
        />
      </Page>
    </SplitLayout>
  )
}

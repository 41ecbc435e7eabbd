import { Recovery } from '@foyer/sign-in'
import { use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PageSettingsContext } from '../first-page/page-settings.ts'
import { createRecoveredState } from '../account/password/recovered-state.ts'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'
import { readUncheckedFrom } from '../navigation/return/return-path.ts'
import { recoveryOptions } from '../sign-in-options.ts'

/** Also for signed-in people: changing a password requires the old one, which they may have forgotten. */
export function RecoverPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const { passwordProfile, reachableKinds } = use(PageSettingsContext)
  return (
    <SplitLayout>
      <Page title={useLocale().translate('recovery_title')}>
        <Recovery
          {...recoveryOptions}
          {...{ passwordProfile, reachableKinds }}
          onSuccess={(user) =>
            void navigate('/recover/done', {
              replace: true,
              state: createRecoveredState(user, readUncheckedFrom(location)),
            })
          }
        />
      </Page>
    </SplitLayout>
  )
}

import { Recovery } from '@foyer/sign-in'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'
import { readReturnPath } from '../navigation/return-path.ts'
import { recoveryOptions } from '../sign-in-options.ts'

/** For people who are signed in too: a password that is not remembered cannot be changed without it. */
export function RecoverPage() {
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <SplitLayout>
      <Page title={useLocale().translate('recovery_title')}>
        <Recovery
          {...recoveryOptions}
          onSuccess={() => void navigate(readReturnPath(location), { replace: true })}
        />
      </Page>
    </SplitLayout>
  )
}

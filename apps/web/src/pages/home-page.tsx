import { pageTitle } from '@foyer/kit/page-title'
import { SignIn, useSession } from '@foyer/sign-in'
import { Page } from '../layout/page.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { useLocale } from '../locale/language.ts'
import { Redirect } from './lazy/redirect.tsx'
import { useEndedPage } from '../navigation/use-ended-page.ts'
import { useStoredPromocode } from '../navigation/use-stored-promocode.ts'
import { useSignInOptions } from '../sign-in-options.ts'
import { OverviewPage } from './lazy/lazy-pages.ts'
import { Loading } from './lazy/loading.tsx'
import { PageSocialButtons } from './social/page-social-buttons.tsx'
import styles from './pages.module.css'
import { Unreachable } from './unreachable.tsx'

/** The site's root: a welcome with the sign-in form, or the overview for signed-in people. */
export function HomePage() {
  const { translate } = useLocale()
  const { state, session } = useSession()
  const promocode = useStoredPromocode()
  const options = useSignInOptions()
  const [next, onEnded] = useEndedPage()
  if (state.status === 'signed-in' && next !== null) return <Redirect {...next} />
  if (state.status === 'signed-in') return <OverviewPage user={state.user} />
  if (state.status === 'checking') return <Loading />
  if (state.status === 'unknown') return <Unreachable onRetry={session.refresh} />
  return (
    <SplitLayout>
      <Page title={translate('welcome_title')}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('welcome_title')}
        </h1>
        <p className={styles.text}>{translate('welcome_text')}</p>
        <SignIn
          {...options}
          {...promocode}
          onEnded={onEnded}
          hasTitle={false}
          headingLevel={2}
          social={<PageSocialButtons />}
        />
      </Page>
    </SplitLayout>
  )
}

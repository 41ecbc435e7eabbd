import { pageTitle } from '@foyer/kit/page-title'
import {
  CodeForm,
  useApi,
  useConfirmSignInCode,
  useSession,
  useShownPhone,
  type CodeUser,
} from '@foyer/sign-in'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAccountLocale } from '../account/locale/account-locale.ts'
import { Page } from '../layout/page.tsx'
import { useLocale } from '../locale/language.ts'
import { createEndedPage, type EndedPage } from '../navigation/use-ended-page.ts'
import pageStyles from '../pages/pages.module.css'
import { ShownCode } from './shown-code.tsx'
import { usePendingCode } from './use-pending-code.ts'

/** Signs in with the code of a mailed link and a press, in the browser that has asked for it. */
export function LinkedSignIn({ code }: { readonly code: string }) {
  const { translate } = useLocale()
  const { translate: say } = useAccountLocale()
  const { api } = useApi()
  const { state, session } = useSession()
  const location = useLocation()
  const confirm = useConfirmSignInCode()
  const pending = usePendingCode('sign-in')
  const sent = pending.code
  const phone = useShownPhone(sent?.kind === 'phone' ? sent.to : null)
  const [next, setNext] = useState<Partial<EndedPage>>()
  // Signed in before, and not here: who has pressed the link may have typed the code.
  const [isSignedIn] = useState(state.status === 'signed-in')

  function accept({ ended, ...user }: CodeUser): void {
    session.accept(user)
    const hasEnded = ended !== null && (ended.hadPassword || ended.unlinked.length > 0)
    setNext(hasEnded ? createEndedPage(ended, location) : {})
  }

  if (next) return <Navigate to={next.to ?? '/'} state={next.state} replace />
  if (isSignedIn || sent === null) return <ShownCode code={code} />
  if (sent === undefined) return <output className={pageStyles.loading}>{translate('loading')}</output>
  const { kind, to } = sent
  return (
    <Page title={translate('sign_in_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('sign_in_title')}
      </h1>
      <CodeForm
        channel={kind}
        sentTo={phone ?? to}
        label={translate('sign_in_title')}
        submitText={say('verify_submit')}
        initialCode={code}
        autofocus
        send={(typed, { signal }) => confirm(typed, { signal })}
        onSuccess={accept}
        resend={() => api.call('signInCode', { body: { [kind]: to } })}
        resendAt={sent.resendAt}
      />
    </Page>
  )
}

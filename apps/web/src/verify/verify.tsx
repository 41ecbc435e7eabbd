import { Button } from '@foyer/kit/button'
import { pageTitle } from '@foyer/kit/page-title'
import { snackbars } from '@foyer/kit/snackbar'
import type { Ended } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useAccountLocale } from '../account/locale/account-locale.ts'
import { Page } from '../layout/page.tsx'
import { useLocale } from '../locale/language.ts'
import { readReturnPath } from '../navigation/return-path.ts'
import { createEndedPage } from '../navigation/use-ended-page.ts'
import { useVisit } from '../navigation/visit.ts'
import pageStyles from '../pages/pages.module.css'
import { identifiersKey } from './identifiers-key.ts'
import { ShownCode } from './shown-code.tsx'
import { useIdentifiers, type Identifier } from '../account/identifiers/use-identifiers.ts'
import { useOnReturn } from './use-on-return.ts'
import { usePendingCode } from './use-pending-code.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { VerifyIdentifier } from './verify-identifier.tsx'
import { verifyMessages } from './verify-messages.ts'
import { readIsNewMember } from './verify-state.ts'
import { WaysPast } from './ways-past.tsx'

export interface VerifyProps {
  readonly userId: string
  /** The code of the mailed link that has opened the page. */
  readonly linkedCode: string | undefined
}

/** Proves the first identifier of the account that nobody has proven yet. */
export function Verify({ userId, linkedCode }: VerifyProps) {
  const visit = useVisit()
  const { translate } = useAccountLocale()
  const { translate: say } = useLocale()
  const navigate = useNavigate()
  const location = useLocation()
  const next = readReturnPath(location)
  const isNewMember = useIsNewMember()
  const { list, retry, refresh } = useIdentifiers(userId)
  const pending = usePendingCode('verify')

  // It may have been proven in another tab.
  useOnReturn(refresh)

  const goOn = (): void => void navigate(next, { replace: true })

  function take(kind: Identifier['kind'], ended: Ended | null): void {
    visit.forgetAnswer(identifiersKey(userId))
    snackbars.show({ text: translate(verifyMessages[kind].done), variant: 'success' })
    if (ended !== null && (ended.hadPassword || ended.unlinked.length > 0)) {
      const { to, state } = createEndedPage(ended, location)
      void navigate(to, { replace: true, state })
    } else goOn()
  }

  if (list.status === 'failed')
    return (
      <VerifyFrame
        title={translate('verify_title')}
        problem={list.message}
        ways={<WaysPast kind="email" hasProof={false} onLater={goOn} />}
      >
        <Button text={translate('sessions_retry')} variant="secondary" events={{ click: retry }} />
      </VerifyFrame>
    )
  if (list.status === 'loading' || pending.code === undefined)
    return <output className={pageStyles.loading}>{say('loading')}</output>
  const { identifiers } = list
  const isUnproven = ({ verifiedAt }: Identifier): boolean => verifiedAt === null
  const asked = identifiers.find((each) => isUnproven(each) && each.kind === pending.code?.kind)
  const identifier = asked ?? identifiers.find(isUnproven)
  // A private sign-up has proven it. Who has come through a provider may have none.
  if (identifier === undefined && (isNewMember || identifiers.length === 0))
    return <Navigate to={next} replace />
  if (identifier === undefined) return <Done kind={identifiers[0]?.kind ?? 'email'} onGoOn={goOn} />
  if (linkedCode !== undefined && asked === undefined) return <ShownCode code={linkedCode} />
  return (
    <VerifyIdentifier
      identifier={identifier}
      pending={pending}
      linkedCode={linkedCode}
      isSentAtOnce={isNewMember}
      onOutdated={retry}
      onProven={(ended) => take(identifier.kind, ended)}
      ways={<WaysPast kind={identifier.kind} hasProof={!identifiers.every(isUnproven)} onLater={goOn} />}
    />
  )
}

/** Has the person just signed up? Removes that from the history state, so that a reload sends no code. */
function useIsNewMember(): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const isNewNow = readIsNewMember(location)
  const [isNewMember] = useState(isNewNow)
  const { pathname } = location
  const from = readReturnPath(location)
  useEffect(() => {
    if (isNewNow) void navigate(pathname, { replace: true, state: { from } })
  }, [isNewNow, navigate, pathname, from])
  return isNewMember
}

/** Nothing is left to prove. */
function Done({ kind, onGoOn }: Pick<Identifier, 'kind'> & { readonly onGoOn: () => void }) {
  const { translate } = useAccountLocale()
  const title = translate(verifyMessages[kind].done)
  return (
    <Page title={title}>
      <h1 className={pageTitle} tabIndex={-1}>
        {title}
      </h1>
      <Button text={translate('recovered_go')} events={{ click: onGoOn }} />
    </Page>
  )
}

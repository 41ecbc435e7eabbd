import { useApi, useSession } from '@foyer/sign-in'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAccountLocale } from '../account/locale/account-locale.ts'
import { AccountMessages } from '../account/locale/account-messages.tsx'
import { PageLink } from '../navigation/page-link.tsx'
import { createReturnState } from '../navigation/return-path.ts'
import { useVisit } from '../navigation/visit.ts'
import pageStyles from '../pages/pages.module.css'
import { identifiersKey } from './identifiers-key.ts'
import { useIsRequired } from './use-is-required.ts'
import { readIdentifiers, type Identifier } from '../account/identifiers/use-identifiers.ts'
import { useOnReturn } from './use-on-return.ts'
import { verifyMessages } from './verify-messages.ts'
import styles from './verify.module.css'

/**
 * Says on the pages of a signed-in person which identifier is not proven yet. Where the installation requires a proof, it leads to the page
 * that takes it.
 */
export function UnprovenNotice() {
  const { state } = useSession()
  if (state.status !== 'signed-in') return null
  const { id, email, phone } = state.user
  // Asked anew when an identifier has changed.
  return <NoticeOf key={`${id} ${email} ${phone}`} userId={id} />
}

function NoticeOf({ userId }: { readonly userId: string }) {
  const identifiers = useOwnIdentifiers(userId)
  const isRequired = useIsRequired()
  const location = useLocation()
  const unproven = identifiers.find(({ verifiedAt }) => verifiedAt === null)
  if (unproven === undefined || isRequired === undefined) return null
  if (isRequired && identifiers.every(({ verifiedAt }) => verifiedAt === null))
    return <Navigate to="/verify" replace state={createReturnState(location)} />
  return (
    <AccountMessages>
      <Line kind={unproven.kind} />
    </AccountMessages>
  )
}

function Line({ kind }: Pick<Identifier, 'kind'>) {
  const { translate } = useAccountLocale()
  const location = useLocation()
  return (
    <p className={styles.notice}>
      {translate(verifyMessages[kind].notice)}{' '}
      <PageLink href="/verify" state={createReturnState(location)} className={pageStyles.link}>
        {translate('verify_notice_link')}
      </PageLink>
    </p>
  )
}

/** Asked for once per visit, and again when the person comes back while one is not proven: it may be now. None until the server has answered, and where it cannot be asked. */
function useOwnIdentifiers(userId: string): readonly Identifier[] {
  const { api } = useApi()
  const visit = useVisit()
  const [identifiers, setIdentifiers] = useState<readonly Identifier[]>([])
  const ask = useCallback(
    (signal?: AbortSignal): void => {
      visit
        .askOnce(identifiersKey(userId), () => readIdentifiers(api))
        .then((answer) => signal?.aborted !== true && setIdentifiers(answer.identifiers))
        .catch(() => undefined)
    },
    [api, visit, userId],
  )
  useEffect(() => {
    const abort = new AbortController()
    ask(abort.signal)
    return () => abort.abort()
  }, [ask])
  useOnReturn(() => {
    if (!identifiers.some(({ verifiedAt }) => verifiedAt === null)) return
    visit.forgetAnswer(identifiersKey(userId))
    ask()
  })
  return identifiers
}

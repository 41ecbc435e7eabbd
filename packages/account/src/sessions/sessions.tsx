import { formatDay } from '@foyer/core/messages'
import { Snackbars } from '@foyer/kit/snackbar'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { use } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import { AccountSection } from '../layout/account-section.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { useHeadingFocus, type HeadingFocus } from '../layout/use-heading-focus.ts'
import listStyles from '../layout/account-list.module.css'
import { useListSearch } from '../layout/list/use-list-search.tsx'
import { EndOthers } from './end-others.tsx'
import { MemberOtherWays } from '../identities/other-ways.tsx'
import { nameDevice } from './name-device.ts'
import { SessionRow } from './session-row.tsx'
import { useMember } from '../provider/member.ts'
import { useSessions } from './use-sessions.ts'

export interface SessionsProps {
  /** The clock, in ms since the epoch. Default: the browser's. */
  readonly now?: (() => number) | undefined
}

/**
 * Lists where the person is signed in, with buttons to end these sessions. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Sessions({ now = Date.now }: SessionsProps) {
  const { translate } = useAccountLocale()
  const { passwordVersion } = useMember()
  const { heading, takeFocus } = useHeadingFocus()
  return (
    <AccountSection
      title={translate('sessions_title')}
      text={translate('sessions_text')}
      heading={heading}
      anchor="sessions"
    >
      {/* Setting a password replaces this session and ends all others. Only the list remounts: the section would take the focus again. */}
      <SessionList key={passwordVersion} now={now} takeFocus={takeFocus} />
    </AccountSection>
  )
}

type SessionListProps = Required<SessionsProps> & Pick<HeadingFocus, 'takeFocus'>

function SessionList({ now, takeFocus }: SessionListProps) {
  const { translate, lang } = useAccountLocale()
  const { list, end, endOthers, retry } = useSessions()
  const snackbars = use(Snackbars)
  const [hasEndedOthers, setHasEndedOthers] = useStateAfterPress(false)
  const sessions = list.status === 'ready' ? list.sessions : []
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  const currentAddress = sessions.find(({ isCurrent }) => isCurrent)?.address ?? null

  const { search, found } = useListSearch({
    rows: sessions,
    textOf: ({ userAgent, createdAt, address }) =>
      [nameDevice(userAgent, translate), formatDay(createdAt, lang), address].join(' '),
    label: translate('sessions_search'),
    name: 'sessions-search',
  })

  function showSuccess(text: string): void {
    snackbars.show({ text, variant: 'success' })
    takeFocus()
  }

  function handleRetry(): void {
    retry()
    takeFocus()
  }

  async function endSession(sessionId: string, device: string): Promise<void> {
    await end(sessionId)
    showSuccess(translate('sessions_ended', { device }))
  }

  async function endAllOthers(): Promise<void> {
    await endOthers()
    showSuccess(translate('sessions_others_ended'))
    setHasEndedOthers(true)
  }

  return (
    <>
      {list.status === 'loading' && <Skeleton text={translate('sessions_loading')} />}
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={handleRetry} />}
      {search}
      {found.length > 0 && (
        <ul className={listStyles.list}>
          {found.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              currentAddress={currentAddress}
              now={now}
              onEnd={endSession}
            />
          ))}
        </ul>
      )}
      {others > 0 && <EndOthers count={others} onEnd={endAllOthers} />}
      {hasEndedOthers && <MemberOtherWays />}
    </>
  )
}

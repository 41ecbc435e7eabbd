import { Button } from '@foyer/kit/button'
import { pageTitle } from '@foyer/kit/page-title'
import { Snackbars } from '@foyer/kit/snackbar'
import { useApi, useReachableKinds, type Ended } from '@foyer/sign-in'
import { use, useEffect, useRef, useState } from 'react'
import { useIdentifierCache } from '../identifiers/identifier-cache.ts'
import { useIdentifiers, type Identifier } from '../identifiers/use-identifiers.ts'
import { LoadingNote } from '../layout/loading-note.tsx'
import { useAccount } from '../provider/account-context.ts'
import { useUser } from '../user/use-user.ts'
import { ShownCode } from './shown-code.tsx'
import { useOnReturn } from './use-on-return.ts'
import { usePendingCode } from './use-pending-code.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { VerifyIdentifier } from './verify-identifier.tsx'
import { verifyMessages } from './verify-messages.ts'
import { SkipOptions } from './skip-options.tsx'

export interface VerifyProps {
  /** From the mailed link that has opened the page: what follows `#code=`, if `purpose` is `verify`. */
  readonly code?: string | undefined
  /** The person has just signed up: a code is sent at once, unless one was sent before. Only its first value counts. */
  readonly isNewMember?: boolean | undefined
  /** Called when nothing is left to prove, or when the person puts it off. */
  readonly onContinue: () => void
  /** Called in place of `onContinue` when the account's first proof has ended something: show `<Recovered>`. */
  readonly onEnded: (ended: Ended) => void
  /** Called when the person has signed out to sign up again, with another address. */
  readonly onSignUp: () => void
}

interface VerifyUserProps extends VerifyProps {
  readonly userId: string
}

/**
 * Proves the first identifier of the account that is not proven yet; nothing while nobody is signed in. Confirms it with a snackbar: the
 * next page needs the kit's `<SnackbarLayer>`.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function Verify(props: VerifyProps) {
  const { user } = useUser()
  return user && <VerifyUser key={`${user.id} ${props.code}`} {...props} userId={user.id} />
}

function VerifyUser({ userId, code, onContinue, onEnded, onSignUp, ...props }: VerifyUserProps) {
  const cache = useIdentifierCache()
  const { describeFailure } = useApi()
  const { translate, reachableKinds: givenKinds } = useAccount()
  const reachableKinds = useReachableKinds(givenKinds)
  const [isNewMember] = useState(props.isNewMember === true)
  const [openedAt] = useState(Date.now)
  const snackbars = use(Snackbars)
  const { list, retry, refresh } = useIdentifiers(userId)
  const pending = usePendingCode('verify')

  // It may have been proven in another tab.
  useOnReturn(refresh)

  function handleProven(kind: Identifier['kind'], ended: Ended | null): void {
    cache.invalidate(userId)
    snackbars.show({ text: translate(verifyMessages[kind].done), variant: 'success' })
    if (ended !== null && (ended.hadPassword || ended.unlinked.length > 0)) onEnded(ended)
    else onContinue()
  }

  if (list.status === 'failed')
    return (
      <VerifyFrame
        title={translate('verify_title')}
        problem={describeFailure(list.error)}
        actions={<SkipOptions kind="email" hasProof={false} onLater={onContinue} onSignUp={onSignUp} />}
      >
        <Button text={translate('account_retry')} variant="secondary" events={{ click: retry }} />
      </VerifyFrame>
    )
  if (list.status === 'loading' || pending.code === undefined) return <LoadingNote />
  const { identifiers } = list
  const isUnproven = ({ verifiedAt }: Identifier): boolean => verifiedAt === null
  const unproven = identifiers.filter(isUnproven)
  const pendingIdentifier = unproven.find(({ kind }) => kind === pending.code?.kind)
  // One that no code can be sent to is shown only if there is no other: then the server says why it sends none.
  const identifier =
    pendingIdentifier ?? unproven.find(({ kind }) => reachableKinds.includes(kind)) ?? unproven[0]
  // A person who is signed in here with nothing to prove may have opened the link of another account of theirs.
  const hasUsedLink = identifier === undefined && hasJustProven(identifiers, openedAt)
  if (code !== undefined && pendingIdentifier === undefined && !hasUsedLink) return <ShownCode code={code} />
  // A private sign-up has proven it already, and a person who signed up through a provider may have no identifier.
  if (identifier === undefined && (isNewMember || identifiers.length === 0))
    return <CallOnMount onContinue={onContinue} />
  if (identifier === undefined) return <Done kind={identifiers[0]?.kind ?? 'email'} onContinue={onContinue} />
  return (
    <VerifyIdentifier
      identifier={identifier}
      pending={pending}
      code={code}
      shouldSendAtOnce={isNewMember}
      onOutdated={retry}
      onRefused={refresh}
      onProven={(ended) => handleProven(identifier.kind, ended)}
      actions={
        <SkipOptions
          kind={identifier.kind}
          hasProof={!identifiers.every(isUnproven)}
          onLater={onContinue}
          onSignUp={onSignUp}
        />
      }
    />
  )
}

/** In ms: longer than the ten minutes that a code works, because the clocks of browser and server differ. */
const recentWindow = 3_600_000

function hasJustProven(identifiers: readonly Identifier[], now: number): boolean {
  return identifiers.some(
    ({ verifiedAt }) => verifiedAt !== null && now - Date.parse(verifiedAt) < recentWindow,
  )
}

/** Nothing is to be proven here: goes on at once. */
function CallOnMount({ onContinue }: Pick<VerifyProps, 'onContinue'>) {
  const latestOnContinue = useRef(onContinue)
  useEffect(() => latestOnContinue.current(), [])
  return null
}

/** Nothing is left to prove. */
function Done({ kind, onContinue }: Pick<Identifier, 'kind'> & Pick<VerifyProps, 'onContinue'>) {
  const { translate, Page } = useAccount()
  const title = translate(verifyMessages[kind].done)
  return (
    <Page title={title}>
      <h1 className={pageTitle} tabIndex={-1}>
        {title}
      </h1>
      <Button text={translate('recovered_go')} events={{ click: onContinue }} />
    </Page>
  )
}

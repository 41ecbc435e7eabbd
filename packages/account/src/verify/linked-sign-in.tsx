import type { User } from '@foyer/core/wire'
import { pageTitle } from '@foyer/kit/page-title'
import {
  ApiError,
  CodeForm,
  SecondStep,
  useApi,
  useConfirmSignInCode,
  useFailure,
  useSession,
  useFormattedPhone,
  type CodeUser,
  type Ended,
  type SecondFactor,
} from '@foyer/sign-in'
import { useState } from 'react'
import { LoadingNote } from '../layout/loading-note.tsx'
import { useAccount } from '../provider/account-context.ts'
import { ShownCode } from './shown-code.tsx'
import { usePendingCode } from './use-pending-code.ts'

export interface LinkedSignInProps {
  /** From the link: what follows `#code=`, if `purpose` is `sign-in`. */
  readonly code: string
  /** Called when the person is signed in. */
  readonly onContinue: () => void
  /** Called in place of `onContinue` when the account's first proof has ended something: show `<Recovered>`. */
  readonly onEnded: (ended: Ended) => void
}

/**
 * Signs in with the code of a mailed link when the person presses the button, in the browser that requested the code. In any other
 * browser it shows the code.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function LinkedSignIn({ code, onContinue, onEnded }: LinkedSignInProps) {
  const { translate, Page } = useAccount()
  const { api, describeFailure } = useApi()
  const { state, session } = useSession()
  const confirm = useConfirmSignInCode()
  const pending = usePendingCode('sign-in')
  const sent = pending.code
  const phone = useFormattedPhone(sent?.kind === 'phone' ? sent.to : null)
  // Whether somebody was signed in before this page did anything: they may have typed the code elsewhere, so it is only shown.
  const [isSignedIn] = useState(state.status === 'signed-in')

  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null)
  // The first step has used the code up: a person who starts again needs a new one.
  const [isCodeUsed, setIsCodeUsed] = useState(false)
  const failure = useFailure(describeFailure)

  async function send(typed: string, { signal }: { readonly signal: AbortSignal }): Promise<CodeUser> {
    failure.clear()
    try {
      return await confirm(typed, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.secondFactor !== null) {
        setIsCodeUsed(true)
        setSecondFactor(error.secondFactor)
      }
      throw error
    }
  }

  function accept(user: User, ended: Ended | null): void {
    session.accept(user)
    if (ended !== null && (ended.hadPassword || ended.unlinked.length > 0)) onEnded(ended)
    else onContinue()
  }

  if (secondFactor !== null)
    return (
      <Page title={translate('account_sign_in')}>
        <SecondStep
          secondFactor={secondFactor}
          onSuccess={(user) => accept(user, secondFactor.ended ?? null)}
          onEnd={(error) => {
            setSecondFactor(null)
            if (error) failure.show(error)
          }}
        />
      </Page>
    )
  if (isSignedIn || sent === null) return <ShownCode code={code} />
  if (sent === undefined) return <LoadingNote />
  const { kind, to } = sent
  return (
    <Page title={translate('account_sign_in')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('account_sign_in')}
      </h1>
      {failure.message && <p role="alert">{failure.message}</p>}
      <CodeForm
        channel={kind}
        sentTo={phone ?? to}
        label={translate('account_sign_in')}
        submitText={translate('verify_submit')}
        initialCode={isCodeUsed ? undefined : code}
        autofocus
        send={send}
        onSuccess={({ ended, ...user }) => accept(user, ended)}
        resend={() => api.call('signInCode', { body: { [kind]: to } })}
        resendAt={sent.resendAt}
      />
    </Page>
  )
}

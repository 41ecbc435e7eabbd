import { socialMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { useState } from 'react'
import { ApiError } from '../api/index.ts'
import { useFailure } from '../api/use-failure.ts'
import { lateMessages } from '../messages/late-messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { describeSocialFailure } from './describe-social-failure.ts'
import { nameProvider } from './provider-name.ts'
import { startLink } from './flow/start-link.ts'
import { useReturnToPage } from './use-return-to-page.ts'

lateMessages.add(socialMessages)

export interface SocialLinkOptions {
  /** The page to return to afterwards. */
  readonly pathname: string
  /** Navigates to an address of another site. */
  readonly leave?: ((url: string) => void) | undefined
}

export interface SocialLink {
  /** The provider that is about to open. */
  readonly pending: string | null
  /** The message if that failed; empty otherwise. */
  readonly problem: string
  /** It failed because the account has no password to ask for, and the sign-in is more than ten minutes old. */
  readonly isProofNeeded: boolean
  /** Goes to the provider; errors are in `problem`. For an account without a password. */
  readonly start: (social: string) => Promise<void>
  /**
   * Goes to the provider, with the account's current password. For a form that shows errors itself.
   * @throws ApiError when the server answers with an error: for a wrong password it is at the field `password`
   */
  readonly startWithPassword: (social: string, password: string) => Promise<void>
}

const assign = (url: string): void => location.assign(url)

/** Links a provider to the signed-in account. */
export function useSocialLink({ pathname, leave = assign }: SocialLinkOptions): SocialLink {
  const { api, translate, readFingerprint } = useFoyer('useSocialLink')
  const [pending, setPending] = useState<string | null>(null)
  const [pressed, setPressed] = useState('')
  const { error, message, show, clear } = useFailure((reason) =>
    describeSocialFailure(reason, nameProvider(pressed), translate, api.lang),
  )

  const watch = useReturnToPage(() => setPending(null))

  async function startWith(social: string, password?: string): Promise<void> {
    setPending(social)
    setPressed(social)
    clear()
    try {
      leave(await startLink({ api, social, pathname, password, readFingerprint }))
      watch()
    } catch (reason) {
      setPending(null)
      throw reason
    }
  }

  async function start(social: string): Promise<void> {
    try {
      await startWith(social)
    } catch (reason) {
      show(reason)
    }
  }

  const isProofNeeded = error instanceof ApiError && error.code === 'proof_needed'
  return { pending, problem: message, isProofNeeded, start, startWithPassword: startWith }
}

import { socialMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { useLatest } from '@foyer/kit/use-latest'
import { useEffect, useRef, useState } from 'react'
import { useFailure } from '../api/use-failure.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { describeSocialFailure } from './describe-social-failure.ts'
import { nameProvider } from './provider-name.ts'
import { startLink } from './flow/start-link.ts'
import { useReturnToPage } from './use-return-to-page.ts'

lazyMessages.add(socialMessages)

/** Where the person goes, and comes back to. */
export interface SocialLinkOptions {
  /** The page to return to afterwards. */
  readonly pathname: string
  /** Opens the provider's address. Default: `location.assign`. */
  readonly redirect?: ((url: string) => void) | undefined
}

/** Going to a provider to link its account. */
export interface SocialLink {
  /** The provider that is about to open. */
  readonly pending: string | null
  /** The message if that failed; empty otherwise. */
  readonly problem: string
  /** Goes to the provider; errors are in `problem`. */
  readonly start: (social: string) => Promise<void>
}

const assignLocation = (url: string): void => location.assign(url)

/**
 * Links a provider to the signed-in account.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useSocialLink({ pathname, redirect = assignLocation }: SocialLinkOptions): SocialLink {
  const { api, lang, translate, readFingerprint } = useFoyer('useSocialLink')
  const [pending, setPending] = useState<string | null>(null)
  const [pressedProvider, setPressedProvider] = useState('')
  const { message, show, clear } = useFailure((reason) =>
    describeSocialFailure(reason, nameProvider(pressedProvider), translate, lang),
  )

  const watchNavigation = useReturnToPage(() => setPending(null))

  /** The current option, which may have changed by the time that the server has answered. */
  const latest = useLatest(redirect)
  const runningController = useRef<AbortController>(null)
  // Aborts on unmount, so that a person who has gone to another page is not sent to the provider.
  useEffect(() => () => runningController.current?.abort(), [])
  async function start(social: string): Promise<void> {
    const { signal } = (runningController.current = new AbortController())
    setPending(social)
    setPressedProvider(social)
    clear()
    try {
      const url = await startLink({ api, social, pathname, readFingerprint, signal })
      if (signal.aborted) return
      latest.current(url)
      watchNavigation()
    } catch (reason) {
      if (signal.aborted) return
      setPending(null)
      show(reason)
    }
  }

  return { pending, problem: message, start }
}

import { socialWords } from '@foyer/core/messages/en-001/sign-in-later'
import { useState } from 'react'
import { bringWords } from '../messages/late-words.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { describeSocialFailure } from './describe-social-failure.ts'
import { nameProvider } from './provider-name.ts'
import { startLink } from './start-link.ts'
import { useStay } from './use-stay.ts'

bringWords(socialWords)

export interface SocialLinkOptions {
  /** Where the person comes back to. */
  readonly pathname: string
  /** Takes the browser to an address of another site. */
  readonly leave?: ((url: string) => void) | undefined
}

export interface SocialLink {
  /** The provider that the person is being led to. */
  readonly pending: string | null
  /** Why it did not come to that; empty before. */
  readonly problem: string
  readonly start: (social: string) => Promise<void>
}

const assign = (url: string): void => location.assign(url)

/** Linking a provider to the account of who is signed in. */
export function useSocialLink({ pathname, leave = assign }: SocialLinkOptions): SocialLink {
  const { api, translate, readFingerprint } = useFoyer('useSocialLink')
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  const watch = useStay(() => setPending(null))

  async function start(social: string): Promise<void> {
    setPending(social)
    setProblem('')
    try {
      leave(await startLink({ api, social, pathname, readFingerprint }))
      watch()
    } catch (error) {
      setProblem(describeSocialFailure(error, nameProvider(social), translate, api.lang))
      setPending(null)
    }
  }

  return { pending, problem, start }
}

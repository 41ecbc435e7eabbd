import { socialMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { ModalHandle } from '@foyer/kit/modal'
import { textLink } from '@foyer/kit/text-link'
import { useEffect, useId, useRef } from 'react'
import { lazyMessages } from '../../messages/lazy-messages.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { SocialButton } from '../../social/buttons/social-button.tsx'
import { describeSocialFailure } from '../../social/describe-social-failure.ts'
import { nameProvider } from '../../social/provider-name.ts'
import { listProviders } from './list-providers.ts'
import styles from '../proof.module.css'
import { useSocialProof } from './use-social-proof.ts'

lazyMessages.add(socialMessages)

export interface SocialWayProps {
  readonly modal: ModalHandle
  /** The ids of the linked providers. */
  readonly socials: readonly string[]
}

/** A button for each linked provider, which opens in a window of its own. */
export function SocialWay({ modal, socials }: SocialWayProps) {
  const { lang, translate } = useFoyer('the proof dialog')
  const { proof, start } = useSocialProof(() => modal.resolve())
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const name = proof.step === 'idle' ? '' : nameProvider(proof.social)
  const isBlocked = proof.step === 'blocked'
  useEffect(() => {
    if (isBlocked) link.current?.focus()
  }, [isBlocked])

  return (
    <>
      <ul className={styles.socials}>
        {socials.map((social) => (
          <li key={social}>
            <SocialButton
              id={`${id}${social}`}
              social={social}
              name={nameProvider(social)}
              isLast={false}
              isPending={proof.step === 'starting' && proof.social === social}
              isDisabled={proof.step === 'starting' && proof.social !== social}
              onPress={() => void start(social)}
            />
          </li>
        ))}
      </ul>
      <output className={styles.hint}>
        {proof.step === 'waiting'
          ? translate('social_waiting', { name })
          : isBlocked
            ? translate('social_blocked', { name })
            : translate('proof_window', { name: listProviders(socials, lang) })}
      </output>
      {proof.step === 'blocked' && (
        <a ref={link} className={textLink} href={proof.url} target="_blank" rel="noopener noreferrer">
          {translate('social_open', { name })}
        </a>
      )}
      <p role="alert" className={styles.problem}>
        {proof.step === 'failed' && describeSocialFailure(proof.error, name, translate, lang)}
      </p>
    </>
  )
}

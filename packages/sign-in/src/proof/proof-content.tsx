import type { ModalHandle } from '@foyer/kit/modal'
import { useEffect, useRef, useState } from 'react'
import type { ProofWay } from '../api/index.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { CodeWay } from './code-way.tsx'
import { NoProofWay } from './no-proof-way.tsx'
import { OtherOptions } from './other-options.tsx'
import type { PendingProof } from './pending-proof.ts'
import { PasskeyWay } from './passkey-way.tsx'
import { PasswordWay } from './password-way.tsx'
import { listProofOptions } from './proof-options.ts'
import styles from './proof.module.css'
import { SocialWay } from './social/social-way.tsx'
import { TotpWay } from './totp-way.tsx'

export interface ProofContentProps {
  /** Resolved when the proof is given. */
  readonly modal: ModalHandle
  readonly ways: readonly ProofWay[]
  /** The code that was sent before: its form is shown first. */
  readonly pending: PendingProof | undefined
}

/** The content of the dialog: one way to show who one is, and a button for the others. */
export function ProofContent({ modal, ways, pending }: ProofContentProps) {
  const { translate } = useFoyer('the proof dialog')
  const options = listProofOptions(ways)
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ way }) => way === pending?.kind),
    ),
  )
  // Stays when the person goes to another way and back.
  const [sentAt, setSentAt] = useState<{ readonly [way: string]: number }>(
    pending ? { [pending.kind]: pending.sentAt } : {},
  )
  const container = useFocusOnWayChange(current)
  const option = options[current]
  const handleSent = (way: string, at: number): void => setSentAt((previous) => ({ ...previous, [way]: at }))
  if (option === undefined) return <NoProofWay modal={modal} />

  return (
    <div className={styles.root}>
      <p className={styles.text}>{translate('proof_text')}</p>
      <div ref={container} key={current}>
        {option.way === 'password' ? (
          <PasswordWay modal={modal} />
        ) : option.way === 'passkey' ? (
          <PasskeyWay modal={modal} />
        ) : option.way === 'totp' ? (
          <TotpWay modal={modal} />
        ) : option.way === 'social' ? (
          <SocialWay modal={modal} socials={option.socials} />
        ) : (
          <CodeWay
            modal={modal}
            kind={option.way}
            to={option.to}
            sentAt={sentAt[option.way]}
            onSent={(at) => handleSent(option.way, at)}
          />
        )}
      </div>
      {options.length > 1 && (
        <OtherOptions
          key={`other${current}`}
          {...{ options, current, sentAt }}
          onSent={handleSent}
          onChoose={setCurrent}
        />
      )}
    </div>
  )
}

/** Focuses the first control of a way that was chosen, because the pressed button is gone. */
function useFocusOnWayChange(current: number) {
  const container = useRef<HTMLDivElement>(null)
  const previous = useRef(current)
  useEffect(() => {
    if (previous.current === current) return
    previous.current = current
    if (!container.current?.contains(document.activeElement))
      container.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), button')?.focus()
  }, [current])
  return container
}

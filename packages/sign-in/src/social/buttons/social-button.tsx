import { spinner } from '@foyer/kit/spinner'
import { SocialIcon } from '@foyer/kit/social-icon'
import type { MouseEvent } from 'react'
import { LastUsed } from '../../methods/choice/last-used.tsx'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from '../social.module.css'

export interface SocialButtonProps {
  readonly id: string
  readonly social: string
  readonly name: string
  /** The provider of the last sign-in on this device. */
  readonly isLast: boolean
  readonly isPending: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** A button with a provider's logo and name. */
export function SocialButton(props: SocialButtonProps) {
  const { id, social, name, isLast, isPending, isDisabled, onPress } = props
  const { translate } = useFoyer('<SocialButtons>')

  function handleClick(event: MouseEvent): void {
    // Not the `disabled` attribute, which would take the focus away.
    if (isPending) event.preventDefault()
    else onPress()
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={translate('social_button', { name })}
        aria-describedby={isLast ? id : undefined}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={handleClick}
      >
        <span className={styles.mark}>
          {isPending ? <span className={spinner} /> : <SocialIcon name={social} />}
        </span>
        <bdi className={styles.name}>{name}</bdi>
      </button>
      {isLast && <LastUsed id={id} />}
    </>
  )
}

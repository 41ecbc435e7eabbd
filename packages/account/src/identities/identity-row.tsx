import { formatDay } from '@foyer/core/messages'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider } from '@foyer/sign-in'
import { useId } from 'react'
import inlineStyles from '../identifiers/identifiers.module.css'
import listStyles from '../layout/account-list.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { ConfirmButton } from '../form/confirm-button.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'
import type { Identity } from './use-identities.ts'

export interface IdentityRowProps {
  readonly identity: Identity
  /** It is the only way left to sign in. */
  readonly isLastWay: boolean
  /** Unlinks the account. @throws ApiError when the call fails */
  readonly onUnlink: (social: string) => Promise<void>
}

/** A linked account, with a button to unlink it after a confirmation in the same place. */
export function IdentityRow({ identity, isLastWay, onUnlink }: IdentityRowProps) {
  const { translate, lang } = useAccountLocale()
  const confirmation = useConfirmation<HTMLDivElement>(() => onUnlink(identity.social))
  const reasonId = useId()
  const name = nameProvider(identity.social)

  return (
    <li className={listStyles.row}>
      <SocialIcon name={identity.social} />
      <div className={listStyles.main}>
        <strong>{name}</strong>
        {identity.name && (
          <p className={listStyles.detail}>
            <bdi>{identity.name}</bdi>
          </p>
        )}
        <p className={listStyles.detail}>
          {translate('identities_since', { when: formatDay(identity.linkedAt, lang) })}
        </p>
      </div>
      <div ref={confirmation.root} className={inlineStyles.inline}>
        <ConfirmButton
          confirmation={confirmation}
          text={translate('identities_unlink')}
          label={translate('identities_unlink_label', { name })}
          unavailableBecause={isLastWay ? reasonId : undefined}
          question={translate('identities_unlink_ask', { name })}
          yes={translate('identities_unlink_yes')}
          no={translate('identities_unlink_no')}
        />
      </div>
      {isLastWay && (
        <p id={reasonId} className={listStyles.reason} data-screen-only>
          {translate('link_last_way')}
        </p>
      )}
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </li>
  )
}

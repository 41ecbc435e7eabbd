import { formatDay } from '@foyer/core/messages'
import { Button } from '@foyer/kit/button'
import { useId } from 'react'
import { Destructive } from '../form/destructive.tsx'
import listStyles from '../layout/account-list.module.css'
import styles from '../identifiers/identifiers.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { ConfirmationPrompt } from '../form/confirmation-prompt.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'
import type { Factors } from './use-factors.ts'

export interface AuthenticatorRowProps {
  /** `null`: none is set up. */
  readonly app: Factors['totp']
  readonly canSetUp: boolean
  /** The id of the text that says why none can be set up now. */
  readonly lockedBecause: string | undefined
  /** People must have one here, so it can be replaced, but not removed. */
  readonly isRequired: boolean
  readonly isPending: boolean
  /** Why setting one up has not begun; empty otherwise. */
  readonly problem: string
  readonly onSetUp: () => void
  /** @throws ApiError when the call fails */
  readonly onRemove: () => Promise<void>
}

/** The authenticator app, or an empty row to set one up. Asks before the app is removed. */
export function AuthenticatorRow(props: AuthenticatorRowProps) {
  const { app, canSetUp, isRequired, onSetUp } = props
  const { translate, lang } = useAccountLocale()
  const confirmation = useConfirmation<HTMLDivElement>(props.onRemove)
  const reasonId = useId()
  return (
    <li className={listStyles.row}>
      <div className={listStyles.main}>
        <p className={listStyles.state}>
          {app === null
            ? translate('authenticator_off')
            : translate('authenticator_since', { when: formatDay(app.createdAt, lang) })}
        </p>
        {app !== null && app.lastUsedAt !== null && (
          <p className={listStyles.detail}>
            {translate('authenticator_used', { when: formatDay(app.lastUsedAt, lang) })}
          </p>
        )}
      </div>
      {canSetUp && !confirmation.isOpen && (
        <Button
          text={translate(app === null ? 'authenticator_set_up' : 'authenticator_replace')}
          label={translate(app === null ? 'authenticator_set_up_label' : 'authenticator_replace_label')}
          variant="secondary"
          size="small"
          isLoading={props.isPending}
          unavailableBecause={props.lockedBecause}
          events={{ click: onSetUp }}
        />
      )}
      {app !== null && (
        <div ref={confirmation.root} className={styles.inline}>
          {confirmation.isOpen ? (
            <ConfirmationPrompt
              confirmation={confirmation}
              question={translate('authenticator_remove_ask')}
              yes={translate('identifiers_remove_yes')}
              no={translate('identifiers_remove_no')}
            />
          ) : (
            <Destructive>
              <Button
                text={translate('identifiers_remove')}
                label={translate('authenticator_remove_label')}
                variant="secondary"
                size="small"
                unavailableBecause={isRequired ? reasonId : undefined}
                events={{ click: confirmation.open }}
              />
            </Destructive>
          )}
        </div>
      )}
      {app !== null && isRequired && (
        <p id={reasonId} className={listStyles.reason} data-screen-only>
          {translate('authenticator_required')}
        </p>
      )}
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem || props.problem}
      </p>
    </li>
  )
}

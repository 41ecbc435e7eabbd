import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { isolate } from '@foyer/kit/isolated'
import { useFormattedPhone } from '@foyer/sign-in'
import { useEffect, useId, useRef } from 'react'
import rowStyles from '../form/edit-row.module.css'
import listStyles from '../layout/account-list.module.css'
import { useAccountLocale } from '../provider/account-locale.ts'
import { ConfirmButton } from '../form/confirm-button.tsx'
import { useConfirmation } from '../form/use-confirmation.ts'
import { ChangeCode } from './change-code.tsx'
import { ChangeForm, type NewIdentifier } from './change-form.tsx'
import styles from './identifiers.module.css'
import { ProofMark } from './proof-mark.tsx'
import type { Identifier } from './use-identifiers.ts'

export interface IdentifierRowProps {
  readonly kind: Identifier['kind']
  /** A code can be sent to one of this kind. Otherwise it can only be removed. */
  readonly isReachable: boolean
  /** `undefined`: the account has none of this kind. */
  readonly identifier: Identifier | undefined
  /** The account has one of the other kind too. */
  readonly hasOthers: boolean
  /** No other one is proven, so this one stays. */
  readonly isLastProven: boolean
  /** The id of the text that says why nothing can be changed now. */
  readonly lockedBecause: string | undefined
  /** The identifier that a code was sent to; `null`: none. */
  readonly sentTo: string | null
  /** The page was reloaded meanwhile: the focus must not move. */
  readonly isResumed: boolean
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  readonly onSent: (identifier: NewIdentifier) => void
  readonly onResent: () => void
  /** @param shown the new identifier, for display */
  readonly onChanged: (user: User, shown: string) => void
  /** Removes the identifier. @throws ApiError when the call fails */
  readonly onRemove: (shown: string) => Promise<void>
}

/** An identifier, or an empty row for one, with a form to change or add it. Asks before it is removed. */
export function IdentifierRow(props: IdentifierRowProps) {
  const { kind, isReachable, identifier, lockedBecause, sentTo, isEditing, onEdit, onRemove } = props
  const { translate } = useAccountLocale()
  const phone = useFormattedPhone(identifier && kind === 'phone' ? identifier.value : null)
  const shown = phone ?? identifier?.value ?? ''
  const confirmation = useConfirmation<HTMLDivElement>(() => onRemove(shown))
  const label = identifier
    ? translate('row_edit_label', { name: translate(`account_${kind}`) })
    : translate('identifiers_add_label', { kind })
  const reasonId = useId()
  const isOpen = isEditing || sentTo !== null
  const canRemove = identifier !== undefined && props.hasOthers && !isOpen
  const mustStay = props.isLastProven
  const cancel = useFocusOnCancel(isOpen, () => onEdit(false))

  return (
    <li className={listStyles.row}>
      <div className={listStyles.main}>
        <strong>{translate(`account_${kind}`)}</strong>
        <p className={rowStyles.value}>
          {identifier ? <bdi dir="ltr">{shown}</bdi> : translate('identifiers_none')}
        </p>
        {identifier && (
          <ProofMark isProven={identifier.verifiedAt !== null} isLinked={isReachable && !lockedBecause} />
        )}
      </div>
      {isReachable && !isOpen && !confirmation.isOpen && (
        <div ref={cancel.root} className={styles.inline}>
          <Button
            text={translate(identifier ? 'row_edit' : 'identifiers_add')}
            label={label}
            variant="secondary"
            size="small"
            unavailableBecause={lockedBecause}
            events={{ click: () => onEdit(true) }}
          />
        </div>
      )}
      {canRemove && (
        <div ref={confirmation.root} className={styles.inline}>
          <ConfirmButton
            confirmation={confirmation}
            text={translate('identifiers_remove')}
            label={translate('identifiers_remove_label', { kind })}
            unavailableBecause={lockedBecause ?? (mustStay ? reasonId : undefined)}
            question={translate('identifiers_remove_ask', { value: isolate(shown) })}
            yes={translate('identifiers_remove_yes')}
            no={translate('identifiers_remove_no')}
          />
        </div>
      )}
      {canRemove && mustStay && !lockedBecause && (
        <p id={reasonId} className={listStyles.reason}>
          {translate('identifiers_last')}
        </p>
      )}
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
      {sentTo !== null ? (
        <ChangeCode
          kind={kind}
          value={sentTo}
          label={label}
          isResumed={props.isResumed}
          onDone={props.onChanged}
          onResent={props.onResent}
          onChangeRecipient={() => onEdit(true)}
        />
      ) : (
        isEditing && (
          <ChangeForm
            kind={kind}
            isChange={identifier !== undefined}
            label={label}
            onSent={props.onSent}
            onCancel={cancel.press}
          />
        )
      )}
    </li>
  )
}

/**
 * Focuses the button that opened a form once the person has cancelled it. A form that closes because the other row asks for a code does
 * not move the focus.
 */
function useFocusOnCancel(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const isCancelled = useRef(false)
  useEffect(() => {
    if (!isOpen && isCancelled.current) root.current?.querySelector('button')?.focus()
    isCancelled.current = false
  }, [isOpen])
  return {
    root,
    press(): void {
      isCancelled.current = true
      close()
    },
  }
}

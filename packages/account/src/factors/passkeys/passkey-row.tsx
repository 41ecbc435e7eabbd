import { formatDay } from '@foyer/core/messages'
import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef, useState } from 'react'
import listStyles from '../../layout/account-list.module.css'
import styles from '../../identifiers/identifiers.module.css'
import { useAccountLocale } from '../../provider/account-locale.ts'
import { ConfirmButton } from '../../form/confirm-button.tsx'
import { useConfirmation } from '../../form/use-confirmation.ts'
import { namePasskey, type Passkey } from './passkey.ts'
import { RenameForm } from './rename-form.tsx'

export interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRenamed: (passkey: Passkey) => void
  /** Called when it cannot be renamed, because it was removed meanwhile. */
  readonly onGone: (passkey: Passkey) => void
  /** Removes the passkey. @throws ApiError when the call fails */
  readonly onRemove: (passkey: Passkey) => Promise<void>
}

/** A passkey: with a form for its name, and a question before it is removed. */
export function PasskeyRow({ passkey, onRenamed, onGone, onRemove }: PasskeyRowProps) {
  const { translate, lang } = useAccountLocale()
  const [isEditing, setIsEditing] = useState(false)
  const confirmation = useConfirmation<HTMLDivElement>(() => onRemove(passkey))
  const renameContainer = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  const name = passkey.name ?? translate('passkeys_unnamed')
  const { createdAt, lastUsedAt, isSynced } = passkey

  useEffect(() => {
    // The form has been replaced by the button that opened it.
    if (!isEditing && wasEditing.current && isFocusFree())
      renameContainer.current?.querySelector('button')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <li className={listStyles.row}>
      <div className={listStyles.main}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className={listStyles.detail}>
          {translate('passkeys_made', { when: formatDay(createdAt, lang) })}
          {' · '}
          {lastUsedAt === null
            ? translate('passkeys_unused')
            : translate('passkeys_used', { when: formatDay(lastUsedAt, lang) })}
          <br />
          {translate(isSynced ? 'passkeys_synced' : 'passkeys_bound')}
        </p>
      </div>
      {!isEditing && !confirmation.isOpen && (
        <div ref={renameContainer} className={styles.inline}>
          <Button
            text={translate('passkeys_rename')}
            label={translate('passkeys_rename_label', { name })}
            variant="secondary"
            size="small"
            events={{ click: () => setIsEditing(true) }}
          />
        </div>
      )}
      {!isEditing && (
        <div ref={confirmation.root} className={styles.inline}>
          <ConfirmButton
            confirmation={confirmation}
            text={translate('identifiers_remove')}
            label={translate('passkeys_remove_label', { name })}
            question={translate('passkeys_remove_ask', { name: namePasskey(passkey, translate) })}
            yes={translate('identifiers_remove_yes')}
            no={translate('identifiers_remove_no')}
          />
        </div>
      )}
      {isEditing && (
        <RenameForm
          passkey={passkey}
          label={translate('passkeys_rename_label', { name })}
          onRenamed={(renamed) => {
            setIsEditing(false)
            onRenamed(renamed)
          }}
          onGone={() => onGone(passkey)}
          onCancel={() => setIsEditing(false)}
        />
      )}
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </li>
  )
}

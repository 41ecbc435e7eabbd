import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { useEffect, useRef, useState } from 'react'
import listStyles from '../../layout/account-list.module.css'
import styles from '../../identifiers/identifiers.module.css'
import { useAccountLocale } from '../../provider/account-locale.ts'
import { EndButton } from '../../form/end-button.tsx'
import { formatDay } from '../../sessions/format-time.ts'
import { useEnding } from '../../form/use-ending.ts'
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
  const [isEdited, setIsEdited] = useState(false)
  const ending = useEnding<HTMLDivElement>(() => onRemove(passkey))
  const rename = useRef<HTMLDivElement>(null)
  const wasEdited = useRef(false)
  const name = passkey.name ?? translate('passkeys_unnamed')
  const { createdAt, lastUsedAt, isSynced } = passkey

  useEffect(() => {
    // The form has been replaced by the button that opened it.
    if (!isEdited && wasEdited.current && isFocusFree()) rename.current?.querySelector('button')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

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
      {!isEdited && !ending.isAsked && (
        <div ref={rename} className={styles.inline}>
          <Button
            text={translate('passkeys_rename')}
            label={translate('passkeys_rename_label', { name })}
            variant="secondary"
            size="small"
            events={{ click: () => setIsEdited(true) }}
          />
        </div>
      )}
      {!isEdited && (
        <div ref={ending.root} className={styles.inline}>
          <EndButton
            ending={ending}
            text={translate('identifiers_remove')}
            label={translate('passkeys_remove_label', { name })}
            question={translate('passkeys_remove_ask', { name: namePasskey(passkey, translate) })}
            yes={translate('identifiers_remove_yes')}
            no={translate('identifiers_remove_no')}
          />
        </div>
      )}
      {isEdited && (
        <RenameForm
          passkey={passkey}
          label={translate('passkeys_rename_label', { name })}
          onRenamed={(renamed) => {
            setIsEdited(false)
            onRenamed(renamed)
          }}
          onGone={() => onGone(passkey)}
          onCancel={() => setIsEdited(false)}
        />
      )}
      <p role="alert" className={listStyles.problem}>
        {ending.problem}
      </p>
    </li>
  )
}

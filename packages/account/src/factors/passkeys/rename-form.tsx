import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { useEffect, useRef } from 'react'
import { nullIfNotFound } from '../../form/null-if-not-found.ts'
import { EditButtons } from '../../form/edit-buttons.tsx'
import { useCallForm } from '../../form/use-call-form.ts'
import { useAccountLocale } from '../../provider/account-locale.ts'
import styles from '../../identifiers/identifiers.module.css'
import type { Passkey } from './passkey.ts'

/** The limits of the contract. */
const validators: readonly Validator[] = [
  { type: 'required', lazy: true },
  { type: 'length', max: 64, trim: true, lazy: true },
]

export interface RenameFormProps {
  readonly passkey: Passkey
  /** The accessible name of the form. */
  readonly label: string
  readonly onRenamed: (passkey: Passkey) => void
  readonly onGone: () => void
  readonly onCancel: () => void
}

/** Asks for the name of a passkey. */
export function RenameForm({ passkey, label, onRenamed, onGone, onCancel }: RenameFormProps) {
  const { translate } = useAccountLocale()
  const root = useRef<HTMLDivElement>(null)
  const store = useCallForm<Passkey | null>({
    send: (api, { name }, signal) =>
      nullIfNotFound(
        api.call('renamePasskey', {
          params: { id: passkey.id },
          body: { name: String(name).trim() },
          signal,
        }),
      ),
    onSuccess: (renamed) => (renamed === null ? onGone() : onRenamed(renamed)),
  })

  useEffect(() => {
    const input = root.current?.querySelector('input')
    // Safari selects without focusing.
    input?.focus()
    input?.select()
  }, [])

  return (
    <div ref={root} className={styles.form}>
      <Form store={store} label={label} showsSuccess={false}>
        <BaseInput
          name="name"
          label={translate('passkeys_name')}
          inputValue={passkey.name ?? ''}
          validators={validators}
          autocomplete="off"
        />
        <FormMessage store={store} />
        <EditButtons store={store} onCancel={onCancel} />
      </Form>
    </div>
  )
}

import { Form, FormMessage } from '@foyer/kit/form'
import { MethodFields, readIdentifier } from '@foyer/sign-in'
import { useEffect, useRef } from 'react'
import { EditButtons } from '../form/edit-buttons.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from './identifiers.module.css'
import type { Identifier } from './use-identifiers.ts'

export type NewIdentifier = ReturnType<typeof readIdentifier>

export interface ChangeFormProps {
  readonly kind: Identifier['kind']
  /** The account has one already. */
  readonly isChange: boolean
  /** The accessible name of the form. */
  readonly label: string
  /** Called when the code was sent. */
  readonly onSent: (identifier: NewIdentifier) => void
  readonly onCancel: () => void
}

/** Asks for the new e-mail address or phone number, and sends a code there. */
export function ChangeForm({ kind, isChange, label, onSent, onCancel }: ChangeFormProps) {
  const { translate } = useAccountLocale()
  const root = useRef<HTMLDivElement>(null)
  const store = useCallForm<NewIdentifier>({
    async send(api, values, signal, key) {
      const identifier = readIdentifier(values)
      await api.call('changeIdentifier', { body: identifier, signal, key })
      return identifier
    },
    onSuccess: onSent,
  })

  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={root} className={styles.form}>
      <Form store={store} label={label} showsSuccess={false}>
        <MethodFields
          ids={[kind]}
          selected={kind}
          onSelect={ignoreSelect}
          purpose="sign-up"
          label={isChange ? translate('identifiers_new', { kind }) : undefined}
        />
        <p className={styles.text}>{translate('identifiers_code_text')}</p>
        <FormMessage store={store} />
        <EditButtons store={store} text={translate('password_setup_send')} onCancel={onCancel} />
      </Form>
    </div>
  )
}

/** With only one field, there are no tabs to select. */
function ignoreSelect(): void {}

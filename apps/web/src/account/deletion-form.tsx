import type { Validator } from '@foyer/core/validators'
import { Button } from '@foyer/kit/button'
import { Checkbox } from '@foyer/kit/checkbox'
import { Form, FormMessage } from '@foyer/kit/form'
import type { ModalHandle } from '@foyer/kit/modal'
import { PresentPasswordInput } from '@foyer/kit/password-input'
import { Submit } from '@foyer/kit/submit'
import { useEffect, useRef, useState } from 'react'
import { useAccountLocale } from './account-locale.ts'
import styles from './deletion-form.module.css'
import { useCallForm } from './use-call-form.ts'

export interface DeletionFormProps {
  /** Resolved when the account is gone. */
  readonly modal: ModalHandle
  readonly hasPassword: boolean
}

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

/** Says what goes and what stays, and asks for the password; where there is none, for a tick. */
export function DeletionForm({ modal, hasPassword }: DeletionFormProps) {
  const { translate } = useAccountLocale()
  const [isHeld, setIsHeld] = useState(false)
  const isLetGo = useRef(false)
  const store = useCallForm({
    send: (api, { password }, signal) =>
      api.call('deleteAccount', { body: hasPassword ? { password: String(password) } : {}, signal }),
    onSuccess() {
      isLetGo.current = true
      modal.resolve()
    },
  })

  useEffect(
    () =>
      modal.guard(() => {
        const isPending = store.getSubmission().status === 'pending'
        const isTouched = Object.values(store.values).some((value) => value !== '' && value !== false)
        const isAllowed = isLetGo.current || (!isPending && !isTouched)
        setIsHeld(!isAllowed)
        return isAllowed
      }),
    [modal, store],
  )

  function keep(): void {
    store.cancel()
    isLetGo.current = true
    modal.cancel()
  }

  return (
    <Form store={store} label={translate('deletion_ask')}>
      <p className={styles.text}>{translate('deletion_goes')}</p>
      <ul className={styles.list}>
        <li>{translate('deletion_goes_profile')}</li>
        <li>{translate('deletion_goes_links')}</li>
        <li>{translate('deletion_goes_devices')}</li>
        <li>{translate('deletion_goes_orders')}</li>
      </ul>
      <p className={styles.text}>{translate('deletion_stays')}</p>
      {hasPassword ? (
        <PresentPasswordInput
          name="password"
          label={translate('deletion_password')}
          validators={required}
          autofocus
        />
      ) : (
        <Checkbox name="isSure" label={translate('deletion_confirm')} validators={required} />
      )}
      <FormMessage store={store} />
      <p role="alert" className={styles.held}>
        {isHeld && translate('deletion_held')}
      </p>
      <div className={styles.buttons}>
        <span className={styles.destructive}>
          <Submit text={translate('deletion_submit')} isWide={false} />
        </span>
        <Button text={translate('deletion_keep')} variant="secondary" events={{ click: keep }} />
      </div>
    </Form>
  )
}

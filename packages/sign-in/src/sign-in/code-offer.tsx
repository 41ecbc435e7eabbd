import type { FormStore } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { useSyncExternalStore } from 'react'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface CodeOfferProps {
  readonly store: Pick<FormStore, 'subscribe' | 'getSubmission'>
  /** The pending submit, if there is one, is for a code. */
  readonly isChosen: boolean
  readonly onPress: () => void
}

/** The button that asks for a code instead of a password. */
export function CodeOffer({ store, isChosen, onPress }: CodeOfferProps) {
  const { translate } = useFoyer('CodeOffer')
  const isPending = useSyncExternalStore(
    store.subscribe,
    () => store.getSubmission().status === 'pending',
    () => false,
  )
  return (
    <div className={styles.instead}>
      <Button
        text={translate('sign_in_code_send')}
        variant="plain"
        size="small"
        weight="medium"
        isLoading={isPending && isChosen}
        events={{ click: onPress }}
      />
    </div>
  )
}

import type { FormStore } from '@foyer/core/form'
import { Button } from '@foyer/kit/button'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import styles from './auth-form.module.css'
import { submitWithout } from './submit-without.ts'

/**
 * Whether the pending submit was started by the button that submits without the password. Known from the press on, because it takes a
 * moment until something is sent.
 */
export function useIsPasswordless(store: Pick<FormStore, 'subscribe' | 'getSubmission' | 'field'>): boolean {
  const [isPasswordless, setIsPasswordless] = useState(false)
  useEffect(() => {
    let wasPending = false
    return store.subscribe(() => {
      const isPending = store.getSubmission().status === 'pending'
      // Only when the submit begins: `submitWithout` attaches the password field again right after.
      if (isPending && !wasPending) setIsPasswordless(store.field('password') === undefined)
      wasPending = isPending
    })
  }, [store])
  return isPasswordless
}

export interface PasswordlessButtonProps {
  readonly text: string
  readonly store: Pick<FormStore, 'subscribe' | 'getSubmission' | 'attach' | 'detach' | 'field'>
  /** The element around the form. */
  readonly root: RefObject<HTMLElement | null>
  /** The pending submit, if there is one, is without the password. */
  readonly isActive: boolean
}

/** The button below a password that submits the form without it. */
export function PasswordlessButton({ text, store, root, isActive }: PasswordlessButtonProps) {
  const isPending = useSyncExternalStore(
    store.subscribe,
    () => store.getSubmission().status === 'pending',
    () => false,
  )
  return (
    <div className={styles.instead}>
      <Button
        text={text}
        variant="plain"
        size="small"
        weight="medium"
        isLoading={isPending && isActive}
        events={{ click: () => submitWithout(root.current?.querySelector('form'), store, 'password') }}
      />
    </div>
  )
}

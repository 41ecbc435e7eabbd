import { Button } from '@foyer/kit/button'
import { useEffect, useRef } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import styles from '../auth-form/auth-form.module.css'
import { useFoyer } from '../plugins/foyer-context.ts'

export interface RecoverySentProps {
  readonly email: string
  readonly headingLevel: 1 | 2 | 3
  readonly onAgain: () => void
}

/** Tells the person to look in their inbox. Does not reveal whether there is an account. */
export function RecoverySent({ email, headingLevel, onAgain }: RecoverySentProps) {
  const { translate } = useFoyer('RecoverySent')
  const root = useRef<HTMLDivElement>(null)
  useFocusedHeading(root)
  return (
    <AuthLayout
      root={root}
      title={translate('recovery_sent_title')}
      subtitle={translate('recovery_sent_text', { email })}
      headingLevel={headingLevel}
    >
      <p>{translate('recovery_sent_hint')}</p>
      <div className={styles.aligned}>
        <Button
          text={translate('recovery_again')}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: onAgain }}
        />
      </div>
    </AuthLayout>
  )
}

/** Focuses the heading when it replaces the form, so that screen readers announce it. */
export function useFocusedHeading(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
  }, [root])
}

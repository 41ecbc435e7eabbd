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

/** What comes next is in the person's inbox. Says nothing about whether there is such an account. */
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

/** The form is gone, and with it the focus: who listens is told where they are. */
export function useFocusedHeading(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
  }, [root])
}

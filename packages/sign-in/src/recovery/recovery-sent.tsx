import { isolate, Sentence } from '@foyer/kit/isolated'
import { useRef } from 'react'
import { AuthLayout } from '../auth-form/auth-layout.tsx'
import { useFoyer } from '../plugins/foyer-context.ts'
import { StartAgain } from './start-again.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'

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
      subtitle={<Sentence text={translate('recovery_sent_text', { email: isolate(email) })} />}
      headingLevel={headingLevel}
    >
      <p>{translate('recovery_sent_hint')}</p>
      <StartAgain text={translate('recovery_again')} onAgain={onAgain} />
    </AuthLayout>
  )
}

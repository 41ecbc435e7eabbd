import type { ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import styles from './auth-form.module.css'
import { SocialSourceContext } from './social-source.ts'

interface SocialSectionProps {
  readonly translate: Foyer['translate']
  readonly formName: string
  /** The promo code as typed so far, which is sent along. */
  readonly readPromocode: () => unknown
  readonly children: ReactNode
}

/** Other ways to sign in, below an 'or'. */
export function SocialSection({ translate, formName, readPromocode, children }: SocialSectionProps) {
  const source = {
    formName,
    readPromocode() {
      const code = readPromocode()
      return typeof code === 'string' && code.trim() !== '' ? code.trim() : undefined
    },
  }
  return (
    <>
      <div className={styles.or}>{translate('or')}</div>
      <SocialSourceContext value={source}>{children}</SocialSourceContext>
    </>
  )
}

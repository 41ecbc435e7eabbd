import type { FormValues } from '@foyer/core/form'
import { useMemo, type ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import styles from './auth-form.module.css'
import { SocialSourceContext, type SocialSource } from './social-source.ts'

interface SocialSectionProps {
  readonly translate: Foyer['translate']
  readonly formName: string
  /** The form above: its promo code goes along. */
  readonly store: { readonly values: FormValues }
  readonly children: ReactNode
}

/** Other ways to sign in, below an 'or'. */
export function SocialSection({ translate, formName, store, children }: SocialSectionProps) {
  const source = useMemo<SocialSource>(
    () => ({
      formName,
      readPromocode() {
        const code = store.values['promocode']
        return typeof code === 'string' && code.trim() !== '' ? code.trim() : undefined
      },
    }),
    [formName, store],
  )
  return (
    <>
      <div className={styles.or}>{translate('or')}</div>
      <SocialSourceContext value={source}>{children}</SocialSourceContext>
    </>
  )
}

import type { ReactNode } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { useLocale } from '../locale/language.ts'
import { Arches } from './arches.tsx'
import { Preferences } from './preferences.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import styles from './bar-layout.module.css'

export interface BarLayoutProps {
  /** Shown at the end of the bar. */
  readonly action?: ReactNode
  readonly children: ReactNode
  /** Shown between the content and the foot. */
  readonly aside?: ReactNode
}

/** A bar above a single column: the layout of signed-in people's pages. */
export function BarLayout({ action, aside, children }: BarLayoutProps) {
  const { translate } = useLocale()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar}>
        <PageLink href="/" className={styles.home}>
          <Arches className={styles.mark} />
          {translate('product')}
        </PageLink>
        {action}
      </header>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {aside}
      <footer className={styles.foot}>
        <Preferences />
      </footer>
    </div>
  )
}

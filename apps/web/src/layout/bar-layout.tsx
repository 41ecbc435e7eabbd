import type { ReactNode } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { useLocale } from '../locale/language.ts'
import { Arches } from './arches.tsx'
import { Preferences } from './preferences.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import styles from './bar-layout.module.css'

export interface BarLayoutProps {
  /** At the end of the bar. */
  readonly action?: ReactNode
  readonly children: ReactNode
  /** Between what the page is about and its foot. */
  readonly aside?: ReactNode
}

/** A bar above one column: the pages of a person who is signed in. */
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

import type { ReactNode } from 'react'
import { HomeLink } from './brand/home-link.tsx'
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
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar}>
        <HomeLink />
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

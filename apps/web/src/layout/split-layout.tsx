import { useSession } from '@foyer/sign-in'
import { Suspense, type ReactNode } from 'react'
import { EndedNotice } from '../pages/lazy/lazy-notices.ts'
import { HomeLink } from './brand/home-link.tsx'
import { RoomDrawing } from './room-drawing.tsx'
import { Preferences } from './preferences.tsx'
import { mainId, SkipLink } from './skip-link.tsx'
import styles from './split-layout.module.css'

/** A narrow column beside the drawing; on small screens the column alone. */
export function SplitLayout({ children }: { readonly children: ReactNode }) {
  const { state } = useSession()
  return (
    <div className={styles.split}>
      <SkipLink />
      <header className={styles.brand}>
        <HomeLink />
      </header>
      <RoomDrawing />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <div className={styles.column}>
          {'isEnded' in state && (
            <Suspense>
              <EndedNotice />
            </Suspense>
          )}
          {children}
        </div>
      </main>
      <footer className={styles.foot}>
        <Preferences />
      </footer>
    </div>
  )
}

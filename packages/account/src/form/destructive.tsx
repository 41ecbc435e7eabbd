import type { ReactNode } from 'react'
import styles from './destructive.module.css'

/** Around a button that destroys something, or leads to that: it is red. */
export function Destructive({ children }: { readonly children: ReactNode }) {
  return <span className={styles.destructive}>{children}</span>
}

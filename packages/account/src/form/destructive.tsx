import type { ReactNode } from 'react'
import styles from './destructive.module.css'

/** Makes the button in it red, because it destroys something, or leads to that. */
export function Destructive({ children }: { readonly children: ReactNode }) {
  return <span className={styles.destructive}>{children}</span>
}

import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly children: ReactNode
  /** A link to the page where people can fill it. */
  readonly action?: ReactNode
}

/** Says that there is nothing yet, under the arches of the product. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.arches} viewBox="0 0 32 28" aria-hidden="true">
        <path d="M1 27.5V15a15 15 0 0 1 30 0v12.5M5.5 27.5V16a10.5 10.5 0 0 1 21 0v11.5M10.5 27.5V17a5.5 5.5 0 0 1 11 0v10.5M0 27.5h32" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  )
}

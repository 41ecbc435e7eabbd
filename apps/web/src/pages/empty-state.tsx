import { pageTitle } from '@foyer/kit/page-title'
import type { ComponentType, ReactNode } from 'react'
import { Arches } from '../layout/brand/arches.tsx'
import { BarLayout } from '../layout/bar-layout.tsx'
import { Page } from '../layout/page.tsx'
import styles from './pages.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text: string
  /** Links or buttons to go on with. */
  readonly children: ReactNode
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>
}

/** A page without content: the logo, what happened, and how to go on. */
export function EmptyState({ title, text, children, Layout = BarLayout }: EmptyStateProps) {
  return (
    <Layout>
      <Page title={title}>
        <div className={styles.empty}>
          <Arches className={styles.arches} />
          <h1 className={pageTitle} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </Page>
    </Layout>
  )
}

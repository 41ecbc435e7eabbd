import { pageTitle } from '@foyer/kit/page-title'
import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import styles from './verify.module.css'

export interface VerifyFrameProps {
  readonly title: string
  /** What has gone wrong; empty while nothing has. */
  readonly problem?: string
  /** The ways past this step. */
  readonly ways: ReactNode
  readonly children: ReactNode
}

/** The heading of a step, and the ways past it. */
export function VerifyFrame({ title, problem = '', ways, children }: VerifyFrameProps) {
  return (
    <Page title={title}>
      <h1 className={`${pageTitle} ${styles.title}`} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.ways}>{ways}</div>
    </Page>
  )
}

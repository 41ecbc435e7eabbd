import { pageTitle } from '@foyer/kit/page-title'
import type { ReactNode, RefObject } from 'react'
import type { FormWatch } from '../analytics/watch-form.ts'
import styles from './auth-form.module.css'
import { FormWatchContext } from './form-watch.ts'

export interface AuthLayoutProps {
  readonly root: RefObject<HTMLDivElement | null>
  /** If omitted, the surrounding page has the heading. */
  readonly title?: string | undefined
  readonly subtitle?: ReactNode
  /** 1 on a page of its own, 2 or 3 within another page. */
  readonly headingLevel: 1 | 2 | 3
  readonly watch?: FormWatch | undefined
  readonly children: ReactNode
}

/** The frame of a form: a heading, a subtitle, and the form. */
export function AuthLayout({ root, title, subtitle, headingLevel, watch, children }: AuthLayoutProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.form} ref={root}>
      {title !== undefined && (
        <Heading className={`${pageTitle} ${styles.title}`} tabIndex={-1}>
          {title}
        </Heading>
      )}
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      <FormWatchContext value={watch}>{children}</FormWatchContext>
    </div>
  )
}

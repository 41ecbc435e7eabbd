import { pageTitle } from '@foyer/kit/page-title'
import type { ReactNode } from 'react'
import { useAccount } from '../provider/account-context.ts'
import styles from './verify.module.css'

export interface VerifyFrameProps {
  readonly title: string
  /** What has gone wrong; empty while nothing has. */
  readonly problem?: string
  /** The ways past this step. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** The heading of a step, and the ways past it. */
export function VerifyFrame({ title, problem = '', actions, children }: VerifyFrameProps) {
  const { Page } = useAccount()
  return (
    <Page title={title}>
      <h1 className={pageTitle} tabIndex={-1}>
        <Title text={title} />
      </h1>
      {children}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.ways}>{actions}</div>
    </Page>
  )
}

/** Prevents a line break after the hyphen of "e-mail". A non-breaking hyphen would be read out and searched for differently. */
function Title({ text }: { readonly text: string }): ReactNode {
  const [, before, word, after] = /^(.*)\b(e-mail)\b(.*)$/i.exec(text) ?? []
  if (word === undefined) return text
  return (
    <>
      {before}
      <span className={styles.word}>{word}</span>
      {after}
    </>
  )
}

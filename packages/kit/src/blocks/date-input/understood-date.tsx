import type { ReactNode } from 'react'

export interface UnderstoodDateProps {
  readonly hint: ReactNode
  /** The day, in long form. */
  readonly date: string
}

/** The hint, followed by the day that was understood. It is in the field's live region, so screen readers announce the change. */
export function UnderstoodDate({ hint, date }: UnderstoodDateProps) {
  return (
    <>
      {hint}
      {hint ? ' · ' : null}
      <bdi>{date}</bdi>
    </>
  )
}

import { Children, type ReactNode } from 'react'
import styles from './form.module.css'

/** A compromise: larger groups repaint more rows at each keystroke, smaller ones give the browser more groups to track. */
const rowsPerGroup = 25

/**
 * Groups the rows of a long form, so that the browser skips rendering work for groups far from the screen (`content-visibility`). They
 * stay in the tab order, in find-in-page and in the accessibility tree. Up to 25 rows are rendered without groups.
 */
export function FormRows({ children }: { readonly children: ReactNode }) {
  return <RowGroups rows={Children.toArray(children)} />
}

/** The same for an array of rows that have keys. */
export function RowGroups({ rows }: { readonly rows: readonly ReactNode[] }) {
  if (rows.length <= rowsPerGroup) return rows
  const starts = Array.from(
    { length: Math.ceil(rows.length / rowsPerGroup) },
    (_, group) => group * rowsPerGroup,
  )
  return starts.map((start) => (
    <div key={start} className={styles.rows}>
      {rows.slice(start, start + rowsPerGroup)}
    </div>
  ))
}

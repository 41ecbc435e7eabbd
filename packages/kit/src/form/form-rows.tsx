import { Children, type ReactNode } from 'react'
import styles from './form.module.css'

/** With more rows in one group a letter paints more of them; with fewer there are more groups to look at. */
const rowsPerGroup = 25

/**
 * Rows of a long form, in groups that the browser leaves out of its work while they are far from the screen. They stay in
 * the tab order, in find-in-page and for people who hear the page. Up to 25 rows stand as they are.
 */
export function FormRows({ children }: { readonly children: ReactNode }) {
  return groupRows(Children.toArray(children))
}

/** The same for rows that have keys: `Children` would copy each of them. */
export function groupRows(rows: readonly ReactNode[]): ReactNode {
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

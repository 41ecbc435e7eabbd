import { Children, type ReactNode } from 'react'
import styles from './form.module.css'

/** With more rows in one group a letter paints more of them; with fewer there are more groups to look at. */
const rowsPerGroup = 25

/**
 * Rows of a long form, in groups that the browser leaves out of its work while they are far from the screen. They stay in
 * the tab order, in find-in-page and for people who hear the page. Up to 25 rows stand as they are.
 */
export function FormRows({ children }: { readonly children: ReactNode }) {
  const rows = Children.toArray(children)
  if (rows.length <= rowsPerGroup) return children
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

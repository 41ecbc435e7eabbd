import { Children, isValidElement, useState, type ReactNode } from 'react'
import styles from '../form.module.css'
import { groupRows, looseGroupId } from './group-rows.ts'

/**
 * Groups the rows of a long form, so that the browser skips rendering work for groups far from the screen (`content-visibility`). They
 * stay in the tab order, in find-in-page and in the accessibility tree. Up to 25 rows are rendered without groups.
 */
export function FormRows({ children }: { readonly children: ReactNode }) {
  return <RowGroups rows={Children.toArray(children)} />
}

/** `FormRows` for an array of rows that have keys. */
export function RowGroups({ rows }: { readonly rows: readonly ReactNode[] }) {
  const keys = rows.map((row, index) => (isValidElement(row) ? String(row.key) : String(index)))
  const [previousGroups, setGroups] = useState(() => groupRows(keys))
  const isSame = String(previousGroups.flatMap((group) => group.keys)) === String(keys)
  const groups = isSame ? previousGroups : groupRows(keys, previousGroups)
  // During the render, because the next groups depend on the last ones that were rendered.
  if (!isSame) setGroups(groups)

  const rest = [...rows]
  return groups.map((group) => {
    const members = rest.splice(0, group.keys.length)
    if (group.id === looseGroupId) return members
    return (
      <div key={group.id} className={styles.rows}>
        {members}
      </div>
    )
  })
}

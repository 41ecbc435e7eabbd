import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { findRows, minRowsForSearch } from './find-rows.ts'
import type { ListSearchProps } from './list-search.tsx'
import styles from './list-search.module.css'

const load = () => import('./list-search.tsx')

/** Loaded with the first long list, because few people have one. If it cannot be loaded in two tries, the whole list is shown. */
const ListSearch = lazy<ComponentType<ListSearchProps>>(() =>
  load()
    .catch(load)
    .then(
      (loaded) => ({ default: loaded.ListSearch }),
      () => ({ default: () => null }),
    ),
)

export interface ListSearchOptions<Row> {
  readonly rows: readonly Row[]
  /** The text to search in a row: what it shows. */
  readonly textOf: (row: Row) => string
  /** Says what the list can be searched by. */
  readonly label: string
  /** The name of the input. */
  readonly name: string
}

/** A search for a long list. `search` stands above the list; `null` for a short one. `found`: the rows to show. */
export function useListSearch<Row>(options: ListSearchOptions<Row>): {
  readonly search: ReactNode
  readonly found: readonly Row[]
} {
  const { rows, textOf, label, name } = options
  const [query, setQuery] = useState('')
  if (rows.length < minRowsForSearch) {
    // The search disappears, and begins empty when the list is long again.
    if (query !== '') setQuery('')
    return { search: null, found: rows }
  }
  const found = findRows(rows, query, textOf)
  const count = query.trim() === '' ? null : found.length
  return {
    found,
    search: (
      <Suspense fallback={<div className={styles.search} />}>
        <ListSearch {...{ label, name, query, count }} onQueryChange={setQuery} />
      </Suspense>
    ),
  }
}

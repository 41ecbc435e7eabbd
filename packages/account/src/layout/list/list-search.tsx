import { isolateName, Sentence } from '@foyer/kit/isolated'
import { SearchInput } from '@foyer/kit/search-input'
import { useMemo } from 'react'
import { useAccountLocale } from '../../provider/account-locale.ts'
import styles from './list-search.module.css'

export interface ListSearchProps {
  readonly label: string
  readonly name: string
  readonly query: string
  /** How many rows were found; `null` if nothing is searched. */
  readonly count: number | null
  readonly onQueryChange: (query: string) => void
}

/** The search of a long list, and the number of rows that it has found. */
export function ListSearch({ label, name, query, count, onQueryChange }: ListSearchProps) {
  const { translate } = useAccountLocale()
  const events = useMemo(() => ({ change: onQueryChange }), [onQueryChange])
  return (
    <div className={styles.search} data-screen-only>
      <SearchInput name={name} label={label} isLabelHidden placeholder={label} events={events} />
      <output className={styles.found}>
        {count === 0 && <Sentence text={translate('list_none', { text: isolateName(query.trim()) })} />}
        {count !== null && count > 0 && translate('list_found', { count })}
      </output>
    </div>
  )
}

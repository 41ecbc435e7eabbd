import { useSyncExternalStore } from 'react'
import { getFlags, subscribeToFlags } from './flag-store.ts'
import styles from './flag.module.css'

/** A country's flag beside its name. Decorative: an empty box of the same size until the flags are loaded. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  const svg = useSyncExternalStore(subscribeToFlags, getFlags, () => null)?.[countryCode]
  if (svg === undefined) return <span className={styles.flag} />
  // An image of its own: nothing in it can reach the page, and its ids are its own.
  return <img className={styles.flag} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
}

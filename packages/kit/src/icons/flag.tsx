import { useSyncExternalStore } from 'react'
import { flags } from './flags.ts'
import styles from './flag.module.css'

/** A country's flag. Decorative, beside the country's name; an empty box of the same size until the flags are loaded. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  const svg = useSyncExternalStore(flags.subscribe, flags.getValue, () => null)?.[countryCode]
  if (svg === undefined) return <span className={styles.flag} />
  // As an <img>, so that scripts and styles in it cannot affect the page, and ids in it do not collide.
  return <img className={styles.flag} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
}

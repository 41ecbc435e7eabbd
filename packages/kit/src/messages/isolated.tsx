import type { ReactNode } from 'react'
import styles from './isolated.module.css'

/** Isolates left-to-right text in a sentence of either direction: U+2066 and U+2069 of the Unicode bidirectional algorithm. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** A sentence in which what was isolated stays on one line where a line has room for it: no address breaks at its hyphen. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(/\u2066(.*?)\u2069/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts never move
      <bdi key={at} dir="ltr" className={styles.isolated}>
        {part}
      </bdi>
    ),
  )
}

import type { ReactNode } from 'react'
import styles from './isolated.module.css'

/** Isolates left-to-right text in a sentence of either direction: U+2066 and U+2069 of the Unicode bidirectional algorithm. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/**
 * A sentence in which what was isolated stays on one line where a line has room for it: no address breaks at its hyphen. Browsers
 * end a line at either side of such a box, so the comma after it stands in it too.
 */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(/\u2066(.*?)\u2069(\p{P}*)/u).map((part, at, parts) =>
    at % 3 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts never move
      <span key={at} className={styles.isolated}>
        <bdi dir="ltr">{part}</bdi>
        {parts[at + 1]}
      </span>
    ) : (
      at % 3 === 0 && part
    ),
  )
}

import type { ReactNode } from 'react'
import styles from './isolated.module.css'

/** Isolates left-to-right text in a sentence of either direction: U+2066 and U+2069 of the Unicode bidirectional algorithm. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** The same for what people have written, such as a name: by U+2068 its own first letter decides its direction. */
export function isolateName(text: string): string {
  return `\u2068${text}\u2069`
}

/**
 * A sentence in which what was isolated stays on one line where a line has room for it: no address breaks at its hyphen. Browsers
 * end a line at either side of such a box, so the comma after it stands in it too.
 */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(/([\u2066\u2068])(.*?)\u2069(\p{P}*)/u).map((part, at, parts) =>
    at % 4 === 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts never move
      <span key={at} className={styles.isolated}>
        <bdi dir={parts[at - 1] === '\u2066' ? 'ltr' : 'auto'}>{part}</bdi>
        {parts[at + 1]}
      </span>
    ) : (
      at % 4 === 0 && part
    ),
  )
}

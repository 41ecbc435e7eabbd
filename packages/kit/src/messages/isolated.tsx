import type { ReactNode } from 'react'
import styles from './isolated.module.css'

/** Isolates left-to-right text in a sentence of either direction: U+2066 and U+2069 of the Unicode bidirectional algorithm. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** Isolates text that people have written, such as a name: with U+2068 its own first letter decides its direction. */
export function isolateName(text: string): string {
  return `\u2068${text}\u2069`
}

/**
 * A sentence whose isolated parts stay on one line if there is room, so that no address breaks at its hyphen. Browsers may break a line on
 * either side of such a box, so the punctuation after a part is in its box.
 */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  // In an element, because React cannot remove a text that the browser has translated.
  return (
    <span>
      {text.split(/([\u2066\u2068])(.*?)\u2069(\p{P}*)/u).map((part, index, parts) =>
        index % 4 === 2 ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts never move
          <span key={index} className={styles.isolated}>
            <bdi dir={parts[index - 1] === '\u2066' ? 'ltr' : 'auto'} translate="no">
              {part}
            </bdi>
            {parts[index + 1]}
          </span>
        ) : (
          index % 4 === 0 && part
        ),
      )}
    </span>
  )
}

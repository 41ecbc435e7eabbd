import { createHash } from 'node:crypto'

const prefixLength = 5

/** Real ranges have hundreds of lines, and are never empty. */
const defaultLineCount = 40

/** With padding there are from 800 to 1,000 lines. */
const minPaddedLines = 800

/** SHA-1 in upper-case hexadecimal. */
function hash(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('hex').toUpperCase()
}

/**
 * Writes a range: lines `SUFFIX:COUNT`, sorted, including lines for invented passwords, and, as padding, lines with the count 0.
 * @param prefix 5 hexadecimal digits in upper case
 */
export function writeRange(prefix: string, passwords: readonly string[], isPadded: boolean): string {
  const known = passwords
    .map(hash)
    .filter((each) => each.startsWith(prefix))
    .map((each) => `${each.slice(prefixLength)}:${2 + (Number.parseInt(each.slice(-4), 16) % 5_000)}`)
  const others = createLines(prefix, 'other', defaultLineCount, 3)
  const padding = isPadded
    ? createLines(prefix, 'padding', minPaddedLines + (Number.parseInt(prefix, 16) % 200) - others.length, 0)
    : []
  return [...known, ...others, ...padding].toSorted().join('\r\n')
}

function createLines(prefix: string, kind: string, count: number, times: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${hash(`${kind} ${prefix} ${index}`).slice(prefixLength)}:${times}`,
  )
}

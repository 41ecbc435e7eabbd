/** Without vowels, which could form words, and without letters that look or sound like others: I, L, O, U, V, S, Z, B. */
const letters = 'CDFGHJKMNPQRTWX'
/** Without 0 and 1, which look like letters, and without 3, 4 and 5, which can be read as letters too. */
const digits = '26789'

/**
 * Creates a number that can be read aloud, such as `F6K9-T7Q2`: letters and digits alternate, so that no letters form a word. It reveals
 * neither when the order was placed nor how many there are. There are 31 million, so the caller has to check that it is free.
 * @param pickIndex returns a random whole number below the given one
 */
export function createOrderNumber(pickIndex: (below: number) => number): string {
  const pair = (): string =>
    letters.charAt(pickIndex(letters.length)) + digits.charAt(pickIndex(digits.length))
  return `${pair()}${pair()}-${pair()}${pair()}`
}

/** Normalises a typed number: upper or lower case, with or without hyphens and blanks. */
export function readOrderNumber(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return characters.replaceAll(/.{4}(?=.)/g, '$&-')
}

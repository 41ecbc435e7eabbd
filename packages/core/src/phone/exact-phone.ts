/** What the full metadata says about a number: of a known range, of a possible length only, or neither. */
export type ExactPhone = 'known' | 'possible' | 'impossible'

/**
 * Checks a value (`+digits`) against libphonenumber's full metadata, which is large and loaded at the first call and
 * never before. 'Not a known range' need not be wrong: plans change faster than metadata.
 * @throws Error when `libphonenumber-js`, an optional peer dependency, is not installed or cannot be loaded
 */
export async function checkPhoneExactly(value: string): Promise<ExactPhone> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(value)
  if (number?.isValid()) return 'known'
  return number?.isPossible() ? 'possible' : 'impossible'
}

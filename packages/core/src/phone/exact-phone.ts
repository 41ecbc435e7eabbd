/** The result of a check against the full metadata: the number is in a known range, has at least a possible length, or neither. */
export type ExactPhone = 'known' | 'possible' | 'impossible'

/**
 * Checks a value (`+digits`) against libphonenumber's full metadata, which is large and loaded by the first call. A
 * number that is not in a known range may still exist: numbering plans change faster than metadata.
 * @throws Error when `libphonenumber-js`, an optional peer dependency, is not installed or cannot be loaded
 */
export async function checkPhoneExactly(value: string): Promise<ExactPhone> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const number = parsePhoneNumberFromString(value)
  if (number?.isValid()) return 'known'
  return number?.isPossible() ? 'possible' : 'impossible'
}

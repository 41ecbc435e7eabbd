/**
 * Is this edit the first typed character? Deleting from a value that was there before types nothing; what a browser or
 * a password manager fills in has no input type, and counts.
 */
export function isFirstInput(hasTyped: boolean, value: string, inputType: string | undefined): boolean {
  return !hasTyped && value !== '' && !inputType?.startsWith('delete')
}

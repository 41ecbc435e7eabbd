/** The digits of a code as typed. Codes are often copied with a space or a dash inside. */
export function tidyCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

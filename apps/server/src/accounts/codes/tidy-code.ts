/** The digits of a code as somebody has typed it. Codes are often copied with a blank or a dash inside. */
export function tidyCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

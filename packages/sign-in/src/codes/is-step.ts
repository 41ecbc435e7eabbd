/** For analytics: after a submit that has sent a code, nobody is signed in yet. */
export function isStep(result: unknown): boolean {
  return 'sentTo' in Object(result)
}

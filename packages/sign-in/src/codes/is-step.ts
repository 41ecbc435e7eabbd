/** For analytics: a form that has sent a code has signed nobody in yet. */
export function isStep(result: unknown): boolean {
  return 'sentTo' in Object(result)
}

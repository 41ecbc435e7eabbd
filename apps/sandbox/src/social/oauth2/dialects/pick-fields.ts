/** The fields requested by name, separated by commas, plus those that are always returned. */
export function pickFields(
  profile: Readonly<Record<string, unknown>>,
  names: string,
  always: readonly string[] = [],
): Record<string, unknown> {
  const selected = new Set([...always, ...names.split(',')])
  return Object.fromEntries(Object.entries(profile).filter(([name]) => selected.has(name)))
}

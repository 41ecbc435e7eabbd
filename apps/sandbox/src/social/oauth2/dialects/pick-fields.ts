/** What was asked for by name, comma-separated, and what is told in any case. */
export function pickFields(
  profile: Readonly<Record<string, unknown>>,
  names: string,
  always: readonly string[] = [],
): Record<string, unknown> {
  const wanted = new Set([...always, ...names.split(',')])
  return Object.fromEntries(Object.entries(profile).filter(([name]) => wanted.has(name)))
}

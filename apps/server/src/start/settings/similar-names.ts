import { editDistance } from '@foyer/core/validators'

/** Shorter names are too similar to variables of other programs: `HOST` to `HOME`, `PORT` to `PATH`. */
const shortest = 6

/** Describes what an unknown variable was probably meant to be; `undefined`: it may well belong to another program. */
export function describeUnknown(name: string, settings: Iterable<string>): string | undefined {
  const meant = findSimilarName(name, settings)
  if (meant !== undefined) return `Did you mean ${meant}?`
  // Otherwise nobody would notice that a misspelled limit has no effect.
  return name.startsWith('LIMIT_') ? 'docs/operating.md lists all limits.' : undefined
}

/** The setting that a variable was probably meant to be: one letter apart, or up to three in a long name. */
export function findSimilarName(name: string, settings: Iterable<string>): string | undefined {
  if (name.length < shortest) return undefined
  let best: string | undefined
  let most = name.length < 12 ? 1 : 3
  for (const setting of settings) {
    // An optimisation: for most pairs the lengths alone differ by too much.
    if (setting.length < shortest || Math.abs(setting.length - name.length) > most) continue
    const distance = editDistance([...name], [...setting], most)
    if (distance > most) continue
    best = setting
    most = distance - 1
  }
  return best
}

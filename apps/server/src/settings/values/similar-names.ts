import { editDistance } from '@foyer/core/validators'

/** Shorter names are too similar to variables of other programs: `HOST` to `HOME`, `PORT` to `PATH`. */
const minLength = 6

/** Describes what an unknown variable was probably meant to be; `undefined`: it may well belong to another program. */
export function describeUnknown(name: string, settings: Iterable<string>): string | undefined {
  const suggestion = findSimilarName(name, settings)
  if (suggestion !== undefined) return `Did you mean ${suggestion}?`
  // Many images read secrets of containers this way.
  const named = name.replace(/_FILE$/, '')
  if (named !== name && named.length >= minLength && [...settings].includes(named))
    return `No setting is read from a file. Set ${named} to what the file contains.`
  // Otherwise nobody would notice that a misspelled limit has no effect.
  return name.startsWith('LIMIT_') ? 'docs/operating.md lists all limits.' : undefined
}

/** The setting that a variable was probably meant to be: one letter apart, or up to three in a long name. */
export function findSimilarName(name: string, settings: Iterable<string>): string | undefined {
  if (name.length < minLength) return undefined
  let best: string | undefined
  let maxDistance = name.length < 12 ? 1 : 3
  for (const setting of settings) {
    // An optimisation: for most pairs the lengths alone differ by too much.
    if (setting.length < minLength || Math.abs(setting.length - name.length) > maxDistance) continue
    const distance = editDistance([...name], [...setting], maxDistance)
    if (distance > maxDistance) continue
    best = setting
    maxDistance = distance - 1
  }
  return best
}

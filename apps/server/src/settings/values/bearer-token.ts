import type { EnvironmentReader } from '../environment.ts'

/**
 * Like `read.secret`, for a secret that is sent in a header: programs encode letters outside of ASCII there in different ways, or not at all.
 * Error messages never contain its value.
 */
export function readBearerToken(read: EnvironmentReader, name: string, min: number): string | null {
  if (/^(?:bearer|basic)\s/i.test(read.text(name, ''))) {
    read.addProblem(
      `${name}: its first word belongs to the header, where it is written before the token already. Leave that word out.`,
    )
    return null
  }
  const token = read.secret(name, min)
  if (token === null || /^[\x20-\x7e]*$/.test(token)) return token
  read.addProblem(
    `${name}: it is sent in a header, which takes ASCII alone: no accents, and no typographic quotation marks.`,
  )
  return null
}

import { randomBytes } from 'node:crypto'

/**
 * Gives each request an id for the log that is unique across all processes. The ids are not secret, so
 * they are a random prefix for the process and a counter, which is cheaper than a UUID for each.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

import { randomBytes } from 'node:crypto'

/**
 * Gives each request an id for the log that no other request has, in this process or another. The ids are not secret, so
 * they are a random prefix for the process and a counter, which is cheaper than a UUID for each.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

import { randomBytes } from 'node:crypto'

/**
 * Names each request for the log: no two have the same name, in this process or another. They are no secret, so what
 * tells processes apart is random and the rest is counted, which costs a tenth of a UUID.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(9).toString('base64url')
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}

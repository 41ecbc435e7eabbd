// @ts-check
import process from 'node:process'

/**
 * Ends a check: prints each failure on a line and sets exit code 1, or prints a line of success. @param {readonly
 * string[]} failures @param {string} [praise]
 */
export function finish(failures, praise) {
  for (const failure of failures) console.error(failure)
  if (failures.length === 0 && praise !== undefined) console.log(praise)
  process.exitCode = failures.length > 0 ? 1 : 0
}

// @ts-check
import process from 'node:process'

/**
 * Ends a check: prints each failure on a line and sets exit code 1, or prints a line of success. @param {readonly
 * string[]} failures @param {string} [successMessage]
 */
export function finish(failures, successMessage) {
  for (const failure of failures) console.error(failure)
  if (failures.length === 0 && successMessage !== undefined) console.log(successMessage)
  process.exitCode = failures.length > 0 ? 1 : 0
}

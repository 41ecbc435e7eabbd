import type { EnvironmentReader } from '../environment.ts'
import { readServiceUrl } from './service-url.ts'

/** Like `read.url`, for a base address to which paths are appended. Removes the slash at its end. */
export function readBaseUrl(read: EnvironmentReader, name: string, example: string): string | null {
  const text = readServiceUrl(read, name, example)
  if (text === null || !/[?#]/.test(text)) return text?.replace(/\/$/, '') ?? null
  read.addProblem(
    `${name}: paths are added to its end, so it can have neither ? nor #. Leave out what follows the path.`,
  )
  return null
}

import type { EnvironmentReader } from '../environment.ts'

/** Like `read.url`, for a base address to which paths are appended. Removes the slash at its end. */
export function readBaseUrl(read: EnvironmentReader, name: string, example: string): string | null {
  const text = read.url(name, ['http:', 'https:'], example)
  if (text === null || !/[?#]/.test(text)) return text?.replace(/\/$/, '') ?? null
  read.addProblem(
    `${name}: paths are added to its end, so it can have neither ? nor #. Leave out what follows the path.`,
  )
  return null
}

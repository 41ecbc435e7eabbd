import type { EnvironmentReader } from '../environment.ts'

/** As `read.url`, for an address to which the paths of a service are added. Without a slash at its end. */
export function readBaseUrl(read: EnvironmentReader, name: string, example: string): string | null {
  const text = read.url(name, ['http:', 'https:'], example)
  if (text === null || !/[?#]/.test(text)) return text?.replace(/\/$/, '') ?? null
  read.complain(
    `${name}: paths are added to its end, so it can have neither ? nor #. Leave out what follows the path.`,
  )
  return null
}

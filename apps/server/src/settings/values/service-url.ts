import type { EnvironmentReader } from '../environment.ts'
import { isLoopback } from './addresses.ts'

/** The address of an outside service that the server sends requests to. Warns if others on the way could read them. */
export function readServiceUrl(read: EnvironmentReader, name: string, example: string): string | null {
  const text = read.url(name, ['http:', 'https:'], example)
  if (text === null) return null
  const url = new URL(text)
  if (url.protocol === 'http:' && !isLoopback(url))
    read.warn(
      `${name}: http: to another machine, so whoever is on the way can read and change what is sent. Use https:, unless the network between is yours alone.`,
    )
  return text
}

import { locales } from '@foyer/core/wire'

/** One page of each kind that everybody can open. */
export const openPaths = [
  '/',
  '/sign-in',
  '/sign-up',
  '/recover',
  '/recover/new-password',
  '/checkout',
  '/terms',
  '/kit',
  '/kit/notices',
  '/no/such/room',
] as const

const messages = new RegExp(
  `/(?:app|account|checkout|samples|analytics)-(${locales.join('|')})-[\\w-]{8}\\.js$`,
)

/** The languages of the message files among these files, each once, in order. */
export function languagesOf(files: Iterable<string>): string[] {
  return [...new Set(Array.from(files).flatMap((file) => messages.exec(file)?.[1] ?? []))]
}

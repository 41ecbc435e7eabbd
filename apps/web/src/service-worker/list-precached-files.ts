import type { Locale } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'

/** The files of a build that are cached for when there is no network. */
export interface BuiltFiles {
  /** The files of all pages. */
  readonly files: readonly string[]
  /** The messages of each language. */
  readonly messages: Readonly<Record<Locale, readonly string[]>>
}

/**
 * The files that the worker caches in advance. Of the messages, only the browser's language and English, which the app falls back to
 * if another language is missing.
 * @param languages the languages of the browser, best first
 */
export function listPrecachedFiles(build: BuiltFiles, languages: readonly string[]): string[] {
  return [...new Set([...build.files, ...build.messages['en-001'], ...listMessages(build, languages)])]
}

/** The messages of the first of these languages that the app has. */
export function listMessages({ messages }: BuiltFiles, languages: readonly string[]): readonly string[] {
  return messages[matchLocale(languages)]
}

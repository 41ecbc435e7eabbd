import type { Locale } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'

/** What a build has for when there is no network. */
export interface BuiltFiles {
  /** The files of all pages. */
  readonly files: readonly string[]
  /** The messages of each language. */
  readonly messages: Readonly<Record<Locale, readonly string[]>>
}

/**
 * The files that the worker fetches in advance: no language but the browser's, and English, in which the app speaks where another
 * one is missing.
 * @param wishes the languages of the browser, best first
 */
export function listKept(build: BuiltFiles, wishes: readonly string[]): string[] {
  return [...new Set([...build.files, ...build.messages['en-001'], ...listMessages(build, wishes)])]
}

/** The messages of the first of these languages that we speak. */
export function listMessages({ messages }: BuiltFiles, wishes: readonly string[]): readonly string[] {
  return messages[matchLocale(wishes)]
}

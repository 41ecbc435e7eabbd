import { ApiError } from './api-error.ts'

/** The server's messages about fields that are on the page, by field name; the first one if a field has several issues. */
export function readFieldMessages(
  error: unknown,
  hasField: (name: string) => boolean,
): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.errors : []
  // Reversed, so that the first issue of each field wins.
  const onPage = errors.filter(({ field }) => hasField(field)).toReversed()
  return Object.fromEntries(onPage.map(({ field, message }) => [field, message]))
}

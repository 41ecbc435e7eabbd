import { ApiError } from './api-error.ts'

/** What the server says of fields that are on the page, by their names; of several issues of one field the first. */
export function readFieldMessages(
  error: unknown,
  hasField: (name: string) => boolean,
): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.errors : []
  // Reversed, so that the first issue of each field wins.
  const onPage = errors.filter(({ field }) => hasField(field)).toReversed()
  return Object.fromEntries(onPage.map(({ field, message }) => [field, message]))
}

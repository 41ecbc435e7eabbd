import { fillMessage, type Catalogue, type MessageValues } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import type { Locale } from '@foyer/core/wire'
import type { FieldIssue } from './http-error.ts'

/** The message for a code in the person's language. For fields, the page has the same messages. */
export function sayCode(locale: Locale, code: FieldIssue['code'], values?: MessageValues): string {
  const { server, validation, checkout } = catalogues[locale]
  const messages: Catalogue = { ...server, ...validation, ...checkout }
  const said = messages[`error_${code}`] ?? messages[`validation_${code}`] ?? messages[`checkout_${code}`]
  return fillMessage(said ?? code, values)
}

import { fillMessage, type Catalogue, type MessageValues } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import type { Locale } from '@foyer/core/wire'
import type { FieldIssue } from '../../api-error.ts'

/** The message for a code in the person's language. For form fields, the page shows the same messages. */
export function translateCode(locale: Locale, code: FieldIssue['code'], values?: MessageValues): string {
  const { server, validation, checkout }: Record<'server' | 'validation' | 'checkout', Catalogue> =
    catalogues[locale]
  const message = server[`error_${code}`] ?? validation[`validation_${code}`] ?? checkout[`checkout_${code}`]
  return fillMessage(message ?? code, values)
}

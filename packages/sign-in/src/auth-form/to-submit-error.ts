import { SubmitError } from '@foyer/core/form'
import { ApiError, describeFailure } from '../api/index.ts'
import type { SignInTranslate } from '../messages/messages.ts'

/** Refusals of the whole that are about one field: the first of these that is on the page. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  account_exists: ['email', 'phone'],
  recovery_invalid: ['code'],
}

/** A failed call as a form shows it. `hasField` tells which of the server's fields are on the page. */
export function toSubmitError(
  error: unknown,
  translate: SignInTranslate,
  lang: string,
  hasField: (name: string) => boolean,
): SubmitError {
  const words = describeFailure(error, translate, lang)
  if (!(error instanceof ApiError)) return new SubmitError(words, {}, { cause: error })
  const field = fieldsOfCode[error.code]?.find(hasField)
  // The form says a field's words by itself: none of its own beside them.
  if (field !== undefined) return new SubmitError('', { [field]: words }, { cause: error })
  // The first failure of a field is the one it shows.
  const onPage = error.errors.filter(({ field }) => hasField(field)).toReversed()
  const fields = Object.fromEntries(onPage.map(({ field, message }) => [field, message]))
  return new SubmitError(words, fields, { cause: error })
}

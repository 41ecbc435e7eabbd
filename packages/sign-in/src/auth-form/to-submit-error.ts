import { SubmitError } from '@foyer/core/form'
import { ApiError, describeFailure } from '../api/index.ts'
import type { SignInTranslate } from '../messages/messages.ts'

/** Refusals of the whole that are about one field: the first of these that is on the page. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  account_exists: ['email', 'phone'],
}

/** A failed call as a form shows it. `hasField` tells which of the server's fields are on the page. */
export function toSubmitError(
  error: unknown,
  translate: SignInTranslate,
  lang: string,
  hasField: (name: string) => boolean,
): SubmitError {
  if (!(error instanceof ApiError))
    return new SubmitError(describeFailure(error, translate, lang), {}, { cause: error })
  const onPage = error.errors.filter(({ field }) => hasField(field))
  // A field keeps its error back while it has focus, so the form says the first one itself.
  const message = onPage[0]?.message ?? describeFailure(error, translate, lang)
  // The first failure of a field is the one it shows.
  const fields = Object.fromEntries(onPage.toReversed().map(({ field, message }) => [field, message]))
  const field = fieldsOfCode[error.code]?.find(hasField)
  if (field !== undefined) fields[field] ??= message
  return new SubmitError(message, fields, { cause: error })
}

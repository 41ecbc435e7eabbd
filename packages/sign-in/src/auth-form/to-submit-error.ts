import { SubmitError } from '@foyer/core/form'
import { ApiError, describeFormFailure, readFieldMessages } from '../api/index.ts'
import type { SignInTranslate } from '../messages/messages.ts'

/** The field that an error code is about: the first of these that is on the page. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  account_exists: ['email', 'phone'],
  recovery_invalid: ['code'],
}

/** Converts a failed call to a form's error. `hasField`: is this field of the server's contract on the page? */
export function toSubmitError(
  error: unknown,
  translate: SignInTranslate,
  lang: string,
  hasField: (name: string) => boolean,
): SubmitError {
  const message = describeFormFailure(error, translate, lang)
  if (!(error instanceof ApiError)) return new SubmitError(message, {}, { cause: error })
  const field = fieldsOfCode[error.code]?.find(hasField)
  // The field shows the message, so the form shows none.
  if (field !== undefined) return new SubmitError('', { [field]: message }, { cause: error })
  const fields = readFieldMessages(error, hasField)
  return new SubmitError(Object.keys(fields).length > 0 ? '' : message, fields, { cause: error })
}

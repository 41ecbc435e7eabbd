import { SubmitError, type FormStore } from '@foyer/core/form'
import { ApiError, readFieldMessages } from '../api/index.ts'

/** The field that an error code is about: the first of these that is on the page. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  account_exists: ['email', 'phone'],
  recovery_invalid: ['code'],
}

/**
 * Converts a failed call to the error of its form: messages about fields that are on the page show there, and any other above the button.
 * @param describe the message for the person, such as `describeFormFailure` of `useApi`
 */
export function toSubmitError(
  error: unknown,
  describe: (error: unknown) => string,
  store: Pick<FormStore, 'field'>,
): SubmitError {
  const hasField = (name: string): boolean => store.field(name) !== undefined
  const message = describe(error)
  const field = error instanceof ApiError ? fieldsOfCode[error.code]?.find(hasField) : undefined
  const fields = field === undefined ? readFieldMessages(error, hasField) : { [field]: message }
  // The field shows the message, so the form shows none.
  return new SubmitError(Object.keys(fields).length > 0 ? '' : message, fields, { cause: error })
}

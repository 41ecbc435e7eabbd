import { firstBirthday, latestDay } from '@foyer/core/checkout'
import { readAccountName, type AccountName } from '../../accounts/account-name.ts'
import { checkReachable } from '../../accounts/identifiers/check-reachable.ts'
import { isCurrency } from '../../accounts/is-currency.ts'
import { checkNewPassword } from '../../accounts/passwords/check-new-password.ts'
import type { Config } from '../../config.ts'
import { ApiError, type FieldIssue } from '../../api-error.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'

interface SignUp {
  readonly email?: string
  readonly phone?: string
  readonly password?: string
  readonly passkey?: unknown
  readonly dateOfBirth?: string
  readonly currency?: string
}

interface CheckedSignUp {
  readonly name: AccountName
  /** `undefined`: people have no passwords here, or this person signs up with a passkey. A password that could not be used is ignored. */
  readonly password: string | undefined
}

/**
 * Reads the identifier and the password of a sign-up, and checks its fields by the rules of the form.
 * @throws ApiError validation_failed with the issue of each field
 */
export function readSignUp(signUp: SignUp, config: Config): CheckedSignUp {
  const name = readAccountName(signUp)
  const isPasswordAsked = hasPasswords(config) && signUp.passkey === undefined
  if (signUp.passkey !== undefined && signUp.password !== undefined) {
    const issues = (['password', 'passkey'] as const).map((field) => ({
      field,
      code: 'invalid_request' as const,
    }))
    throw new ApiError('invalid_request', { errors: issues })
  }
  const errors = [
    checkReachable(name, config),
    isPasswordAsked ? checkPassword(signUp.password, name, config) : undefined,
    checkBirthday(signUp.dateOfBirth),
    checkCurrency(signUp.currency),
  ].filter((issue) => issue !== undefined)
  if (errors.length > 0) throw new ApiError('validation_failed', { errors })
  return { name, password: isPasswordAsked ? signUp.password : undefined }
}

function checkPassword(
  password: string | undefined,
  { kind, given }: AccountName,
  config: Config,
): FieldIssue | undefined {
  return password === undefined
    ? { field: 'password', code: 'required' }
    : checkNewPassword({ password, person: { [kind]: given } }, config)
}

function checkCurrency(currency: string | undefined): FieldIssue | undefined {
  if (currency === undefined || isCurrency(currency)) return undefined
  return { field: 'currency', code: 'invalid_request' }
}

/** Must not be before 1900, nor in the future. */
function checkBirthday(day: string | undefined): FieldIssue | undefined {
  if (day === undefined || (day >= firstBirthday && day <= latestDay(Date.now()))) return undefined
  return { field: 'dateOfBirth', code: 'birth_year' }
}

import { readPhone } from '@foyer/core/phone'
import { checkRule } from '@foyer/core/validators'
import { ApiError, type FieldIssue } from '../api-error.ts'

/** The identifier that a person signs in with. */
export interface AccountName {
  readonly kind: 'email' | 'phone'
  /** For display: an e-mail address as typed, trimmed; a phone number as stored. */
  readonly given: string
  /** The unique form. */
  readonly normalized: string
  /** The phone number as typed, if that is spelled differently: accounts from before numbers were parsed are stored under that spelling. */
  readonly legacyPhone?: string
  /** Why no account can have this name, by the rules that the form has already checked. */
  readonly issue?: FieldIssue
}

/** Upper and lower case, and composed and decomposed accents, are the same address. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** @throws ApiError unless there is exactly one of e-mail and phone */
export function readAccountName({ email, phone }: { email?: string; phone?: string }): AccountName {
  if (email !== undefined && phone !== undefined) {
    const errors = (['email', 'phone'] as const).map((field) => ({ field, code: 'invalid_request' as const }))
    throw new ApiError('invalid_request', { errors })
  }
  return phone === undefined ? readEmailName(email ?? '') : readPhoneName(phone.trim())
}

function readEmailName(email: string): AccountName {
  const given = email.trim()
  const issue = checkRule(given, { type: 'required' }) ?? checkRule(given, { type: 'email' })
  const name = { kind: 'email', given, normalized: normalizeEmail(email) } as const
  return issue === null ? name : { ...name, issue: { field: 'email', ...issue } }
}

/** All spellings of a number mean the same account: it is parsed as in the form's phone input. */
function readPhoneName(typed: string): AccountName {
  const { phone, issue: phoneIssue } = readPhone(typed)
  if (phone !== undefined) {
    const name = { kind: 'phone', given: phone, normalized: phone } as const
    return phone === typed ? name : { ...name, legacyPhone: typed }
  }
  const issue =
    checkRule(typed, { type: 'required' }) ?? checkRule(typed, { type: 'phone' }, { phone: phoneIssue })
  const name = { kind: 'phone', given: typed, normalized: typed } as const
  return issue === null ? name : { ...name, issue: { field: 'phone', ...issue } }
}

/** The names under which rate limits count an account, in their unique form. */
export function listNames({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [
    ...(email === null ? [] : [readEmailName(email).normalized]),
    ...(phone === null ? [] : [readPhoneName(phone).normalized]),
  ]
}

/** What was accepted as a phone number before numbers were parsed (ITU-T E.164: at most 15 digits). */
const legacyPhonePattern = /^\+\d{7,15}$/

/** Accounts from before phone numbers were parsed can still sign in with a number that no new account can have. */
export function canHaveSignedUp({ kind, normalized, issue }: AccountName): boolean {
  return issue === undefined || (kind === 'phone' && legacyPhonePattern.test(normalized))
}

import { checkRule } from '@foyer/core/validators'
import { Refusal, type FieldRefusal } from '../refusals/refusal.ts'

/** What a person signs in with. */
export interface AccountName {
  readonly kind: 'email' | 'phone'
  /** As typed, trimmed: for display. */
  readonly given: string
  /** What makes it unique. */
  readonly normalized: string
}

/** Upper and lower case, and the two ways to write an accented letter, are one address. */
function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** @throws Refusal unless there is exactly one of e-mail and phone */
export function readAccountName({ email, phone }: { email?: string; phone?: string }): AccountName {
  if (email !== undefined && phone !== undefined) {
    const errors = (['email', 'phone'] as const).map((field) => ({ field, code: 'invalid_request' as const }))
    throw new Refusal('invalid_request', { errors })
  }
  if (phone !== undefined) return { kind: 'phone', given: phone.trim(), normalized: phone.trim() }
  return { kind: 'email', given: (email ?? '').trim(), normalized: normalizeEmail(email ?? '') }
}

/** The same rules that the form has shown already. */
export function checkAccountName({ kind, given }: AccountName): FieldRefusal | undefined {
  const isWholePhone = /^\+\d{7,15}$/.test(given) // ITU-T E.164: at most 15 digits
  const refusal =
    checkRule(given, { type: 'required' }) ?? checkRule(given, { type: kind }, { phone: isWholePhone })
  return refusal === null ? undefined : { field: kind, ...refusal }
}

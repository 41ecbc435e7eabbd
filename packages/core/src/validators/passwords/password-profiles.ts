import type { Validator } from '../validator.ts'

/**
 * The rules for a new password. `classic` is the specification's: 8 to 64 characters, a digit, upper and lower case.
 * `nist` is NIST SP 800-63B, revision 4: at least 15 characters of any kind. Check `isCommonPassword` as well. Not for
 * sign-in: an existing password may be older than the rules.
 */
export const passwordProfiles = {
  classic: [
    { type: 'length', min: 8, max: 64 },
    { type: 'hasAnyNumberSymbol' },
    { type: 'hasUpperAndLowerCaseSymbol' },
  ],
  nist: [{ type: 'length', min: 15 }],
} as const satisfies Record<string, readonly Validator[]>

/** The name of a set of rules for a new password. */
export type PasswordProfile = keyof typeof passwordProfiles

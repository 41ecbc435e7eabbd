import type { Validator } from '../validator.ts'

/**
 * Rules for a new password. `classic` is the specification's: 8 to 64 characters, a digit, both cases. `nist` is that of
 * NIST SP 800-63B, revision 4: 15 characters or more, whatever they are. Put `isCommonPassword` beside either.
 * Signing in uses none of them: an old password may be older than the rules.
 */
export const passwordProfiles = {
  classic: [
    { type: 'length', min: 8, max: 64 },
    { type: 'hasAnyNumberSymbol' },
    { type: 'hasUpperAndLowerCaseSymbol' },
  ],
  nist: [{ type: 'length', min: 15 }],
} as const satisfies Record<string, readonly Validator[]>

export type PasswordProfile = keyof typeof passwordProfiles

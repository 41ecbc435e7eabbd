import { passwordProfiles, type PasswordProfile, type Validator } from '@foyer/core/validators'
import { PasswordInput, type LoadBlocklist, type PasswordInputProps } from '@foyer/kit/password-input'
import { usePasswordProfile } from './use-password-profile.ts'

export interface NewPasswordInputProps extends Omit<
  PasswordInputProps,
  'newPassword' | 'passwordRequirements' | 'loadBlocklist' | 'validators' | 'autocomplete'
> {
  /** The rules, to be shown; the server enforces its own. Default: the server's setting. */
  readonly passwordProfile?: PasswordProfile | undefined
}

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

const requirements = {
  classic: [...passwordProfiles.classic, { type: 'passwordsTooSimilar' }],
  nist: [...passwordProfiles.nist, { type: 'passwordsTooSimilar' }],
} as const satisfies Record<PasswordProfile, PasswordInputProps['passwordRequirements']>

/** The list of common passwords is large, so it is loaded when somebody chooses a password. */
const loadBlocklist: LoadBlocklist = async () => {
  const { isCommonPassword } = await import('@foyer/core/common-passwords')
  return isCommonPassword
}

/**
 * A new password, checked by the same rules and list as on the server.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function NewPasswordInput({ passwordProfile, ...props }: NewPasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      newPassword
      validators={required}
      passwordRequirements={requirements[usePasswordProfile(passwordProfile)]}
      loadBlocklist={loadBlocklist}
      autocomplete="new-password"
    />
  )
}

import type { PasswordProfile } from '@foyer/core/validators'
import type { ResponseBody } from '@foyer/core/wire'
import { useSetting } from '../../settings/use-setting.ts'

const readProfile = ({ passwordProfile }: ResponseBody<'settings'>['settings']): PasswordProfile =>
  passwordProfile.value

/** The rules for a new password: the given ones, or else the server's; `classic` until it has answered. */
export function usePasswordProfile(override: PasswordProfile | undefined): PasswordProfile {
  return useSetting(readProfile, override, 'classic')
}

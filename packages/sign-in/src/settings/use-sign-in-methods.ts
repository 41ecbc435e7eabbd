import type { ResponseBody } from '@foyer/core/wire'
import { useSetting } from './use-setting.ts'

type Settings = ResponseBody<'settings'>['settings']

/** What people sign in with, besides providers: `password`, `code` (sent to them) and `passkey`. At least one. */
export type SignInMethods = readonly Settings['signInMethods']['value'][number][]

const allMethods: SignInMethods = ['password', 'code', 'passkey']

const readMethods = ({ signInMethods }: Settings): SignInMethods => signInMethods.value

/**
 * What people sign in with: the given ways, or else the server's; all until it has answered. Without `password` there are no passwords.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useSignInMethods(override: SignInMethods | undefined): SignInMethods {
  return useSetting(readMethods, override, allMethods)
}

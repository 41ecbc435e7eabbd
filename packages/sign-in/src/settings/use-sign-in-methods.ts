import type { ResponseBody } from '@foyer/core/wire'
import { useSetting } from './use-setting.ts'

type Settings = ResponseBody<'settings'>['settings']

/** At least one way. */
export type SignInMethods = readonly Settings['signInMethods']['value'][number][]

const allMethods: SignInMethods = ['password', 'code', 'passkey']

const readMethods = ({ signInMethods }: Settings): SignInMethods => signInMethods.value

/** What people sign in with: the given ways, or else the server's; all until it has answered. Without `password` there are no passwords. */
export function useSignInMethods(override: SignInMethods | undefined): SignInMethods {
  return useSetting(readMethods, override, allMethods)
}

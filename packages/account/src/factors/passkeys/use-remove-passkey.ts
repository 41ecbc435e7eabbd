import { useApi } from '@foyer/sign-in'
import { removeIfThere } from '../../form/remove-if-there.ts'
import type { SharedFactors } from '../use-factors.ts'
import type { Passkey } from './passkey.ts'

/** Removes a passkey from the account, and from the list. The function throws an ApiError when the call fails. */
export function useRemovePasskey({ change }: Pick<SharedFactors, 'change'>) {
  const { api } = useApi()
  return async ({ id }: Passkey): Promise<void> => {
    await removeIfThere(api.call('removePasskey', { params: { id } }))
    change((factors) => ({ ...factors, passkeys: factors.passkeys.filter((each) => each.id !== id) }))
  }
}

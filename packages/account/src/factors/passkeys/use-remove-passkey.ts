import { useApi } from '@foyer/sign-in'
import { nullIfNotFound } from '../../form/null-if-not-found.ts'
import type { SharedFactors } from '../use-factors.ts'
import type { Passkey } from './passkey.ts'

/** Removes a passkey from the account, and from the list. The function throws an ApiError when the call fails. */
export function useRemovePasskey({ change }: Pick<SharedFactors, 'change'>) {
  const { api } = useApi()
  return async ({ id }: Passkey): Promise<void> => {
    await nullIfNotFound(api.call('removePasskey', { params: { id } }))
    dropPasskey(change, id)
  }
}

/** Removes a passkey from the list alone: the account has it no more. */
export function dropPasskey(change: SharedFactors['change'], id: string): void {
  change((factors) => ({ ...factors, passkeys: factors.passkeys.filter((each) => each.id !== id) }))
}

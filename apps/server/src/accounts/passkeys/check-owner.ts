import { ApiError } from '../../api-error.ts'
import { toUserHandle } from './relying-party.ts'
import type { UsedCredential } from './verify-used-passkey.ts'

/**
 * Checks the user handle, if the answer has one, against the person who is already known.
 * @throws ApiError passkey_user if the passkey is another person's
 */
export function checkOwner({ response }: UsedCredential, userId: string): void {
  const { userHandle } = response
  if (userHandle && userHandle !== toUserHandle(userId)) throw new ApiError('passkey_user')
}

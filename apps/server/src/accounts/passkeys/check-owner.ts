import { HttpError } from '../../http/errors/http-error.ts'
import { toUserHandle } from './relying-party.ts'
import type { UsedCredential } from './verify-used-passkey.ts'

/**
 * An answer may say whose passkey it is, where the person is known already.
 * @throws HttpError passkey_user if it is another one's
 */
export function checkOwner({ response }: UsedCredential, userId: string): void {
  const { userHandle } = response
  if (userHandle && userHandle !== toUserHandle(userId)) throw new HttpError('passkey_user')
}

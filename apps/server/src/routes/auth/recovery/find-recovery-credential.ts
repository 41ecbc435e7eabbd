import { readPhone } from '@foyer/core/phone'
import { useCode, type VerifiedCode } from '../../../accounts/codes/one-time-codes.ts'
import { lockPerson } from '../../../accounts/hold-person.ts'
import { findRecoveryLink, useRecoveryLink } from '../../../accounts/recovery/recovery-links.ts'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../database/database.ts'
import { ApiError } from '../../../api-error.ts'
import { readAddress } from '../../../http/guards/caller.ts'
import type { CallRequest } from '../../../http/route.ts'
import { compareCode, findRequestedCode } from '../../codes/read-code.ts'

interface RecoveryCredential {
  /** The identifier that the link or code was sent to. */
  readonly kind: 'email' | 'phone'
  /** Invalidates the link or code, and returns its person. Of several concurrent calls, only one gets the person. */
  readonly consume: (queries: Queries) => Promise<string | null>
}

/**
 * Finds the link or code of a request. `null`: it is not valid, and never will be. `wrong`: a valid code has other digits.
 * @throws ApiError unless there is a token, or a phone number with its code
 * @throws TooManyAttemptsError
 */
export async function findRecoveryCredential(
  context: Context,
  request: CallRequest<'recoveryConfirm'>,
): Promise<RecoveryCredential | 'wrong' | null> {
  const { database, limits } = context
  const { token, phone, code } = request.body
  const address = readAddress(request)
  if (token !== undefined && phone === undefined && code === undefined) {
    const link = await findRecoveryLink(database.drizzle, token)
    if (link !== null) return { kind: link.kind, consume: (queries) => useRecoveryLink(queries, token) }
    // Counted for the caller's address, because each try leaves an audit event.
    await limits.consumeWrongLink(address)
    return null
  }
  if (token === undefined && phone !== undefined && code !== undefined) {
    const requested = await findRequestedCode(context, request, 'recovery')
    // The form may be one for an earlier code of this browser, to another number.
    if (requested?.normalized !== (readPhone(phone).phone ?? phone.trim())) {
      await limits.consumeWrongLink(address)
      return null
    }
    const guess = { code, sessionId: null }
    return compareCode(context, request, requested, guess).then(readVerified, readRefusal)
  }
  const field = token === undefined ? (phone === undefined ? 'token' : 'code') : 'token'
  throw new ApiError('invalid_request', { errors: [{ field, code: 'invalid_request' }] })
}

function readVerified(verifiedCode: VerifiedCode): RecoveryCredential | 'wrong' {
  const { userId } = verifiedCode
  // The digits are right, but no account has the number, so no message has contained them.
  if (userId === null) return 'wrong'
  return {
    kind: 'phone',
    async consume(queries) {
      await lockPerson(queries, userId)
      return useCode(queries, verifiedCode).then(() => userId, nullIfOver)
    },
  }
}

function readRefusal(error: unknown): 'wrong' | null {
  return error instanceof ApiError && error.code === 'validation_failed' ? 'wrong' : nullIfOver(error)
}

function nullIfOver(error: unknown): null {
  if (error instanceof ApiError && error.code === 'code_over') return null
  throw error
}

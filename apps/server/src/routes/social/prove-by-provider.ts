import { and, eq } from 'drizzle-orm'
import type { User } from '@foyer/core/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdPerson } from '../../accounts/hold-person.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { acceptProof } from '../../accounts/sessions/write-proof.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { identities } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { nameAccount } from '../../social/find-or-create-user.ts'
import type { Profile } from '../../social/provider.ts'

interface ProviderProof {
  /** The session in which the proof was started. */
  readonly sessionId: string | null
  readonly social: string
  readonly profile: Profile
}

/**
 * Proves a session by the provider's account with which the person has come back. Never signs anybody in, and never creates an account.
 * @throws ApiError proof_other_account if that account is not linked to the person; proof_needed if they have a second factor, since a
 * provider is not one; social_state_invalid in another session
 */
export async function proveByProvider(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, social, profile }: ProviderProof,
): Promise<User> {
  const current = await requireUser(context, request)
  if (current.sessionId !== sessionId) throw new ApiError('social_state_invalid')
  const { actor } = current
  const { userId } = actor
  const caller = describeCaller(request)
  const { drizzle } = context.database
  const token = await runTransaction(drizzle, async (transaction) => {
    // Unlinking locks the person too, so the identity cannot disappear meanwhile.
    const person = await holdPerson(transaction, actor)
    const [identity] = await transaction
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.social, social), eq(identities.subject, profile.subject)))
    if (identity?.userId !== userId) return undefined
    return acceptProof(transaction, actor, { person, methods: ['fed'], caller }, context.config)
  })
  if (token === undefined) {
    const account = nameAccount(social, profile)
    await recordEvent(drizzle, { event: 'proof_refused', userId, account, caller, details: { social } })
    throw new ApiError('proof_other_account')
  }
  context.proofCookie.write(reply, token)
  return current.user
}

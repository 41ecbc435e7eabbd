import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountName } from '../../accounts/account-name.ts'
import { writeCode, type NewCode } from '../../accounts/codes/one-time-codes.ts'
import { beginIdempotentRequest, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'

/** Whose code it is, and what it permits. */
type CodeOwner = Pick<NewCode, 'userId' | 'sessionId' | 'details'>

interface CodeToStore {
  readonly purpose: CodePurpose
  readonly name: AccountName
  /** Set if the request can be sent again: then it stores no second code, and its answer sets the same cookie. */
  readonly idempotentRequest: IdempotentRequest | undefined
  /** Runs in the transaction that stores the code, and may lock the person first. If it throws, no code is stored. */
  readonly prepare: (queries: Queries) => Promise<CodeOwner>
}

export interface StoredCode {
  /** The six digits, which are stored nowhere. */
  readonly code: string
  /** `null`: no account has this identifier, or the code must not open anything, so no message may be sent. */
  readonly userId: string | null
}

/**
 * Creates a code for this browser, and sets the cookie of the browser's codes.
 * @returns `undefined` for a request that is sent again, whose message has been sent before
 * @throws TooManyAttemptsError if this place has requested a message to the same identifier within the last minute
 */
export async function storeCode(
  { codeCookie, database, deviceCookie, limits }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { purpose, name, idempotentRequest, prepare }: CodeToStore,
): Promise<StoredCode | undefined> {
  const place = { address: describeCaller(request).address, device: deviceCookie.read(request) }
  const { secret: browser, stored } = await runTransaction(database.drizzle, async (transaction) => {
    const started =
      idempotentRequest === undefined
        ? undefined
        : await beginIdempotentRequest(transaction, idempotentRequest)
    const secret = codeCookie.choose(request, started?.secret.toString('base64url'))
    if (started?.isRepeated) return { secret }
    const owner = await prepare(transaction)
    const code = await writeCode(transaction, { ...owner, name, holder: { purpose, secret } })
    // Last, because other requests may wait for the row that it locks.
    await limits.consumeMessage(transaction, place, name.normalized)
    return { secret, stored: { code, userId: owner.userId } }
  })
  codeCookie.write(request, reply, browser)
  return stored
}

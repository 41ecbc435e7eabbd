import type { FastifyInstance } from 'fastify'
import type { Operation } from '@foyer/core/wire'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { requirePending } from './require-pending.ts'
import { isProven } from '../../accounts/identifiers/identifiers.ts'
import { findUser } from './find-user.ts'
import { needProof } from '../../accounts/sessions/proof-ways.ts'
import { requireSamePerson, requireUser } from './require-user.ts'
import type { Current } from '../../accounts/sessions/check/session-check.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's operation for this route. */
    readonly operation?: Operation
  }
}

/**
 * Checks for every call what the contract says it needs. This happens before the body is read, so that callers without a session learn
 * nothing about its schema. A session may end while the body arrives, so calls with a body check the session again. The header
 * `Foyer-User` has the id of the person whom the page shows: a call for anybody else is refused.
 */
export function enforceAuth(app: FastifyInstance, context: Context): void {
  const { signInMethods, verifyIdentifiers } = context.config
  const isRequired = verifyIdentifiers === 'required'
  app.decorateRequest('currentUser', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config
    if (operation?.signInMethod !== undefined && !signInMethods.includes(operation.signInMethod)) {
      done(new ApiError('method_off'))
      return
    }
    if (operation === undefined || !hasNeeds(operation)) {
      done()
      return
    }
    const { auth, whenSignedIn, endsSession, body } = operation
    // A request that is sent again may find its sign-in used up, or its session ended. The handler recognises it.
    const mayBeSentAgain = operation.isRepeatable === true && request.headers['idempotency-key'] !== undefined
    if (auth === 'second-factor-pending') {
      if (mayBeSentAgain) done()
      else requirePending(context, request).then(() => done(), done)
      return
    }
    const isOpen = whenSignedIn !== undefined || (endsSession === true && mayBeSentAgain)
    const found = isOpen ? findUser(context, request) : requireUser(context, request)
    const shownId = request.headers['foyer-user']
    const check =
      typeof shownId === 'string' ? found.then((current) => checkShown(shownId, operation, current)) : found
    if (body === undefined) request.currentUser = check
    const needsProof = operation.requiresProven === true || (isRequired && !operation.isOpenToUnproven)
    const needsMore = auth === 'recent' || whenSignedIn === 'recent' || needsProof
    const enforced = needsMore
      ? check.then((current) => requireMore(context, { operation, needsProof }, current))
      : check
    enforced.then(() => done(), done)
  })
}

function hasNeeds({ auth, whenSignedIn }: Operation): boolean {
  return (
    auth === 'session' || auth === 'recent' || auth === 'second-factor-pending' || whenSignedIn !== undefined
  )
}

/** @throws ApiError unauthenticated, other_user */
function checkShown(
  shownId: string,
  { endsSession }: Operation,
  current: Current | undefined,
): Current | undefined {
  // A call that is sent again may have ended the session. The handler recognises it.
  if (current !== undefined || endsSession !== true) requireSamePerson(shownId, current)
  return current
}

/** @throws ApiError proof_needed, identifier_unproven */
async function requireMore(
  { config, database }: Context,
  { operation, needsProof }: { readonly operation: Operation; readonly needsProof: boolean },
  current: Current | undefined,
): Promise<void> {
  if (current === undefined) return
  const { user, isRecent } = current
  const { auth, whenSignedIn, isOpenWithoutIdentifier = false } = operation
  const isOpen = isOpenWithoutIdentifier && (user.email ?? user.phone) === null
  if (needsProof && !isOpen && !(await isProven(database.drizzle, user)))
    throw new ApiError('identifier_unproven')
  if ((auth === 'recent' || whenSignedIn === 'recent') && !isRecent)
    throw await needProof(database.drizzle, user.id, config)
}

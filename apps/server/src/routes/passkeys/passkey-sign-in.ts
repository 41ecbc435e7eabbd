import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { listNames, readAccountName } from '../../accounts/account-name.ts'
import { checkReachable } from '../../accounts/identifiers/check-reachable.ts'
import { mustEnrol } from '../../accounts/factors/must-enrol.ts'
import { lockPerson } from '../../accounts/hold-person.ts'
import { toUuid } from '../../accounts/passkeys/challenges.ts'
import { writeCreationOptions, writeRequestOptions } from '../../accounts/passkeys/passkey-options.ts'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { usePasskey, verifyAssertion } from '../../accounts/passkeys/use-passkey.ts'
import type { UsedCredential } from '../../accounts/passkeys/verify-used-passkey.ts'
import { findSignInRecipient, notifySignedIn } from '../../accounts/notify-sign-in.ts'
import { openSession } from '../../accounts/sessions/open-session.ts'
import { toUser, userColumns } from '../../accounts/user.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { afterCommit } from '../../operations/observability/after-commit.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import { countFailedSignIn, countingFailures } from '../sign-in/count-failed-sign-in.ts'
import { admit } from '../factors/admit.ts'

/** Signs somebody in with a passkey, or starts a sign-up with one. */
export function passkeySignIn(app: FastifyInstance, context: Context): void {
  const { challenges, config, database, deviceCookie, limits, log, metrics, passkeyCookie, sessionCookie } =
    context

  route(app, 'passkeySignInOptions', async (request, reply) => {
    const relyingParty = readRelyingParty(config)
    const holder = passkeyCookie.write(request, reply)
    return {
      options: writeRequestOptions(
        relyingParty,
        await challenges.create({ purpose: 'sign-in', holder }, null),
        [],
      ),
    }
  })

  route(app, 'passkeySignUpOptions', async (request, reply) => {
    const relyingParty = readRelyingParty(config)
    const name = readAccountName(request.body)
    const issue = checkReachable(name, config)
    if (issue !== undefined) throw new ApiError('validation_failed', { errors: [issue] })
    const holder = passkeyCookie.write(request, reply)
    // The id of the future account: the passkey stores it as its user handle.
    const userId = randomUUID()
    const challenge = await challenges.create({ purpose: 'sign-up', holder }, userId)
    const owner = { userId, name: name.given, displayName: '' }
    return { options: writeCreationOptions(relyingParty, owner, { challenge, existing: [] }) }
  })

  route(app, 'passkeySignIn', async (request, reply) => {
    const { credential, fingerprint } = request.body
    const caller = describeCaller(request)
    await limits.consumePasskey(caller.address).catch(countingFailures(metrics))
    const place = { address: caller.address, device: deviceCookie.read(request) }
    const { user, to, opened } = await openSignIn(request).catch(async (error: unknown) => {
      countFailedSignIn(metrics, error)
      if (error instanceof ApiError) {
        const details = { passkey: error.code }
        await recordEvent(database.drizzle, { event: 'login_refused', userId: null, caller, details })
      }
      throw error
    })
    const device = deviceCookie.write(request, reply)
    if (opened.kind === 'session') {
      await notifySignedIn(
        context,
        { to, userId: user.id },
        { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) },
      )
      await afterCommit(context, 'what follows a sign-in with a passkey', () =>
        limits.rememberPlace({ ...place, device }, listNames(user)),
      )
    }
    metrics.countLogin(opened.kind === 'session' ? 'success' : 'second_factor_needed')
    await admit(context, reply, opened)
    return toUser(user)

    async function openSignIn(incoming: FastifyRequest) {
      const id = readUserHandle(credential)
      const relyingParty = readRelyingParty(config)
      const { challenge } = readClientData(credential.response.clientDataJSON)
      const holder = passkeyCookie.read(incoming) ?? ''
      await challenges.read(challenge, { purpose: 'sign-in', holder })
      const assertion = { userId: id, credential, relyingParty, challenge }
      const verified = await verifyAssertion(database.drizzle, assertion)
      return runTransaction(database.drizzle, async (transaction) => {
        await lockPerson(transaction, id)
        const { methods } = await usePasskey(transaction, verified, log)
        const [found] = await transaction.select(userColumns).from(users).where(eq(users.id, id))
        if (found === undefined) throw new ApiError('passkey_unknown')
        const [name] = listNames(found)
        const account = name ?? id
        const next = await openSession(transaction, {
          userId: id,
          methods,
          account,
          days: config.sessionDays,
          caller,
          fingerprint,
          previousToken: sessionCookie.read(incoming),
          mustEnrol: await mustEnrol(transaction, config, found),
          // No trust here: it may replace the second factor after a password, which others may know. A passkey that does not verify the user must
          // still be followed by one.
          trustedAt: null,
        })
        if (next.kind === 'session')
          await recordEvent(transaction, {
            event: 'login',
            userId: id,
            account,
            caller,
            details: { passkey: 'yes' },
          })
        const isKnownDevice = await limits.isKnownDevice(transaction, place, name ?? '')
        return { user: found, to: await findSignInRecipient(transaction, id, isKnownDevice), opened: next }
      })
    }
  })
}

/**
 * The id of the passkey's owner, according to its user handle.
 * @throws ApiError passkey_user if the user handle is not one of ours
 */
function readUserHandle({ response }: UsedCredential): string {
  const bytes = Buffer.from(response.userHandle ?? '', 'base64url')
  if (bytes.length !== 16) throw new ApiError('passkey_user')
  return toUuid(bytes.toString('hex'))
}

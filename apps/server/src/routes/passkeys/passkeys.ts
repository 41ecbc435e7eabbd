import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { User } from '@foyer/core/wire'
import { describePasskey } from '../../accounts/factors/describe-factors.ts'
import { notifyFactorChanged } from '../../accounts/factors/notify-factor-changed.ts'
import { holdPerson, holdRecent } from '../../accounts/hold-person.ts'
import { consumeChallenge } from '../../accounts/passkeys/challenges.ts'
import { listCredentials, writeCreationOptions } from '../../accounts/passkeys/passkey-options.ts'
import { readClientData } from '../../accounts/passkeys/read-client-data.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import { checkPasskeyLimit, renamePasskey, storePasskey } from '../../accounts/passkeys/store-passkey.ts'
import { verifyNewPasskey } from '../../accounts/passkeys/verify-new-passkey.ts'
import { endSessionsOfWay } from '../../accounts/sessions/end-sessions-of-way.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { tidyName } from '../../accounts/lifecycle/tidy-name.ts'
import { findRecipient } from '../../accounts/notify-person.ts'
import { canStillSignIn } from '../../accounts/ways-left.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { passkeys as passkeyTable } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route } from '../../http/route.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

/** The signed-in person's passkeys. */
export function passkeys(app: FastifyInstance, context: Context): void {
  const { challenges, config, database } = context

  route(app, 'passkeyOptions', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    // Checked before the authenticator makes a passkey, which would otherwise be refused afterwards.
    await checkPasskeyLimit(database.drizzle, user.id)
    const relyingParty = readRelyingParty(config)
    const challenge = await challenges.create({ purpose: 'add', holder: sessionId }, user.id)
    const existing = await listCredentials(database.drizzle, user.id)
    return { options: writeCreationOptions(relyingParty, describeOwner(user), { challenge, existing }) }
  })

  route(app, 'addPasskey', async (request) => {
    const { user, lang, sessionId, actor } = await requireUser(context, request)
    const { credential, isAutomatic = false } = request.body
    const caller = describeCaller(request)
    const relyingParty = readRelyingParty(config)
    const { challenge } = readClientData(credential.response.clientDataJSON)
    const ownerId = await challenges.read(challenge, { purpose: 'add', holder: sessionId })
    if (ownerId !== user.id) throw new ApiError('passkey_challenge')
    const verified = await verifyNewPasskey(credential, { relyingParty, challenge, isAutomatic })
    const { row, recipient } = await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      await consumeChallenge(transaction, challenge)
      const stored = await storePasskey(transaction, actor, verified)
      const details = { passkey: stored.id, automatic: String(isAutomatic) }
      await recordEvent(transaction, { event: 'passkey_added', userId: user.id, caller, details })
      return { row: stored, recipient: await findRecipient(transaction, user) }
    })
    const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(caller) }
    notifyFactorChanged(context, recipient, notice, { change: 'passkey_added' })
    return describePasskey(row)
  })

  route(app, 'renamePasskey', async (request) => {
    const { user, actor } = await requireUser(context, request)
    const name = tidyName(request.body.name)
    if (name === '')
      throw new ApiError('validation_failed', { errors: [{ field: 'name', code: 'required' }] })
    const passkey = { userId: user.id, id: request.params.id }
    const row = await runTransaction(database.drizzle, async (transaction) => {
      await holdPerson(transaction, actor)
      return renamePasskey(transaction, passkey, name)
    })
    return describePasskey(row)
  })

  route(app, 'removePasskey', async (request) => {
    const { user, lang, actor } = await requireUser(context, request)
    const { id } = request.params
    const caller = describeCaller(request)
    const recipient = await runTransaction(database.drizzle, async (transaction) => {
      const person = await holdRecent(transaction, actor, config)
      const removed = await transaction
        .delete(passkeyTable)
        .where(and(eq(passkeyTable.userId, user.id), eq(passkeyTable.id, id)))
        .returning({ id: passkeyTable.id })
      if (removed.length === 0) throw new ApiError('not_found')
      if (!(await canStillSignIn(transaction, user.id, person, config))) throw new ApiError('passkey_last')
      await endSessionsOfWay(transaction, actor, 'passkey')
      const details = { passkey: id }
      await recordEvent(transaction, { event: 'passkey_removed', userId: user.id, caller, details })
      return findRecipient(transaction, user)
    })
    const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(caller) }
    notifyFactorChanged(context, recipient, notice, { change: 'passkey_removed' })
  })
}

/** The owner as password managers list a passkey. */
export function describeOwner({ id, email, phone, name }: User) {
  const account = email ?? phone ?? name ?? id
  return { userId: id, name: account, displayName: name ?? account }
}

import type { FastifyInstance } from 'fastify'
import { canHaveSignedUp, listNames, readAccountName } from '../../accounts/account-name.ts'
import { createAccountFinder } from '../../accounts/find-account.ts'
import { mustEnrol } from '../../accounts/factors/must-enrol.ts'
import { findTrust } from '../../accounts/factors/trusted-devices.ts'
import { replaceWeakHash } from '../../accounts/passwords/replace-weak-hash.ts'
import { findSignInRecipient, notifySignedIn } from '../../accounts/notify-sign-in.ts'
import { toUser } from '../../accounts/user.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { readIdempotentRequest, route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { countingFailures } from '../sign-in/count-failed-sign-in.ts'
import { forgetWaitingDevice } from '../sign-in/forget-waiting-device.ts'
import { admit } from '../factors/admit.ts'

export function login(app: FastifyInstance, context: Context): void {
  const { captcha, config, database, deviceCookie, hasher, limits, metrics, recordLogin } = context
  const { sessionCookie, trustCookie } = context
  const findAccount = createAccountFinder(database)
  const countAndThrow = countingFailures(metrics)

  route(app, 'login', async (request, reply) => {
    const { password, fingerprint, captcha: answer } = request.body
    const name = readAccountName(request.body)
    if (name.issue !== undefined && !canHaveSignedUp(name))
      throw new ApiError('validation_failed', { errors: [name.issue] })

    const caller = describeCaller(request)
    const idempotentRequest = readIdempotentRequest(request, name.normalized)
    const subject = {
      action: 'login',
      address: caller.address,
      account: name.normalized,
      deviceId: readDeviceId(request),
    } as const
    const place = { address: caller.address, device: deviceCookie.read(request) }
    const isKnownDevice = await limits.consumeLogin(place, name.normalized).catch(countAndThrow)
    await captcha.check({ caller, ...subject, answer, idempotentRequest })
    let userId: string | null = null
    let device: string | undefined
    let outcome = await attemptSignIn()
    // The hash was replaced while the password was verified: either the password was changed, or it was rehashed with better parameters.
    if (outcome === 'changed') outcome = await attemptSignIn()
    if (typeof outcome === 'string') return refuse()
    const { user, to, opened } = outcome
    metrics.countLogin(opened.kind === 'session' ? 'success' : 'second_factor_needed')
    if (opened.kind === 'session')
      await notifySignedIn(
        context,
        { to, userId: user.id },
        { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) },
      )
    await admit(context, reply, opened)
    return toUser(user)

    async function attemptSignIn() {
      // From here on a known and an unknown account do the same work, and get the same answer.
      const account = await findAccount(name)
      const isMatch = await hasher.verify(account?.passwordHash ?? null, password).catch(countAndThrow)
      userId = account?.user.id ?? null
      if (account === undefined || account.passwordHash === null || !isMatch) return 'wrong'
      const { user, passwordHash } = account
      const names = listNames(user)
      device ??= deviceCookie.write(request, reply)
      const currentPlace = { ...place, device }
      // The place is remembered before the session is opened, so that a concurrent recovery both ends the session and forgets the place.
      await Promise.all([limits.rememberPlace(currentPlace, names), captcha.forget(subject)])
      const to = await findSignInRecipient(database.drizzle, user.id, isKnownDevice)
      const opened = await recordLogin({
        userId: user.id,
        account: name.normalized,
        passwordHash,
        methods: ['pwd'],
        mustEnrol: await mustEnrol(database.drizzle, config, user),
        trustedAt: await findTrust(database.drizzle, {
          userId: user.id,
          token: trustCookie.read(request),
          days: config.secondFactor.trustDays,
        }),
        caller,
        fingerprint,
        previousToken: sessionCookie.read(request),
        idempotentRequest,
      })
      if (opened === undefined) {
        await limits.forgetPlace(currentPlace, names)
        return 'changed'
      }
      await forgetWaitingDevice(context, opened, { isKnownDevice, device, names })
      await replaceWeakHash(context, account, password)
      return { user, to, opened }
    }

    async function refuse(): Promise<never> {
      await recordEvent(database.drizzle, {
        event: 'login_refused',
        userId,
        account: name.normalized,
        caller,
      })
      await captcha.count(subject)
      await captcha.invalidate({ answer })
      metrics.countLogin('refused')
      throw new ApiError('invalid_credentials')
    }
  })
}

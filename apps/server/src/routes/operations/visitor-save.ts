import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { ApiError } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { saveVisitor } from '../../accounts/visitors/save-visitor.ts'
import { unseal } from '../../accounts/visitors/unseal.ts'

export function visitorSave(app: FastifyInstance, context: Context): void {
  const { config, database, log } = context

  route(app, 'visitorSave', async (request) => {
    const { user, sessionId } = await requireUser(context, request)
    const { sealed } = request.body
    const unsealed = sealed === null ? undefined : unseal(sealed, config.sealedKeys)
    // A sealed result that cannot be decrypted is not an error for the person: the device is stored without it, and the log says why.
    const problem = unsealed?.problem ?? null
    if (problem !== null)
      log.warn({ problem }, 'a sealed fingerprint could not be opened: the device is stored without it')
    const isSaved = await saveVisitor(database, {
      userId: user.id,
      // A browser that stores no device id is identified by its session.
      deviceId: readDeviceId(request) ?? sessionId,
      sessionId,
      fingerprint: request.body,
      unsealed,
    })
    if (!isSaved) throw new ApiError('unauthenticated')
    return {}
  })
}

import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { isRedirectTarget, listRedirectOrigins } from '../../social/settings/redirect-targets.ts'
import { createLinkStart } from './link-start.ts'
import { createOpenIdStart } from './open-id-start.ts'

/** One path with two uses: it starts an OPEN_ID sign-in, or the linking of any provider. */
export function socialLink(app: FastifyInstance, context: Context): void {
  const origins = listRedirectOrigins(context.config)
  const openIdStart = createOpenIdStart(context)
  const startLink = createLinkStart(context)

  route(app, 'socialLink', async (request, reply) => {
    const { params, body } = request
    const provider = context.social.find(params.social)
    const invalidFields = [
      ...(body.social === params.social ? [] : ['social']),
      ...(isRedirectTarget(origins, body.redirectUrl) ? [] : ['redirectUrl']),
    ]
    if (invalidFields.length > 0) {
      const errors = invalidFields.map((field) => ({ field, code: 'invalid_request' as const }))
      throw new ApiError('invalid_request', { errors })
    }
    const state = openIdStart.readState(provider, body.redirectUrl)
    return state === null
      ? startLink(provider, request, reply)
      : openIdStart.start({ provider, request, state })
  })
}

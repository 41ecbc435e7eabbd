import type { FastifyInstance } from 'fastify'
import { listRelated } from '../../accounts/passkeys/passkeys-config.ts'
import { readRelyingParty } from '../../accounts/passkeys/relying-party.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { route } from '../../http/route.ts'

/** Browsers request this to find out whether an origin outside the RP ID may use its passkeys. */
export function relatedOrigins(app: FastifyInstance, { config }: Context): void {
  route(app, 'relatedOrigins', async () => {
    if (config.passkeys.rpId === null) throw new ApiError('not_found')
    const { rpId, origins } = readRelyingParty(config)
    return { origins: listRelated(rpId, origins) }
  })
}

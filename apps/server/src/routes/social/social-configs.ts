import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { toSocialConfig } from '../../social/authorization/authorize-url.ts'
import { listRedirectOrigins, listRedirectUris } from '../../social/settings/redirect-targets.ts'

export function socialConfigs(app: FastifyInstance, { config }: Context): void {
  const configs = config.social.providers.map((provider) => {
    const [redirectUri = ''] = listRedirectUris(config, provider)
    return toSocialConfig(provider, redirectUri)
  })
  const answer = { socialConfigs: configs, redirectOrigins: listRedirectOrigins(config) }
  route(app, 'socialConfigs', async () => answer)
}

import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { ApiError } from '../api-error.ts'
import type { AuthorizationRequest, ProviderAnswer } from './answer.ts'
import { createOpenIdConnect } from './protocols/openid-connect.ts'
import { readProfile } from './protocols/protocols.ts'
import { ServiceError, describeServiceError } from '../operations/outgoing/service-error.ts'
import type { Outgoing } from '../operations/outgoing/outgoing.ts'
import type { ConfiguredProvider, Profile } from './provider.ts'
import type { SocialSettings } from './settings/social-settings.ts'
import { createUseOnce } from './use-once.ts'

export interface Social {
  /** @throws ApiError social_not_found */
  find(id: string): ConfiguredProvider
  /** Reads the person's profile. @throws ApiError social_denied, social_provider_failed */
  readProfile(
    provider: ConfiguredProvider,
    answer: ProviderAnswer,
    authorization: AuthorizationRequest,
  ): Promise<Profile>
}

export function createSocial(
  settings: SocialSettings,
  { drizzle }: Database,
  log: Logger,
  outgoing: Outgoing,
  now: () => number = Date.now,
): Social {
  const limits = { timeout: settings.timeoutMilliseconds, maxBytes: settings.maxResponseBytes }
  const dependencies = {
    openIdConnect: createOpenIdConnect(now),
    useOnce: createUseOnce(drizzle),
    now,
    maxAgeSeconds: settings.telegramMaxAgeSeconds,
  }

  return {
    find(id) {
      const provider = settings.providers.find((each) => each.id === id)
      if (provider === undefined) throw new ApiError('social_not_found')
      return provider
    },
    async readProfile(provider, answer, authorization) {
      const fetch = outgoing.createFetch({ service: provider.id, ...limits })
      try {
        return await readProfile(provider, answer, authorization, { ...dependencies, fetch })
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        if (error.reason === 'access_denied') throw new ApiError('social_denied')
        log.warn({ social: provider.id, ...describeServiceError(error) }, 'a provider’s answer was refused')
        throw new ApiError('social_provider_failed')
      }
    },
  }
}

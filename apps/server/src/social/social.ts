import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { readErrorCode } from '../operations/observability/error-code.ts'
import { noTracer, type Tracer } from '../operations/observability/tracing/tracer.ts'
import { HttpError } from '../http/errors/http-error.ts'
import type { AuthorizationRequest, ProviderAnswer } from './answer.ts'
import { createOpenIdConnect } from './protocols/openid-connect.ts'
import { readProfile } from './protocols/protocols.ts'
import { createProviderFetch } from './provider-fetch.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ConfiguredProvider, Profile } from './provider.ts'
import type { SocialSettings } from './settings/social-settings.ts'
import { createUseOnce } from './use-once.ts'

export interface Social {
  /** @throws HttpError social_not_found */
  find(id: string): ConfiguredProvider
  /** Reads the person's profile. @throws HttpError social_denied, social_provider_failed */
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
  { now = Date.now, tracer = noTracer }: { now?: () => number; tracer?: Pick<Tracer, 'span'> } = {},
): Social {
  const fetch = createProviderFetch(settings, tracer)
  const openIdConnect = createOpenIdConnect(fetch, now)
  const dependencies = {
    fetch,
    openIdConnect,
    useOnce: createUseOnce(drizzle),
    now,
    maxAgeSeconds: settings.telegramMaxAgeSeconds,
  }

  return {
    find(id) {
      const provider = settings.providers.find((each) => each.id === id)
      if (provider === undefined) throw new HttpError('social_not_found')
      return provider
    },
    async readProfile(provider, answer, authorization) {
      try {
        return await readProfile(provider, answer, authorization, dependencies)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        if (error.reason === 'access_denied') throw new HttpError('social_denied')
        // If the address cannot be reached, the code of the system or of TLS says why.
        const { reason } = error
        const code = readErrorCode(error)
        log.warn({ social: provider.id, reason, code }, 'a provider’s answer was refused')
        throw new HttpError('social_provider_failed')
      }
    },
  }
}

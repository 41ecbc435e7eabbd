import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Departure, ProviderAnswer } from './answer.ts'
import { createOpenIdConnect } from './protocols/openid-connect.ts'
import { readOAuth2Profile } from './protocols/oauth2.ts'
import { readSteamProfile } from './protocols/steam.ts'
import { readTelegramProfile } from './protocols/telegram.ts'
import { readVkProfile } from './protocols/vk.ts'
import { createProviderFetch } from './provider-fetch.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { Configured, Profile } from './provider.ts'
import type { SocialSettings } from './social-settings.ts'
import { createUseOnce } from './use-once.ts'

export interface Social {
  /** @throws Refusal social_not_found */
  find(id: string): Configured
  /** Who came back. @throws Refusal social_denied, social_provider_failed */
  readProfile(provider: Configured, answer: ProviderAnswer, departure: Departure): Promise<Profile>
}

export function createSocial(
  settings: SocialSettings,
  { drizzle }: Database,
  log: Logger,
  now: () => number = Date.now,
): Social {
  const fetch = createProviderFetch(settings)
  const openIdConnect = createOpenIdConnect(fetch, now)
  const useOnce = createUseOnce(drizzle)
  const { telegramMaxAgeSeconds: maxAgeSeconds } = settings

  function read(provider: Configured, answer: ProviderAnswer, departure: Departure): Promise<Profile> {
    switch (provider.protocol) {
      case 'OAUTH2':
        return readOAuth2Profile(provider, answer, departure, { fetch, openIdConnect })
      case 'OAUTH_VK':
        return readVkProfile(provider, answer, departure, fetch)
      case 'OAUTH_TELEGRAM':
        return readTelegramProfile(provider, answer, { maxAgeSeconds, useOnce, now })
      case 'OPEN_ID':
        return readSteamProfile(provider, answer, departure, { fetch, useOnce, now })
    }
  }

  return {
    find(id) {
      const provider = settings.providers.find((each) => each.id === id)
      if (provider === undefined) throw new Refusal('social_not_found')
      return provider
    },
    async readProfile(provider, answer, departure) {
      try {
        return await read(provider, answer, departure)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        if (error.reason === 'access_denied') throw new Refusal('social_denied')
        log.warn({ social: provider.id, reason: error.reason }, 'a provider’s answer was refused')
        throw new Refusal('social_provider_failed')
      }
    },
  }
}

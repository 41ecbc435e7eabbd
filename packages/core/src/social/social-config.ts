import type { SocialConfig } from '../wire/social.ts'

/** A provider was asked for that the server has no config for. */
export class SocialConfigMissingError extends Error {
  override readonly name = 'SocialConfigMissingError'
  readonly code = 'social_config_missing'

  constructor(social: string) {
    super(`Social config for ${social} not found`)
  }
}

/**
 * The config of a provider, by its id.
 * @throws SocialConfigMissingError when there is none
 */
export function findSocialConfig(configs: readonly SocialConfig[], social: string): SocialConfig {
  const config = configs.find(({ id }) => id === social)
  if (config === undefined) throw new SocialConfigMissingError(social)
  return config
}

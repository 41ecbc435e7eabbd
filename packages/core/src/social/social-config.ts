import type { SocialConfig } from '../wire/social.ts'

/** The server has no config for the requested provider. */
export class SocialConfigMissingError extends Error {
  override readonly name = 'SocialConfigMissingError'
  readonly code = 'social_config_missing'

  constructor(social: string) {
    super(`Social config for ${social} not found`)
  }
}

/**
 * Finds the config of a provider by id.
 * @throws SocialConfigMissingError when there is none
 */
export function findSocialConfig(configs: readonly SocialConfig[], social: string): SocialConfig {
  const config = configs.find(({ id }) => id === social)
  if (config === undefined) throw new SocialConfigMissingError(social)
  return config
}

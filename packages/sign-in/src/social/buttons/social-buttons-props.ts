import type { SocialPressOptions } from './use-social-press.ts'

export interface SocialButtonsProps extends SocialPressOptions {
  /** How many buttons are shown at first; if there are more providers, the last one is 'More options'. Default: 4. */
  readonly maxButtons?: number | undefined
  /** How many providers the server offers, if the page knows: space is reserved for their buttons. Default: as many as at the last visit. */
  readonly expectedProviders?: number | undefined
}

import type { SocialPressOptions } from './use-social-press.ts'

export interface SocialButtonsProps extends SocialPressOptions {
  /** The number of places; if there are more providers, the last place is 'More options'. Default: 4. */
  readonly visible?: number | undefined
  /** The number of providers to reserve space for, if the page knows it. Default: as many as at the last visit. */
  readonly expected?: number | undefined
}

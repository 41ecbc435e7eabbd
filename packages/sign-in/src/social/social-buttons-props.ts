import type { SocialPressOptions } from './use-social-press.ts'

export interface SocialButtonsProps extends SocialPressOptions {
  /** How many places there are; where there are more providers, the last one is 'More ways'. 4 when absent. */
  readonly visible?: number | undefined
}

import type { SocialPressOptions } from './use-social-press.ts'

export interface SocialButtonsProps extends SocialPressOptions {
  /** How many places there are; where there are more providers, the last one is 'More ways'. 4 when absent. */
  readonly visible?: number | undefined
  /** How many providers there will be, where the page knows. As many as the last time when absent. */
  readonly expected?: number | undefined
}

import type { ResponseBody } from '@foyer/core/wire'
import type { SignInMessageKey, SignInTranslate } from '../messages/messages.ts'

/** The user after a social sign-in, and why the promo code was not used, if so. */
export type SocialUser = ResponseBody<'socialFinish'>

const messages: Record<NonNullable<SocialUser['unusedPromocode']>['reason'], SignInMessageKey> = {
  not_valid: 'social_promocode_not_valid',
  not_new: 'social_promocode_not_new',
}

/** The message about a promo code that was not used; `null` if there was none, or it was used. */
export function describeUnusedPromocode(
  { unusedPromocode }: Pick<SocialUser, 'unusedPromocode'>,
  translate: SignInTranslate,
): string | null {
  if (unusedPromocode === undefined) return null
  const { code, reason } = unusedPromocode
  // Unicode's FSI and PDI isolate the typed code, whatever the direction of the sentence.
  return translate(messages[reason], { code: `\u2068${code}\u2069` })
}

import { nameProvider } from './create-translate.ts'

/** What a message reports about passkeys, second factors and unlinked providers. */
export type FactorNews =
  | {
      readonly change:
        | 'passkey_added'
        | 'passkey_removed'
        | 'totp_enrolled'
        | 'totp_removed'
        | 'recovery_codes_made'
        | 'operator_removed'
    }
  | { readonly change: 'social_unlinked'; readonly social: string }
  | {
      readonly change: 'recovery_code_used'
      /** The number of codes that are left. */
      readonly left: number
    }

/** The values for the placeholders of these messages. */
export function describeNews(news: FactorNews) {
  return {
    change: news.change,
    left: news.change === 'recovery_code_used' ? news.left : 0,
    provider: news.change === 'social_unlinked' ? nameProvider(news.social) : '',
  }
}

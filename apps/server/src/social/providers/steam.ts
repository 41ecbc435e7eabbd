import type { OpenIdProvider } from '../provider.ts'

export const steam: OpenIdProvider = {
  id: 'steam',
  protocol: 'OPEN_ID',
  source: 'https://partner.steamgames.com/doc/features/auth#website',
  authorizeUrl: 'https://steamcommunity.com/openid/login',
  claimedIdPrefix: 'https://steamcommunity.com/openid/id/',
  // Individual accounts: universe 1, account type 1, instance 1.
  numberPattern: /^7656119\d{10}$/,
}

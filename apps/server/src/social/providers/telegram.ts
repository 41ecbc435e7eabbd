import type { OpenIdConnectProvider, TelegramProvider } from '../provider.ts'

/** The login widget and its redirect, which Telegram calls legacy. */
export const telegram: TelegramProvider = {
  id: 'telegram',
  protocol: 'OAUTH_TELEGRAM',
  source: 'https://core.telegram.org/widgets/login-legacy',
  authorizeUrl: 'https://oauth.telegram.org/auth',
}

/** Telegram's replacement of the widget, since 2026. */
export const telegramOpenId: OpenIdConnectProvider = {
  id: 'telegram',
  protocol: 'OAUTH2',
  source: 'https://core.telegram.org/bots/telegram-login',
  authorizeUrl: 'https://oauth.telegram.org/auth',
  scope: 'openid profile',
  issuer: 'https://oauth.telegram.org',
  // `sub` is a different number, which only this flow uses; this claim is the id that the widget and bots use.
  subjectClaim: 'id',
  clientAuthentication: 'basic',
}

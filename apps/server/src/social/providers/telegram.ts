import type { OpenIdConnectProvider, TelegramProvider } from '../provider.ts'

/** The widget and its redirect, which Telegram calls legacy. */
export const telegram: TelegramProvider = {
  id: 'telegram',
  protocol: 'OAUTH_TELEGRAM',
  source: 'https://core.telegram.org/widgets/login-legacy',
  authorizeUrl: 'https://oauth.telegram.org/auth',
}

/** What Telegram offers instead since 2026. */
export const telegramOpenId: OpenIdConnectProvider = {
  id: 'telegram',
  protocol: 'OAUTH2',
  source: 'https://core.telegram.org/bots/telegram-login',
  authorizeUrl: 'https://oauth.telegram.org/auth',
  scope: 'openid profile',
  issuer: 'https://oauth.telegram.org',
  // `sub` is another number, for this flow alone; this one is what the widget tells, and bots know people by.
  subjectClaim: 'id',
  clientAuthentication: 'basic',
}

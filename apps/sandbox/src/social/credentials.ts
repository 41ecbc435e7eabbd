/** Foyer's credentials at each provider in sandbox mode. */
export const clientIdOf = (social: string): string => `foyer-sandbox-${social}`

export const clientSecretOf = (social: string): string => `foyer-sandbox-secret-${social}`

/** The token of Telegram's bot, which consists of its number and its secret. */
export const telegramBot = { id: '1234567890', token: '1234567890:foyer-sandbox-bot-token' } as const

/** The keys of an installation. The server uses the same if CAPTCHA_SANDBOX_URL is set. */
export const sandboxId = 'foyer-sandbox'
export const sandboxSecret = 'foyer-sandbox-secret'

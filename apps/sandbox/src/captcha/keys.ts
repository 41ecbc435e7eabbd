/** What the stand-ins know an installation by. The server takes the same when CAPTCHA_SANDBOX_URL is set. */
export const sandboxId = 'foyer-sandbox'
export const sandboxSecret = 'foyer-sandbox-secret'

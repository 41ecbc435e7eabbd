// @ts-check
// The server's settings for using the sandbox instead of outside services.
import process from 'node:process'

/**
 * Is the sandbox used? Never in production, because it lets anybody sign in as anybody. @param
 * {Readonly<Record<string, string | undefined>>} environment
 */
export const hasSandbox = (environment = process.env) => environment['NODE_ENV'] !== 'production'

/**
 * Settings for the server, as in docs/operating.md. They never override existing ones: an operator who configures a mail server
 * expects the mail there.
 * @param {{ address: string, smtpPort: number }} sandbox its ready message
 * @param {Readonly<Record<string, string | undefined>>} environment the existing settings
 * @returns {Record<string, string>}
 */
export function sandboxSettings({ address, smtpPort }, environment = process.env) {
  return {
    MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Foyer <no-reply@foyer.test>',
    SMS_URL: `${address}/api/sms`,
    // Captchas stay off unless CAPTCHA enables them.
    ...(!Object.keys(environment).some((name) => /^(RECAPTCHA|GEETEST)_/.test(name)) && {
      CAPTCHA_SANDBOX_URL: address,
    }),
    // The operator's own list replaces the sandbox's.
    ...(!('BREACH_LIST_FILE' in environment) && { BREACH_LIST_URL: `${address}/breach-list` }),
    // The sandbox replaces all providers at once, so it is not used if one is configured.
    ...(!Object.keys(environment).some((name) => name.startsWith('SOCIAL_')) && {
      SOCIAL_SANDBOX_URL: address,
    }),
  }
}

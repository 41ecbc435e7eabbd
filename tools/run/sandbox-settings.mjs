// @ts-check
// How is the server told to use the sandbox in place of the outside world?
import process from 'node:process'

/** Is there a sandbox at all? In production nobody is to sign in as anybody. @param {Readonly<Record<string, string | undefined>>} given */
export const hasSandbox = (given = process.env) => given['NODE_ENV'] !== 'production'

/**
 * Settings of the server, as docs/operating.md lists them. Each stands aside for one that is given: who has set up a
 * mail server wants to see the mail arrive there.
 * @param {{ address: string, smtpPort: number }} sandbox as it says that it is ready
 * @param {Readonly<Record<string, string | undefined>>} given what is set already
 * @returns {Record<string, string>}
 */
export function sandboxSettings({ address, smtpPort }, given = process.env) {
  return {
    MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Foyer <no-reply@foyer.test>',
    SMS_URL: `${address}/api/sms`,
    // Off until CAPTCHA says otherwise.
    ...(!Object.keys(given).some((name) => /^(RECAPTCHA|GEETEST)_/.test(name)) && {
      CAPTCHA_SANDBOX_URL: address,
    }),
    // It stands in for all providers at once, so for none where one is set up.
    ...(!Object.keys(given).some((name) => name.startsWith('SOCIAL_')) && { SOCIAL_SANDBOX_URL: address }),
  }
}

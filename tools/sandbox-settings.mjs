// @ts-check
// How is the server told to use the sandbox in place of the outside world?

/**
 * Settings of the server, as docs/operating.md lists them. Each stands aside for one that is given: who has set up a
 * mail server wants to see the mail arrive there.
 * @param {{ address: string, smtpPort: number }} sandbox as it says that it is ready
 * @returns {Record<string, string>}
 */
export function sandboxSettings({ address, smtpPort }) {
  return {
    MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Foyer <no-reply@foyer.test>',
    SMS_URL: `${address}/api/sms`,
  }
}

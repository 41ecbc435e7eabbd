import { until } from '../../torture/until.ts'
import type { Scene } from './scene.ts'

/** Six digits that stand alone. */
export const codePattern = /(?<!\d)(\d{6})(?!\d)/

/** What a link of the product carries. */
export const tokenPattern = /#token=([\w-]{43})/

/**
 * What was sent last to a person, by a pattern with one group. Messages sent at the same time arrive in any order, so the last of
 * all may be another one.
 * @param to an e-mail address, or a phone number
 * @param number how many such messages have been sent by now
 */
export function readSent(
  { context, inbox }: Scene,
  { to, pattern, number = 1 }: { readonly to: string; readonly pattern: RegExp; readonly number?: number },
): Promise<string> {
  return until(`the message ${number} to ${to}`, async () => {
    await context.notifications.settled()
    const mails = inbox.mails
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map(({ subject = '', text = '' }) => `${subject}\n${text}`)
    const texts = inbox.texts.filter((text) => text.to === to).map(({ text }) => text)
    const found = [...mails, ...texts].flatMap((text) => pattern.exec(text)?.slice(1, 2) ?? [])
    return found[number - 1]
  })
}

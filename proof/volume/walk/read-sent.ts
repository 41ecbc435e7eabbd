import { waitFor } from '../../torture/wait-for.ts'
import type { WalkEnvironment } from './walk-environment.ts'

/** Six digits that are not part of a longer number. */
export const codePattern = /(?<!\d)(\d{6})(?!\d)/

/** The token in a link of the product. */
export const tokenPattern = /#token=([\w-]{43})/

/**
 * Finds what was last sent to a person, by a pattern with one group. Messages that are sent at the same time arrive in any order, so it may
 * not be in the last one.
 * @param to an e-mail address, or a phone number
 * @param number how many matching messages have been sent so far
 */
export function readSent(
  { context, inbox }: WalkEnvironment,
  { to, pattern, number = 1 }: { readonly to: string; readonly pattern: RegExp; readonly number?: number },
): Promise<string> {
  return waitFor(`the message ${number} to ${to}`, async () => {
    await context.notifications.whenSettled()
    const mails = inbox.mails
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map(({ subject = '', text = '' }) => `${subject}\n${text}`)
    const texts = inbox.texts.filter((text) => text.to === to).map(({ text }) => text)
    const found = [...mails, ...texts].flatMap((text) => pattern.exec(text)?.slice(1, 2) ?? [])
    return found[number - 1]
  })
}

import { dirOf, langOf, type Locale } from '@foyer/core/wire'
import type { Mail } from './mail-transport.ts'

interface MailContent {
  readonly to: string
  readonly subject: string
  readonly lines: readonly [string, ...string[]]
  readonly action?: { readonly text: string; readonly href: string }
  /** The code that the person has to type, which the first line ends with. */
  readonly code?: string
}

/** Renders a mail as text and HTML. */
export function renderMail(locale: Locale, { to, subject, lines, action, code }: MailContent): Mail {
  const [first, ...rest] = lines
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`
  const link =
    action &&
    `<p style="margin:0 0 16px"><a href="${escape(action.href)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:10px;background:#115b3e;color:#ffffff;text-decoration:none">${escape(action.text)}</a></p>`
  return {
    to,
    subject,
    text: [first, ...(action ? [`${action.text}:\n${action.href}`] : []), ...rest].join('\n\n'),
    html:
      `<!doctype html><html lang="${langOf(locale)}" dir="${dirOf(locale)}"><head><meta charset="utf-8">` +
      // With this meta tag, mail programs in dark mode adapt the colours of the whole mail; without it, some change only the button.
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
      `<title>${escape(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">` +
      `<div style="max-width:32em;margin:0 auto">${enlargeCode(paragraph(first), code)}${link ?? ''}${rest.map(paragraph).join('')}</div></body></html>`,
  }
}

/** Shows the code large, on a line of its own. This works because in every language the sentence ends with it. */
function enlargeCode(html: string, code: string | undefined): string {
  if (code === undefined) return html
  const style = 'display:block;margin-top:8px;font-size:32px;line-height:1.25;letter-spacing:4px'
  return html.replace(code, `<strong style="${style}">${code}</strong>`)
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

import { dirOf, langOf, type Locale } from '@foyer/core/wire'
import type { Mail } from './mail-transport.ts'

interface Draft {
  readonly to: string
  readonly subject: string
  readonly lines: readonly [string, ...string[]]
  readonly action: { readonly text: string; readonly href: string }
}

/** Renders a mail as text and HTML. */
export function renderMail(locale: Locale, { to, subject, lines: [first, ...rest], action }: Draft): Mail {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`
  const link =
    `<p style="margin:0 0 16px"><a href="${escape(action.href)}" style="display:inline-block;padding:12px 20px;` +
    `border-radius:10px;background:#17594a;color:#ffffff;text-decoration:none">${escape(action.text)}</a></p>`
  return {
    to,
    subject,
    text: [first, `${action.text}:\n${action.href}`, ...rest].join('\n\n'),
    html:
      `<!doctype html><html lang="${langOf(locale)}" dir="${dirOf(locale)}"><head><meta charset="utf-8">` +
      // With this, mail readers in dark mode change the colours of the whole mail; without it, some change only the button.
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
      `<title>${escape(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">` +
      `<div style="max-width:32em;margin:0 auto">${paragraph(first)}${link}${rest.map(paragraph).join('')}</div></body></html>`,
  }
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

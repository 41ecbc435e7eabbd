import { matchRegion } from '@foyer/core/phone'
import type { Locale } from '@foyer/core/wire'
import { isolate } from './isolate.ts'

/** What has happened to an identifier of an account. */
export interface IdentifierNotice {
  readonly to: string
  readonly locale: Locale
  readonly event: 'added' | 'changed' | 'removed'
  readonly kind: 'email' | 'phone'
  /** The new identifier, or the removed one. Masked in the notice, unless it was removed. */
  readonly value: string
  /** The token of the link that undoes the change, for 72 hours. */
  readonly undoToken: string
}

/** The identifier as a notice shows it, shortened to this many characters. */
export function showIdentifier(
  { locale, event, kind, value }: Omit<IdentifierNotice, 'to' | 'undoToken'>,
  maxLength = Infinity,
): string {
  const shown = Array.from(event === 'removed' ? value : hideIdentifier(kind, value))
  const half = (maxLength - 1) / 2
  const shortened = [...shown.slice(0, Math.ceil(half)), '…', ...shown.slice(-Math.floor(half))]
  return isolate(locale, (shown.length > maxLength ? shortened : shown).join(''))
}

/** The token is in the fragment of the link, so that no server, log or `Referer` header gets it. */
export function writeUndoLink(publicUrl: string, undoToken: string): string {
  return `${publicUrl}/undo#token=${undoToken}`
}

/**
 * Masks an identifier: enough is left to recognise one's own, and too little to learn somebody else's: `a•••@example.com`,
 * `+44•••••56`. An identifier that is masked already stays as it is.
 */
export function hideIdentifier(kind: IdentifierNotice['kind'], value: string): string {
  if (value.includes('•')) return value
  if (kind === 'phone') {
    const code = matchRegion(value.replace(/^\+/, ''))?.phoneCode ?? ''
    return `+${code}•••••${value.slice(-2)}`
  }
  const [first = ''] = value
  return `${first}•••${value.slice(value.lastIndexOf('@'))}`
}

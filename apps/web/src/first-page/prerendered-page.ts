import type { Locale as LocaleId } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'
import type { PageSettings } from './page-settings.ts'

const methodNames = ['password', 'code', 'passkey'] as const
const kindNames = ['email', 'phone'] as const

/** The `<html>` element, whose attributes describe the page that the server has sent (src/prerender). */
const root = globalThis.document?.documentElement

/** The language of the prerendered page; `null` if it is empty, and rendered by the client. */
export function readPrerenderedLocale(container: Element): LocaleId | null {
  return container.firstElementChild === null ? null : matchLocale([root?.lang ?? ''])
}

/** The number of places for social buttons; `undefined` if the server has not set it. */
export function readSocialPlaces(): number | undefined {
  const places = root?.dataset['socialPlaces']
  return places === undefined ? undefined : Number(places)
}

/** The settings that the page was rendered with; without those that the server has not set. */
export function readPageSettings(): PageSettings {
  const profile = root?.dataset['passwordProfile']
  return {
    signInMethods: readNames('signInMethods', methodNames),
    passwordProfile: profile === 'classic' || profile === 'nist' ? profile : undefined,
    reachableKinds: readNames('reachableKinds', kindNames),
  }
}

function readNames<Name extends string>(setting: string, known: readonly Name[]): Name[] | undefined {
  const names = root?.dataset[setting]?.split(' ')
  return names && known.filter((name) => names.includes(name))
}

/** Did the request for the page have the session's cookie? `undefined` if the server has not set it. */
export function readHasCookie(): boolean | undefined {
  const cookie = root?.dataset['sessionCookie']
  return cookie === undefined ? undefined : cookie === 'present'
}

/** Tells public/early.js that this script and all that it imports were loaded. */
export function notifyStarted(): void {
  if (root) root.dataset['begun'] = ''
}

/** Tells public/early.js that the page cannot begin after all, because no messages could be loaded. */
export function notifyLoadFailed(): void {
  if (root) delete root.dataset['begun']
  dispatchEvent(new Event('foyer-unloaded'))
}

/**
 * Tells public/early.js that the page is interactive: it then sends a form that was submitted before. The mark on the document is for the
 * case that early.js runs after the app: without the mark, early.js would intercept events for ever.
 */
export function notifyReady(): void {
  if (root) root.dataset['answers'] = ''
  dispatchEvent(new Event('foyer-ready'))
}

/** Has the service worker served the page, because the server could not be reached? */
export function isServedOffline(): boolean {
  return root?.dataset['unreached'] !== undefined
}

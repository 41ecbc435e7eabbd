import type { Locale as LocaleId } from '@foyer/core/wire'
import { matchLocale } from '@foyer/core/wire/locales'

/** The page that the server gave out drawn (src/prerender), as its `<html>` describes it. */
const root = globalThis.document?.documentElement

/** The language that it is drawn in; `null` where it is empty, and drawn here. */
export function readDrawnLocale(container: Element): LocaleId | null {
  return container.firstElementChild === null ? null : matchLocale([root?.lang ?? ''])
}

/** How many places it keeps for social buttons; nothing where the server has not said. */
export function readSocialPlaces(): number | undefined {
  const places = root?.dataset['socialPlaces']
  return places === undefined ? undefined : Number(places)
}

/**
 * Tells public/early.js that the page answers: a form that was sent before is sent now. The mark is for where that script
 * comes later than the app; it would note what is pressed, for ever, and keep it from the page.
 */
export function tellReady(): void {
  if (root) root.dataset['answers'] = ''
  dispatchEvent(new Event('foyer-ready'))
}

/** Did the service worker give out the page, because the server could not be reached? */
export function isUnreached(): boolean {
  return root?.dataset['unreached'] !== undefined
}

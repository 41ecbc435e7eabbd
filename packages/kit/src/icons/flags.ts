import { createLazyValue } from '@foyer/core/store'

/** The SVG of each flag by ISO code. Loaded when something shows a flag; lists work without flags too. */
export const flags = createLazyValue<Readonly<Record<string, string>>>(
  () => import('country-flag-icons/string/3x2'),
)

/** Loads the flags before something shows one. */
export function loadFlags(): void {
  // The first subscription loads.
  flags.subscribe(() => {})()
}

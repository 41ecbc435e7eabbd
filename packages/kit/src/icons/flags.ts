import { createLazyValue } from '@foyer/core/store'

/** The SVG of each flag by ISO code. Loaded when the first flag is rendered; lists work without flags, too. */
export const flags = createLazyValue(async () => (await import('../generated/flags.ts')).flagDrawings)

/** Loads the flags before one is rendered. */
export function loadFlags(): void {
  // The first subscription loads.
  flags.subscribe(() => {})()
}

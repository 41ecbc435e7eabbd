import { createLazyValue } from '@foyer/core/store'
import { useSyncExternalStore } from 'react'
import type { DrawnFlag } from '../../icons/drawn-flag.ts'
import { pageRest } from '../../pickers/lazy/page-rest.ts'
import { savesData } from '../../pickers/lazy/saves-data.ts'

const drawnFlag = createLazyValue<DrawnFlag>(async () =>
  (await import('../../icons/drawn-flag.ts')).loadDrawnFlag(),
)

const subscribeToNothing = () => () => {}
const getServerSnapshot = () => null

/**
 * The country's letters, replaced by its flag once the page is at rest, from a script that the country list needs too. Not a flag emoji,
 * because Windows has none. With data saver on, the letters stay.
 */
export function CountryMark({ countryCode }: { readonly countryCode: string }) {
  const isAtRest = useSyncExternalStore(pageRest.subscribe, pageRest.getValue, getServerSnapshot)
  const flag = useSyncExternalStore(
    isAtRest && !savesData() ? drawnFlag.subscribe : subscribeToNothing,
    drawnFlag.getValue,
    getServerSnapshot,
  )
  // Rendered by CSS from an attribute, so that screen readers read the accessible name of the button alone.
  return flag?.has(countryCode) ? <flag.Flag countryCode={countryCode} /> : <b data-content={countryCode} />
}

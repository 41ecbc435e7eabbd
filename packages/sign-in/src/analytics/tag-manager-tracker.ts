import { setScriptAddress } from '../scripts/set-script-address.ts'
import { pushEvent, type DataLayerOptions } from './data-layer-tracker.ts'
import type { Tracker } from './tracker.ts'

export interface TagManagerOptions extends DataLayerOptions {
  /** The id of the container, such as `GTM-ABC1234`. */
  readonly id: string
  /** Where its script comes from: Google, when absent, or a server of one's own. */
  readonly origin?: string
  /** The page's, for a policy that asks scripts for one (`script-src 'nonce-…'`). Tags take it on from the script. */
  readonly nonce?: string
}

/**
 * Loads a tag manager, and tells it through its data layer. Blocked, slow or broken, it is waited for by nobody.
 * @throws TypeError for an id that is none
 */
export function createTagManagerTracker(options: TagManagerOptions): Tracker {
  const { id, origin = 'https://www.googletagmanager.com', nonce, dataLayer = 'dataLayer' } = options
  if (!/^[A-Z]{1,4}-[A-Z0-9]{4,16}$/.test(id))
    throw new TypeError(`"${id}" is not the id of a tag manager’s container, such as GTM-ABC1234.`)
  let isBlocked = false
  return {
    name: id,
    init() {
      const layer: unknown = Reflect.get(globalThis, dataLayer) ?? []
      Reflect.set(globalThis, dataLayer, layer)
      // First, before any event: its clock starts there.
      if (Array.isArray(layer)) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      const script = document.createElement('script')
      const query = new URLSearchParams({ id, ...(dataLayer !== 'dataLayer' && { l: dataLayer }) })
      script.async = true
      if (nonce !== undefined) script.nonce = nonce
      // Nobody will read the data layer: it is not to grow for ever.
      script.addEventListener('error', () => (isBlocked = true))
      setScriptAddress(script, `${origin}/gtm.js?${query}`)
      document.head.append(script)
    },
    track(event) {
      if (!isBlocked) pushEvent(dataLayer, event)
    },
  }
}

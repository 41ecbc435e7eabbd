import { setScriptAddress } from '../plugins/set-script-address.ts'
import { pushEvent, type DataLayerOptions } from './data-layer-tracker.ts'
import type { Tracker } from './tracker.ts'

/** Which container of a tag manager is loaded, and from where. */
export interface TagManagerOptions extends DataLayerOptions {
  /** The id of the container, such as `GTM-ABC1234`. */
  readonly id: string
  /** The origin of its script. Default: Google's; or a server of your own. */
  readonly origin?: string | undefined
  /** The page's CSP nonce, for a policy with `script-src 'nonce-…'`. Tags inherit it from the script. */
  readonly nonce?: string | undefined
}

/**
 * Loads a tag manager, and passes events through its data layer. Nothing waits for it if it is blocked, slow or broken.
 * @throws TypeError for an invalid container id
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
      // Must be the first entry: it starts the tag manager's clock.
      if (Array.isArray(layer)) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      const script = document.createElement('script')
      const query = new URLSearchParams({ id, ...(dataLayer !== 'dataLayer' && { l: dataLayer }) })
      script.async = true
      if (nonce !== undefined) script.nonce = nonce
      // Stops pushing events: without the script nobody reads the data layer, and it would grow without limit.
      script.addEventListener('error', () => (isBlocked = true))
      setScriptAddress(script, `${origin}/gtm.js?${query}`)
      document.head.append(script)
    },
    track(event) {
      if (!isBlocked) pushEvent(dataLayer, event)
    },
    readClientId: () => readAnalyticsCookie(document.cookie),
  }
}

/** Google's tags store the client id after the version and the depth of the domain, and perhaps of the path: `_ga=GA1.1.<id>`, `GA1.2-2.<id>`. */
function readAnalyticsCookie(cookies: string): string | null {
  return /(?:^|; )_ga=GA\d\.\d+(?:-\d+)?\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1] ?? null
}

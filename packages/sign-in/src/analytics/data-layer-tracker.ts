import type { AnalyticsEvent } from './analytics-event.ts'
import { TrackerMissingError, type Tracker } from './tracker.ts'

/** Which array a tag manager reads. */
export interface DataLayerOptions {
  /** The name of the global array that the tag manager reads. Default: `dataLayer`. */
  readonly dataLayer?: string | undefined
}

/** Tag managers merge events into a persistent state: absent properties are reset, or they would keep the previous event's value. */
const emptyFields = {
  form: undefined,
  field: undefined,
  action: undefined,
  method: undefined,
  code: undefined,
  message: undefined,
  platform: undefined,
}

/**
 * For a tag manager that your page loads itself: pushes each event into its data layer, as `foyer_form_exit` and so on. `track` throws
 * TrackerMissingError if there is no data layer.
 */
export function createDataLayerTracker({ dataLayer = 'dataLayer' }: DataLayerOptions = {}): Tracker {
  return { name: dataLayer, track: (event) => pushEvent(dataLayer, event) }
}

/** @throws TrackerMissingError when there is no data layer */
export function pushEvent(dataLayer: string, { name, ...data }: AnalyticsEvent): void {
  const layer: unknown = Reflect.get(globalThis, dataLayer)
  if (!Array.isArray(layer)) throw new TrackerMissingError()
  layer.push({ ...emptyFields, event: `foyer_${name}`, ...data })
}

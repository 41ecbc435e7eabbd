import type { ExtendedFingerprint, Fingerprint } from '../wire/fingerprint.ts'
import { cleanReading } from './clean-reading.ts'
import { extendedFields } from './extended-fields.ts'

/** A browser's readings by the names of the API. A missing key means that the value was not read. */
export type Readings = { readonly [Name in keyof ExtendedFingerprint]?: unknown }

/** The ids of a fingerprint, as far as they are known. */
export interface FingerprintIds {
  /** The analytics client id. */
  readonly clientId?: string | null | undefined
  /** The fingerprint agent's id of this browser. */
  readonly visitorId?: string | null | undefined
  /** The encrypted result of a commercial fingerprint agent. */
  readonly sealed?: string | null | undefined
}

/** Builds the extended data: all 32 fields, `null` where there is no reading. */
export function toExtendedFingerprint(readings: Readings): ExtendedFingerprint {
  const names = Object.keys(extendedFields) as (keyof ExtendedFingerprint)[]
  return Object.fromEntries(
    names.map((name) => [name, cleanReading(extendedFields[name], readings[name])]),
    // `cleanReading` returns the type that the schema has for each field; a test compares them.
  ) as unknown as ExtendedFingerprint
}

/** Builds the basic fingerprint, with the extended data inside. */
export function toFingerprint(readings: Readings, ids: FingerprintIds): Fingerprint {
  const extended = toExtendedFingerprint({ ...readings, sealed: ids.sealed })
  return {
    clientId: cleanReading('text', ids.clientId) as string | null,
    visitorId: cleanReading('text', ids.visitorId) as string | null,
    sealed: extended.sealed,
    userAgent: extended.request_user_agent,
    screenWidth: extended.screen_width,
    screenHeight: extended.screen_height,
    extended,
  }
}

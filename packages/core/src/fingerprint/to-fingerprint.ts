import type { ExtendedFingerprint, Fingerprint } from '../wire/fingerprint.ts'
import { cleanReading } from './clean-reading.ts'
import { extendedFields } from './extended-fields.ts'

/** What was read of a browser, under the names of the wire. What is not there was not read. */
export type Readings = { readonly [Name in keyof ExtendedFingerprint]?: unknown }

/** Who made the payload, as far as agents know. */
export interface FingerprintIds {
  /** The analytics client id. */
  readonly clientId?: string | null | undefined
  /** The fingerprint agent's id of this browser. */
  readonly visitorId?: string | null | undefined
  /** The encrypted result of a commercial agent. */
  readonly sealed?: string | null | undefined
}

/** The extended data: all 32 fields, `null` where there is no reading. */
export function toExtendedFingerprint(readings: Readings): ExtendedFingerprint {
  const names = Object.keys(extendedFields) as (keyof ExtendedFingerprint)[]
  return Object.fromEntries(
    names.map((name) => [name, cleanReading(extendedFields[name], readings[name])]),
    // Each kind gives what the contract has for the fields of that kind: the test holds it to the schema.
  ) as unknown as ExtendedFingerprint
}

/** The basic fingerprint, with the extended data beside it. */
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

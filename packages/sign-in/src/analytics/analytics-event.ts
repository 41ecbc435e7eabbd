import type { LoggedEvent } from '@foyer/core/wire'
import { analyticsSchemaVersion } from '@foyer/core/wire/analytics-names'

type LoggedFailure = Extract<LoggedEvent, { readonly code: string }>

/**
 * The events that trackers receive. They contain names of forms, fields and sign-in methods, and the server's error messages, but
 * nothing that a person typed. No message of Foyer's server quotes input (apps/server/src/http/errors/messages.test.ts); if you write
 * your own server, its messages must not either.
 */
export type AnalyticsEvent =
  | Exclude<LoggedEvent, LoggedFailure>
  /** `message`: the server's own (`data.message`), unchanged. */
  | (LoggedFailure & { readonly message: string })

/** What a form is for. Events are named by it, such as `sign_in_success`. */
export type AnalyticsFlow = 'sign_in' | 'sign_up' | 'recovery' | 'social'

/** The result of a submit. */
export interface AnalyticsOutcome {
  readonly flow: AnalyticsFlow
  /** The form's name, such as `sign-in`. */
  readonly form: string
  /** `email`, `phone`, `passkey`, or a provider. */
  readonly method: string | null
  /** The thrown error; absent after a success. */
  readonly error?: unknown
}

/** A self-describing event: the address of its schema, with version 1 as `1-0-0`, and its data. */
export interface SelfDescribingEvent {
  readonly schema: string
  readonly data: DataOf<AnalyticsEvent>
}

/** Distributes over the union: `Omit` on the whole union would only keep common properties. */
type DataOf<Event> = Event extends unknown ? Omit<Event, 'name' | 'schemaVersion'> : never

/** The event as collectors of self-describing events take it. @param vendor the owner of the schemas, such as `com.example` */
export function toSelfDescribing(event: AnalyticsEvent, vendor: string): SelfDescribingEvent {
  const { name, schemaVersion, ...data } = event
  return { schema: `iglu:${vendor}/${name}/jsonschema/${schemaVersion}-0-0`, data }
}

const schemaVersion = analyticsSchemaVersion
const codePattern = /^[a-z][a-z_]{0,39}$/

export function describeOutcome({ flow, form, method, error }: AnalyticsOutcome): AnalyticsEvent {
  const about = { schemaVersion, form, method } as const
  if (error === undefined) return { name: `${flow}_success`, ...about }
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  return {
    name: `${flow}_error`,
    ...about,
    code: typeof code === 'string' && codePattern.test(code) ? code : 'unknown',
    message: typeof message === 'string' ? message : '',
  }
}

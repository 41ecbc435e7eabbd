import type { LoggedEvent } from '@foyer/core/wire'
import { analyticsSchemaVersion } from '@foyer/core/wire/analytics-names'

type LoggedFailure = Extract<LoggedEvent, { readonly code: string }>

/**
 * What trackers are told. Names of forms, fields and ways to sign in, and the server's words for a refusal: nothing that
 * a person typed.
 */
export type AnalyticsEvent =
  | Exclude<LoggedEvent, LoggedFailure>
  /** `message`: the server's (`data.message`); empty where it repeats what was typed. */
  | (LoggedFailure & { readonly message: string })

/** What somebody set out to do. */
export type Flow = 'sign_in' | 'sign_up' | 'recovery' | 'social'

/** How it went. */
export interface Outcome {
  readonly flow: Flow
  readonly form: string
  /** `email`, `phone`, or a provider. */
  readonly method: string | null
  /** What was thrown; absent after a success. */
  readonly error?: unknown
}

/** An event that describes itself: the address of its schema, version 1 as `1-0-0`, and its data. */
export interface SelfDescribingEvent {
  readonly schema: string
  readonly data: Omit<AnalyticsEvent, 'name' | 'schemaVersion'>
}

/** @param vendor whose schemas they are, such as `com.example` */
export function toSelfDescribing(event: AnalyticsEvent, vendor: string): SelfDescribingEvent {
  const { name, schemaVersion, ...data } = event
  return { schema: `iglu:${vendor}/${name}/jsonschema/${schemaVersion}-0-0`, data }
}

const schemaVersion = analyticsSchemaVersion
const codePattern = /^[a-z][a-z_]{0,39}$/

/** @param typed what the person has typed: it is kept out of the words */
export function describeOutcome(outcome: Outcome, typed: readonly unknown[]): AnalyticsEvent {
  const { flow, form, method, error } = outcome
  const about = { schemaVersion, form, method } as const
  if (error === undefined) return { name: `${flow}_success`, ...about }
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  return {
    name: `${flow}_error`,
    ...about,
    code: typeof code === 'string' && codePattern.test(code) ? code : 'unknown',
    message: withoutTyped(typeof message === 'string' ? message : '', typed),
  }
}

/** E-mail addresses, runs of digits as long as a code or longer, tokens. */
const secrets = [/[^\s@]+@[^\s@]+/gu, /\+?\p{Nd}(?:[\s().-]?\p{Nd}){3,}/gu, /[\w-]{24,}/gu]

/** Longer words than a person would be told. */
const longestMessage = 300
/** Shorter ones stand in any sentence by chance. */
const shortestTyped = 3

/** Words without what a person typed. A hole where it stood would tell what it was: then there are none. */
export function withoutTyped(message: string, typed: readonly unknown[]): string {
  const told = fold(message)
  const isTold = typed.some((value) => {
    const text = fold(String(value)).trim()
    return text.length >= shortestTyped && told.includes(text)
  })
  if (isTold) return ''
  return secrets.reduce((text, secret) => text.replace(secret, '…'), message).slice(0, longestMessage)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

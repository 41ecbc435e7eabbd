/** The version of the event schema; `1-0-0` for trackers of self-describing events. */
export const analyticsSchemaVersion = 1

/** What happens in a field (specification, section 3: the events of a block). */
export const fieldActions = [
  'change',
  'firstInput',
  'show',
  'hide',
  'clickLink',
  'selectSuggestion',
  'selectCountry',
  'firstInputSearch',
  'click',
] as const

/** What happens in a field: `change` and so on. */
export type FieldAction = (typeof fieldActions)[number]

/** Events for requests that the server accepted. */
export const successNames = [
  'sign_in_success',
  'sign_up_success',
  'recovery_success',
  'social_success',
] as const

/** Events for requests that the server rejected. */
export const errorNames = ['sign_in_error', 'sign_up_error', 'recovery_error', 'social_error'] as const

/** The platforms of an installation (specification, section 4). */
export const installPlatforms = ['ios', 'android'] as const

/** Names of forms, fields and providers, as in code. No text that a person typed matches. */
export const analyticsName = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

/** The maximum length of the message of an error, for the server's log. */
export const longestMessage = 300

/** The maximum number of events of one call. */
export const mostEvents = 50

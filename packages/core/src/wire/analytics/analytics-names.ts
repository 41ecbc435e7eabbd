/** The version of the events' schema; trackers of self-describing events call it `1-0-0`. */
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

export type FieldAction = (typeof fieldActions)[number]

export const successNames = [
  'sign_in_success',
  'sign_up_success',
  'recovery_success',
  'social_success',
] as const

export const errorNames = ['sign_in_error', 'sign_up_error', 'recovery_error', 'social_error'] as const

/** What an install of the app is told as (specification, section 4). */
export const installPlatforms = ['ios', 'android'] as const

/** What code is called in code: of forms, of fields, of providers. Nothing that a person typed fits. */
export const analyticsNamePattern = '^[A-Za-z][A-Za-z0-9_-]{0,39}$'

/** One call's worth of events. */
export const mostEvents = 50

import { createContext, use, useEffect, useMemo } from 'react'
import type { Flow } from '../analytics/analytics-event.ts'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import type { FieldEvents, FormWatch, WatchedForm } from '../analytics/watch-form.ts'

/** What watches the form around a field; nothing without analytics. */
export const FormWatchContext = createContext<FormWatch | undefined>(undefined)

/** For the `events` of a block: its name travels, and never what is in it. */
export function useFieldEvents(field: string): FieldEvents | undefined {
  return use(FormWatchContext)?.events(field)
}

/** Watches a form as long as it is there. */
export function useFormWatch(
  analytics: AnalyticsPlugin | undefined,
  store: WatchedForm['store'],
  form: string,
  flow: Flow,
): FormWatch | undefined {
  const watch = useMemo(() => analytics?.watchForm({ store, form, flow }), [analytics, store, form, flow])
  useEffect(() => watch?.start(), [watch])
  return watch
}

import { createContext, use, useEffect, useMemo } from 'react'
import type { FieldEvents, FormWatch, WatchedForm } from '../analytics/watch-form.ts'
import type { Foyer } from '../plugins/foyer-context.ts'

/** The form watch for the fields; `undefined` without analytics. */
export const FormWatchContext = createContext<FormWatch | undefined>(undefined)

/** The `events` of a block: reports its name, and never its value. */
export function useFieldEvents(field: string): FieldEvents | undefined {
  return use(FormWatchContext)?.events(field)
}

/** Watches a form while it is mounted. */
export function useFormWatch(
  { analytics, session }: Pick<Foyer, 'analytics' | 'session'>,
  store: WatchedForm['store'],
  { form, flow, isStep }: Pick<WatchedForm, 'form' | 'flow' | 'isStep'>,
): FormWatch | undefined {
  const watch = useMemo(
    () => analytics?.watchForm({ store, form, flow, isStep }),
    [analytics, store, form, flow, isStep],
  )
  useEffect(() => watch?.start(), [watch])
  useEffect(() => watch && session.onSignIn(watch.enter), [watch, session])
  return watch
}

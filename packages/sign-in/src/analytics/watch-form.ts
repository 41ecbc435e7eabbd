import type { FormStore } from '@foyer/core/form'
import { analyticsSchemaVersion, fieldActions, type FieldAction } from '@foyer/core/wire/analytics-names'
import type { AnalyticsEvent, Flow, Outcome } from './analytics-event.ts'

/** A handler for each event that a block may have. What they are given, a value or a country, is not looked at. */
export type FieldEvents = { readonly [Action in FieldAction]: () => void }

export interface WatchedForm {
  readonly store: Pick<FormStore, 'field' | 'values' | 'getSubmission' | 'subscribe'>
  /** What the form is called, such as `sign-in`. */
  readonly form: string
  readonly flow: Flow
}

export interface FormWatch {
  /** For the `events` of the block of this name: the same object each time. */
  readonly events: (field: string) => FieldEvents
  /** The form's call has failed. @param error what was thrown; its message is the server's, where there was one */
  readonly fail: (error: unknown) => void
  /** Listens until the function given back is called: the form is gone then. */
  readonly start: () => () => void
}

const schemaVersion = analyticsSchemaVersion
const methods = ['email', 'phone']

/** Forms that have been left: each is told of once, however often it is watched anew. */
const left = new WeakSet<WatchedForm['store']>()

/** The Navigation API, where there is one. */
interface Navigating {
  readonly navigation?: EventTarget
}

export function watchForm(
  { store, form, flow }: WatchedForm,
  tell: (event: AnalyticsEvent) => void,
  report: (outcome: Outcome, typed: readonly unknown[]) => void,
): FormWatch {
  const known = new Map<string, FieldEvents>()
  let typedLast = ''
  let listening = 0

  const finish = (error?: unknown): void => {
    const method = methods.find((name) => store.field(name) !== undefined) ?? null
    report({ flow, form, method, error }, Object.values(store.values))
  }
  const leave = (): void => {
    if (left.has(store) || store.getSubmission().status === 'success') return
    left.add(store)
    tell({ name: 'form_exit', schemaVersion, form })
  }

  function act(field: string, action: FieldAction): void {
    // A run of typing is one change: how many keys somebody presses, and when, is nobody's business.
    if (action === 'change') {
      if (field === typedLast) return
      typedLast = field
    }
    tell({ name: 'field_event', schemaVersion, form, field, action })
  }

  return {
    events(field) {
      let events = known.get(field)
      if (events === undefined) {
        const rows = fieldActions.map((action) => [action, () => act(field, action)])
        events = Object.fromEntries(rows) as FieldEvents
        known.set(field, events)
      }
      return events
    },
    fail: finish,
    start() {
      const ending = new AbortController()
      const { signal } = ending
      const { pathname } = location
      const onMove = (): void => void (location.pathname !== pathname && leave())
      let before = store.getSubmission().status
      const stop = store.subscribe(() => {
        const { status } = store.getSubmission()
        if (status === 'success' && status !== before) finish()
        before = status
      })
      addEventListener('pagehide', leave, { signal })
      // A form that stays while the path changes has been left too.
      addEventListener('popstate', onMove, { signal })
      ;(globalThis as Navigating).navigation?.addEventListener('currententrychange', onMove, { signal })
      listening++
      return () => {
        ending.abort()
        stop()
        listening--
        // React's strict mode ends an effect and begins it anew at once: nobody has left then.
        queueMicrotask(() => void (listening === 0 && leave()))
      }
    },
  }
}

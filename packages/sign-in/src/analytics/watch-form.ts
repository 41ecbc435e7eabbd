import type { FormStore } from '@foyer/core/form'
import { analyticsSchemaVersion, fieldActions, type FieldAction } from '@foyer/core/wire/analytics-names'
import type { AnalyticsEvent, Flow, Outcome } from './analytics-event.ts'

/** A handler for each event that a block may have. Their arguments, such as the value, are ignored. */
export type FieldEvents = { readonly [Action in FieldAction]: () => void }

/** The form that is watched, and what it is for. */
export interface WatchedForm {
  readonly store: Pick<FormStore, 'field' | 'getSubmission' | 'subscribe'>
  /** The form's name, such as `sign-in`. */
  readonly form: string
  readonly flow: Flow
  /** The flow goes on after this result: it is no success yet. */
  readonly isStep?: ((result: unknown) => boolean) | undefined
}

/** Forms whose exit was reported, or no longer counts: each is reported once, however often it is watched. */
export type LeftForms = WeakSet<WatchedForm['store']>

/** What a watched form hands to its blocks and calls. */
export interface FormWatch {
  /** The handlers for the `events` prop of the block of this name: the same object at each call. */
  readonly events: (field: string) => FieldEvents
  /** Reports that the form's call has failed. @param error the thrown error; its message is the server's, if there is one */
  readonly fail: (error: unknown) => void
  /** The person is signed in, by this form or otherwise, as in a provider's popup: leaving the form is then no exit. */
  readonly enter: () => void
  /** Listens until the returned function is called, when the form unmounts. */
  readonly start: () => () => void
}

const schemaVersion = analyticsSchemaVersion
const methods = ['email', 'phone']

/** The Navigation API, where the browser has it. */
interface Navigating {
  readonly navigation?: EventTarget
}

export function watchForm(
  { store, form, flow, isStep }: WatchedForm,
  tell: (event: AnalyticsEvent) => void,
  report: (outcome: Outcome) => void,
  left: LeftForms,
): FormWatch {
  const known = new Map<string, FieldEvents>()
  /** The fields that have been typed in. */
  const begun = new Set<string>()
  let typedLast = ''
  let listening = 0

  const finish = (error?: unknown): void => {
    const method = methods.find((name) => store.field(name) !== undefined) ?? null
    report({ flow, form, method, error })
  }
  const leave = (): void => {
    if (left.has(store) || store.getSubmission().status === 'success') return
    left.add(store)
    tell({ name: 'form_exit', schemaVersion, form })
  }

  function act(field: string, action: FieldAction): void {
    // A run of keystrokes is reported as one change, so that neither their number nor their rhythm is recorded.
    if (action === 'change') {
      if (field === typedLast) return
      typedLast = field
    }
    // Reported once: a lazily loaded field replaces a plain one, and fires its own first input for the text that it takes over.
    if (action === 'firstInput') {
      if (begun.has(field)) return
      begun.add(field)
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
    enter: () => void left.add(store),
    start() {
      const ending = new AbortController()
      const { signal } = ending
      const { pathname } = location
      const onMove = (): void => void (location.pathname !== pathname && leave())
      let before = store.getSubmission().status
      const stop = store.subscribe(() => {
        const now = store.getSubmission()
        if (now.status === 'success' && now.status !== before && !isStep?.(now.result)) finish()
        before = now.status
      })
      // In the capture phase, to run before the flush on `pagehide` (create-analytics.ts), whichever was registered first.
      addEventListener('pagehide', leave, { signal, capture: true })
      // A form that stays mounted while the path changes counts as left too.
      addEventListener('popstate', onMove, { signal })
      ;(globalThis as Navigating).navigation?.addEventListener('currententrychange', onMove, { signal })
      listening++
      return () => {
        ending.abort()
        stop()
        listening--
        // In strict mode React runs the effect again at once; the form has not been left then.
        queueMicrotask(() => void (listening === 0 && leave()))
      }
    },
  }
}

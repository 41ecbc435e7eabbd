import type { FormStore } from '@foyer/core/form'
import { analyticsSchemaVersion, fieldActions, type FieldAction } from '@foyer/core/wire/analytics-names'
import type { AnalyticsEvent, AnalyticsFlow, AnalyticsOutcome } from './analytics-event.ts'

/** A handler for each event that a block may have. Their arguments, such as the value, are ignored. */
export type FieldEvents = { readonly [Action in FieldAction]: () => void }

/** The form that is watched, and what it is for. */
export interface WatchedForm {
  readonly store: Pick<FormStore, 'field' | 'getSubmission' | 'subscribe'>
  /** The form's name, such as `sign-in`. */
  readonly form: string
  readonly flow: AnalyticsFlow
  /** The flow goes on after this result: it is no success yet. */
  readonly isStep?: ((result: unknown) => boolean) | undefined
}

/** Forms whose exit was reported, or no longer counts: each is reported once, however often it is watched. */
export type ExitedForms = WeakSet<WatchedForm['store']>

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
interface WindowWithNavigation {
  readonly navigation?: EventTarget
}

export function watchForm(
  { store, form, flow, isStep }: WatchedForm,
  track: (event: AnalyticsEvent) => void,
  report: (outcome: AnalyticsOutcome) => void,
  exitedForms: ExitedForms,
): FormWatch {
  const eventsByField = new Map<string, FieldEvents>()
  /** The fields that have been typed in. */
  const startedFields = new Set<string>()
  let lastChangedField = ''
  let listenerCount = 0

  const reportOutcome = (error?: unknown): void => {
    const method = methods.find((name) => store.field(name) !== undefined) ?? null
    report({ flow, form, method, error })
  }
  const reportExit = (): void => {
    if (exitedForms.has(store) || store.getSubmission().status === 'success') return
    exitedForms.add(store)
    track({ name: 'form_exit', schemaVersion, form })
  }

  function handleFieldEvent(field: string, action: FieldAction): void {
    // A run of keystrokes is reported as one change, so that neither their number nor their rhythm is recorded.
    if (action === 'change') {
      if (field === lastChangedField) return
      lastChangedField = field
    }
    // Reported once: a lazily loaded field replaces a plain one, and fires its own first input for the text that it takes over.
    if (action === 'firstInput') {
      if (startedFields.has(field)) return
      startedFields.add(field)
    }
    track({ name: 'field_event', schemaVersion, form, field, action })
  }

  return {
    events(field) {
      let events = eventsByField.get(field)
      if (events === undefined) {
        const handlers = fieldActions.map((action) => [action, () => handleFieldEvent(field, action)])
        events = Object.fromEntries(handlers) as FieldEvents
        eventsByField.set(field, events)
      }
      return events
    },
    fail: reportOutcome,
    enter: () => void exitedForms.add(store),
    start() {
      const controller = new AbortController()
      const { signal } = controller
      const { pathname } = location
      const handleNavigation = (): void => void (location.pathname !== pathname && reportExit())
      let previousStatus = store.getSubmission().status
      const unsubscribe = store.subscribe(() => {
        const submission = store.getSubmission()
        if (
          submission.status === 'success' &&
          submission.status !== previousStatus &&
          !isStep?.(submission.result)
        )
          reportOutcome()
        previousStatus = submission.status
      })
      // In the capture phase, to run before the flush on `pagehide` (create-analytics.ts), whichever was registered first.
      addEventListener('pagehide', reportExit, { signal, capture: true })
      // A form that stays mounted while the path changes counts as left too.
      addEventListener('popstate', handleNavigation, { signal })
      ;(globalThis as WindowWithNavigation).navigation?.addEventListener(
        'currententrychange',
        handleNavigation,
        { signal },
      )
      listenerCount++
      return () => {
        controller.abort()
        unsubscribe()
        listenerCount--
        // In strict mode React runs the effect again at once; the form has not been left then.
        queueMicrotask(() => void (listenerCount === 0 && reportExit()))
      }
    },
  }
}

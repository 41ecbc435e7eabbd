import { createListeners } from '../store/index.ts'
import type { FieldValue } from '../validators/index.ts'
import { createIdempotencyKey } from './create-idempotency-key.ts'
import { decideSubmit, type SubmitDecision, type RefusedSubmit } from './submission/decide-submit.ts'
import type { FieldStore } from './field-store.ts'
import { describeError } from './submission/describe-error.ts'
import { createFieldMessages } from './submission/field-messages.ts'
import { serializeFilled } from './serialize-filled.ts'
import { listStates } from './list-states.ts'
import { createRefusedPlaces } from './submission/refused-places.ts'
import { SubmitError } from './submission/submit-error.ts'
import {
  answerSubmission,
  cancelSubmission,
  idle,
  restartSubmission,
  startSubmission,
  type PendingSubmission,
  type SubmissionOutcome,
  type SubmissionState,
} from './submission/submission.ts'

/** A form's values by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** What a form does with its values. */
export interface FormStoreOptions<Result> {
  /**
   * Sends the values. Throws SubmitError with the messages to show. `signal` is aborted by a restart, a cancel or the
   * end of the form; `key` is the `Idempotency-Key`, which stays the same through restarts.
   */
  readonly send: (values: FormValues, request: { signal: AbortSignal; key: string }) => Promise<Result>
  /** The message for an error that is not a SubmitError. */
  readonly describeFailure: (error: unknown) => string
  /** Creates an unguessable key for a submit; the same values after an error get the last one. Default: `createIdempotencyKey`. */
  readonly createKey?: (() => string) | undefined
  readonly onSuccess?: ((result: Result) => void) | undefined
  readonly onError?: ((message: string, error: unknown) => void) | undefined
}

/** A form: its fields by name, and the state of its submission. */
export interface FormStore<Result = unknown> {
  /** Replaces the options. They apply to a request that is under way, too. */
  setOptions(this: void, options: FormStoreOptions<Result>): void
  /**
   * Adds a field. A field that was hidden keeps its value when it comes back.
   * @throws TypeError when another field has that name
   */
  attach(name: string, field: FieldStore): void
  /** Removes a field: a hidden or disabled field neither blocks a submit nor is sent. */
  detach(name: string, field: FieldStore): void
  field(name: string): FieldStore | undefined
  /** Whether any field has an error. Looks through all fields, so do not read it on each keystroke. */
  readonly hasErrors: boolean
  readonly values: FormValues
  getSubmission(this: void): SubmissionState<Result>
  /** The last refused submit, until the next one. */
  getRefusedSubmit(this: void): RefusedSubmit | null
  /** Called when the submission or the refused submit changes; never by typing. */
  subscribe(this: void, listener: () => void): () => void
  /**
   * Submits, or returns which fields block it. `order`: the fields in page order, if that differs from the order in which they were
   * attached.
   */
  submit(order?: Iterable<string>): SubmitDecision
  /** Sends the request under way again, with the same key, because the device was rotated. */
  restart(): void
  /** Ends the request under way, if there is one. */
  cancel(this: void): void
  /** Removes the server's messages from the form and its fields, because they are in the page's old language. */
  clearServerMessages(): void
  /** Goes back to idle after a success, and removes the messages of the last submit. */
  reset(): void
}

/** Creates the store of a form. A closure instead of a class, because bundlers only shorten names of local variables. */
export function createFormStore<Result = unknown>(
  initialOptions: FormStoreOptions<Result>,
): FormStore<Result> {
  let options = initialOptions
  /** Fields by name. A removed field keeps its key, so that the values keep their order when it is rendered again. */
  const fields = new Map<string, FieldStore | undefined>()
  const refusedPlaces = createRefusedPlaces()
  const fieldMessages = createFieldMessages(fields)
  const { subscribe, notify } = createListeners()
  let submission: SubmissionState<Result> = idle
  let refusedSubmit: RefusedSubmit | null = null
  let abort: AbortController | undefined
  /** The values and the key of the last submit. A restart sends the same ones, whatever has been typed since. */
  let sentValues: FormValues = {}
  let sentKey = ''

  function readValues(): FormValues {
    return Object.fromEntries(listStates(fields).map(([name, { value }]) => [name, value]))
  }

  function chooseKey(): string {
    // The last answer may have been lost. With the same key, the server treats the same values as the same submit.
    const isSame =
      submission.status === 'error' && serializeFilled(readValues()) === serializeFilled(sentValues)
    return isSame ? sentKey : (options.createKey ?? createIdempotencyKey)()
  }

  /** Sets the next state, performs what has changed, then notifies the listeners. */
  function setSubmission(next: SubmissionState<Result>, refusedBy = refusedSubmit): void {
    const previous = submission
    if (next === previous && refusedBy === refusedSubmit) return
    submission = next
    refusedSubmit = refusedBy
    try {
      if (next !== previous) handleTransition(previous, next)
    } finally {
      // Notifies the listeners even if a callback of the caller throws; otherwise the submit button would stay pending for ever.
      notify()
    }
  }

  function clearServerMessages(): void {
    if (submission.status !== 'error') return
    fieldMessages.clear()
    submission = { ...submission, message: '' }
    notify()
  }

  function handleTransition(previous: SubmissionState<Result>, next: SubmissionState<Result>): void {
    if (next.status === 'success') options.onSuccess?.(next.result)
    else if (next.status === 'error') {
      fieldMessages.apply(next.error instanceof SubmitError ? next.error.fields : {}, sentValues)
      options.onError?.(next.message, next.error)
    } else {
      if (previous.status === 'pending') abort?.abort()
      else if (next.status === 'pending') sentValues = readValues()
      if (next.status === 'pending') void send(next)
    }
  }

  async function send(request: PendingSubmission): Promise<void> {
    const { key } = request
    sentKey = key
    abort = new AbortController()
    const { signal } = abort
    let outcome: SubmissionOutcome<Result>
    try {
      outcome = { status: 'success', result: await options.send(sentValues, { signal, key }) }
    } catch (error) {
      outcome = { status: 'error', message: describeError(error, options), error }
    }
    setSubmission(answerSubmission(submission, request, outcome))
  }

  return {
    setOptions(newOptions) {
      options = newOptions
    },
    attach(name, field) {
      if ((fields.get(name) ?? field) !== field)
        throw new TypeError(`The form has two fields named "${name}". Give each its own name.`)
      fields.set(name, field)
      refusedPlaces.enter(name, field)
      if (submission.status === 'error') fieldMessages.enter(name, field)
    },
    detach(name, field) {
      if (fields.get(name) !== field) return
      fields.set(name, undefined)
      refusedPlaces.leave(name, field)
    },
    field: (name) => fields.get(name),
    get hasErrors() {
      return !decideSubmit(listStates(fields)).isAllowed
    },
    get values() {
      return readValues()
    },
    getSubmission: () => submission,
    getRefusedSubmit: () => refusedSubmit,
    subscribe,
    submit(order = []) {
      // The page's order may leave out a field, or name it twice.
      const decision = decideSubmit(listStates(fields, new Set([...order, ...fields.keys()])))
      if (decision.isAllowed) setSubmission(startSubmission(submission, chooseKey()), null)
      else {
        const { refused, touch } = decision
        for (const name of refused)
          fields.get(name)?.update({ isRefused: true, ...(name === touch && { isTouched: true }) })
        setSubmission(submission, decision)
      }
      return decision
    },
    restart: () => setSubmission(restartSubmission(submission)),
    cancel: () => setSubmission(cancelSubmission(submission)),
    clearServerMessages,
    reset() {
      clearServerMessages()
      for (const field of fields.values()) field?.update({ isRefused: undefined }, 'reset')
      setSubmission(idle, null)
    },
  }
}

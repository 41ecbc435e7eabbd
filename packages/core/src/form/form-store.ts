import { createListeners } from '../store/index.ts'
import type { FieldValue } from '../validators/index.ts'
import { createIdempotencyKey } from './submission/create-idempotency-key.ts'
import { decideSubmit, type RefusedSubmit } from './submission/decide-submit.ts'
import type { FieldStore } from './field-store.ts'
import { describeError } from './submission/describe-error.ts'
import { createFieldMessages } from './submission/field-messages.ts'
import { serializeFilled } from './submission/serialize-filled.ts'
import { listStates } from './list-states.ts'
import { createRefusedFields } from './submission/refused-fields.ts'
import { SubmitError } from './submission/submit-error.ts'
import {
  answerSubmission,
  canStart,
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
  /** Called before the form's listeners. Like `onError`, it may submit or reset the form. */
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
   * Sends the values. If fields block that, marks them and returns which ones; otherwise returns null. While a request is pending and
   * after a success it does nothing and returns null.
   * @param order the fields in page order, if that differs from the order in which they were attached
   * @param without fields that neither block this submit nor are sent, such as those in a disabled `<fieldset>`
   */
  submit(order?: Iterable<string>, without?: ReadonlySet<string>): RefusedSubmit | null
  /** Sends the request under way again, with the same key, because the device was rotated. */
  restart(): void
  /** Ends the request under way, if there is one. */
  cancel(this: void): void
  /** Removes the server's messages from the form and its fields, because they are in the page's old language. */
  clearServerMessages(): void
  /**
   * Removes the messages of the last submit, so that the form is as if never submitted, and can be sent again after a success.
   * Keeps the values. Does nothing while a request is pending: `cancel` ends one.
   */
  reset(this: void): void
}

/** Creates the store of a form. A closure instead of a class, because bundlers only shorten names of local variables. */
export function createFormStore<Result = unknown>(
  initialOptions: FormStoreOptions<Result>,
): FormStore<Result> {
  let options = initialOptions
  /** Fields by name. A removed field keeps its key, so that the values keep their order when it is rendered again. */
  const fields = new Map<string, FieldStore | undefined>()
  const refusedFields = createRefusedFields(fields)
  const fieldMessages = createFieldMessages(fields)
  const { subscribe, notify } = createListeners()
  let submission: SubmissionState<Result> = idle
  let refusedSubmit: RefusedSubmit | null = null
  let abort: AbortController | undefined
  /** The last submit. A restart sends the same values with the same key, whatever has been typed since. */
  let sent: { readonly values: FormValues; readonly key: string } = { values: {}, key: '' }

  function readValues(without?: ReadonlySet<string>): FormValues {
    return Object.fromEntries(listStates(fields, { without }).map(([name, { value }]) => [name, value]))
  }

  function createSubmit(without?: ReadonlySet<string>): typeof sent {
    const values = readValues(without)
    // The last answer may have been lost. With the same key, the server treats the same values as the same submit.
    const isSame = submission.status === 'error' && serializeFilled(values) === serializeFilled(sent.values)
    return { values, key: isSame ? sent.key : (options.createKey ?? createIdempotencyKey)() }
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
      // If a callback has submitted or reset the form, they have been notified of that.
      if (submission === next && refusedSubmit === refusedBy) notify()
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
      fieldMessages.apply(next.error instanceof SubmitError ? next.error.fields : {}, sent.values)
      options.onError?.(next.message, next.error)
    } else {
      if (previous.status === 'pending') abort?.abort()
      // Whoever was told of the abort may have ended the next request, too.
      if (next.status === 'pending' && next === submission) void send(next)
    }
  }

  async function send(request: PendingSubmission): Promise<void> {
    abort = new AbortController()
    const { signal } = abort
    let outcome: SubmissionOutcome<Result>
    try {
      outcome = { status: 'success', result: await options.send(sent.values, { signal, key: request.key }) }
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
      refusedFields.attach(name, field)
      if (submission.status === 'error') fieldMessages.attach(name, field)
    },
    detach(name, field) {
      if (fields.get(name) !== field) return
      fields.set(name, undefined)
      refusedFields.detach(name, field)
    },
    field: (name) => fields.get(name),
    get hasErrors() {
      return decideSubmit(listStates(fields)) !== null
    },
    get values() {
      return readValues()
    },
    getSubmission: () => submission,
    getRefusedSubmit: () => refusedSubmit,
    subscribe,
    submit(order, without) {
      if (!canStart(submission)) return null
      const refusal = decideSubmit(listStates(fields, { order, without }))
      if (refusal === null) sent = createSubmit(without)
      else refusedFields.mark(refusal)
      setSubmission(refusal ? submission : startSubmission(submission, sent.key), refusal)
      return refusal
    },
    restart: () => setSubmission(restartSubmission(submission)),
    cancel: () => setSubmission(cancelSubmission(submission)),
    clearServerMessages,
    reset() {
      if (submission.status === 'pending') return
      if (submission.status === 'error') fieldMessages.clear()
      refusedFields.reset()
      setSubmission(idle, null)
    },
  }
}

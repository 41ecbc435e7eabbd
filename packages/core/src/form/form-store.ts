import type { FieldValue } from '../validators/index.ts'
import { decideSubmit, type SubmitDecision, type SubmitRefusal } from './decide-submit.ts'
import type { FieldState } from './field.ts'
import type { FieldStore } from './field-store.ts'
import {
  answerSubmission,
  cancelSubmission,
  idle,
  restartSubmission,
  startSubmission,
  type SubmissionAttempt,
  type SubmissionOutcome,
  type SubmissionState,
} from './submission.ts'

type Listener = () => void

/** A form's values by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** A refusal that a form can show: words for the form, and words for single fields by name. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError'
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(message, options)
    this.fields = fields
  }
}

export interface FormStoreOptions<Result> {
  /**
   * Sends the values, or throws SubmitError for what a person can be told. `signal` is aborted by a restart, a cancel
   * or the end of the form; `key` is the `Idempotency-Key` and stays the same through restarts.
   */
  readonly send: (values: FormValues, attempt: { signal: AbortSignal; key: string }) => Promise<Result>
  /** Words for a failure that is not a SubmitError. */
  readonly describeFailure: (error: unknown) => string
  /** A new unguessable key for each submit. The last one is sent where the same is submitted again after an error. */
  readonly createKey: () => string
  readonly onSuccess?: (result: Result) => void
  readonly onError?: (message: string, error: unknown) => void
}

/** The store around the pure model: fields by name, and the submission. */
export interface FormStore<Result = unknown> {
  /** Takes other options: the newest count, for the attempt under way too. */
  setOptions(this: void, options: FormStoreOptions<Result>): void
  /**
   * Adds a field under a name; one that was hidden comes back with what was typed.
   * @throws TypeError when another field has that name
   */
  attach(name: string, field: FieldStore): void
  /** Takes a field out: a hidden or disabled field neither blocks a submit nor is sent. */
  detach(name: string, field: FieldStore): void
  field(name: string): FieldStore | undefined
  /** Goes through the fields: for a submit, and not for each letter. */
  readonly hasErrors: boolean
  readonly values: FormValues
  getSubmission(this: void): SubmissionState<Result>
  /** The last refused submit, until the next one. */
  getRefusal(this: void): SubmitRefusal | null
  /** Called when the submission or the refusal changes; never by typing. */
  subscribe(this: void, listener: Listener): () => void
  /** Submits, or says which field stands in the way. `order` is the order of the page, where it differs. */
  submit(order?: Iterable<string>): SubmitDecision
  /** Sends the attempt under way again, with the same key: the device was turned. */
  restart(): void
  /** Ends the attempt under way, if there is one. */
  cancel(this: void): void
  /** Back to idle, so that another submit can follow a success. */
  reset(): void
}

/** A form's store. No class: what a closure keeps, a bundler can give short names. */
export function createFormStore<Result = unknown>(given: FormStoreOptions<Result>): FormStore<Result> {
  let options = given
  /** By name. One that is taken out leaves its place, so that values keep their order when it is drawn anew. */
  const fields = new Map<string, FieldStore | undefined>()
  const listeners = new Set<Listener>()
  let submission: SubmissionState<Result> = idle
  let refusal: SubmitRefusal | null = null
  let abort: AbortController | undefined
  /** The values of the last submit and its key: a restart sends the same ones, whatever has been typed since. */
  let sent: FormValues = {}
  let sentKey = ''

  function listStates(names: Iterable<string> = fields.keys()): (readonly [string, FieldState])[] {
    return [...names].flatMap((name) => {
      const field = fields.get(name)
      return field ? [[name, field.getState()] as const] : []
    })
  }

  function readValues(): FormValues {
    return Object.fromEntries(listStates().map(([name, { value }]) => [name, value]))
  }

  function chooseKey(): string {
    // An answer may have been lost on its way: to the server the same again is the same submit.
    const isSame = submission.status === 'error' && JSON.stringify(readValues()) === JSON.stringify(sent)
    return isSame ? sentKey : options.createKey()
  }

  /** Acts on what is different now, then tells. */
  function become(after: SubmissionState<Result>, refusedBy = refusal): void {
    const before = submission
    if (after === before && refusedBy === refusal) return
    submission = after
    refusal = refusedBy
    if (after !== before) act(before, after)
    listeners.forEach((listener) => listener())
  }

  function act(before: SubmissionState<Result>, after: SubmissionState<Result>): void {
    if (after.status === 'success') options.onSuccess?.(after.result)
    else if (after.status === 'error') {
      if (after.error instanceof SubmitError)
        for (const [name, customError] of Object.entries(after.error.fields))
          fields.get(name)?.update({ customError })
      options.onError?.(after.message, after.error)
    } else {
      if (before.status === 'pending') abort?.abort()
      else if (after.status === 'pending') sent = readValues()
      if (after.status === 'pending') void send(after)
    }
  }

  async function send(attempt: SubmissionAttempt): Promise<void> {
    const { key } = attempt
    sentKey = key
    abort = new AbortController()
    const { signal } = abort
    let outcome: SubmissionOutcome<Result>
    try {
      outcome = { status: 'success', result: await options.send(sent, { signal, key }) }
    } catch (error) {
      const message = error instanceof SubmitError ? error.message : options.describeFailure(error)
      outcome = { status: 'error', message, error }
    }
    become(answerSubmission(submission, attempt, outcome))
  }

  return {
    setOptions(newest) {
      options = newest
    },
    attach(name, field) {
      if ((fields.get(name) ?? field) !== field)
        throw new TypeError(`The form has two fields named "${name}". Give each its own name.`)
      fields.set(name, field)
    },
    detach(name, field) {
      if (fields.get(name) === field) fields.set(name, undefined)
    },
    field: (name) => fields.get(name),
    get hasErrors() {
      return !decideSubmit(listStates()).isAllowed
    },
    get values() {
      return readValues()
    },
    getSubmission: () => submission,
    getRefusal: () => refusal,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    submit(order = []) {
      // The page may leave a field out or name it twice: a second look at one decides nothing new.
      const decision = decideSubmit(listStates([...order, ...fields.keys()]))
      if (decision.isAllowed) become(startSubmission(submission, chooseKey()), null)
      else {
        if (decision.touch !== undefined) fields.get(decision.touch)?.update({ isTouched: true })
        become(submission, decision)
      }
      return decision
    },
    restart: () => become(restartSubmission(submission)),
    cancel: () => become(cancelSubmission(submission)),
    reset: () => become(idle, null),
  }
}

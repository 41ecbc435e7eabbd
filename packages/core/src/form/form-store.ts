import type { FieldValue } from '../validators/index.ts'
import { checkWhenBuilt } from './check-when-built.ts'
import { decideSubmit, type SubmitDecision, type SubmitRefusal } from './decide-submit.ts'
import type { FieldStore } from './field-store.ts'
import {
  idle,
  updateSubmission,
  type SubmissionAttempt,
  type SubmissionEvent,
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
export class FormStore<Result = unknown> {
  readonly #options: FormStoreOptions<Result>
  /** By name. One that is taken out leaves its place, so that values keep their order when it is drawn anew. */
  readonly #fields = new Map<string, FieldStore | undefined>()
  readonly #listeners = new Set<Listener>()
  #hasLeft = false
  #submission: SubmissionState<Result> = idle
  #refusal: SubmitRefusal | null = null
  #abort: AbortController | null = null
  /** The values of the last submit and its key: a restart sends the same ones, whatever has been typed since. */
  #sent: FormValues = {}
  #key = ''

  constructor(options: FormStoreOptions<Result>) {
    this.#options = options
  }

  /**
   * Adds a field under a name; one that was hidden comes back with what was typed.
   * @throws TypeError when another field has that name, or when one of its validators is broken
   */
  attach(name: string, field: FieldStore): void {
    const present = this.#fields.get(name) ?? field
    if (present !== field)
      throw new TypeError(`The form has two fields named "${name}". Give each its own name.`)
    checkWhenBuilt(name, field.validators)
    this.#fields.set(name, field)
  }

  /** Takes a field out: a hidden or disabled field neither blocks a submit nor is sent. */
  detach(name: string, field: FieldStore): void {
    if (this.#fields.get(name) === field) this.#fields.set(name, undefined)
  }

  field(name: string): FieldStore | undefined {
    return this.#fields.get(name)
  }

  /** Goes through the fields: for a submit, and not for each letter. */
  get hasErrors(): boolean {
    return [...this.#fields.values()].some((field) => field?.hasError)
  }

  get values(): FormValues {
    return Object.fromEntries(
      [...this.#fields].flatMap(([name, field]) => (field ? [[name, field.getState().value]] : [])),
    )
  }

  getSubmission = (): SubmissionState<Result> => this.#submission

  /** The last refused submit, until the next one. */
  getRefusal = (): SubmitRefusal | null => this.#refusal

  /** Called when the submission or the refusal changes; never by typing. */
  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Submits, or says which field stands in the way. `order` is the order of the page, where it differs. */
  submit(order: Iterable<string> = []): SubmitDecision {
    // The page may leave a field out or name it twice: a second look at one decides nothing new.
    const names = [...order, ...this.#fields.keys()]
    const decision = decideSubmit(
      names.flatMap((name) => {
        const field = this.#fields.get(name)
        return field ? [[name, field.getState()] as const] : []
      }),
    )
    if (decision.isAllowed) this.#advance({ type: 'submit', key: this.#chooseKey() }, null)
    else {
      if (decision.touch !== null) this.#fields.get(decision.touch)?.dispatch({ type: 'touch' })
      this.#become(this.#submission, decision)
    }
    return decision
  }

  /** Sends the attempt under way again, with the same key: the device was turned. */
  restart(): void {
    this.#advance({ type: 'restart' })
  }

  /** Ends the attempt under way, if there is one. */
  cancel(): void {
    this.#advance({ type: 'cancel' })
  }

  /** Back to idle, so that another submit can follow a success. */
  reset(): void {
    this.#advance({ type: 'reset' }, null)
  }

  /** The person leaves the form. True the first time, unless they have succeeded: `form_exit` is sent then. */
  leave(): boolean {
    if (this.#hasLeft || this.#submission.status === 'success') return false
    this.#hasLeft = true
    return true
  }

  #chooseKey(): string {
    // An answer may have been lost on its way: to the server the same again is the same submit.
    const isSame =
      this.#submission.status === 'error' && JSON.stringify(this.values) === JSON.stringify(this.#sent)
    return isSame ? this.#key : this.#options.createKey()
  }

  #advance(event: SubmissionEvent<Result>, refusal = this.#refusal): void {
    this.#become(updateSubmission(this.#submission, event), refusal)
  }

  /** Acts on what is different now, then tells. */
  #become(after: SubmissionState<Result>, refusal: SubmitRefusal | null): void {
    const before = this.#submission
    if (after === before && refusal === this.#refusal) return
    this.#submission = after
    this.#refusal = refusal
    if (after !== before) this.#act(before, after)
    this.#listeners.forEach((listener) => listener())
  }

  #act(before: SubmissionState<Result>, after: SubmissionState<Result>): void {
    if (after.status === 'success') this.#options.onSuccess?.(after.result)
    else if (after.status === 'error') {
      if (after.error instanceof SubmitError)
        for (const [name, message] of Object.entries(after.error.fields))
          this.#fields.get(name)?.dispatch({ type: 'customError', message })
      this.#options.onError?.(after.message, after.error)
    } else {
      if (before.status === 'pending') this.#abort?.abort()
      else if (after.status === 'pending') this.#sent = this.values
      if (after.status === 'pending') void this.#send(after)
    }
  }

  async #send(attempt: SubmissionAttempt): Promise<void> {
    this.#key = attempt.key
    const { signal } = (this.#abort = new AbortController())
    let outcome: SubmissionOutcome<Result>
    try {
      const result = await this.#options.send(this.#sent, { signal, key: attempt.key })
      outcome = { status: 'success', result }
    } catch (error) {
      const message = error instanceof SubmitError ? error.message : this.#options.describeFailure(error)
      outcome = { status: 'error', message, error }
    }
    this.#advance({ type: 'answer', to: attempt, outcome })
  }
}

import { vi } from 'vitest'
import { createFormStore, FieldStore, type FormValues } from '../src/form/index.ts'
import type { ValidationMessages, Validator } from '../src/validators/index.ts'

export const required: readonly Validator[] = [{ type: 'required' }]

/** The words of a code: the code itself. */
export const messages: ValidationMessages = (key) => key.replace('validation_', '')

export function createField(value = '', validators = required): FieldStore {
  return new FieldStore(value, { validators, messages })
}

interface Attempt {
  readonly values: FormValues
  readonly key: string
  readonly signal: AbortSignal
  readonly resolve: (result: string) => void
  readonly reject: (error: unknown) => void
}

/** A form over a server that answers when the test says so. */
export function createForm(fields: Record<string, FieldStore> = {}) {
  const attempts: Attempt[] = []
  const onSuccess = vi.fn<(result: string) => void>()
  const onError = vi.fn<(message: string, error: unknown) => void>()
  let keys = 0
  const form = createFormStore<string>({
    send: (values, { key, signal }) =>
      new Promise((resolve, reject) => {
        attempts.push({ values, key, signal, resolve, reject })
      }),
    describeFailure: () => 'Something went wrong',
    createKey: () => `key-${++keys}`,
    onSuccess,
    onError,
  })
  for (const [name, field] of Object.entries(fields)) form.attach(name, field)
  const answer = async (index: number, settle: (attempt: Attempt) => void): Promise<void> => {
    const attempt = attempts[index]
    if (attempt === undefined) throw new Error(`Attempt ${index} was never sent`)
    settle(attempt)
    // The answer passes a few promises before the form has it.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { form, attempts, answer, onSuccess, onError }
}

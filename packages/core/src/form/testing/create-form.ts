import { vi } from 'vitest'
import { createFormStore, FieldStore, type FormValues } from '../index.ts'
import type { ValidationMessages, Validator } from '../../validators/index.ts'

export const required: readonly Validator[] = [{ type: 'required' }]

/** Uses the code itself as the message. */
export const messages: ValidationMessages = (key) => key.replace('validation_', '')

export function createField(value = '', validators = required): FieldStore {
  return new FieldStore(value, { validators, messages })
}

interface SentRequest {
  readonly values: FormValues
  readonly key: string
  readonly signal: AbortSignal
  readonly resolve: (result: string) => void
  readonly reject: (error: unknown) => void
}

/** A form with a fake server that answers when the test tells it to. */
export function createForm(fields: Record<string, FieldStore> = {}) {
  const requests: SentRequest[] = []
  const onSuccess = vi.fn<(result: string) => void>()
  const onError = vi.fn<(message: string, error: unknown) => void>()
  let keys = 0
  const form = createFormStore<string>({
    send: (values, { key, signal }) =>
      new Promise((resolve, reject) => {
        requests.push({ values, key, signal, resolve, reject })
      }),
    describeFailure: () => 'Something went wrong',
    createKey: () => `key-${++keys}`,
    onSuccess,
    onError,
  })
  for (const [name, field] of Object.entries(fields)) form.attach(name, field)
  const answer = async (index: number, settle: (request: SentRequest) => void): Promise<void> => {
    const request = requests[index]
    if (request === undefined) throw new Error(`Request ${index} was never sent`)
    settle(request)
    // The answer reaches the form after a few promises.
    for (let round = 0; round < 5; round++) await Promise.resolve()
  }
  return { form, requests, answer, onSuccess, onError }
}

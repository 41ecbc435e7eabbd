import type { FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { vi } from 'vitest'
import { BaseInput } from '../blocks/base-input/index.ts'
import { EmailInput } from '../blocks/email-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { TestForm, type TestFormProps } from './test-form.tsx'

export const required: readonly Validator[] = [
  { type: 'required', lazy: true, message: 'Fill in this field' },
]
const email: readonly Validator[] = [
  { type: 'required', lazy: true, message: 'Enter your address' },
  { type: 'email', lazy: true, message: 'Enter an address like name@example.com' },
]

interface ExampleProps extends Omit<TestFormProps, 'children'> {
  readonly nameProps?: { isHidden?: boolean; disabled?: boolean }
}

/** A form with a name and an e-mail address, both required. */
export function ExampleForm({ nameProps, ...form }: ExampleProps) {
  return (
    <TestForm {...form}>
      <BaseInput name="name" label="Name" validators={required} {...nameProps} />
      <EmailInput name="email" label="E-mail" validators={email} />
      <Submit text="Send" />
    </TestForm>
  )
}

/** Accepts every submit, and records it. */
export const createSend = () => vi.fn<(values: FormValues) => Promise<unknown>>(async () => null)

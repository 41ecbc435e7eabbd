import type { FormStore, FormStoreOptions } from '@foyer/core/form'
import type { ReactNode } from 'react'
import { Form, FormMessage, useFormStore } from '../form/index.ts'

export interface TestFormProps {
  readonly send?: FormStoreOptions<unknown>['send']
  readonly gridTemplate?: string
  readonly onStore?: (store: FormStore) => void
  readonly children?: ReactNode
}

const sendNowhere = async (): Promise<null> => null

/** A form with its message, as a page would have it. */
export function TestForm({ send = sendNowhere, gridTemplate, onStore, children }: TestFormProps) {
  const store = useFormStore<unknown>({
    send,
    describeFailure: () => 'It did not work. Try again.',
    createKey: () => 'key',
  })
  onStore?.(store)
  return (
    <Form store={store} label="Test" gridTemplate={gridTemplate}>
      {children}
      <FormMessage store={store} />
    </Form>
  )
}

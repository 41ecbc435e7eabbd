import type { FormStore, FormStoreOptions } from '@foyer/core/form'
import type { ReactNode } from 'react'
import { Form, FormMessage, useFormStore } from '../form/index.ts'

export interface TestFormProps {
  readonly send?: FormStoreOptions<unknown>['send']
  readonly onSuccess?: FormStoreOptions<unknown>['onSuccess']
  readonly gridTemplate?: string
  readonly showsSuccess?: boolean
  readonly onStore?: (store: FormStore) => void
  readonly children?: ReactNode
}

const sendNowhere = async (): Promise<null> => null

/** A form with its message, as in a page. */
export function TestForm({ send = sendNowhere, onSuccess, onStore, children, ...form }: TestFormProps) {
  const store = useFormStore<unknown>({
    send,
    describeFailure: () => 'It did not work. Try again.',
    createKey: () => 'key',
    onSuccess,
  })
  onStore?.(store)
  return (
    <Form {...form} store={store} label="Test">
      {children}
      <FormMessage store={store} />
    </Form>
  )
}

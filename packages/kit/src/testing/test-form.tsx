import type { FormStore, FormStoreOptions } from '@foyer/core/form'
import type { ReactNode } from 'react'
import { Form, FormMessage, useFormStore } from '../form/index.ts'

export interface TestFormProps {
  readonly send?: FormStoreOptions<unknown>['send']
  readonly describeFailure?: FormStoreOptions<unknown>['describeFailure']
  readonly onSuccess?: FormStoreOptions<unknown>['onSuccess']
  readonly gridTemplate?: string
  readonly showsSuccess?: boolean
  readonly onStore?: (store: FormStore) => void
  readonly children?: ReactNode
}

const sendNothing = async (): Promise<null> => null
const describeTryAgain = () => 'It did not work. Try again.'

/** A form with its message, as in a page. */
export function TestForm(props: TestFormProps) {
  const {
    send = sendNothing,
    describeFailure = describeTryAgain,
    onSuccess,
    onStore,
    children,
    ...form
  } = props
  const store = useFormStore<unknown>({ send, describeFailure, createKey: () => 'key', onSuccess })
  onStore?.(store)
  return (
    <Form {...form} store={store} label="Test">
      {children}
      <FormMessage store={store} />
    </Form>
  )
}

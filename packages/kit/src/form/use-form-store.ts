import { createFormStore, type FormStore, type FormStoreOptions } from '@foyer/core/form'
import { useEffect, useRef, useState } from 'react'

/** A form's store that lives as long as the component. The newest options count. */
export function useFormStore<Result>(options: FormStoreOptions<Result>): FormStore<Result> {
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const [store] = useState(() =>
    createFormStore<Result>({
      send: (values, attempt) => newest.current.send(values, attempt),
      describeFailure: (error) => newest.current.describeFailure(error),
      createKey: () => newest.current.createKey(),
      onSuccess: (result) => newest.current.onSuccess?.(result),
      onError: (message, error) => newest.current.onError?.(message, error),
    }),
  )
  useEffect(() => () => store.cancel(), [store])
  return store
}

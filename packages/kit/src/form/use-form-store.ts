import { createFormStore, type FormStore, type FormStoreOptions } from '@foyer/core/form'
import { useEffect, useState } from 'react'

/** A form's store that lives as long as the component. The newest options count. */
export function useFormStore<Result>(options: FormStoreOptions<Result>): FormStore<Result> {
  const [store] = useState(() => createFormStore(options))
  useEffect(() => store.setOptions(options))
  useEffect(() => store.cancel, [store])
  return store
}

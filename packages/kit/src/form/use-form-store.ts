import { createFormStore, type FormStore, type FormStoreOptions } from '@foyer/core/form'
import { use, useEffect, useRef, useState } from 'react'
import { KitMessages } from '../messages/messages.ts'

/**
 * A form store that lives as long as the component and always uses the newest options. When the language changes, it removes the
 * messages of the last request, because they cannot be translated.
 */
export function useFormStore<Result>(options: FormStoreOptions<Result>): FormStore<Result> {
  const [store] = useState(() => createFormStore(options))
  useEffect(() => store.setOptions(options))
  useEffect(() => store.cancel, [store])
  const messages = use(KitMessages)
  const previousMessages = useRef(messages)
  useEffect(() => {
    if (previousMessages.current !== messages) store.clearServerMessages()
    previousMessages.current = messages
  }, [store, messages])
  return store
}

import type { ModalHandle } from '@foyer/kit/modal'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { useCallForm } from './use-call-form.ts'

/** The form of a modal that asks for a confirmation, and closes after the submit. Escape always closes it, and aborts a pending call, as the button does. */
export function useDialogForm(
  modal: ModalHandle,
  send: Parameters<typeof useCallForm>[0]['send'],
): ReturnType<typeof useCallForm> {
  // Not `describeFormFailure`, which says that what was typed is kept: nothing is typed in a confirmation.
  const { describeFailure } = useApi()
  const store = useCallForm({ send, onSuccess: () => modal.resolve(), describeFailure })
  useEffect(
    () =>
      modal.guard(() => {
        store.cancel()
        return true
      }),
    [modal, store],
  )
  return store
}

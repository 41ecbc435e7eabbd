import { use, useCallback, useLayoutEffect, useRef } from 'react'
import type { ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'
import { Modals } from './modals-context.ts'

/** Opens a modal that belongs to the calling component. */
export type OpenModal = <Answer = unknown>(
  key: string,
  options: Omit<ModalOptions<Answer>, 'signal'>,
) => Promise<ModalResult<Answer>>

/**
 * Returns a function that opens modals. They close, without asking the guard, when the component unmounts and when `value`, the subject of
 * the modals, changes.
 */
export function useModal(value?: unknown): OpenModal {
  const modals = use(Modals)
  const scope = useRef({ value, controller: new AbortController() })
  useLayoutEffect(() => {
    const controller = new AbortController()
    scope.current = { value, controller }
    return () => controller.abort()
  }, [value])
  return useCallback(
    (key, options) => modals.open(key, { ...options, signal: scope.current.controller.signal }),
    [modals],
  )
}

import { use, useCallback, useLayoutEffect, useRef } from 'react'
import type { ModalOptions } from './modal-options.ts'
import type { ModalResult } from './modal.model.ts'
import { Modals } from './modals-context.ts'

/** Opens a modal in the name of a component. */
export type OpenModal = <Answer = unknown>(
  key: string,
  options: Omit<ModalOptions<Answer>, 'signal'>,
) => Promise<ModalResult<Answer>>

/**
 * Gives the function that opens modals. They close, without asking, when the component is unmounted and when `value`,
 * what they are about, is another one.
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

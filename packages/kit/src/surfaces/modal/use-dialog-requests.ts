import { useRef, type DialogHTMLAttributes, type RefObject, type SyntheticEvent } from 'react'
import { treeOf } from '../page/tree-of.ts'
import type { Modal } from './modal.ts'

interface DialogRequests {
  readonly modal: Modal
  /** The person wants to close the modal. */
  readonly onRequest: () => void
}

/** Handlers for a native dialog that detect requests to close it: Escape, the back gesture, a press on the backdrop. */
export function useDialogRequests({ modal, onRequest }: DialogRequests): {
  readonly ref: RefObject<HTMLDialogElement | null>
} & DialogHTMLAttributes<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const lastFocused = useRef<Element | null>(null)
  // Events from its content bubble too: the cancel event of a file input, a press in a picker's dialog.
  const isOnDialog = (event: SyntheticEvent): boolean => event.target === ref.current
  return {
    ref,
    onCancel: (event) => {
      if (!isOnDialog(event)) return
      lastFocused.current = treeOf(event.currentTarget).activeElement
      event.preventDefault()
      onRequest()
    },
    // Chromium closes a dialog without a cancel event when Escape is pressed twice with nothing in between.
    onClose: (event) => {
      if (!isOnDialog(event) || event.currentTarget.open || !modal.isRendered) return
      event.currentTarget.showModal()
      if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus()
    },
    onPointerDown: (event) => {
      isPressedOutside.current = isOnDialog(event)
    },
    onClick: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      modal.noteLink(link !== null && link.target !== '_blank')
      // On click instead of pointerdown, because otherwise the click of the tap would hit the content below. Neither the end of a text
      // selection outside counts, nor the second press of a double click, which is outside the dialog that the first one opened.
      const isOutsidePress = isPressedOutside.current && isOnDialog(event) && event.detail < 2
      if (isOutsidePress && !modal.options.ignoresOutsidePress) onRequest()
    },
  }
}

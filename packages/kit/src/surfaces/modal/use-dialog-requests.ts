import { useRef, type DialogHTMLAttributes, type RefObject, type SyntheticEvent } from 'react'
import type { Modal } from './modal.ts'

interface DialogRequests {
  readonly modal: Modal
  /** The person wants it closed. */
  readonly onRequest: () => void
}

/** Hears on a native dialog what asks for it to be closed: Escape, the back gesture, a press beside it. */
export function useDialogRequests({ modal, onRequest }: DialogRequests): {
  readonly ref: RefObject<HTMLDialogElement | null>
} & DialogHTMLAttributes<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const lastFocused = useRef<Element | null>(null)
  // What stands in it has such events too: the cancel of a file input, the press in a picker's dialog.
  const isOwn = (event: SyntheticEvent): boolean => event.target === ref.current
  return {
    ref,
    onCancel: (event) => {
      if (!isOwn(event)) return
      lastFocused.current = document.activeElement
      event.preventDefault()
      onRequest()
    },
    // Chromium closes without leave when Escape is pressed twice with nothing in between.
    onClose: (event) => {
      if (!isOwn(event) || event.currentTarget.open || !modal.isDrawn) return
      event.currentTarget.showModal()
      if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus()
    },
    onPointerDown: (event) => {
      isPressedBeside.current = isOwn(event)
    },
    onClick: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      modal.noteLink(link !== null && link.target !== '_blank')
      // Not at the press: a finger's click would follow on what is below. Not a selection dragged out of a field.
      if (isPressedBeside.current && isOwn(event) && !modal.options.ignoresOutsidePress) onRequest()
    },
  }
}

import { createTranslate } from '@foyer/core/messages'
import { modalMessages } from '@foyer/core/messages/en-001/kit'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { focusFirst } from '../page/focus-first.ts'
import { treeOf } from '../page/tree-of.ts'
import { followVisibleArea } from '../visible-area/follow-visible-area.ts'
import { FocusLanding } from './focus-landing.tsx'
import type { ModalStore } from './modal-store.ts'
import type { Modal } from './modal.ts'
import type { ModalState } from './modal.model.ts'
import styles from './modal-dialog.module.css'
import { useDialogRequests } from './use-dialog-requests.ts'

const english = createTranslate(modalMessages)

interface ModalDialogProps {
  readonly store: ModalStore
  readonly state: ModalState
  readonly modal: Modal
}

/** A modal: a native dialog with a heading, a close button and its content; on a phone, a bottom sheet. */
export function ModalDialog({ store, state, modal }: ModalDialogProps) {
  const { id, phase } = state
  const { title, content: Content } = modal.options
  const translate = useKitMessages(english)
  const headingId = useId()
  const isDismissed = phase === 'dismissed'
  const cancel = (): void => modal.handle.cancel('input')
  const dialogProps = useDialogRequests({ modal, onRequest: cancel })
  const { ref } = dialogProps

  useLayoutEffect(() => {
    if (!isDismissed || ref.current === null) return
    // Only the animations of the dialog itself: one in its content may never end.
    const animations = ref.current.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(animations).then(() => store.remove(id))
  }, [isDismissed, ref, store, id])

  return (
    <dialog {...dialogProps} className={styles.modal} aria-labelledby={headingId} inert={isDismissed}>
      <DialogOpener modal={modal}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <CloseButton aria-label={translate('modal_close')} onClick={cancel} />
      </DialogOpener>
      <div className={styles.content}>
        <Content modal={modal.handle} />
        <FocusLanding />
      </div>
    </dialog>
  )
}

/**
 * Opens the dialog around it. It has to be the first child, so that its effects run before React applies `autoFocus` in its siblings:
 * `autoFocus` has no effect in a closed dialog.
 */
function DialogOpener({ modal, children }: { readonly modal: Modal; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const lastFocused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const dialog = ref.current?.closest('dialog')
    if (!dialog) return undefined
    modal.saveFocus(treeOf(dialog).activeElement as HTMLElement | null)
    dialog.showModal()
    // In strict mode effects run twice, but `autoFocus` is applied once, so it is restored here.
    if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus()
    const stopFollowing = followVisibleArea(dialog)
    return modal.attach(() => {
      stopFollowing()
      lastFocused.current = treeOf(dialog).activeElement
      dialog.close()
      // If nothing had the focus before the modal opened, the focus would stay in the hidden dialog.
      const isBodyFocused = document.activeElement === document.body
      if (isBodyFocused || dialog.contains(treeOf(dialog).activeElement)) focusFirst(modal.focusCandidates)
    })
  }, [modal])
  return (
    // Not a <header>: outside an article it has the role "banner" (HTML-AAM), and the page has its own.
    <div className={styles.header} ref={ref}>
      {children}
    </div>
  )
}

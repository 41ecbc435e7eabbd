import { createTranslate } from '@foyer/core/messages'
import { pickerLoadingMessages } from '@foyer/core/messages/en-001/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useKitMessages } from '../messages/messages.ts'
import { useCancelOpening } from './lazy/use-cancel-opening.ts'
import styles from './picker-notice.module.css'

const english = createTranslate(pickerLoadingMessages)

export interface PickerNoticeProps {
  /** The button that opened the picker. */
  readonly anchor?: HTMLElement
  readonly onClose: () => void
  /** Given if loading has failed: tries again. If absent, the picker is still loading. */
  readonly onRetry?: (() => void) | undefined
}

/** In ms. Most pickers are loaded before anyone could read a notice, and opening a dialog for it costs as much as rendering the list. */
const delay = 400

/** Shown in place of a picker that has been loading for a while, or could not be loaded. */
export function PickerNotice(props: PickerNoticeProps) {
  const [isDelayOver, setIsDelayOver] = useState(false)
  const isShown = isDelayOver || props.onRetry !== undefined
  useCancelOpening(!isShown, props.anchor, props.onClose)
  useEffect(() => {
    const timer = setTimeout(setIsDelayOver, delay, true)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <NoticeDialog {...props} />
}

function NoticeDialog({ onClose, onRetry }: PickerNoticeProps) {
  const translate = useKitMessages(english)
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  function close(): void {
    // Closed first, because nothing outside an open modal can take the focus.
    ref.current?.close()
    onClose()
  }

  const text = translate(onRetry === undefined ? 'picker_loading' : 'picker_failed')
  return (
    <dialog
      ref={ref}
      className={styles.notice}
      data-failed={onRetry !== undefined || undefined}
      aria-label={text}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <p role={onRetry === undefined ? 'status' : 'alert'}>{text}</p>
      <div className={styles.actions}>
        {onRetry !== undefined && (
          <button className={styles.retry} type="button" onClick={onRetry}>
            {translate('picker_try_again')}
          </button>
        )}
        <button type="button" onClick={close}>
          {translate('picker_cancel')}
        </button>
      </div>
    </dialog>
  )
}

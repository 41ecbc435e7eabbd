import { useLayoutEffect, useRef, type DialogHTMLAttributes, type PointerEvent, type RefObject } from 'react'
import { placePanel, placeSheet, type Box, type View } from './place-panel.ts'
import { textScale } from './text-scale.ts'

export interface PickerDialog {
  readonly dialogProps: DialogHTMLAttributes<HTMLDialogElement> & {
    readonly ref: RefObject<HTMLDialogElement | null>
  }
  /**
   * Closes the dialog, which returns the focus, then calls `callback`, which may move the focus: until then, elements outside are inert.
   */
  readonly close: (callback: () => void) => void
}

/** On touch screens and in narrow windows the picker is a bottom sheet. */
const sheetQuery = '(max-width: 480px), (pointer: coarse)'
/** In px, for text of 16 px. */
const panelHeight = 440
const sheetHeight = 620
/** A panel is as wide as its field, within these limits, in px. */
const minPanelWidth = 340
const maxPanelWidth = 420
const sheetWidth = 560

/** A native modal dialog: a panel beside its anchor, or a bottom sheet above the on-screen keyboard. */
export function usePickerDialog(anchor: HTMLElement, height: number, onClose: () => void): PickerDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const isClosed = useRef(false)
  const isPressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const query = matchMedia(sheetQuery)
    const updatePlacement = (): void => placeDialog(dialog, anchor, height, query.matches)
    updatePlacement()
    dialog.showModal()
    window.addEventListener('resize', updatePlacement)
    // In the capture phase, because `scroll` does not bubble and any ancestor may scroll.
    document.addEventListener('scroll', updatePlacement, { capture: true, passive: true })
    query.addEventListener('change', updatePlacement)
    // Safari reports its keyboard through these events only.
    visualViewport?.addEventListener('resize', updatePlacement)
    visualViewport?.addEventListener('scroll', updatePlacement)
    return () => {
      window.removeEventListener('resize', updatePlacement)
      document.removeEventListener('scroll', updatePlacement, { capture: true })
      query.removeEventListener('change', updatePlacement)
      visualViewport?.removeEventListener('resize', updatePlacement)
      visualViewport?.removeEventListener('scroll', updatePlacement)
      dialog.close()
    }
  }, [anchor, height])

  function close(callback: () => void): void {
    if (isClosed.current) return
    isClosed.current = true
    ref.current?.close()
    callback()
  }

  const isOutside = (event: { target: EventTarget }): boolean => event.target === ref.current
  return {
    close,
    dialogProps: {
      ref,
      onCancel: (event) => {
        event.preventDefault()
        close(onClose)
      },
      // Chromium closes a dialog without a cancel event when Escape is pressed twice with nothing in between.
      onClose: (event) => {
        if (!event.currentTarget.open) close(onClose)
      },
      onPointerDown: (event: PointerEvent) => {
        isPressedOutside.current = isOutside(event)
      },
      // On click instead of pointerdown, because otherwise the click of the tap would hit the content below. Neither the end of a text
      // selection outside counts, nor the second press of a double click, which is outside the dialog that the first one opened.
      onClick: (event) => {
        if (isPressedOutside.current && isOutside(event) && event.detail < 2) close(onClose)
      },
    },
  }
}

/** The maximum height in px, whatever it shows. */
export function maxPickerHeight(): number {
  return (matchMedia(sheetQuery).matches ? sheetHeight : panelHeight) * textScale()
}

/** Set through the CSSOM, because a strict CSP blocks style attributes in HTML. */
function placeDialog(dialog: HTMLDialogElement, anchor: HTMLElement, height: number, isSheet: boolean): void {
  const view = readView()
  // The direction of the dialog, because the anchor may be in a left-to-right box, such as that of a phone number.
  const isRightToLeft = getComputedStyle(dialog).direction === 'rtl'
  const preferredHeight = Math.min(height, maxPickerHeight())
  const box = readBox(anchor)
  const width = Math.max(minPanelWidth, Math.min(box.right - box.left, maxPanelWidth))
  const placement = isSheet
    ? placeSheet(view, { width: sheetWidth, height: preferredHeight })
    : placePanel(box, view, { width, height: preferredHeight }, isRightToLeft)
  dialog.dataset['shape'] = isSheet ? 'sheet' : 'panel'
  for (const [side, length] of Object.entries(placement))
    dialog.style.setProperty(`--picker-${side}`, `${length}px`)
}

/** The vertical extent of the anchor, and the horizontal extent of its field. */
function readBox(anchor: HTMLElement): Box {
  const { top, bottom } = anchor.getBoundingClientRect()
  // Each field has `data-margin`; aligned with the button inside the field's box, the panel would be slightly off.
  const { left, right } = (anchor.closest('[data-margin]') ?? anchor).getBoundingClientRect()
  return { top, bottom, left, right }
}

function readView(): View {
  const { clientWidth, clientHeight } = document.documentElement
  if (visualViewport === null) return { left: 0, top: 0, width: clientWidth, height: clientHeight }
  const { offsetLeft, offsetTop, width, height } = visualViewport
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height }
}

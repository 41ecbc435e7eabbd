import { useLayoutEffect, useRef, type DialogHTMLAttributes, type PointerEvent, type RefObject } from 'react'
import { placePanel, placeSheet, type Box, type View } from './place-panel.ts'
import { textScale } from './text-scale.ts'

export interface PickerDialog {
  readonly dialogProps: DialogHTMLAttributes<HTMLDialogElement> & {
    readonly ref: RefObject<HTMLDialogElement | null>
  }
  /** Closes, which gives the focus back, and then does what has to follow: nothing outside takes the focus before. */
  readonly finish: (then: () => void) => void
}

/** Where a finger points or the window is narrow, the picker is a sheet. */
const sheetQuery = '(max-width: 480px), (pointer: coarse)'
/** In px, at text of 16 px. */
const panelHeight = 440
const sheetHeight = 620
/** A panel is as wide as its field, within these bounds, in px. */
const leastPanelWidth = 340
const mostPanelWidth = 420
const sheetWidth = 560

/** A native modal dialog: a panel beside its anchor, or a sheet that stays clear of the on-screen keyboard. */
export function usePickerDialog(anchor: HTMLElement, height: number, onClose: () => void): PickerDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const isFinished = useRef(false)
  const isPressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const query = matchMedia(sheetQuery)
    const follow = (): void => place(dialog, anchor, height, query.matches)
    follow()
    dialog.showModal()
    window.addEventListener('resize', follow)
    // Any part of the page may scroll with the anchor in it.
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    query.addEventListener('change', follow)
    // Safari tells of its keyboard by these alone.
    visualViewport?.addEventListener('resize', follow)
    visualViewport?.addEventListener('scroll', follow)
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, { capture: true })
      query.removeEventListener('change', follow)
      visualViewport?.removeEventListener('resize', follow)
      visualViewport?.removeEventListener('scroll', follow)
      dialog.close()
    }
  }, [anchor, height])

  function finish(then: () => void): void {
    if (isFinished.current) return
    isFinished.current = true
    ref.current?.close()
    then()
  }

  const isOutside = (event: { target: EventTarget }): boolean => event.target === ref.current
  return {
    finish,
    dialogProps: {
      ref,
      onCancel: (event) => {
        event.preventDefault()
        finish(onClose)
      },
      // Chromium closes without asking when Escape is pressed twice with nothing in between.
      onClose: (event) => {
        if (!event.currentTarget.open) finish(onClose)
      },
      onPointerDown: (event: PointerEvent) => {
        isPressedOutside.current = isOutside(event)
      },
      // Not at the press: a finger's click would follow on what is below. Not a selection dragged out of the search.
      onClick: (event) => {
        if (isPressedOutside.current && isOutside(event)) finish(onClose)
      },
    },
  }
}

/** px, whatever it holds. */
export function mostPickerHeight(): number {
  return (matchMedia(sheetQuery).matches ? sheetHeight : panelHeight) * textScale()
}

/** Through the CSSOM: a strict CSP allows no style in markup. */
function place(dialog: HTMLDialogElement, anchor: HTMLElement, height: number, isSheet: boolean): void {
  const view = readView()
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const wanted = Math.min(height, mostPickerHeight())
  const box = readBox(anchor)
  const width = Math.max(leastPanelWidth, Math.min(box.right - box.left, mostPanelWidth))
  const placement = isSheet
    ? placeSheet(view, { width: sheetWidth, height: wanted })
    : placePanel(box, view, { width, height: wanted }, isRightToLeft)
  dialog.dataset['shape'] = isSheet ? 'sheet' : 'panel'
  for (const [side, length] of Object.entries(placement))
    dialog.style.setProperty(`--picker-${side}`, `${length}px`)
}

/** The anchor from top to bottom, and from side to side the field that it stands in. */
function readBox(anchor: HTMLElement): Box {
  const { top, bottom } = anchor.getBoundingClientRect()
  // Every field has its margin; a button within the box of one would put the panel a little out of line.
  const { left, right } = (anchor.closest('[data-margin]') ?? anchor).getBoundingClientRect()
  return { top, bottom, left, right }
}

function readView(): View {
  const { clientWidth, clientHeight } = document.documentElement
  if (visualViewport === null) return { left: 0, top: 0, width: clientWidth, height: clientHeight }
  const { offsetLeft, offsetTop, width, height } = visualViewport
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height }
}

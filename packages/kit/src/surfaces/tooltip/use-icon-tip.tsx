import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { createLazy } from '../lazy-content/create-lazy.tsx'

/** In ms: how long a pointer has to rest on a button. If it only passes over the button, or presses at once, nothing is loaded. */
const hoverDelay = 60

/** Loaded when a pointer first rests on an icon button, or it is focused. If loading fails, there is no tooltip. */
const IconTipBubble = createLazy(
  async () => ({ default: (await import('./icon-tip-bubble.tsx')).IconTipBubble }),
  () => null,
)

/** The two parts of the tooltip of an icon button. */
export interface IconTip {
  /** Spread it over the button. */
  readonly on: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
    readonly onPointerDown: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  }
  /** Render it beside the button. */
  readonly tooltip: ReactNode
}

/**
 * Shows the name of an icon button to sighted people, on hover and keyboard focus. Screen readers use the accessible name, which has the
 * same text, so the tooltip is hidden from them. A tap shows no tooltip.
 * @param propagatesEscape the button does the same as Escape, so one Escape closes the tooltip and acts
 */
export function useIconTip(name: string, propagatesEscape = false): IconTip {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const cancelTimer = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    on: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch') timer.current = window.setTimeout(setAnchor, hoverDelay, currentTarget)
      },
      onPointerLeave: cancelTimer,
      // A person who presses the button knows what it does.
      onPointerDown: () => {
        cancelTimer()
        setAnchor(null)
      },
      onFocus: ({ target, currentTarget }) => target.matches(':focus-visible') && setAnchor(currentTarget),
    },
    tooltip: anchor && <IconTipBubble anchor={anchor} name={name} propagatesEscape={propagatesEscape} />,
  }
}

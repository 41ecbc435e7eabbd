import { useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import type { FloatingPlacement } from '../floating/floating-placement.ts'
import { useFloating } from '../floating/use-floating.ts'
import { comesFrom } from '../page/comes-from.ts'
import { isForInputMethod } from '../page/is-for-input-method.ts'
import { isInside } from '../page/tree-of.ts'
import { closed, updateTooltip, type TooltipEvent } from './tooltip.model.ts'

/** In ms; given by the specification, section 9. */
const defaultDelay = 120
/** In ms: the time that the pointer has to move from the trigger onto the tooltip. */
const leaveDelay = 120

export interface TooltipOptions {
  readonly trigger: RefObject<HTMLElement | null>
  readonly tip: RefObject<HTMLElement | null>
  readonly placement: FloatingPlacement
  /** In ms: the delay before it opens for a pointer. */
  readonly delay?: number | undefined
  /** Escape also acts on the surface around it: one press closes both. */
  readonly propagatesEscape?: boolean | undefined
}

/**
 * Whether the trigger has opened something that is still loading, or the person is in a dialog above the trigger. Then Escape is meant for
 * that. The tooltip can still be open, because a press by keyboard does not close it, and a busy browser reports the loss of focus late.
 */
function hasOpened(trigger: HTMLElement | null, event: Event): boolean {
  if (trigger === null) return false
  if (trigger.ariaExpanded === 'true') return true
  const isDialogAbove = (node: EventTarget): boolean =>
    node instanceof Element && node.matches('dialog:modal') && !isInside(trigger, node)
  return event.composedPath().some(isDialogAbove)
}

/** Shows a tooltip beside its trigger, depending on the events that it receives. Returns the function that sends events. */
export function useTooltip(options: TooltipOptions): (event: TooltipEvent) => void {
  const { trigger, tip, placement, delay = defaultDelay, propagatesEscape = false } = options
  const [{ phase }, dispatch] = useReducer(updateTooltip, closed)
  const isOpen = phase === 'open' || phase === 'leaving'
  useFloating(isOpen, trigger, tip, placement)

  const lastTrigger = useRef<HTMLElement | null>(null)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a ref reports no change; the effect updates it, so the dispatch does not repeat
  useLayoutEffect(() => {
    // No event reports that the pointer and the focus have left an element that is removed or disabled.
    const current = trigger.current?.matches(':disabled') ? null : trigger.current
    if (lastTrigger.current !== null && current !== lastTrigger.current) dispatch('gone')
    lastTrigger.current = current
  })

  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'leaving') return
    const timer = setTimeout(() => dispatch('time'), phase === 'waiting' ? delay : leaveDelay)
    return () => clearTimeout(timer)
  }, [phase, delay])

  useEffect(() => {
    if (!isOpen) return
    const abortController = new AbortController()
    const listenerOptions = { signal: abortController.signal, capture: true }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isForInputMethod(event)) return
        dispatch('dismiss')
        if (propagatesEscape || hasOpened(trigger.current, event)) return
        // Escape closes one surface at a time, so it must not reach a dialog around the tooltip.
        event.preventDefault()
        event.stopPropagation()
      },
      listenerOptions,
    )
    addEventListener(
      'pointerdown',
      (event) => {
        if (!comesFrom(event, [trigger.current, tip.current])) dispatch('dismiss')
      },
      listenerOptions,
    )
    return () => abortController.abort()
  }, [isOpen, trigger, tip, propagatesEscape])

  return dispatch
}

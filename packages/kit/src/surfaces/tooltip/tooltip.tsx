import { useId, useRef, type FocusEvent, type PointerEvent, type ReactNode, type RefObject } from 'react'
import styles from './tooltip.module.css'
import { useTooltip } from './use-tooltip.ts'

/** The props for a trigger: spread them over a button, a link or an input that has its own accessible name. */
export interface TooltipTrigger<Element extends HTMLElement = HTMLElement> {
  readonly ref: RefObject<Element | null>
  readonly 'aria-describedby': string
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

export interface TooltipProps<Element extends HTMLElement = HTMLElement> {
  /** The trigger's description; it cannot hold anything interactive. */
  readonly text: ReactNode
  /** The delay in ms before it opens for a pointer. For focus and tap it opens at once. */
  readonly delay?: number | undefined
  /** The preferred side; without room there, it opens on the opposite one. Default: `top`. */
  readonly placement?: 'top' | 'bottom' | undefined
  readonly children: (trigger: TooltipTrigger<Element>) => ReactNode
}

/** A short description of an element: shown on hover, on keyboard focus, or by a tap. */
export function Tooltip<Element extends HTMLElement = HTMLElement>(props: TooltipProps<Element>) {
  const { text, delay, placement = 'top', children } = props
  const id = useId()
  const trigger = useRef<Element>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const dispatch = useTooltip({ trigger, tip, placement, delay })

  const pointerHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && dispatch('hover'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && dispatch('leave'),
  }

  return (
    <>
      {children({
        ref: trigger,
        'aria-describedby': id,
        ...pointerHandlers,
        onPointerDown: ({ pointerType }) => pointerType !== 'touch' && dispatch('press'),
        onPointerUp: ({ pointerType }) => pointerType === 'touch' && dispatch('tap'),
        // A press also focuses the trigger, but must not open the tooltip.
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && dispatch('focus'),
        onBlur: () => dispatch('blur'),
      })}
      <span ref={tip} className={styles.tip} id={id} role="tooltip" popover="manual" {...pointerHandlers}>
        {text}
      </span>
    </>
  )
}

import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useFloating } from '../floating/use-floating.ts'
import { closed, updateTooltip } from './tooltip.model.ts'
import styles from './tooltip.module.css'

/** What a trigger is given: spread it over a button, a link or an input, which brings its own name. */
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
  /** Said beside the trigger's name; nothing in it can be pressed. */
  readonly text: ReactNode
  /** Before it opens under a pointer, in ms. By the focus and by a tap it opens at once. */
  readonly delay?: number | undefined
  /** Where there is room; otherwise on the other side. */
  readonly placement?: 'top' | 'bottom' | undefined
  readonly children: (trigger: TooltipTrigger<Element>) => ReactNode
}

/** The specification, section 9. */
const defaultDelay = 120
/** Time in ms for the pointer to get from the trigger onto the tooltip. */
const leaveDelay = 120

/** A word on something, beside it: under the pointer, with the focus, or by a tap. */
export function Tooltip<Element extends HTMLElement = HTMLElement>(props: TooltipProps<Element>) {
  const { text, delay = defaultDelay, placement = 'top', children } = props
  const id = useId()
  const trigger = useRef<Element>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [{ phase }, dispatch] = useReducer(updateTooltip, closed)
  const isOpen = phase === 'open' || phase === 'leaving'
  useFloating(isOpen, trigger, tip, placement)

  useEffect(() => {
    if (phase !== 'waiting' && phase !== 'leaving') return
    const timer = setTimeout(() => dispatch('time'), phase === 'waiting' ? delay : leaveDelay)
    return () => clearTimeout(timer)
  }, [phase, delay])

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // One thing closes at a time: not the dialog around it as well.
        event.preventDefault()
        event.stopPropagation()
        dispatch('dismiss')
      },
      options,
    )
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const isOurs = [trigger.current, tip.current].some(
          (own) => target instanceof Node && own?.contains(target),
        )
        if (!isOurs) dispatch('dismiss')
      },
      options,
    )
    return () => listening.abort()
  }, [isOpen])

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && dispatch('hover'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && dispatch('leave'),
  }

  return (
    <>
      {children({
        ref: trigger,
        'aria-describedby': id,
        ...hover,
        onPointerDown: ({ pointerType }) => pointerType !== 'touch' && dispatch('press'),
        onPointerUp: ({ pointerType }) => pointerType === 'touch' && dispatch('tap'),
        // A press gives the focus too, and is no question.
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && dispatch('focus'),
        onBlur: () => dispatch('blur'),
      })}
      <span ref={tip} className={styles.tip} id={id} role="tooltip" popover="manual" {...hover}>
        {text}
      </span>
    </>
  )
}

import { useEffect, useMemo, useRef } from 'react'
import styles from './tooltip.module.css'
import { useTooltip } from './use-tooltip.ts'

export interface IconTipBubbleProps {
  /** The button: it is hovered or focused, or was when this code started to load. */
  readonly anchor: HTMLElement
  readonly name: string
  readonly propagatesEscape: boolean
}

/** The tooltip of an icon button. Hidden from screen readers, because it repeats the accessible name. */
export function IconTipBubble({ anchor, name, propagatesEscape }: IconTipBubbleProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor])
  const tip = useRef<HTMLSpanElement>(null)
  const dispatch = useTooltip({ trigger, tip, placement: 'top', propagatesEscape })

  useEffect(() => {
    const abortController = new AbortController()
    const { signal } = abortController
    const isFocused = (): boolean => anchor.matches(':focus-visible, :has(:focus-visible)')
    // React would report that the pointer has entered the tooltip before the browser reports that it has left the button.
    for (const element of [anchor, tip.current]) {
      element?.addEventListener(
        'pointerenter',
        ({ pointerType }) => pointerType !== 'touch' && dispatch('hover'),
        { signal },
      )
      element?.addEventListener('pointerleave', () => dispatch('leave'), { signal })
    }
    anchor.addEventListener('focusin', () => isFocused() && dispatch('focus'), { signal })
    anchor.addEventListener('focusout', () => dispatch('blur'), { signal })
    if (isFocused()) dispatch('focus')
    if (anchor.matches(':hover')) dispatch('hover')
    return () => abortController.abort()
  }, [anchor, dispatch])

  return (
    <span ref={tip} className={styles.tip} popover="manual" aria-hidden="true">
      {name}
    </span>
  )
}

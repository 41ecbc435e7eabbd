import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { FloatingPlacement } from '../floating/floating-placement.ts'
import { useFloating } from '../floating/use-floating.ts'
import { comesFrom } from '../page/comes-from.ts'
import { hasOwnEscape } from '../page/has-own-escape.ts'
import { isForInputMethod } from '../page/is-for-input-method.ts'

/** The props for a trigger: spread them over a `<button type="button">`. */
export interface DropdownTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

export interface OpenDropdown {
  readonly isOpen: boolean
  readonly open: () => void
  /** `shouldReturnFocus`: return the focus to the trigger. */
  readonly close: (shouldReturnFocus: boolean) => void
  readonly trigger: DropdownTrigger
  readonly panel: {
    readonly id: string
    readonly ref: RefObject<HTMLDivElement | null>
    readonly popover: 'manual'
  }
}

/** A panel beside a button, which closes with Escape, with a press elsewhere, and when the focus moves elsewhere. */
export function useDropdown(placement: FloatingPlacement): OpenDropdown {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useFloating(isOpen, button, panel, placement)

  function close(shouldReturnFocus: boolean): void {
    setIsOpen(false)
    if (shouldReturnFocus) button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const abortController = new AbortController()
    const listenerOptions = { signal: abortController.signal, capture: true }
    const handleOutside = (event: Event): void => {
      if (!comesFrom(event, [button.current, panel.current])) setIsOpen(false)
    }
    addEventListener('pointerdown', handleOutside, listenerOptions)
    // Outside of a shadow tree, nothing reports that the focus moves within it.
    for (const target of [window, button.current?.getRootNode()])
      target?.addEventListener('focusin', handleOutside, listenerOptions)
    // A press in a frame reports neither to this page, but takes the focus out of it.
    const handleBlur = (): void => {
      const { activeElement } = document
      if (activeElement?.matches('iframe') && !panel.current?.contains(activeElement)) setIsOpen(false)
    }
    addEventListener('blur', handleBlur, { signal: abortController.signal })
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isForInputMethod(event)) return
        // Escape closes one surface at a time: first what is open inside this one, then this one, then a dialog around it.
        if (panel.current !== null && hasOwnEscape(panel.current, event)) return
        event.preventDefault()
        event.stopPropagation()
        setIsOpen(false)
        button.current?.focus()
      },
      listenerOptions,
    )
    return () => abortController.abort()
  }, [isOpen])

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    trigger: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setIsOpen(!isOpen),
    },
    panel: { id, ref: panel, popover: 'manual' },
  }
}

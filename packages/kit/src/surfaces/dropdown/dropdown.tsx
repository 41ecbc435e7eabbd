import type { ReactNode } from 'react'
import type { FloatingPlacement } from '../floating/floating-placement.ts'
import styles from './dropdown.module.css'
import { useDropdown, type DropdownTrigger } from './use-dropdown.ts'

export type { DropdownTrigger } from './use-dropdown.ts'

export interface DropdownProps {
  /** Renders the button that opens the dropdown: spread the given props over a `<button>`. */
  readonly trigger: (trigger: DropdownTrigger) => ReactNode
  /** The preferred side; without room there, it opens on the opposite one. Default: `bottom-start`. */
  readonly placement?: FloatingPlacement | undefined
  /** The content; `close` closes it and returns the focus to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and a panel that it opens; Tab moves from the one into the other. */
export function Dropdown({ trigger, placement = 'bottom-start', children }: DropdownProps) {
  const dropdown = useDropdown(placement)
  return (
    <>
      {trigger(dropdown.trigger)}
      {dropdown.isOpen && (
        <div className={styles.panel} {...dropdown.panel}>
          {typeof children === 'function' ? children(() => dropdown.close(true)) : children}
        </div>
      )}
    </>
  )
}

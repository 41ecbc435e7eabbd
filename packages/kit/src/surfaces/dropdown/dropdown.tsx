import type { ReactNode } from 'react'
import type { FloatingPlacement } from '../floating/floating-placement.ts'
import styles from './dropdown.module.css'
import { useDropdown, type DropdownTrigger } from './use-dropdown.ts'

export type { DropdownTrigger } from './use-dropdown.ts'

export interface DropdownProps {
  /** The button that opens it: spread what it is given over a `<button>`. */
  readonly trigger: (trigger: DropdownTrigger) => ReactNode
  /** Where there is room; otherwise on the other side. */
  readonly placement?: FloatingPlacement | undefined
  /** Anything; `close` puts the focus back on the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button, and what it discloses beside it: the Tab key goes from the one into the other. */
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

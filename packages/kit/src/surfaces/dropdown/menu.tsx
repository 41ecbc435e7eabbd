import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { followLink } from '../../router/follow-link.ts'
import { useRouter } from '../../router/router-adapter.ts'
import type { FloatingPlacement } from '../floating/floating-placement.ts'
import { isFocusFree } from '../page/is-focus-free.ts'
import styles from './dropdown.module.css'
import { moveInMenu } from './menu.model.ts'
import { useDropdown, type DropdownTrigger } from './use-dropdown.ts'

/** One row of a menu: an action, or a link. */
export interface MenuItem<Id extends string = string> {
  /** Unique in the menu. */
  readonly id: Id
  readonly title: ReactNode
  readonly icon?: ReactNode
  /** Makes the item a link to this address, which the app's router follows where it can. */
  readonly to?: string | undefined
}

/** The props that `<Menu>` passes to its trigger: spread them over the menu's button. */
export interface MenuTrigger extends DropdownTrigger {
  readonly 'aria-haspopup': 'menu'
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps<Id extends string = string> {
  /** The accessible name of the menu. */
  readonly label: string
  /** Renders the button that opens the menu: spread the given props over a `<button>`. */
  readonly trigger: (trigger: MenuTrigger) => ReactNode
  readonly items: readonly MenuItem<Id>[]
  /** Called with the id of the pressed item, also if that is a link. */
  readonly onSelect?: ((id: Id) => void) | undefined
  /** The preferred side; without room there, it opens on the opposite one. Default: `bottom-start`. */
  readonly placement?: FloatingPlacement | undefined
}

/** A menu button with actions and links, operated by arrow keys and letters. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, trigger, items, onSelect, placement = 'bottom-start' } = props
  const dropdown = useDropdown(placement)
  const router = useRouter()
  const { isOpen, panel } = dropdown
  const entryKey = useRef<'ArrowDown' | 'ArrowUp'>('ArrowDown')

  const panelRef = panel.ref

  useLayoutEffect(() => {
    if (isOpen) moveFocus(panelRef.current, entryKey.current)
    entryKey.current = 'ArrowDown'
  }, [isOpen, panelRef])

  useLayoutEffect(() => {
    // The focused item has been removed: focus the menu, so that the keys still work.
    if (isOpen && isFocusFree()) panelRef.current?.focus()
  })

  function handleItemClick(event: MouseEvent<HTMLElement>, item: MenuItem<Id>): void {
    dropdown.close(true)
    onSelect?.(item.id)
    if (event.currentTarget instanceof HTMLAnchorElement) followLink(event, event.currentTarget, router)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // Focus the trigger first: Tab then moves on to what follows the menu.
    if (event.key === 'Tab') dropdown.close(true)
    else if (event.key === ' ') (event.target as HTMLElement).click()
    else if (!moveFocus(panelRef.current, event.key)) return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <>
      {trigger({
        ...dropdown.trigger,
        'aria-haspopup': 'menu',
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          entryKey.current = event.key
          dropdown.open()
        },
      })}
      {isOpen && (
        <div
          className={styles.panel}
          {...panel}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={handleKeyDown}
        >
          {items.map((item) => {
            const itemProps = {
              className: styles.item,
              role: 'menuitem',
              tabIndex: -1,
              onClick: (event: MouseEvent<HTMLElement>) => handleItemClick(event, item),
            }
            const content = (
              <>
                {item.icon}
                {item.title}
              </>
            )
            return item.to === undefined ? (
              <button key={item.id} type="button" {...itemProps}>
                {content}
              </button>
            ) : (
              <a key={item.id} href={item.to} {...itemProps}>
                {content}
              </a>
            )
          })}
        </div>
      )}
    </>
  )
}

/** Moves the focus if the key does that; returns whether it did. */
function moveFocus(panel: HTMLElement | null, key: string): boolean {
  const items = [...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const index = items.findIndex((item) => item.matches(':focus'))
  const titles = items.map(({ textContent }) => textContent ?? '')
  const targetIndex = moveInMenu(key, index, titles)
  if (targetIndex !== null) items[targetIndex]?.focus()
  return targetIndex !== null
}

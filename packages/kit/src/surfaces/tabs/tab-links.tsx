import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { followLink } from '../../router/follow-link.ts'
import { useAddress, useRouter } from '../../router/router-adapter.ts'
import { findCurrentTab, type TabMatching } from './current-tab.ts'
import { moveTab, type TabDirection } from './tabs.model.ts'
import styles from './tabs.module.css'
import type { Tab } from './tabs.tsx'
import { usePaper } from './use-paper.ts'

/** A tab that is a link to a route. */
export interface LinkTab<Id extends string = string> extends Tab<Id> {
  readonly to: string
}

export interface TabLinksProps<Id extends string = string> {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly tabs: readonly LinkTab<Id>[]
  /** How the selected tab is found; default: `path`. */
  readonly matching?: TabMatching | undefined
  /** Selects a tab regardless of the address: for rendering on a server. */
  readonly selected?: Id | undefined
  readonly onSelect?: ((id: Id) => void) | undefined
  readonly direction?: TabDirection | undefined
  /** The element around links and content. */
  readonly tag?: 'div' | 'nav' | 'section' | undefined
  readonly children?: ReactNode
}

/** A segmented control of links to routes, which the app's router follows. Arrow keys move from one to the next. */
export function TabLinks<Id extends string>(props: TabLinksProps<Id>) {
  const { label, tabs, matching = 'path', onSelect, direction = 'horizontal', tag: Tag = 'div' } = props
  const list = useRef<HTMLElement>(null)
  const router = useRouter()
  const address = useAddress()
  const found = findCurrentTab(
    tabs.map(({ to }) => to),
    address,
    matching,
  )
  const selectedIndex =
    props.selected === undefined ? (found?.index ?? -1) : tabs.findIndex(({ id }) => id === props.selected)
  usePaper(list, tabs.length, selectedIndex)

  function move(event: KeyboardEvent, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = moveTab(event.key, { index, count: tabs.length }, { direction, isRightToLeft })
    if (target === null) return
    event.preventDefault()
    list.current?.querySelectorAll('a')[target]?.focus()
  }

  function press(event: MouseEvent<HTMLAnchorElement>, id: Id): void {
    onSelect?.(id)
    followLink(event, event.currentTarget, router)
  }

  return (
    <Tag>
      <nav className={styles.list} ref={list} aria-label={label} data-direction={direction}>
        {selectedIndex >= 0 && <span className={styles.paper} role="presentation" />}
        {tabs.map((tab, index) => (
          <a
            className={styles.tab}
            key={tab.id}
            href={tab.to}
            aria-current={index === selectedIndex ? (found?.isPage === false ? 'true' : 'page') : undefined}
            onClick={(event) => press(event, tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.icon}
            {tab.title}
          </a>
        ))}
      </nav>
      {props.children}
    </Tag>
  )
}

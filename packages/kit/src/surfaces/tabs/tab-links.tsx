import {
  useLayoutEffect,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { followLink } from '../../router/follow-link.ts'
import { useAddress, useRouter } from '../../router/router-adapter.ts'
import { findCurrentTab, type TabMatching } from './current-tab.ts'
import { moveTab, type TabDirection } from './tabs.model.ts'
import ownStyles from './tab-links.module.css'
import styles from './tabs.module.css'
import type { Tab } from './tabs.tsx'
import { useTabHighlight } from './use-tab-highlight.ts'

/** A tab that is a link to a route. */
export interface LinkTab<Id extends string = string> extends Tab<Id> {
  readonly to: string
}

/** The app's own link component, which knows its router. */
export type TabLinkComponent = ComponentType<{
  readonly href: string
  readonly className?: string | undefined
  /** `page`: the tab leads to this page; `true`: to a parent of it. */
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly children: ReactNode
}>

export interface TabLinksProps<Id extends string = string> {
  /** The accessible name of the navigation. */
  readonly label: string
  readonly tabs: readonly LinkTab<Id>[]
  /** How the selected tab is found; default: `path`. */
  readonly matching?: TabMatching | undefined
  /** The tab to select if none matches the address: on a server, and on a page that shows the content of a tab. */
  readonly selected?: Id | undefined
  /** Called with the id of the pressed link. */
  readonly onSelect?: ((id: Id) => void) | undefined
  /** Default: `horizontal`. */
  readonly direction?: TabDirection | undefined
  /** Renders the links. Default: links that the router of `KitRouter` follows. */
  readonly Link?: TabLinkComponent | undefined
  /** The element around links and content. Default: `div`. */
  readonly tag?: 'div' | 'nav' | 'section' | undefined
  readonly children?: ReactNode
}

/** A segmented control of links to routes, which the app's router follows. Arrow keys move from one to the next. */
export function TabLinks<Id extends string>(props: TabLinksProps<Id>) {
  const {
    label,
    tabs,
    matching = 'path',
    onSelect,
    direction = 'horizontal',
    Link = 'a',
    tag: Tag = 'div',
  } = props
  const list = useRef<HTMLElement>(null)
  const router = useRouter()
  const address = useAddress()
  const found = findCurrentTab(
    tabs.map(({ to }) => to),
    address,
    matching,
  )
  const selectedIndex = found?.index ?? tabs.findIndex(({ id }) => id === props.selected)
  useTabHighlight(list, tabs.length, selectedIndex)
  useLayoutEffect(() => list.current?.setAttribute('data-slides', ''), [])

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...event.currentTarget.querySelectorAll('a')]
    const index = links.findIndex((link) => link === event.target)
    if (index < 0) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = moveTab(event.key, { index, count: links.length }, { direction, isRightToLeft })
    if (target === null) return
    event.preventDefault()
    links[target]?.focus()
  }

  /**
   * Reports the selected tab and follows the link. The app's own link component handles the event first, and may already have followed it.
   */
  function handleClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const tab = tabs[[...event.currentTarget.querySelectorAll('a')].indexOf(link)]
    if (tab !== undefined) onSelect?.(tab.id)
    followLink(event, link, router)
  }

  return (
    <Tag>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- those of its links, which may be the app's own */}
      <nav
        className={`${styles.list} ${ownStyles.links}`}
        ref={list}
        aria-label={label}
        data-direction={direction}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {selectedIndex >= 0 && <span className={styles.paper} role="presentation" />}
        {tabs.map((tab, index) => {
          const current = found?.isPage === false ? 'true' : 'page'
          return (
            <Link
              className={styles.tab}
              key={tab.id}
              href={tab.to}
              aria-current={index === selectedIndex ? current : undefined}
            >
              {tab.icon}
              {tab.title}
            </Link>
          )
        })}
      </nav>
      {props.children}
    </Tag>
  )
}

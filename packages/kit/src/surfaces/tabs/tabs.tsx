import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { moveTab, type TabDirection } from './tabs.model.ts'
import { useTabHighlight } from './use-tab-highlight.ts'
import styles from './tabs.module.css'

/** A tab of a segmented control. */
export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly title: ReactNode
  readonly icon?: ReactNode
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string
  /** Without any, only the content is shown. */
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  /** Called when the person selects a tab: pass its id as `selected`. */
  readonly onSelect: (id: Id) => void
  /** Default: `horizontal`. */
  readonly direction?: TabDirection | undefined
  /** The element around tabs and panel. Default: `div`. */
  readonly tag?: 'div' | 'nav' | 'section' | undefined
  /** The content of the selected tab, shown in the tab panel. */
  readonly children?: ReactNode
}

/** A segmented control: one of a few views, chosen by press, or by arrow keys, which select as they move. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, direction = 'horizontal', tag: Tag = 'div', children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const selectedIndex = tabs.findIndex((tab) => tab.id === selected)

  useTabHighlight(list, tabs.length, selectedIndex)

  function handleKeyDown(event: KeyboardEvent, index: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = moveTab(event.key, { index, count: tabs.length }, { direction, isRightToLeft })
    const tab = target === null ? undefined : tabs[target]
    if (tab === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
    select(tab.id)
  }

  function select(tabId: Id): void {
    if (tabId !== selected) onSelect(tabId)
  }

  const hasPanel = children !== undefined
  const hasTabs = tabs.length > 0
  return (
    <Tag>
      {hasTabs && (
        <div
          className={styles.list}
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={direction}
          data-direction={direction}
        >
          {selectedIndex >= 0 && <span className={styles.paper} role="presentation" />}
          {tabs.map((tab, index) => {
            const isSelected = index === selectedIndex
            return (
              <button
                className={styles.tab}
                key={tab.id}
                id={`${id}${index}`}
                type="button"
                role="tab"
                aria-selected={isSelected}
                aria-controls={hasPanel && isSelected ? `${id}panel` : undefined}
                tabIndex={index === Math.max(selectedIndex, 0) ? 0 : -1}
                onClick={() => select(tab.id)}
                onKeyDown={(event) => handleKeyDown(event, index)}
              >
                {tab.icon}
                {tab.title}
              </button>
            )
          })}
        </div>
      )}
      {hasPanel && (
        <div
          id={`${id}panel`}
          role={hasTabs ? 'tabpanel' : undefined}
          aria-labelledby={selectedIndex < 0 ? undefined : `${id}${selectedIndex}`}
        >
          {children}
        </div>
      )}
    </Tag>
  )
}

import { pickerWords } from '@foyer/core/messages/en-001/kit'
import { useState, type ReactNode } from 'react'
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { useKitMessages } from '../../messages/messages.ts'
import { textScale } from '../picker-dialog/text-scale.ts'
import type { PickerOption } from '../picker-option.ts'
import styles from './option-list.module.css'

export interface OptionListProps<Option extends PickerOption> {
  readonly label: string
  readonly options: readonly Option[]
  /** Those chosen last, in a section of their own above all; without any there are no sections. */
  readonly recent: readonly Option[]
  readonly chosenId: string | null
  readonly renderIcon: (option: Option) => ReactNode
  readonly onSelect: (id: string) => void
}

interface Section<Option> {
  readonly id: string
  readonly title: string
  readonly options: readonly Option[]
}

/** In front of the id of an option that stands in the section of recent ones, where it stands a second time. */
const recentPrefix = 'recent '

/** Lengths in px at text of 16 px; they grow with the reader's text. */
const rowSize = 44
const headingSize = 32
const listPadding = 6
/** The search above the list, and the borders, in px. */
const searchSize = 55

/** The options. Only those in sight are in the page. */
export function OptionList<Option extends PickerOption>(props: OptionListProps<Option>) {
  const { label, options, recent, chosenId, renderIcon, onSelect } = props
  const translate = useKitMessages(pickerWords)
  const [layoutOptions] = useState(() => ({
    rowSize: Math.round(rowSize * textScale()),
    headingSize: Math.round(headingSize * textScale()),
    padding: listPadding,
  }))

  const renderRow = (option: Option, prefix = ''): ReactNode => (
    <ListBoxItem
      className={styles.row}
      id={prefix + option.id}
      textValue={option.name}
      value={option}
      onPress={() => onSelect(option.id)}
    >
      {renderIcon(option)}
      <span className={styles.name}>{option.name}</span>
      <span className={styles.detail}>{option.detail}</span>
    </ListBoxItem>
  )
  const sections: readonly Section<Option>[] = [
    { id: 'section recent', title: translate('picker_recent'), options: recent },
    { id: 'section all', title: label, options },
  ]
  const isRecent = recent.some(({ id }) => id === chosenId)
  // The first of them is gone to: the one at the top of the list.
  const selectedKeys = chosenId === null ? [] : [...(isRecent ? [recentPrefix + chosenId] : []), chosenId]
  const shared = {
    className: styles.list,
    'aria-label': label,
    // Where the person is, and what a reader is told of: the chosen one to begin with.
    autoFocus: chosenId !== null,
    selectionMode: 'single',
    selectedKeys,
    disallowEmptySelection: true,
    escapeKeyBehavior: 'none',
  } as const

  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {recent.length === 0 ? (
        <ListBox {...shared} items={options}>
          {(option) => renderRow(option)}
        </ListBox>
      ) : (
        <ListBox {...shared} items={sections}>
          {(section) => (
            <ListBoxSection id={section.id}>
              <Header className={styles.heading}>{section.title}</Header>
              <Collection items={section.options}>
                {(option) => renderRow(option, section.options === recent ? recentPrefix : '')}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      )}
    </Virtualizer>
  )
}

/** The height, in px, of a dialog that shows so many options at once. */
export function optionListHeight(count: number, recentCount: number): number {
  const headings = recentCount > 0 ? 2 : 0
  const rows = (count + recentCount) * rowSize + headings * headingSize
  return searchSize + (rows + 2 * listPadding) * textScale()
}

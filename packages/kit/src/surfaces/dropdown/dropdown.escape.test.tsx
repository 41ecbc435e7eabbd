import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import { CurrencyDropdown } from '../../blocks/currency-dropdown/index.ts'
import { EmailInput } from '../../blocks/email-input/index.ts'
import { SearchInput } from '../../blocks/search-input/index.ts'
import '../../styles/tokens.css'
import { Dropdown } from './index.ts'

const press = (keys: string) => userEvent.keyboard(keys)

/** A block in a dropdown, and the steps after which Escape has a meaning for the block. */
interface Case {
  readonly what: string
  readonly block: ReactNode
  readonly field: Locator
  readonly start: () => Promise<void>
  readonly hasEnded: () => boolean
}

const search = page.getByRole('searchbox')

it.each<Case>([
  {
    what: 'a picker',
    block: <CurrencyDropdown name="currency" label="Currency" currencies={['EUR', 'USD']} />,
    field: page.getByRole('button', { name: 'Currency' }),
    start: async () => {
      await expect.element(page.getByRole('combobox')).toHaveFocus()
    },
    hasEnded: () => document.querySelector('dialog') === null,
  },
  {
    what: 'a list of suggestions',
    block: <EmailInput name="email" label="E-mail" />,
    field: page.getByLabelText('E-mail'),
    start: async () => {
      await press('anna@g')
      await expect.element(page.getByRole('listbox')).toBeVisible()
    },
    hasEnded: () => document.querySelector('[role=listbox]') === null,
  },
  {
    what: 'the text of a search',
    block: <SearchInput name="search" label="Search" />,
    field: search,
    start: () => press('anna'),
    hasEnded: () => (search.element() as HTMLInputElement).value === '',
  },
])('leaves the first Escape to its content, and closes on the next: $what', async (row) => {
  const { block, field, start, hasEnded } = row
  const screen = await render(
    <Dropdown
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Settings
        </button>
      )}
    >
      {block}
    </Dropdown>,
  )
  const trigger = screen.getByRole('button', { name: 'Settings' })
  await trigger.click()
  await field.click()
  await start()
  await press('{Escape}')
  await expect.poll(hasEnded).toBe(true)
  await expect.element(field).toHaveFocus()
  await press('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

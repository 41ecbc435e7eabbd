import { page, userEvent } from 'vitest/browser'

export const domains = ['one.io', 'online.io', 'onyx.io', 'onto.io', 'only.io']
export const press = (keys: string) => userEvent.keyboard(keys)
export const input = page.getByRole('combobox', { name: 'E-mail' })
export const list = page.getByRole('listbox', { name: 'Suggested addresses' })

export const options = () =>
  list
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

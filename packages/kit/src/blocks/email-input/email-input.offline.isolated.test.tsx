import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { EmailInput } from './index.ts'
import { blockRequests } from '../../testing/block-requests.ts'

afterEach(() => blockRequests())

it('is a plain input where its suggestions cannot be loaded', async () => {
  await blockRequests('*/email-suggestions.tsx*')
  const change = vi.fn<(value: string) => void>()
  const screen = await render(<EmailInput name="email" label="E-mail" events={{ change }} />)
  const input = screen.getByLabelText('E-mail')
  await input.click()
  const listRequests = () =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  await expect.poll(listRequests).toContainEqual(expect.stringContaining('email-suggestions.tsx'))
  await userEvent.keyboard('anna@')
  await expect.element(input).toHaveValue('anna@')
  expect(change).toHaveBeenLastCalledWith('anna@')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

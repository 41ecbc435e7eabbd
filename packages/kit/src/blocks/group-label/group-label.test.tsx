import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TestForm } from '../../testing/test-form.tsx'
import { BaseInput } from '../base-input/index.ts'
import { GroupLabel } from './index.ts'

// R3.25
it('names and describes the group of its blocks', async () => {
  const screen = await render(
    <GroupLabel label="Address" description="Where it goes">
      <BaseInput name="city" label="City" />
    </GroupLabel>,
  )
  const group = screen.getByRole('group', { name: 'Address' })
  await expect.element(group).toHaveAccessibleDescription('Where it goes')
  await expect.element(group.getByLabelText('City')).toBeVisible()
})

// R3.52
it('takes its fields out of the form while it is hidden, and brings them back as they were', async () => {
  const send = vi.fn<(values: object) => Promise<null>>(async () => null)
  const form = (isHidden: boolean) => (
    <TestForm send={send}>
      <BaseInput name="name" label="Name" inputValue="Anna" />
      <GroupLabel label="Address" isHidden={isHidden}>
        <BaseInput name="city" label="City" validators={[{ type: 'length', min: 4 }]} />
      </GroupLabel>
      <button type="submit">Send</button>
    </TestForm>
  )
  const screen = await render(form(false))
  await screen.getByLabelText('City').fill('Rio')
  await screen.rerender(form(true))
  await screen.getByRole('button').click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna' })
  await screen.rerender(form(false))
  await expect.element(screen.getByLabelText('City')).toHaveValue('Rio')
})

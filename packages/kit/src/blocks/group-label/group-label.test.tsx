import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../base-input/index.ts'
import { GroupLabel } from './index.ts'

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

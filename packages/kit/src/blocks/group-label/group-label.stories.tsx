import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaseInput } from '../base-input/index.ts'
import { GroupLabel } from './index.ts'

const meta = {
  title: 'Blocks/Group label',
  component: GroupLabel,
  args: {
    label: 'Address',
    children: (
      <>
        <BaseInput name="street" label="Street and number" />
        <BaseInput name="city" label="City" />
      </>
    ),
  },
} satisfies Meta<typeof GroupLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDescription: Story = { args: { description: 'Where the parcel goes' } }

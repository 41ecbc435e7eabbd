import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Blocks/Checkbox',
  component: Checkbox,
  args: { name: 'terms', label: 'I agree to the terms' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'They fit on one page' } }
export const Ticked: Story = { args: { inputValue: true } }
export const Required: Story = {
  args: { isTouched: true, validators: [{ type: 'required', message: 'Agree to the terms to continue' }] },
}
export const Disabled: Story = { args: { inputValue: true, disabled: true } }
export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <a href="#terms">terms</a>
      </>
    ),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectInput } from './index.ts'

const options = [
  { value: 'S', text: 'Small' },
  { value: 'M', text: 'Medium' },
  { value: 'L', text: 'Large' },
]
const long = [{ value: 'long', text: 'A size that fits everybody who has never found anything that fits' }]

const meta = {
  title: 'Blocks/Select input',
  component: SelectInput,
  args: { name: 'size', label: 'Size', placeholder: 'Choose a size', options },
} satisfies Meta<typeof SelectInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'As on the label' } }
export const Chosen: Story = { args: { inputValue: 'M' } }
export const LongText: Story = { args: { options: long, inputValue: 'long' } }
export const Loading: Story = { args: { options: [], isBusy: true } }
export const Required: Story = {
  args: { isTouched: true, validators: [{ type: 'required', message: 'Choose a size' }] },
}
export const Refused: Story = { args: { inputValue: 'L', customError: 'Sold out. Choose another size' } }
export const Success: Story = { args: { inputValue: 'M', status: 'success' } }
export const Disabled: Story = { args: { inputValue: 'M', disabled: true } }

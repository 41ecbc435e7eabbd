import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoucherInput } from './index.ts'

const meta = {
  title: 'Blocks/Voucher',
  component: VoucherInput,
  args: { name: 'voucher', label: 'Gift card', description: 'The code on the back of the card' },
} satisfies Meta<typeof VoucherInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'GIFT-0000-0000' } }

export const Focused: Story = { args: { autofocus: true } }

export const Filled: Story = { args: { inputValue: 'GIFT-1234-5678' } }

export const Checking: Story = { args: { inputValue: 'GIFT-1234-5678', pending: true } }

export const Accepted: Story = {
  args: { inputValue: 'GIFT-1234-5678', status: 'success', description: 'Worth 20 €' },
}

export const Refused: Story = {
  args: { inputValue: 'GIFT-1234-5678', customError: 'This card is used up. Enter another one' },
}

export const Disabled: Story = { args: { inputValue: 'GIFT-1234-5678', disabled: true } }

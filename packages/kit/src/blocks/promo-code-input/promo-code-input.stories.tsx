import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromoCodeInput } from './index.ts'

const meta = {
  title: 'Blocks/Promo code',
  component: PromoCodeInput,
  args: { name: 'promocode', label: 'Promo code' },
} satisfies Meta<typeof PromoCodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Button: Story = {}

export const CustomButtonText: Story = { args: { text: 'Ich habe einen Gutscheincode aus dem Rundbrief' } }

export const DisabledButton: Story = { args: { disabled: true } }

export const Empty: Story = { args: { autofocus: true, description: 'From our newsletter' } }

export const Filled: Story = { args: { inputValue: 'SAVE10' } }

export const Checking: Story = { args: { inputValue: 'SAVE10', pending: true } }

export const Accepted: Story = {
  args: { inputValue: 'SAVE10', status: 'success', description: '10 % off your first order' },
}

export const Refused: Story = {
  args: { inputValue: 'SAVE10', customError: 'This code has run out. Try another one' },
}

export const Disabled: Story = { args: { inputValue: 'SAVE10', disabled: true } }

export const Required: Story = {
  args: { isTouched: true, validators: [{ type: 'required', lazy: true, message: 'Enter your promo code' }] },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrencyDropdown } from './index.ts'

const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF']
const all = Intl.supportedValuesOf('currency')

const meta = {
  title: 'Blocks/Currency dropdown',
  component: CurrencyDropdown,
  args: { name: 'currency', label: 'Currency', currencies },
} satisfies Meta<typeof CurrencyDropdown>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Prices are shown in it' } }

export const Chosen: Story = { args: { inputValue: 'eur' } }

export const OnlyOne: Story = { args: { currencies: ['eur'], inputValue: 'eur' } }

export const ManyToSearch: Story = { args: { currencies: all, inputValue: 'USD' } }

export const LongName: Story = {
  args: { currencies: ['BAM', 'EUR'], inputValue: 'BAM' },
}

export const Required: Story = {
  args: {
    isTouched: true,
    validators: [{ type: 'required', message: 'Choose a currency' }],
  },
}

export const Refused: Story = {
  args: { inputValue: 'EUR', customError: 'This currency cannot be paid out. Choose another one' },
}

export const Success: Story = { args: { inputValue: 'EUR', status: 'success' } }

export const Disabled: Story = { args: { inputValue: 'EUR', disabled: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateParts } from './index.ts'

const meta = {
  title: 'Blocks/Date parts',
  component: DateParts,
  args: { name: 'born', label: 'Date of birth', description: 'For example, 1 2 1990', autocomplete: 'bday' },
} satisfies Meta<typeof DateParts>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Focused: Story = { args: { inputValue: '1990-02-01', autofocus: true } }

export const Filled: Story = { args: { inputValue: '1990-02-01' } }

export const YearFirst: Story = { args: { inputValue: '1990-02-01', locale: 'ja-JP' } }

export const Accepted: Story = { args: { inputValue: '1990-02-01', isTouched: true } }

export const TooLate: Story = {
  args: {
    inputValue: '2026-11-21',
    isTouched: true,
    max: '2008-11-21',
    maxMessage: 'You must be 18 or older',
  },
}

export const Missing: Story = {
  args: {
    isTouched: true,
    validators: [{ type: 'required', lazy: true, message: 'Enter your date of birth' }],
  },
}

export const Disabled: Story = { args: { inputValue: '1990-02-01', disabled: true } }

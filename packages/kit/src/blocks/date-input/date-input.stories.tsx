import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateInput } from './index.ts'

const meta = {
  title: 'Blocks/Date input',
  component: DateInput,
  args: { name: 'born', label: 'Date of birth', description: 'As in your passport', autocomplete: 'bday' },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Focused: Story = { args: { inputValue: '1990-03-05', autofocus: true } }

export const Filled: Story = { args: { inputValue: '1990-03-05' } }

export const YearFirst: Story = { args: { inputValue: '1990-03-05', locale: 'ja-JP' } }

export const WithDots: Story = { args: { inputValue: '1990-03-05', locale: 'de-DE' } }

export const Accepted: Story = { args: { inputValue: '1990-03-05', isTouched: true } }

export const TooEarly: Story = { args: { inputValue: '1890-03-05', isTouched: true, min: '1900-01-01' } }

export const TooLate: Story = { args: { inputValue: '2026-11-21', isTouched: true, max: '2008-11-21' } }

export const TooLateWithMessage: Story = {
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

export const Refused: Story = {
  args: { inputValue: '1990-03-05', customError: 'This date is not the one in your papers' },
}

export const Disabled: Story = { args: { inputValue: '1990-03-05', disabled: true } }

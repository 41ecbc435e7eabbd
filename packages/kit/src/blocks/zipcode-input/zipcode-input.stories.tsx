import type { Meta, StoryObj } from '@storybook/react-vite'
import { ZipcodeInput, type ZipcodeValidator } from './index.ts'

const american: readonly ZipcodeValidator[] = [
  {
    type: 'fiveDigits',
    regexp: String.raw`^\d{5}(-\d{4})?$`,
    errorMessage: 'Five digits, or nine with a hyphen',
  },
  { type: 'zipcodeFromEligibleState', state: 'default', errorMessage: 'In a state that we deliver to' },
]

const inState = (state: 'error' | 'validated'): readonly ZipcodeValidator[] => [
  ...american.slice(0, 1),
  { type: 'zipcodeFromEligibleState', state, errorMessage: 'In a state that we deliver to' },
]

const meta = {
  title: 'Blocks/Zip code',
  component: ZipcodeInput,
  args: {
    name: 'zip',
    label: 'Zip code',
    description: 'Where the order goes',
    inputMode: 'numeric',
    zipcodeValidators: american,
  },
} satisfies Meta<typeof ZipcodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Requirements: Story = { args: { autofocus: true } }

export const RequirementsMet: Story = {
  args: { autofocus: true, inputValue: '10001', zipcodeValidators: inState('validated') },
}

export const RequirementsFailed: Story = {
  args: { autofocus: true, inputValue: '1000', zipcodeValidators: inState('error') },
}

export const RuleWithoutMessage: Story = {
  args: {
    autofocus: true,
    inputMode: 'text',
    inputValue: 'SW1A 1AA',
    zipcodeValidators: [{ type: 'ukPostcode', regexp: '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$' }],
  },
}

export const WrongCode: Story = { args: { inputValue: '1000' } }

export const RightCode: Story = { args: { inputValue: '10001', isTouched: true } }

export const StateNotServed: Story = { args: { inputValue: '99501', zipcodeValidators: inState('error') } }

export const Disabled: Story = { args: { inputValue: '10001', disabled: true } }

import type { Validator } from '@foyer/core/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskInput } from './index.ts'

const whole: readonly Validator[] = [
  { type: 'length', min: 16, lazy: true, message: 'Enter all 16 digits of the card number' },
]

const meta = {
  title: 'Blocks/Mask input',
  component: MaskInput,
  args: {
    name: 'card',
    label: 'Card number',
    description: 'The 16 digits on the front',
    mask: '#### #### #### ####',
    validators: whole,
  },
} satisfies Meta<typeof MaskInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Placeholder: Story = { args: { placeholder: '0000 0000 0000 0000' } }

export const Focused: Story = { args: { inputValue: '40000000', autofocus: true } }

export const Filled: Story = { args: { inputValue: '4000000000000002' } }

export const Complete: Story = { args: { inputValue: '4000000000000002', isTouched: true } }

export const Incomplete: Story = { args: { inputValue: '40000000', isTouched: true } }

export const Refused: Story = {
  args: { inputValue: '4000000000000002', customError: 'The bank has refused this card' },
}

export const LettersAndDigits: Story = {
  args: {
    name: 'plate',
    label: 'Licence plate',
    description: 'Two letters, two digits, three letters',
    mask: '@@## @@@',
    inputValue: 'AB12CDE',
    validators: [],
  },
}

export const Disabled: Story = { args: { inputValue: '4000000000000002', disabled: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaseInput } from './index.ts'

const meta = {
  title: 'Blocks/Base input',
  component: BaseInput,
  args: { name: 'city', label: 'City' },
} satisfies Meta<typeof BaseInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Where the parcel goes', placeholder: 'Lisbon' } }
export const Filled: Story = { args: { inputValue: 'Lisbon' } }
export const Success: Story = { args: { inputValue: 'Lisbon', isTouched: true } }
export const Required: Story = {
  args: { isTouched: true, validators: [{ type: 'required', message: 'Enter your city' }] },
}
export const ServerError: Story = {
  args: { inputValue: 'Atlantis', customError: 'Nothing can be sent there. Choose another city' },
}
export const StatusGiven: Story = { args: { inputValue: 'Lisbon', status: 'success' } }
export const Disabled: Story = { args: { inputValue: 'Lisbon', disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaft, bei der die Vertragsunterlagen hinterlegt sind',
    description:
      'Sie steht oben rechts auf der Versicherungsbescheinigung, die Sie mit der Post bekommen haben',
  },
}
export const NumberKeyboard: Story = { args: { label: 'House number', inputMode: 'numeric' } }

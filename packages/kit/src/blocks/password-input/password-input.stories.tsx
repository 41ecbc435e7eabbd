import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordInput, type PasswordRequirement } from './index.ts'

const classic: readonly PasswordRequirement[] = [
  { type: 'length', min: 8, max: 64 },
  { type: 'hasAnyNumberSymbol' },
  { type: 'hasUpperAndLowerCaseSymbol' },
  { type: 'passwordsTooSimilar' },
]

const meta = {
  title: 'Blocks/Password',
  component: PasswordInput,
  args: { name: 'password', label: 'Password' },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const CurrentPassword: Story = {
  args: { aside: <a href="#recover">Forgot password?</a> },
}

export const Filled: Story = { args: { inputValue: 'Corridor9' } }

export const Focused: Story = { args: { inputValue: 'Corridor9', autofocus: true } }

export const Refused: Story = {
  args: { inputValue: 'Corridor9', customError: 'E-mail and password do not match' },
}

export const Disabled: Story = { args: { inputValue: 'Corridor9', disabled: true } }

const chosen = { label: 'New password', newPassword: true, passwordRequirements: classic }

export const Requirements: Story = { args: chosen }

export const RequirementsPartlyMet: Story = { args: { ...chosen, inputValue: 'Ab', autofocus: true } }

export const RequirementsFailed: Story = { args: { ...chosen, inputValue: 'Ab', isTouched: true } }

export const RequirementsMet: Story = { args: { ...chosen, inputValue: 'Staircase4', isTouched: true } }

export const TooSimilar: Story = {
  args: { ...chosen, inputValue: 'Corridor10', differsFromPrevious: 'Corridor9', isTouched: true },
}

export const CustomRequirementMessage: Story = {
  args: {
    ...chosen,
    passwordRequirements: [
      {
        type: 'length',
        min: 15,
        errorMessage: 'Fünfzehn Zeichen oder mehr, auch ein ganzer Satz ist erlaubt',
      },
    ],
  },
}

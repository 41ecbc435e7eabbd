import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeInput } from './index.ts'

const meta = {
  title: 'Blocks/One-time code',
  component: CodeInput,
  args: { name: 'code', label: 'Code from the e-mail', description: 'Six digits' },
} satisfies Meta<typeof CodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Placeholder: Story = { args: { placeholder: '000000' } }

export const Focused: Story = { args: { inputValue: '123', autofocus: true } }

export const Complete: Story = { args: { inputValue: '123456', isTouched: true } }

export const Incomplete: Story = { args: { inputValue: '123', isTouched: true } }

export const Wrong: Story = {
  args: { inputValue: '123456', customError: 'That code is not right. Check the latest message' },
}

export const Disabled: Story = { args: { inputValue: '123456', disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Bestätigungscode aus der Nachricht, die wir Ihnen gerade eben geschickt haben',
    description: 'Die sechs Ziffern stehen in der ersten Zeile der Nachricht, und noch einmal an ihrem Ende',
  },
}

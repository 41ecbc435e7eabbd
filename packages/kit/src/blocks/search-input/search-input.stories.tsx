import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchInput } from './index.ts'

const meta = {
  title: 'Blocks/Search input',
  component: SearchInput,
  args: { name: 'query', label: 'Find a country', description: 'By its name or its code' },
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Placeholder: Story = { args: { placeholder: 'Iceland' } }

export const Focused: Story = { args: { inputValue: 'Iceland', autofocus: true } }

export const Filled: Story = { args: { inputValue: 'Iceland' } }

export const LongText: Story = {
  args: { inputValue: 'The United Kingdom of Great Britain and Northern Ireland' },
}

export const RightToLeftText: Story = { args: { inputValue: 'المملكة العربية السعودية' } }

export const LabelHidden: Story = { args: { isLabelHidden: true, description: undefined } }

export const NothingFound: Story = {
  args: { inputValue: 'Atlantis', customError: 'No country is called that. Check the spelling' },
}

export const Disabled: Story = { args: { inputValue: 'Iceland', disabled: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailInput } from './index.ts'

const meta = {
  title: 'Blocks/E-mail input',
  component: EmailInput,
  args: {
    name: 'email',
    label: 'E-mail',
    description: 'We send the receipt there',
    validators: [{ type: 'email', lazy: true, message: 'Enter an address such as name@example.com' }],
  },
} satisfies Meta<typeof EmailInput>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Types an address, waits for the suggestions, and then presses the keys. */
function typing(text: string, keys = ''): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await canvas.findByRole('listbox')
    if (keys !== '') await userEvent.keyboard(keys)
  }
}

export const Empty: Story = {}

export const Placeholder: Story = { args: { placeholder: 'name@example.com' } }

export const Focused: Story = { args: { inputValue: 'anna@example.com', autofocus: true } }

export const Accepted: Story = { args: { inputValue: 'anna@example.com', isTouched: true } }

export const InvalidAddress: Story = { args: { inputValue: 'anna@', isTouched: true } }

export const Refused: Story = {
  args: { inputValue: 'anna@example.com', customError: 'There is an account with this address' },
}

export const Disabled: Story = { args: { inputValue: 'anna@example.com', disabled: true } }

export const Suggestions: Story = { play: typing('anna@') }

export const ActiveSuggestion: Story = { play: typing('anna@', '{ArrowDown}{ArrowDown}') }

export const CustomDomains: Story = {
  args: { domains: ['sales.example.com', 'support.example.com'] },
  play: typing('anna@s'),
}

export const LongAddress: Story = {
  args: { domains: ['a-remarkably-long-domain-of-a-university.example.edu', 'short.example'] },
  play: typing('maria.magdalena.von-und-zu-hohenstein@'),
}

export const Typo: Story = { play: typing('anna@gmial.com') }

export const TypoAfterBlur: Story = { play: typing('anna@gmial.com', '{Tab}') }
